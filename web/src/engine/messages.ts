/** What thinkers (thinker.ts) are asked and answer. Boards and states are bytes of records; see module.ts. */
import type { Limits } from './bots'
import type { FoundHint, HintBudget } from './hints'

/** Where the files of a game are; weights are fetched only for what relies on the network. */
export interface GameFiles {
  wasm: string
  weights: string
}

interface Position {
  files: GameFiles
  board: Uint8Array
  /** All that the seat to decide cannot know has been drawn anew in it. */
  state: Uint8Array
  ply: number
  /** Below 2^63. */
  seed: bigint
}

/** A bot's move; `table` and bot together say whose tree is kept from one decision to the next. */
export interface Decide extends Position {
  kind: 'decide'
  bot: string
  table: string
  limits?: Limits
}

export interface GiveHints extends Position {
  kind: 'hints'
  budget: HintBudget
}

export type Wish = Decide | GiveHints

export interface Answers {
  decide: { action: number; seconds: number }
  hints: { hints: FoundHint[]; playouts: number; seconds: number }
}

export type Question = { id: number; wish: Wish }
export type Answer = { id: number; found: Answers[keyof Answers] } | { id: number; failed: string }
