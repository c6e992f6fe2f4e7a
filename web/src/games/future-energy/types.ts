/** What the server shows of this game. Written by `make wire` from src/megawatt/games/future_energy/view_types.py: change it there. */

/** Everything printed: board side, tiles, contracts, prices and points. */
export interface Printed {
  board: PrintedBoard
  regions: PrintedRegion[]
  sites: PrintedSite[]
  start: PrintedStart
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
  most: Most
  plants: number
  lines: number
}

/** The side of the board. */
export interface PrintedBoard {
  id: string
  name: string
  canvas: [number, number]
  reconstructed: boolean
}

/** A region of the board. */
export interface PrintedRegion {
  id: string
  name: string
  colour: string
  hex: string
}

/** A construction site; a blocked one is out of play with this number of players. */
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

/** Where the crew starts. */
export interface PrintedStart {
  id: string
  name: string
  x: number
  y: number
}

/** A link between two places. */
export interface PrintedLink {
  id: string
  a: string
  b: string
  sea: boolean
  open: boolean
}

/** A construction contract as it is printed. */
export interface ContractCard {
  id: string
  points: number
  icons: string[]
}

/** A public contract as it is printed. */
export interface PublicCard {
  id: string
  points: number
  effect: string
  amount: number | null
  energies: string[]
}

/** How many of a thing a player, or a site, may have. */
export interface Most {
  investors: number
  engineers: number
  extensions: number
  plants_on_site: number
}

/** The whole table as one seat sees it. */
export interface View {
  game: string
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
  lines: Line[]
  display: OfferedContract[]
  stack: number
  removed: number
  public: PublicDisplay | null
  certificates_left: number
  players: Player[]
  turn: Turn | null
  route: Route | null
  result: Result | null
}

/** A construction site now, with everybody's plants. */
export interface Site {
  id: string
  region: string
  tile: string | null
  blocked: boolean
  plants: number[]
}

/** Everybody's plants in a region and what they would bring now. */
export interface Region {
  id: string
  name: string
  plants: number[]
  points: number[]
}

/** A link with lines, and whose they are. */
export interface Line {
  id: string
  owners: number[]
}

/** A construction contract on display. */
export interface OfferedContract {
  id: string
  points: number
  icons: string[]
  price: number
}

/** The public contracts that can be bought. */
export interface PublicDisplay {
  display: PublicCard[]
  price: number
  stack: number
  wildcards: number
}

/** A player as one seat sees them: of the others' certificates only their number. */
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

/** A contract at work; plants on each space: 0, 1, or 2 on a doubled oil space. */
export interface HeldContract {
  id: string
  points: number
  icons: string[]
  plants: number[]
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

/** What the active player has done and still has to do. */
export interface Turn {
  engineers_left: number
  covered: string[]
  must_buy_contract: boolean
  lines_only: boolean
  lines_due: number
  target: string | null
  card: string | null
  decides: boolean
  offered: string | null
  icon_built: string | null
  chosen: Chosen | null
}

/** What the next answer goes with: the lifted line, the plant that waits for its site, the first tile of a swap. */
export interface Chosen {
  place?: string
  contract?: string
  tile?: string
  link?: string
}

/** The move of the crew under way. */
export interface Route {
  target: string
  paid: number[]
  paid_bank: number
  free_links: number
  passed: string[]
}

/** Who won, and what ended the game. */
export interface Result {
  ended_by: string | null
  all_contracts_count: boolean
  rows: ResultRow[]
}

/** A player's place and every part of the final scoring. */
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

/** Every kind of event. */
export const EVENTS = [
  'round-begins',
  'revenue',
  'lines-bought',
  'line-placed',
  'line-lifted',
  'contract-bought',
  'contract-taken',
  'contract-laid',
  'contract-completed',
  'public-bought',
  'public-laid',
  'crew-steps',
  'crew-stays',
  'charge-paid',
  'bank-paid',
  'plant-built',
  'tile-taken',
  'hired',
  'extended',
  'tile-kept',
  'tile-boxed',
  'money-gained',
  'points-gained',
  'certificate-drawn',
  'certificate-seen',
  'certificate-sold',
  'plant-returned',
  'joined',
  'joining-declined',
  'wildcard-taken',
  'public-used',
  'public-scored',
  'plant-shifted',
  'tiles-swapped',
  'second-plant',
  'last-line-placed',
  'last-contract-laid',
  'standstill',
  'game-ends',
  'action-declined',
] as const
export type EventName = (typeof EVENTS)[number]
