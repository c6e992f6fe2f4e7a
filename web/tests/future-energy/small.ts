/** A small table of Future Energy and a voice for tests: three sites, two regions, two seats. */
import type { Say, SeatInfo } from '$games/contract'
import type { Player, Printed, View } from '$games/future-energy/types'
import { joined } from '../shared'

export const printed: Printed = {
  board: { id: 'small', name: 'Small', canvas: [500, 400], reconstructed: true },
  regions: [
    { id: 'north', name: 'North', colour: 'blue', hex: '#3f7fd0' },
    { id: 'isle', name: 'The Isle', colour: 'green', hex: '#4aa35a' },
  ],
  sites: [
    { id: 'oslo', name: 'Oslo', country: 'NO', region: 'north', x: 100, y: 100, red_framed: false, blocked: false },
    { id: 'bergen', name: 'Bergen', country: 'NO', region: 'north', x: 220, y: 110, red_framed: false, blocked: false },
    { id: 'skye', name: 'Skye', country: 'GB', region: 'isle', x: 400, y: 300, red_framed: true, blocked: true },
  ],
  start: { id: 'start', name: 'Frankfurt', x: 150, y: 250 },
  links: [
    { id: 'bergen-oslo', a: 'bergen', b: 'oslo', sea: false, open: true },
    { id: 'oslo-start', a: 'oslo', b: 'start', sea: false, open: true },
    { id: 'bergen-skye', a: 'bergen', b: 'skye', sea: true, open: false },
  ],
  tiles: { oil: 7 },
  contracts: [{ id: 'oil-coal', points: 4, icons: ['oil', 'coal'] }],
  starting_contracts: [{ id: 'start-without-gas', points: 12, icons: ['coal', 'oil'] }],
  contracts_reconstructed: true,
  public_contracts: [{ id: 'gain-6', points: 4, effect: 'gain-money', amount: 6, energies: ['coal', 'gas'] }],
  public_reconstructed: true,
  certificates: [3, 4, 5],
  contract_prices: [1, 2, 3, 4],
  line_prices: [1, 5],
  region_points: [3],
  grid_points: [1, 3],
  points_per_grid_plant: 2,
  joint_price: 2,
  public_price: 1,
  completion_money: 1,
  most: { investors: 2, engineers: 3, extensions: 2, plants_on_site: 3 },
  plants: 20,
  lines: 15,
}

const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  score: 4,
  cash: 5,
  plants: 12,
  lines: 9,
  investors: 1,
  engineers: 2,
  extensions: 0,
  income: 4,
  contracts: [],
  completed: [],
  certificates: [],
  public: [],
  kept: {},
  wildcards: 0,
  regions_reached: 1,
  if_over: { score: 4, empty_spaces: 1, certificates: 0, regions: 3, grid: 0, largest_grid: 2, points: 10 },
  ...more,
})

export const view: View = {
  game: 'future-energy',
  board: 'small',
  seats: 2,
  modules: [1],
  you: 0,
  round: 3,
  phase: 'moving',
  asked: 'crew',
  seat: 0,
  active: 0,
  first: 1,
  last_round: null,
  crew: 'start',
  sites: [
    { id: 'oslo', region: 'north', tile: 'oil', blocked: false, plants: [0, 0] },
    { id: 'bergen', region: 'north', tile: null, blocked: false, plants: [2, 1] },
    { id: 'skye', region: 'isle', tile: null, blocked: true, plants: [0, 0] },
  ],
  start_plants: [1, 1],
  regions: [
    { id: 'north', name: 'North', plants: [2, 1], points: [3, 0] },
    { id: 'isle', name: 'The Isle', plants: [0, 0], points: [0, 0] },
  ],
  lines: [{ id: 'bergen-oslo', owners: [0, 1] }],
  display: [{ id: 'oil-coal', points: 4, icons: ['oil', 'coal'], price: 1 }],
  stack: 6,
  removed: 2,
  public: null,
  certificates_left: 8,
  players: [
    player(0, {
      contracts: [{ ...printed.starting_contracts[0]!, plants: [1, 0] }],
      certificates: [3, 5],
      completed: ['oil-coal'],
    }),
    player(1, { certificates: [null], lines: 3 }),
  ],
  turn: null,
  route: null,
  result: null,
}

export const over: View = {
  ...view,
  phase: 'game-over',
  seat: null,
  active: null,
  players: [view.players[0]!, player(1, { certificates: [4] })],
  result: {
    ended_by: 'lines',
    all_contracts_count: false,
    rows: [
      {
        seat: 1,
        place: 1,
        points: 20,
        score: 14,
        empty_spaces: 0,
        certificates: 4,
        regions: 0,
        grid: 0,
        largest_grid: 2,
        cash: 7,
      },
      {
        seat: 0,
        place: 2,
        points: 20,
        score: 4,
        empty_spaces: 1,
        certificates: 8,
        regions: 3,
        grid: 0,
        largest_grid: 4,
        cash: 5,
      },
    ],
  },
}

export const seats = ['Ada', 'Ben'].map((label, seat) => ({ seat, label }) as SeatInfo)

/** Says the id and its arguments, so that tests see what was meant. */
export const say = ((id: string, args: Record<string, unknown> = {}) =>
  joined(id, args) ?? [id, ...Object.values(args).filter((value) => typeof value !== 'object')].join(' ')) as Say
say.has = (id) => id !== 'region-isle' && !id.startsWith('place-')
say.forms = () => []
say.seat = (seat) => seats[seat]!.label
say.move = (move) => move.verb
say.cost = () => null
say.did = (entry) => entry.verb
say.event = (event) => event.name
say.why = (reason) => reason
say.language = 'en'
