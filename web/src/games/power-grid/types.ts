/** What the server tells about a game of Power Grid: view.py as types. */

export type Fuel = 'coal' | 'oil' | 'garbage' | 'uranium'
export type Kind = Fuel | 'hybrid' | 'wind' | 'fusion'

export interface Plant {
  name: string
  number: number
  fuel: Kind
  units: number
  cities: number
  mine: boolean
}
/** A card of the market: a plant, or the step 3 card, which has a name only. */
export type Card = Plant | { name: 'step-3' }
export const isPlant = (card: Card): card is Plant => 'number' in card

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
export interface PrintedLink {
  a: string
  b: string
  cost: number
  uncertain: boolean
}
export interface PrintedArea {
  id: string
  name: string
  adjacent: string[]
}
export interface PrintedTrack {
  fuel: Fuel
  source: string
  prices: number[]
  resupply: number[]
}
export interface MapWords {
  areas: Record<string, string>
  special_rules: string[]
}
export interface Printed {
  map: {
    id: string
    name: string
    canvas: [number, number]
    confidence: 'high' | 'medium' | 'low' | 'own'
    special_rules: string[]
    /** The same in other languages; a user's own map has none. */
    words: Record<string, MapWords>
  }
  areas: PrintedArea[]
  cities: PrintedCity[]
  links: PrintedLink[]
  tracks: PrintedTrack[]
  payments: number[]
  plants: Plant[]
  most_plants: number
  phases: string[]
}

export interface FuelState {
  fuel: Fuel
  source: string
  tokens: number
  price: number | null
  rise: number
  supply: number
  resupply: number
  shift: number
}
export interface CityState {
  id: string
  houses: number[]
  open: number
  price: number | null
}
export interface Player {
  seat: number
  cash: number
  cities: number
  plants: Plant[]
  mines: Plant[]
  fuel: Record<Fuel, number>
  storage: Record<Fuel | 'hybrid', number>
  can_power: number
  income: number
  capacity: number
  powered: number
  earned: number
  part: 'in' | 'bought' | 'passed' | null
  free_network: boolean
}
export interface Auction {
  plant: Plant
  nominator: number
  bid: number | null
  bidder: number | null
  lowest: number
  still_in: number[]
}
export interface Market {
  offered: Card[]
  future: Card[]
  stack: number
  removed: number
  known_top: string[]
  known_bottom: string[]
  twins_to_come: string[]
  step_3_card: boolean
  step_3_seen: boolean
}
export interface ResultRow {
  seat: number
  place: number
  powered: number
  cash: number
  cities: number
}
export interface View {
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
  mines: { tokens: number; price: number } | null
  running: string[]
  result: { ended_by: 'network' | 'round-limit' | 'full-board' | null; rows: ResultRow[] } | null
}
