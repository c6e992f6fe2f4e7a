/**
 * What a game brings to the table page, and what it gets.
 *
 * A game is a folder `src/games/NAME/` (NAME as the server says it: `power-grid`) with an `index.ts` whose default
 * export is a `GamePart`. It is loaded only when a table of that game is opened. Everything in it draws what the server
 * sent: no rules, no prices computed here. Without a folder of its own a game is shown by `generic/`.
 */
import type { Component, Snippet } from 'svelte'
import type { Entry, Happening, Move, Moves, Plan, PlanOffered, SeatShown, Shortcut, Verdict } from '$lib/api/wire'
import type { GameMoment } from '$lib/motion/celebration.svelte'
import type { Counting } from '$lib/story/rounds'
import type { LogStyle } from '$lib/story/story'

export type { Entry, Move, Moves, Shortcut } from '$lib/api/wire'

/** Sentences in the reader's language, from the shared words, the page's and this game's. */
export interface Say {
  /** The sentence of a message id. The arguments go in as they are; a missing message shows its id. */
  (id: string, args?: Record<string, unknown>): string
  /** Whether there is such a message. */
  has(id: string): boolean
  /** The further forms a message has (`say('company-usa.subject')`). */
  forms(id: string): string[]
  /** `move-VERB`: "Build in Essen". */
  move(move: Pick<Move, 'verb' | 'arguments'>): string
  /** `cost-VERB`: "17 Elektro (10 + 7)"; null when the move costs and brings nothing. */
  cost(move: Pick<Move, 'verb' | 'costs'>): string | null
  /** `shortcut-KIND`: "Fuel for plant 8: 12 Elektro, 30 left". */
  shortcut(shortcut: Pick<Shortcut, 'kind' | 'arguments' | 'costs'>): string
  /** `did-VERB`: "Ada is done.", for a move that made nothing happen; "Ada: Done" in a game without such sentences. */
  did(entry: Pick<Entry, 'seat' | 'verb' | 'arguments'>): string
  /** `event-NAME`: "Ada builds in Essen for 17." */
  event(event: Happening): string
  /** The sentence of a refusal (`why-REASON` of the game or `refused-REASON` of the page). */
  why(reason: string, args?: Record<string, unknown>): string
  /** What a seat is called: the person's name, or the bot's. */
  seat(seat: number): string
  /** Its code, such as 'en', for Intl. */
  language: string
}

/**
 * A seat as boards draw it: with colour and shape (see `$lib/board/seats`, `SeatMark`), the name to show, and the
 * character of a bot (`Portrait`).
 */
export type SeatInfo = SeatShown & { label: string; character: string | null }

/**
 * The view or the printed board of a game that the page does not know. Not `unknown`, because a component takes its own
 * game's types only.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Anything = any

/**
 * Everything a Board, Actions or Result gets. `View` and `Printed` are the game's own types (its Python view_types.py).
 */
export interface BoardProps<View = Anything, Printed = Anything> {
  /** What is printed: the same during the whole match. */
  printed: Printed
  /** The position as the seat shown sees it; an older one while somebody looks at the past. */
  view: View
  /** The legal moves of the seat shown; null when it is not to decide (or while looking at the past). */
  moves: Moves | null
  seats: SeatInfo[]
  /** The seat whose view this is; null for a spectator. */
  you: number | null
  /** The seat to decide; null when the game is over. */
  toDecide: number | null
  say: Say
  /**
   * Play a move, or any move text such as `bid 25`. The frame asks for confirmation and shows warnings as the person
   * wishes.
   */
  choose: (move: Move | string) => void
  /** Play all moves of a shortcut, and with `finish` the one that ends the turn as well. */
  take: (shortcut: Shortcut, finish?: boolean) => void
  /** What the seat shown may decide ahead, and how it does. */
  plans: PlanOffered[]
  decideAhead: (plan: Plan) => void
  /** Somebody points at this shortcut, or at none any more. */
  outline: (shortcut: Shortcut | null) => void
  /** The shortcut pointed at right now. */
  outlined: Shortcut | null
  /** Somebody points at (hovers, focuses) this move, or at none any more. The frame shows price and consequence. */
  preview: (move: Move | null) => void
  /** The move pointed at right now, on the board or in the action bar: highlight its place. */
  previewed: Move | null
  /** Ask the server whether a move text could be played now, and why not. Cached per position. */
  why: (text: string) => Promise<Verdict>
  /** The game has just ended, and for two seconds the board may show it. */
  finale: boolean
  /** No movement, please. */
  reducedMotion: boolean
  /**
   * The move just played, for animations (water running, a house appearing); null on the first drawing and after an
   * undo.
   */
  latest: Entry | null
  /** True while an older moment is shown: nothing can be played. */
  looking: boolean
}

