/** What the server shows of this game. Written by `make wire` from src/megawatt/games/barrage/view_types.py: change it there. */

/** The map with its drawing hints, the action spaces and everything printed on tiles. */
export interface Printed {
  map: PrintedMap
  rows: Row[]
  patent_spaces: PatentSpace[]
  construction_spaces: PrintedSpace[]
  build_cost: Record<string, Record<string, unknown>>
  companies: PrintedCompany[]
  officers: PrintedOfficer[]
  tiles: PrintedTiles
  contracts: Record<string, PrintedContract>
  works: Record<string, PrintedWork>
  buildings: PrintedBuilding[]
  energy_income: EnergyIncome[]
  bonus_tiles: BonusTile[]
  objective_tiles: ObjectiveTile[]
  automa_tiles: AutomaTile[]
  spaces_in_play: string[]
}

export interface PrintedMap {
  headstream: PrintedHeadstream[]
  basin: PrintedBasin[]
  'dam-space': PrintedDam[]
  'conduit-space': PrintedConduit[]
  'turbine-zone': PrintedZone[]
  'powerhouse-space': PrintedPowerhouse[]
  exit: PrintedExit[]
  river: River[]
  area: Record<string, Terrain>
}

export interface PrintedHeadstream {
  id: string
  slot: number
  'flows-to': string
  x: number
  y: number
}

export interface PrintedBasin {
  id: string
  number: number
  area: string
  'dam-spaces': string[]
  'conduit-spaces': string[]
  'powerhouse-spaces': string[]
  'fed-by-river-from': string[]
  'fed-by-conduits'?: string[]
  x: number
  y: number
}

export interface PrintedDam {
  id: string
  basin: string
  position: string
  cost: number
  'flows-to': string
  x: number
  y: number
}

export interface PrintedConduit {
  id: string
  basin: string
  side: string
  label: string
  value: number
  'to-basin': string
  'to-zone': string
  colour: string
  x: number
  y: number
  path: ([number, number])[]
}

export interface PrintedZone {
  id: string
  basin: string
  area: string
  'flows-to': string
  x: number
  y: number
}

/** A space for a powerhouse. */
export interface PrintedPowerhouse {
  id: string
  basin: string
  zone: string
  cost: number
  x: number
  y: number
}

/** Where the water leaves the map. */
export interface PrintedExit {
  id: string
  x: number
  y: number
}

export interface River {
  from: string
  to: string
  path: ([number, number])[]
}

export interface Terrain {
  'base-excavators': number
  'elevation-mixers': number
}

export interface Row {
  board: string
  id: string
  effect: Record<string, number>
  'players-min': number
  left: PrintedSpace
  right: PrintedSpace
  note?: string
  price?: number
}

/** An action space as it is printed. */
export interface PrintedSpace {
  id: string
  engineers: number
  surcharge: number
}

/** An action space of the patent office, with the place of its tile. */
export interface PatentSpace {
  id: string
  engineers: number
  surcharge: number
  price: number
  tile: number
}

/** A company, with the income under its pieces. */
export interface PrintedCompany {
  id: string
  name: string
  colour: string
  expansion: boolean
  income: Record<string, Record<string, Record<string, number>>>
  ability: Record<string, unknown>
  product?: string
}

export interface PrintedOfficer {
  id: string
  name: string
  box: string
  kind: string
  mechanics: string
  'copied-by-mahiri'?: string
  uncertain?: string
  'extra-start'?: string[]
  start?: Record<string, number>
  copyable?: string
  'usable-without-expansion-modules'?: boolean
  limits?: string
  confidence?: string
}

/** The technology tiles. */
export interface PrintedTiles {
  basic: BasicTile[]
  advanced: AdvancedTile[]
}

export interface BasicTile {
  id: string
  builds: string
  'only-in'?: string
  expansion?: boolean
  product?: string
}

/** An advanced technology tile. */
export interface AdvancedTile {
  id: string
  level: number
  builds: string
  when: string
  effect: string
  optional?: boolean
  note?: string
  expansion?: boolean
}

/** The energy a contract asks for and what it gives. */
export interface PrintedContract {
  energy: number
  reward: Record<string, number>
}

/** The machines an external work takes and what it gives. */
export interface PrintedWork {
  excavators: number
  mixers: number
  reward: Record<string, number>
}

/** A private building. */
export interface PrintedBuilding {
  id: string
  cost: Machines
  vp: number
  action: string
  spaces: string[]
}

/** What a private building costs. */
export interface Machines {
  excavators: number
  mixers: number
}

export interface EnergyIncome {
  from: number
  credits: number
  vp?: number
}

export interface BonusTile {
  id: string
  value: number
  per: string
  'not-in'?: string
  expansion?: boolean
}

/** An objective of the game. */
export interface ObjectiveTile {
  id: string
  count: string
  maximum?: number
}

export interface AutomaTile {
  id: string
  note?: string
  actions: AutomaAction[]
  'dam-criteria': string[]
  'dam-start': number
  'conduit-criteria': string[]
  'conduit-start': string
  'powerhouse-criteria': string[]
  'powerhouse-start': number
  headstreams: string[]
}

