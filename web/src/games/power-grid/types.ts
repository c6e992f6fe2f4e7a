/** What the server shows of this game. Written by `make wire` from src/megawatt/games/power_grid/view_types.py: change it there. */

/** Everything printed: map, plants, tracks, payments, and what decides the game, the weightiest first. */
export interface Printed {
  map: PrintedMap
  areas: PrintedArea[]
  cities: PrintedCity[]
  links: PrintedLink[]
  tracks: PrintedTrack[]
  payments: number[]
  plants: Plant[]
  most_plants: number
  phases: string[]
  tie_breaks: ('cash' | 'cities' | 'powered')[]
}

/** The map and what is known about it; `words` are the same in other languages, of which a user's own map has none. */
export interface PrintedMap {
  id: string
  name: string
  canvas: [number, number]
  confidence: string
  special_rules: string[]
  words: Record<string, MapWords>
}

/** What a map says, in one language. */
export interface MapWords {
  areas: Record<string, string>
  special_rules: string[]
}

/** An area of the map. */
export interface PrintedArea {
  id: string
  name: string
  adjacent: string[]
}

/** A city and the prices of its spaces. */
export interface PrintedCity {
  id: string
  name: string
  area: string
  x: number
  y: number
  spaces: number[]
  foreign: boolean
  start: boolean
}

/** A connection between two cities. */
export interface PrintedLink {
  a: string
  b: string
  cost: number
  uncertain: boolean
}

/** A fuel track: a price per space, and the resupply in each step. */
export interface PrintedTrack {
  fuel: 'coal' | 'garbage' | 'oil' | 'uranium'
  source: string
  prices: number[]
  resupply: number[]
}

/** A plant as it is printed. */
export interface Plant {
  name: string
  number: number
  fuel: 'coal' | 'fusion' | 'garbage' | 'hybrid' | 'oil' | 'uranium' | 'wind'
  units: number
  cities: number
  mine: boolean
}

/** The whole table as one seat sees it. */
export interface View {
  game: string
  map: string
  map_name: string
  seats: number
  you: number | null
  round: number
  phase: string
  step: number
  asked: string
  seat: number | null
  order: number[]
  step_2_at: number | null
  end_at: number
  areas: string[]
  plants: Market
  fuel: FuelState[]
  auction: Auction | null
  players: Player[]
  cities: CityState[]
  mines: Mines | null
  running: string[]
  result: Result | null
}

/** The plant market and what everybody knows of the stack. */
export interface Market {
  offered: Card[]
  future: Card[]
  stack: number
  removed: number
  known_top: string[]
  known_bottom: string[]
  twins_to_come: string[]
  out_of_game: Plant[]
  step_3_card: boolean
  step_3_seen: boolean
}

/** A card of the market: a plant, or the step 3 card, which has a name only. */
export interface Card {
  name: string
  number?: number
  fuel?: 'coal' | 'fusion' | 'garbage' | 'hybrid' | 'oil' | 'uranium' | 'wind'
  units?: number
  cities?: number
  mine?: boolean
}

/** A fuel track now; `rise` is how much more than printed its tokens cost. */
export interface FuelState {
  fuel: 'coal' | 'garbage' | 'oil' | 'uranium'
  source: string
  tokens: number
  price: number | null
  rise: number
  supply: number
  resupply: number
  shift: number
}

/** The plant under the hammer. */
export interface Auction {
  plant: Plant
  nominator: number
  bid: number | null
  bidder: number | null
  lowest: number
  still_in: number[]
}

/** Everything a player has in front of them. */
export interface Player {
  seat: number
  cash: number
  cities: number
  plants: Plant[]
  mines: Plant[]
  fuel: Record<'coal' | 'garbage' | 'oil' | 'uranium', number>
  storage: Record<'coal' | 'garbage' | 'hybrid' | 'oil' | 'uranium', number>
  can_power: number
  income: number
  capacity: number
  powered: number
  earned: number
  part: 'bought' | 'in' | 'passed' | null
  free_network: boolean
}

/** A city in play, and what the seat that looks would pay to build there. */
export interface CityState {
  id: string
  houses: number[]
  open: number
  price: number | null
}

/** Tokens of the mines and what they bring. */
export interface Mines {
  tokens: number
  price: number
}

/** Who won, and what ended the game. */
export interface Result {
  ended_by: 'full-board' | 'network' | 'round-limit' | null
  rows: ResultRow[]
}

/** A player's place and the numbers that decide it (`tie_breaks`). */
export interface ResultRow {
  seat: number
  place: number
  powered: number
  cash: number
  cities: number
}

/** Every kind of event. */
export const EVENTS = [
  'area-chosen',
  'city-chosen',
  'round-begins',
  'order-set',
  'passed-phase',
  'nominated',
  'bid-made',
  'passed-bid',
  'plant-bought',
  'plant-discarded',
  'fuel-given-up',
  'plant-drawn',
  'plant-leaves',
  'plant-obsolete',
  'plant-buried',
  'twin-leaves',
  'step-3-card-drawn',
  'step-begins',
  'fuel-bought',
  'house-built',
  'powered',
  'fuel-burned',
  'outage',
  'mines-sold',
  'resupplied',
  'oil-cheaper',
  'game-ends',
  'round-limit-reached',
] as const
export type EventName = (typeof EVENTS)[number]
