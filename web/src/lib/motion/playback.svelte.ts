/**
 * Plays what others did, one move after the other, at the speed a person likes. The table's state is always the newest;
 * only what the board shows lags behind it, and whoever clicks sees the newest at once.
 */
import { isMove } from '$lib/table/entries'
import type { Entry, Moment } from '$lib/api/wire'
import type { TableState } from '$lib/table/table.svelte'

export type Speed = 'instant' | 'brisk' | 'calm'

/** A moment that the board shows although the table is further. */
export interface Shown {
  ply: number
  view: Record<string, unknown>
  latest: Entry | null
  decides: number | null
  /** How much of the log is told. */
  entries: number
}

/** What the server told: the table before and after, and what happened between. */
export interface EventStyle {
  before: TableState
  after: TableState
  latest: Entry | null
  entries: Entry[]
}

/** Milliseconds that a move is shown before the next. */
const PACE: Record<Speed, number> = { instant: 0, brisk: 600, calm: 1400 }
/** When more moves wait than this, each gets less time. */
const MANY = 6
const LEAST = 150

export class Playback {
  /** Null: the board shows the table as it is. */
  shown = $state.raw<Shown | null>(null)
  #queue: Shown[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** A move has its time on the board. */
  #busy = false
  /** Counts the skips: what was asked for before one is not wanted any more. */
  #skips = 0

  constructor(
    private readonly speed: () => Speed,
    private readonly mine: (seat: number) => boolean,
    private readonly look: (ply: number) => Promise<Moment>,
    /** More time for a move that ends something. */
    private readonly lasts: (entry: Entry | null) => number = () => 1,
  ) {}

  /**
   * Called before the table's state changes. Null: it is seen with other eyes, and what waits was not meant for them.
   */
  told(news: EventStyle | null): void {
    if (!news) return this.skip()
    const { before, after, latest, entries } = news
    const moves = entries.filter(isMove)
    const own = moves.some((entry) => entry.seat !== null && this.mine(entry.seat))
    if (this.speed() === 'instant' || moves.length === 0 || moves.length < entries.length || own) {
      this.skip()
      if (moves.length === 1) this.#rest(moves[0]!)
      return
    }
    const shown = after.log.entries.length - entries.length
    const steps = moves.map((entry, place) => ({
      ply: entry.ply,
      view: place === moves.length - 1 ? after.view : EMPTY,
      latest: entry,
      decides: place === moves.length - 1 ? after.to_decide : (moves[place + 1]!.seat ?? null),
      entries: shown + place + 1,
    }))
    if (!this.#busy && steps.length === 1) return this.#rest(moves[0]!)
    this.shown ??= { ply: before.ply, view: before.view, latest, decides: before.to_decide, entries: shown }
    this.#queue.push(...steps)
    if (!this.#busy) void this.#next()
  }

  /** Show the table as it is, now. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#busy = false
    this.#skips += 1
    this.#queue = []
    this.shown = null
  }

  /** A move that is on the board stays there for its time. */
  #rest(entry: Entry): void {
    const share = Math.min(1, MANY / Math.max(this.#queue.length, 1))
    const time = Math.max(LEAST, (PACE[this.speed()] ?? PACE.brisk) * share) * this.lasts(entry)
    this.#busy = true
    this.#timer = setTimeout(() => void this.#next(), time)
  }

  async #next(): Promise<void> {
    const step = this.#queue.shift()
    if (!step) {
      this.#busy = false
      this.shown = null
      return
    }
    if (step.view === EMPTY) {
      const skips = this.#skips
      this.#busy = true
      const moment = await this.look(step.ply).catch(() => null)
      if (skips !== this.#skips) return
      if (!moment) return void this.#next()
      step.view = moment.view
      step.decides = moment.to_decide
    }
    this.shown = this.#queue.length > 0 ? step : null
    this.#rest(step.latest!)
  }
}

const EMPTY: Record<string, unknown> = {}