/**
 * What the action bar of a game gets besides: the default list of moves as a component, to put beside its own panel.
 */
export interface ActionsProps<View = Anything, Printed = Anything> extends BoardProps<View, Printed> {
  /**
   * The frame's own list, grouped by verb; `without` names verbs that your panel offers itself, `few` is how long a
   * list may be, `worth` sorts it, `sign` is a small picture before the words of a move.
   */
  MoveList: Component<{ without?: string[]; few?: number; worth?: (move: Move) => number; sign?: Snippet<[Move]> }>
}

/** What the final scoring gets. */
export interface ResultProps<View = Anything, Printed = Anything> extends BoardProps<View, Printed> {
  /** Everything has been counted. */
  oncounted?: () => void
}

/** A part of the board in words, for screen readers and for people who like text. */
export interface Section {
  heading: string
  lines: string[]
}

export interface SpellContext<View = Anything, Printed = Anything> {
  printed: Printed
  view: View
  say: Say
}

export interface GamePart<View = Anything, Printed = Anything> {
  name: string
  /**
   * Map, markets, player panels; responsive inside its container (container queries; no viewport media queries for
   * layout).
   */
  Board: Component<BoardProps<View, Printed>>
  /** Fetches what the first drawing of this board needs, so that it is drawn once and whole. */
  prepare?(printed: Printed): Promise<unknown>
  /** The game's own panel in the action bar, when a list of moves is not good enough. */
  Actions?: Component<ActionsProps<View, Printed>>
  /** Questions whose usual answer the page gives until somebody wants to answer them. */
  routines?: string[]
  /** What the seat shown owns, in a line: where the board itself is too far from the moves to show it. */
  Purse?: Component<BoardProps<View, Printed>>
  /** The final scoring, line by line; shown in a dialog and beside the board when the game is over. */
  Result?: Component<ResultProps<View, Printed>>
  /** Its final scoring is counted part by part: places and winner are shown when it says that it is done. */
  countsUp?: boolean
  /**
   * Ids → names for sentences, as the game's Python `spell` does. `seat` is spelled by the frame already; use say.seat
   * for other keys.
   */
  spell(args: Record<string, unknown>, context: SpellContext<View, Printed>): Record<string, unknown>
  /** The board as text. */
  describe(view: View, printed: Printed, say: Say, seats: SeatInfo[]): Section[]
  /** Where the game stands, in a few words: "Round 3 · Auction · Step 2". Shown in the header. */
  headline(view: View, printed: Printed, say: Say): string
  /**
   * The topic that a press on the headline explains: "phase-auction"; nothing is explained where no paragraph is about
   * it.
   */
  topic?(view: View): string
  /**
   * Whether one of these seats sees something now that others must not; a game that does not say is taken to hide
   * something.
   */
  hides?(view: View, seats: number[]): boolean
  /** How the log is told; without it every move of a seat is told by its own sentences. */
  logStyle?: LogStyle<View>
  /**
   * What the card at the end of a round shows; a round is over when the event `round-begins` tells of the next `round`.
   */
  countRound?: Counting
  /** Who plays besides the seats, such as automas, with numbers that follow those of the seats. */
  others?(view: View, say: Say): { seat: number; label: string }[]
  /** What is celebrated of a move (`Celebration`), as the table stands after it. */
  moment?(
    events: Happening[],
    around: Pick<BoardProps<View, Printed>, 'view' | 'printed' | 'you' | 'say'>,
  ): GameMoment | null
  /** The board shows how the game ends (`BoardProps.finale`) before the result is opened. */
  finale?: boolean
}
