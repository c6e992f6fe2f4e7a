/** The view and the printed board of Barrage, as src/megawatt/games/barrage/view.py and showing.py write them. */

export type Effect = Record<string, number>
export type Point = [number, number]

export interface Dam {
  id: string
  owner: number | 'neutral'
  level: number
  drops: number
  capacity: number
}

export interface Segment {
  tile: string | null
  excavators: number
  mixers: number
}

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
  incomes: { piece: string; at: number; uncovered: boolean }[]
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

export interface Space {
  id: string
  engineers: number
  credits: number
  taken: number | null
}

export interface Building {
  id: string
  owners: number[]
  slots_left: number
  spaces_left: number
  engineers: number
  credits: number
  used_by: number[]
}

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

export interface ResultRow {
  seat: number
  place: number
  vp: number
  energy: number
  track: number
  scored: { objective: number; goods: number; buildings: number; water: number }
  objective_count: number
  goods_count: number
}

export interface View {
  seats: number
  automas: number
  round: number
  phase: string
  asked: string
  pending: Pending[]
  seat: number | null
  order: number[]
  headstreams: { id: string; waiting: number; drops: number[] }[]
  dams: Dam[]
  conduits: Record<string, number>
  powerhouses: Record<string, number>
  companies: Company[]
  spaces: Space[]
  contracts: { open: Record<string, (string | null)[]>; national: string[]; stacks: Record<string, number> }
  tiles: (string | null)[]
  works: (string | null)[]
  buildings: Building[]
  bonus: string[]
  bonus_needs: number
  objective: string
  copyable: string[]
  start: Start | null
  automa: { criteria: string; next: string } | null
  productions: Production[]
  result: { rows: ResultRow[]; tied: boolean } | null
}

export interface Start {
  bids: { place: number; seat: number; bid: number }[]
  pairs: { company: string; officer: string; seat: number }[]
  contracts: { contract: string; seat: number }[]
}

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

interface Placed {
  id: string
  x: number
  y: number
}

export interface PrintedMap {
  headstream: (Placed & { 'flows-to': string })[]
  basin: (Placed & { number: number; area: string })[]
  'dam-space': (Placed & { basin: string; position: string; cost: number; 'flows-to': string })[]
  'conduit-space': (Placed & { basin: string; side: string; value: number; 'to-basin': string; 'to-zone': string; path: Point[] })[]
  'turbine-zone': (Placed & { basin: string; 'flows-to': string })[]
  'powerhouse-space': (Placed & { basin: string; zone: string; cost: number })[]
  exit: Placed[]
  river: { from: string; to: string; path: Point[] }[]
}

export interface Row {
  board: string
  id: string
  effect: Effect
  price?: number
  left: { id: string; engineers: number; surcharge: number }
  right: { id: string; engineers: number; surcharge: number }
}

export interface AutomaAction {
  do: string
  engineers: number
  modifier?: number
  piece?: string
  builds?: string
  segments?: number
  vp?: number
  chain?: boolean
  expansion?: boolean
}

export interface AutomaTile {
  id: string
  actions: AutomaAction[]
  'dam-criteria': string[]
  'conduit-criteria': string[]
  'powerhouse-criteria': string[]
}

export interface Printed {
  map: PrintedMap
  rows: Row[]
  patent_spaces: { id: string; engineers: number; surcharge: number; price: number }[]
  construction_spaces: { id: string; engineers: number; surcharge: number }[]
  companies: { id: string; income: Record<string, Record<string, Effect>> }[]
  officers: { id: string; name: string }[]
  contracts: Record<string, { energy: number; reward: Effect }>
  works: Record<string, { excavators: number; mixers: number; reward: Effect }>
  buildings: { id: string; cost: { excavators: number; mixers: number }; vp: number; spaces: string[] }[]
  energy_income: { from: number; credits: number; vp?: number }[]
  bonus_tiles: { id: string; value: number }[]
  automa_tiles: AutomaTile[]
  spaces_in_play: string[]
}
