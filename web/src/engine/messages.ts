/** What thinkers (thinker.ts) are asked and answer. Boards and states are bytes of records; see module.ts. */
import type { Limits, Taste } from './bots'
import type { FoundHint, HintBudget } from './hints'
import type { Effort, FoundChoice, FoundOutlook } from './study'

/** Where the files of a game are; weights are fetched only for what relies on the network. */
export interface GameFiles {
  wasm: string
  weights: string
  /** What the contents of each must amount to, by its address; a static site says so. */
  integrity?: Record<string, string>
}

interface Position {
  files: GameFiles
  board: Uint8Array
  /** All that the seat to decide cannot know has been drawn anew in it, unless the game is over. */
  state: Uint8Array
  ply: number
  /** Below 2^63. */
  seed: bigint
}

/** A bot's move; `table` and bot together say whose tree is kept from one decision to the next. */
export interface Decide extends Position {
  kind: 'decide'
  /** With its character, as in `gigawatt:fox`. */
  bot: string
  level: string
  taste?: Taste
  table: string
  limits?: Limits
}

export interface GiveHints extends Position {
  kind: 'hints'
  budget: HintBudget
}

/** Some moves compared under the same cards. */
export interface CompareMoves extends Position {
  kind: 'compare'
  actions: number[]
  playouts: number
}

/** What everybody may expect of a true position of a finished game after these moves, for an analysis. */
export interface FindOutlook extends Position {
  kind: 'outlook'
  actions: number[]
  playouts: number
}

/** What a move of a finished game gave away; `state` is the true position. See study.ts. */
export interface StudyMove extends Position {
  kind: 'study'
  imagined: Uint8Array
  played: number
  legal: number[]
  effort: Effort
  playoutSeed: bigint
}

export type Wish = Decide | GiveHints | CompareMoves | FindOutlook | StudyMove

export interface Answers {
  decide: { action: number; seconds: number }
  hints: { hints: FoundHint[]; playouts: number; seconds: number }
  compare: { hints: FoundHint[] }
  outlook: FoundOutlook
  study: FoundChoice
}

export type Question = { id: number; wish: Wish }
export type Answer = { id: number; found: Answers[keyof Answers] } | { id: number; failed: string }
