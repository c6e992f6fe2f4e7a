/** A small map and a voice that answers with ids, for the tests of Power Grid's part of the page. */
import { joined } from '../shared'
import type { Say } from '$games/contract'
import type { Plant, Printed, PrintedCity, Player, View } from '$games/power-grid/types'

const city = (id: string, area: string, x: number, y: number): PrintedCity => ({
  id,
  name: id[0]!.toUpperCase() + id.slice(1),
  area,
  x,
  y,
  spaces: [10, 15, 20],
  foreign: false,
  start: false,
})

export const PRINTED: Printed = {
  map: {
    id: 'small',
    name: 'Small',
    canvas: [400, 300],
    confidence: 'high',
    special_rules: [],
    words: { de: { areas: { red: 'Osten', green: 'Westen' }, special_rules: [] } },
  },
  areas: [
    { id: 'green', name: 'West', adjacent: ['red'] },
    { id: 'red', name: 'East', adjacent: ['green'] },
  ],
  cities: [
    city('essen', 'green', 80, 80),
    city('bremen', 'green', 90, 200),
    city('berlin', 'red', 300, 90),
    city('dresden', 'red', 310, 220),
  ],
  links: [
    { a: 'essen', b: 'bremen', cost: 7, uncertain: false },
    { a: 'essen', b: 'berlin', cost: 21, uncertain: true },
    { a: 'berlin', b: 'dresden', cost: 0, uncertain: false },
  ],
  tracks: [{ fuel: 'coal', source: '', prices: [1, 1, 1, 2, 2, 2], resupply: [3, 4, 5] }],
  payments: [10, 22, 33],
  plants: [],
  most_plants: 3,
  tie_breaks: ['powered', 'cash', 'cities'],
  phases: ['player-order', 'auction', 'resources', 'building', 'bureaucracy'],
}

const COAL_PLANT: Plant = { name: '4', number: 4, fuel: 'coal', units: 2, cities: 1, mine: false }
const WIND_PLANT: Plant = { name: '13', number: 13, fuel: 'wind', units: 0, cities: 1, mine: false }

const player = (seat: number): Player => ({
  seat,
  cash: 50,
  cities: seat === 0 ? 1 : 0,
  plants: seat === 0 ? [COAL_PLANT] : [],
  mines: [],
  fuel: { coal: seat === 0 ? 2 : 0, oil: 0, garbage: 0, uranium: 0 },
  storage: { coal: 4, oil: 0, garbage: 0, uranium: 0, hybrid: 0 },
  can_power: 1,
  income: 22,
  capacity: 1,
  powered: 0,
  earned: 0,
  part: null,
  free_network: false,
})

export const VIEW: View = {
  game: 'power-grid',
  map: 'small',
  map_name: 'Small',
  seats: 2,
  you: 0,
  round: 2,
  phase: 'building',
  step: 1,
  asked: 'build',
  seat: 0,
  order: [1, 0],
  step_2_at: 7,
  end_at: 17,
  areas: ['green', 'red'],
  plants: {
    offered: [COAL_PLANT, WIND_PLANT],
    future: [{ name: 'step-3' }],
    stack: 20,
    removed: 0,
    known_top: [],
    known_bottom: [],
    twins_to_come: [],
    out_of_game: [],
    step_3_card: true,
    step_3_seen: true,
  },
  fuel: [{ fuel: 'coal', source: '', tokens: 2, price: 2, rise: 0, supply: 4, resupply: 3, shift: 0 }],
  auction: null,
  players: [player(0), player(1)],
  cities: [
    { id: 'essen', houses: [0], open: 1, price: null },
    { id: 'bremen', houses: [], open: 1, price: 17 },
    { id: 'berlin', houses: [], open: 1, price: 31 },
  ],
  mines: null,
  running: [],
  result: null,
}

/** Says the id and what goes into the sentence. */
export function echo(): Say {
  const say = ((id: string, args?: Record<string, unknown>) =>
    joined(id, args) ?? (args ? `${id} ${Object.values(args).join(' ')}` : id)) as Say
  say.has = () => true
  say.forms = () => []
  say.seat = (seat) => `seat ${seat + 1}`
  say.language = 'en'
  return say
}