export interface AutomaAction {
  do: string
  engineers: number
  modifier?: number
  'needs-contract'?: string
  chain?: boolean
  piece?: string
  order?: number[]
  expansion?: boolean
  segments?: number
  vp?: number
  'any-machines'?: number
  'not-in-round-5'?: boolean
  area?: string
  colour?: string
  'energy-steps'?: number
  builds?: string
  excavators?: number
  mixers?: number
  'value-min'?: number
  search?: string
}

/** The whole table; every seat and every spectator sees the same. */
export interface View {
  round: number
  phase: string
  asked: string
  pending: Pending[]
  seat: number | null
  order: number[]
  headstreams: Headstream[]
  dams: Dam[]
  conduits: Record<string, number>
  powerhouses: Record<string, number>
  spaces: Space[]
  contracts: Contracts
  tiles: (string | null)[]
  works: (string | null)[]
  buildings: Building[]
  bonus: string[]
  bonus_needs: number
  objective: string
  game: string
  seats: number
  automas: number
  you: number | null
  companies: Company[]
  copyable: string[]
  start: Start | null
  automa: Automa | null
  productions: Production[]
  result: Result | null
}

/** A question that waits, with what it is about. */
export interface Pending {
  question: string
  seat: number
  tile?: string
  piece?: string
  target?: string
  building?: string
  count?: number
  modifier?: number
  second?: boolean
  energy?: number
  flowing?: boolean
}

/** A headstream: the drops that wait, and those of each round. */
export interface Headstream {
  id: string
  waiting: number
  drops: number[]
}

/** A dam on the map. */
export interface Dam {
  id: string
  owner: number | 'neutral'
  level: number
  drops: number
  capacity: number
}

/** An action space: what it takes, and who is there. */
export interface Space {
  id: string
  engineers: number
  credits: number
  taken: number | null
}

/** The contracts on display and how many are left. */
export interface Contracts {
  open: Record<string, (string | null)[]>
  national: string[]
  stacks: Record<string, number>
}

/** A private building in play. */
export interface Building {
  id: string
  owners: number[]
  slots_left: number
  spaces_left: number
  engineers: number
  credits: number
  used_by: number[]
}

/** A company with all it has. */
export interface Company {
  seat: number
  company: string
  officer: string | null
  copied: string | null
  automa: number
  vp: number
  energy: number
  credits: number
  excavators: number
  mixers: number
  engineers: number
  architect: boolean
  passed: boolean
  built: Record<string, number>
  left: Record<string, number>
  incomes: Income[]
  production_bonus: number
  ability: boolean
  tiles: string[]
  wheel: Segment[]
  contracts: string[]
  contract_limit: number
  fulfilled: number
  works: number
  buildings: string[]
  constructions: string[]
  officer_spaces: number
  bonus_count: number
  bonus_vp: number
  objective_count: number
  objective_vp: number
}

/** An income of a company's board, and whether it has been uncovered. */
export interface Income {
  piece: string
  at: number
  uncovered: boolean
}

/** A segment of the construction wheel. */
export interface Segment {
  tile: string | null
  excavators: number
  mixers: number
}

/** Bids, pairs and starting contracts before the first round. */
export interface Start {
  bids: Bid[]
  pairs: Pair[]
  contracts: StartContract[]
}

/** A bid for a place in the order. */
export interface Bid {
  place: number
  seat: number
  bid: number
}

/** A company with its officer, and who has taken them (-1: nobody). */
export interface Pair {
  company: string
  officer: string
  seat: number
}

/** A starting contract, and who has taken it (-1: nobody). */
export interface StartContract {
  contract: string
  seat: number
}

/** The criteria tile now, and the next one. */
export interface Automa {
  criteria: string
  next: string
}

/** Where a production takes the water from, and what it brings. */
export interface Production {
  dam: string
  conduit: string
  basin: number
  drops: number
  energy: number
  total: number
  fee: number
  owner: string
  contracts: string[]
  caught_by: string
}

/** All companies with their places, automas included. */
export interface Result {
  rows: ResultRow[]
  tied: boolean
}

/** A company's place and points; `track` is what it had before the final scoring. */
export interface ResultRow {
  seat: number
  place: number
  vp: number
  energy: number
  track: number
  scored: Scored
  objective_count: number
  goods_count: number
}

/** The parts of the final scoring. */
export interface Scored {
  objective: number
  goods: number
  buildings: number
  water: number
}

/** Every kind of event. */
export const EVENTS = [
  'bid-made',
  'positions-settled',
  'pair-picked',
  'contract-picked',
  'round-begins',
  'headstreams-filled',
  'placed',
  'banked',
  'passed',
  'officer-copied',
  'tile-taken',
  'constructed',
  'free-piece',
  'income-revealed',
  'income-taken',
  'wheel-turned',
  'produced',
  'tile-produced',
  'fee-paid',
  'energy-steps',
  'contract-fulfilled',
  'contract-taken',
  'contract-discarded',
  'contract-opened',
  'contracts-removed',
  'drop-placed',
  'drop-flows',
  'drops-caught',
  'drops-left',
  'dam-filled',
  'machine-gained',
  'credits-gained',
  'credits-paid',
  'vp-scored',
  'tile-retrieved',
  'work-done',
  'building-used',
  'extra-turn',
  'water-flows',
  'leader-award',
  'energy-income',
  'zero-energy',
  'bonus-scored',
  'order-set',
  'objective-scored',
  'goods-scored',
  'buildings-scored',
  'water-scored',
  'game-ends',
] as const
export type EventName = (typeof EVENTS)[number]
