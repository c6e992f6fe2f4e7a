/** The wire as the page calls it: names of its own for what `wire.ts` declares, and nothing more. */
import type {
  Chat,
  CompilingNow,
  DealShown,
  Done,
  Happening,
  Lists,
  News,
  PlanOffered,
  Presence,
  Refused,
  RefusedRequest,
  Said,
  SeatShown,
  Summary,
  Table,
  Update,
} from './wire'

export type { Entry, Figures, GameInfo, Me, Moment, Move, Moves, NewTable, OptionInfo, Plan, Range, SeatWish, ServerInfo, Summary, UndoRequest, Verdict } from './wire'

/** What a sentence is filled with. */
export type Arguments = Record<string, unknown>
export type Compiling = CompilingNow
export type Seat = SeatShown
export type Absent = Summary['absent']
export type Deal = DealShown
export type Tables = Lists
export type GameEvent = Happening
export type PlanOffer = PlanOffered
export type Refusal = RefusedRequest

/** Everything a page shows of a table. */
export type TableState = Omit<Table, 'type'>
export type TableMessage = Table
export type UpdateMessage = Update
export type PresenceMessage = Presence
export type NewsMessage = News
/** The answer to a message; what it holds besides depends on what was asked. */
export type DoneMessage = Done & Record<string, unknown>
export type RefusedMessage = Refused
export type ServerMessage = TableMessage | UpdateMessage | PresenceMessage | NewsMessage | Chat | Said | DoneMessage | RefusedMessage
