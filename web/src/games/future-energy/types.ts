/** What the server shows of Future Energy (its Python view.py), as types. */

export interface Printed {
  board: { id: string; name: string; canvas: [number, number]; reconstructed: boolean }
  regions: PrintedRegion[]
  sites: PrintedSite[]
  start: { id: string; name: string; x: number; y: number }
  links: PrintedLink[]
  tiles: Record<string, number>
  contracts: ContractCard[]
  starting_contracts: ContractCard[]
  contracts_reconstructed: boolean
  public_contracts: PublicCard[]
  public_reconstructed: boolean
  certificates: number[]
  contract_prices: number[]
  line_prices: number[]
  region_points: number[]
  grid_points: number[]
  points_per_grid_plant: number
  joint_price: number
  public_price: number
  completion_money: number
  most: { investors: number; engineers: number; extensions: number; plants_on_site: number }
  plants: number
  lines: number
}

export interface PrintedRegion {
  id: string
  name: string
  colour: string
  hex: string
}

export interface PrintedSite {
  id: string
  name: string
  country: string
  region: string
  x: number
  y: number
  red_framed: boolean
  blocked: boolean
}

export interface PrintedLink {
  id: string
  a: string
  b: string
  sea: boolean
  open: boolean
}

export interface ContractCard {
  id: string
  points: number
  icons: string[]
}

export interface PublicCard {
  id: string
  points: number
  effect: string
  amount: number | null
  energies: string[]
}

export interface View {
  board: string
  seats: number
  modules: number[]
  you: number | null
  round: number
  phase: string
  asked: string
  seat: number | null
  active: number | null
  first: number
  last_round: string | null
  crew: string
  sites: Site[]
  start_plants: number[]
  regions: Region[]
  lines: { id: string; owners: number[] }[]
  display: (ContractCard & { price: number })[]
  stack: number
  removed: number
  public: { display: PublicCard[]; price: number; stack: number; wildcards: number } | null
  certificates_left: number
  players: Player[]
  turn: Turn | null
  route: Route | null
  result: Result | null
}

export interface Site {
  id: string
  region: string
  tile: string | null
  blocked: boolean
  plants: number[]
}

export interface Region {
  id: string
  name: string
  plants: number[]
  points: number[]
}

export interface HeldContract extends ContractCard {
  /** Plants on each space: 0, 1, or 2 on a doubled oil space. */
  plants: number[]
}

export interface Player {
  seat: number
  score: number
  cash: number
  plants: number
  lines: number
  investors: number
  engineers: number
  extensions: number
  income: number
  contracts: HeldContract[]
  completed: string[]
  certificates: (number | null)[]
  public: PublicCard[]
  kept: Record<string, number>
  wildcards: number
  regions_reached: number
  if_over: IfOver
}

/** The points if the game ended now; certificates that the reader cannot see count nothing. */
export interface IfOver {
  score: number
  empty_spaces: number
  certificates: number
  regions: number
  grid: number
  largest_grid: number
  points: number
}

export interface Turn {
  engineers_left: number
  covered: string[]
  must_buy_contract: boolean
  lines_due: number
  target: string | null
  card: string | null
  icon_built: string | null
  chosen: { place?: string; contract?: string; tile?: string; link?: string } | null
}

export interface Route {
  target: string
  paid: number[]
  paid_bank: number
  free_links: number
  passed: string[]
}

export interface Result {
  ended_by: string | null
  rows: ResultRow[]
}

export interface ResultRow {
  seat: number
  place: number
  points: number
  score: number
  empty_spaces: number
  certificates: number
  regions: number
  grid: number
  largest_grid: number | null
  cash: number
}
