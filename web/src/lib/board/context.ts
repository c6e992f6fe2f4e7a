/** What the frame lends to everything on the board, however deep: choosing, previewing, asking, and the tip. */
import { getContext, setContext } from 'svelte'
import type { Say } from '$games/contract'
import type { Move, Verdict } from '$lib/api/wire'

export interface BoardContext {
  readonly say: Say
  readonly previewed: Move | null
  /** Somebody points at the panel of moves: what disappears from its lists keeps its place. */
  readonly holds: boolean
  choose(move: Move | string): void
  preview(move: Move | null): void
  why(text: string): Promise<Verdict>
  /** The title of the paragraph that explains a topic, such as `component-plant-market`; null when there is none. */
  explains(topic: string): string | null
  /** Open that paragraph beside the board. */
  explain(topic: string): void
  /** Somebody tried what cannot be played: say why, with the way to the rule. */
  refuse(text: string): void
  /** Show a tip beside this element, or none. */
  tip(content: TipContent | null, beside?: Element): void
}

/** What a tip can tell: a move with its price, a refused move text with its reason, or plain lines. */
export interface TipContent {
  move?: Move
  ask?: string
  title?: string
  lines?: string[]
  /** Where the rules tell more. */
  topic?: string
  /** What the tip should leave in sight, such as the way that a move takes. */
  clear?: () => DOMRect | null
}

/** Where the rules tell why: the topic of a refusal, whose reason is the id of its sentence. */
export const topicOf = (reason: string): string => `reason-${reason.replace(/^why-/, '')}`

const KEY = Symbol('board')

export const setBoardContext = (context: BoardContext): BoardContext => setContext(KEY, context)
export const getBoardContext = (): BoardContext => getContext<BoardContext>(KEY)
