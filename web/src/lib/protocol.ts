/** What the page and the server say to each other: docs/protocol.md as types. */

export type Arguments = Record<string, unknown>

export interface OptionInfo {
  name: string
  kind: 'flag' | 'number' | 'choice' | 'text'
  default: string | number | boolean
  choices: string[]
  file: boolean
  free: boolean
  lowest: number
  highest: number
  /** One of several readings of a rule that the printed texts leave open. */
  disputed: boolean
}

export interface GameInfo {
  name: string
  seat_counts: number[]
  usual_seats: number
  /** The weakest first. */
  bots: string[]
  usual_bot: string
  options: OptionInfo[]
  /** The set-up for people who play for the first time. */
  first_game: { seats: number; options: Record<string, string | number | boolean> } | null
  /** Whether its rules are written as a booklet. */
  booklet: boolean
  /** Whether there is a guided game. */
  lesson: boolean
}

export interface Compiling {
  done: number
  steps: number
  step: string
}

export interface House {
  version: string
  languages: string[]
  games: GameInfo[]
  compiling: Record<string, Compiling>
}

export interface Me {
  id: string
  name: string | null
  language: string | null
}

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string | null
  bot: string | null
  you: boolean
  present: boolean
}

export type SeatWish = { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string }

/** Where the cards come from. Seed and nonce are told when the game is over. */
export interface Deal {
  kind: 'drawn' | 'chosen' | 'file' | 'what-if' | 'earlier'
  commitment: string | null
  seed: string | null
  nonce: string | null
}

export interface Summary {
  id: string
  game: string
  title: string | null
  seats: Seat[]
  options: Record<string, string | number | boolean>
  public: boolean
  host: boolean
  status: 'waiting' | 'running' | 'over' | 'closed'
  ply: number
  to_decide: number | null
  your_turn: boolean
  mine: number[]
  created: number
  moved: number | null
  what_if_of: { id: string; ply: number } | null
  deal: Deal
  ranking: number[] | null
}

export interface Tables {
  mine: Summary[]
  open: Summary[]
  running: Summary[]
}

/** A legal move. Its sentence is `move-VERB`, its price `cost-VERB`, both with the arguments spelled by the game. */
export interface Move {
  text: string
  verb: string
  arguments: Arguments
  costs: Arguments | null
  warning: { id: string; arguments: Arguments } | null
}

/** A verb that takes any number from lowest to highest: the text of the move is `${verb} ${number}`. */
export interface Range {
  verb: string
  lowest: number
  highest: number
}

export interface Moves {
  question: string | null
  list: Move[]
  ranges: Range[]
}

export interface GameEvent {
  name: string
  arguments: Arguments
}

export interface Entry {
  ply: number
  seat: number | null
  text: string
  verb: string
  arguments: Arguments
  events: GameEvent[]
  at: number | null
  taken_back: { from: number; to: number; by: number | null } | null
}

export interface PlanOffer {
  kind: string
  about: string
  lowest: number | null
  highest: number | null
}

export interface Plan {
  kind: string
  about: string
  amount: number | null
}

export interface UndoRequest {
  request: number
  seat: number
  to: number
  reveals: boolean
  waiting_for: number[]
  agreed: number[]
}

/** Everything a page shows of a table. */
export interface TableState {
  seq: number
  summary: Summary
  printed: Record<string, unknown>
  view: Record<string, unknown>
  shown: number | null
  ply: number
  to_decide: number | null
  over: boolean
  moves: Moves | null
  plans: PlanOffer[]
  plan: Plan | null
  log: { first: number; entries: Entry[] }
  undo: { to: number; free: boolean } | null
  request: UndoRequest | null
  scores: number[]
  ranking: number[] | null
}

export type TableMessage = { type: 'table' } & TableState
export type UpdateMessage = { type: 'update'; seq: number; view?: Record<string, unknown>; entries?: Entry[] } & Partial<
  Omit<TableState, 'seq' | 'view'>
>
export type PresenceMessage = { type: 'presence'; present: number[]; watchers: number }
export type NewsMessage = { type: 'news'; what: 'compiling' | 'restarting' | 'lobby' } & Record<string, unknown>
export type DoneMessage = { type: 'done'; id: number } & Record<string, unknown>
export type RefusedMessage = { type: 'refused'; id: number; reason: string; arguments: Arguments }
export type ServerMessage = TableMessage | UpdateMessage | PresenceMessage | NewsMessage | DoneMessage | RefusedMessage

/** The answer to "may this be played now?". */
export interface Verdict {
  reason: string | null
  arguments: Arguments
  costs: Arguments | null
}

/** A moment of the past, as the seat shown could see it then. */
export interface Moment {
  ply: number
  view: Record<string, unknown>
  entry: Entry | null
}

export interface Figures {
  names: string[]
  rounds: { ply: number; label: number; values: Record<string, number[]> }[]
}

/** A refusal of an HTTP request; `refused-ID` is a message of the page. */
export interface Refusal {
  refused: string
  arguments: Arguments
  detail: string
}
