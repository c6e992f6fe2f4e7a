/**
 * The table's state as the page knows it, fed by the socket: resumes after every interruption and never plays a move
 * twice.
 */
import { ChatStore } from './chat.svelte'
import { serverTime } from '$lib/shared/clock.svelte'
import { Connection, LineBroke, Refused, type RequestType, type SocketRequest } from '$lib/api/connection'
import type { SocketLike } from '$lib/api/transport'
import { isMove } from './entries'
import { newKey } from '$lib/api/idempotency-key'
import type { EventStyle } from '$lib/motion/playback.svelte'
import type { Arguments } from '$lib/words/bundle'
import type { Entry, Moment, Move, Plan, ServerMessage, Table, Update, Verdict, SocketAnswers } from '$lib/api/wire'

/** Everything a page shows of a table. */
export type TableState = Omit<Table, 'type'>

export type Line = 'connecting' | 'open' | 'lost'

interface Played {
  key: string
  seat: number
  ply: number
  move: string
  /** Moves of the same decision that follow. */
  then: string[]
  /** Played by the page, since there is no other move. */
  forced: boolean
}

/** Where a table tells what went wrong, in message ids. */
export type Complain = (reason: string, args: Arguments) => void

export class TableStore {
  state = $state.raw<TableState | null>(null)
  line = $state<Line>('connecting')
  /** The server is about to start anew: the break that follows is expected. */
  restarting = $state(false)
  present = $state.raw<number[]>([])
  watchers = $state(0)
  /** A bot gives no answer at the moment, so that rules of thumb play for the bots. */
  simpleBots = $state(false)
  /** How often my lists have changed while this game is over: perhaps somebody wants to play again. */
  news = $state(0)
  /** The move on its way: shown as such until the table with it is here. */
  pending = $state.raw<Played | null>(null)
  /** The answer to it has come before the table. */
  #accepted: Played | null = null
  /** The move just played by anybody; null after a fresh start. */
  latest = $state.raw<Entry | null>(null)
  /** Why the table cannot be shown at all. */
  closed = $state.raw<{ reason: string; args: Arguments } | null>(null)
  /** Counts the looks' cache generations: an undo makes old moments wrong. */
  #moments = new Map<number, Promise<Moment>>()
  #verdicts = new Map<string, Promise<Verdict>>()
  /**
   * Somebody who plays the moves one after the other; told before the state changes, and with null when everything is
   * new.
   */
  player: ((told: EventStyle | null) => void) | null = null
  #seat: number | null | undefined
  #watching = false
  readonly #connection: Connection
  /** What is said here. */
  readonly chat: ChatStore

  constructor(
    readonly table: string,
    connect: () => SocketLike,
    private readonly complain: Complain,
    first: Table | null = null,
  ) {
    this.#connection = new Connection(connect, {
      opened: () => void this.#watch(),
      closed: () => (this.line = 'lost'),
      told: (message) => this.#told(message),
    })
    this.chat = new ChatStore(table, (message) => this.#connection.ask(message), complain)
    if (first) this.#fresh(first)
  }

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    this.#connection.stop()
  }

  wake(): void {
    this.#connection.wake()
  }

  // What a person does.

  /** Play for the seat shown. Refusals are told to the person; a break of the line is survived. */
  async play(text: string, then: string[] = [], forced = false): Promise<boolean> {
    const state = this.state
    if (!state || state.shown === null || this.pending) return false
    this.pending = { key: newKey(), seat: state.shown, ply: state.ply, move: text, then, forced }
    return this.#send()
  }

  /** Show the table from another seat of mine; null as a spectator. */
  async sit(seat: number | null): Promise<void> {
    this.#seat = seat
    this.#forget()
    await this.#try({ type: 'sit', seat })
  }

  /** Who I am at this table has changed (I have taken a seat): see it with new eyes. */
  async refresh(): Promise<void> {
    this.#seat = undefined
    await this.#watch(true)
  }

  async plan(plan: Plan | null): Promise<void> {
    const seat = this.state?.shown ?? null
    if (seat !== null) await this.#try({ type: 'plan', seat, plan })
  }

  /** What I want to be woken for here. */
  async wakeFor(only_decisions: boolean): Promise<void> {
    const seat = this.state?.shown ?? null
    if (seat !== null) await this.#try({ type: 'wake', seat, only_decisions })
  }

  /** Begin the guided game of this name, say which of its cards was read, or go on alone. */
  async follow(lesson: string, noted: { read?: string; alone?: boolean } = {}): Promise<void> {
    const seat = this.state?.shown ?? null
    if (seat !== null) await this.#try({ type: 'lesson', seat, lesson, ...noted })
  }

  async undo(to: number): Promise<void> {
    const { shown: seat = null, ply = 0 } = this.state ?? {}
    if (seat !== null) await this.#try({ type: 'undo', seat, ply, to })
  }

  async answerUndo(seat: number, request: number, agree: boolean): Promise<void> {
    await this.#try({ type: 'answer-undo', seat, request, agree })
  }

  /** Whether a move could be made now; asked once per position. */
  why(text: string): Promise<Verdict> {
    const known = this.#verdicts.get(text)
    if (known) return known
    const asked = this.#connection.ask({ type: 'why', ply: this.state?.ply ?? 0, move: text })
    this.#verdicts.set(text, asked)
    asked.catch(() => this.#verdicts.delete(text))
    return asked
  }

  /** The table after `ply` moves; asked once. */
  look(ply: number): Promise<Moment> {
    const known = this.#moments.get(ply)
    if (known) return known
    const asked = this.#connection.ask({ type: 'look', ply })
    if (this.#moments.size > 400) this.#moments.clear()
    this.#moments.set(ply, asked)
    asked.catch(() => this.#moments.delete(ply))
    return asked
  }

  /** Fetch the part of the log that the page does not have yet. */
  async earlier(): Promise<void> {
    const state = this.state
    if (!state || state.log.first <= 1) return
    const first = Math.max(1, state.log.first - 200)
    const answer = await this.#try({ type: 'log', first, last: state.log.first - 1 })
    if (!answer || !this.state || this.state.log.first !== state.log.first) return
    const entries = [...answer.entries, ...this.state.log.entries]
    this.state = { ...this.state, log: { first, entries } }
  }

  /** The legal move with this text, if it is listed. */
  move(text: string): Move | undefined {
    return this.state?.moves?.list.find((move) => move.text === text)
  }

  // What the server does.

  #told(message: ServerMessage): void {
    if (message.type === 'table') this.#fresh(message)
    else if (message.type === 'update') this.#update(message)
    else if (message.type === 'presence') {
      this.present = message.present
      this.watchers = message.watchers
      this.simpleBots = message.simple_bots
    } else if (message.type === 'chat' || message.type === 'said') this.chat.told(message)
    else if (message.type === 'news' && message.what === 'restarting') this.restarting = true
    else if (message.type === 'news' && message.what === 'lobby') this.news++
  }

  #fresh({ type: _, ...state }: Table): void {
    this.#forget()
    this.player?.(null)
    this.latest = null
    this.state = state
    if (this.pending === this.#accepted) this.pending = null
    serverTime.set(state.now)
    this.closed = null
  }

  #update({ type: _, seq, view, entries, ...rest }: Update): void {
    const state = this.state
    if (!state || seq <= state.seq) return
    if (seq !== state.seq + 1) {
      void this.#watch(true)
      return
    }
    const log = { first: state.log.first, entries: [...state.log.entries, ...entries] }
    this.#verdicts.clear()
    const after = { ...state, ...rest, seq, view: view ? { ...state.view, ...view } : state.view, log }
    this.player?.({ before: state, after, latest: this.latest, entries })
    this.latest = entries.findLast(isMove) ?? null
    serverTime.set(rest.now)
    this.state = after
    const sent = this.pending
    if (sent && entries.some((entry) => isMove(entry) && entry.seat === sent.seat && entry.ply === sent.ply + 1))
      this.pending = null
    this.#arrived()
  }

  /** Nothing is on its way any more once the server has both answered and shown the table after it. */
  #arrived(): void {
    const pending = this.pending
    if (pending && pending === this.#accepted && this.state && this.state.ply > pending.ply) this.pending = null
  }

  /** Follow the table; `anew` asks for everything although the line never broke. */
  async #watch(anew = false): Promise<void> {
    if (this.#watching) return
    this.#watching = true
    const since = anew || !this.state ? {} : { since: this.state.seq }
    const seat = this.#seat === undefined ? {} : { seat: this.#seat }
    try {
      await this.#connection.ask({ type: 'watch', table: this.table, ...since, ...seat })
      this.line = 'open'
      this.restarting = false
    } catch (fault) {
      if (fault instanceof Refused) this.closed = { reason: fault.reason, args: fault.args }
      return
    } finally {
      this.#watching = false
    }
    if (this.pending !== this.#accepted) await this.#send()
  }

  /** Send the pending move; after a broken line the same key goes out again, so that it counts once. */
  async #send(): Promise<boolean> {
    const pending = this.pending
    if (!pending) return false
    try {
      await this.#connection.ask({ type: 'move', ...pending })
    } catch (fault) {
      if (fault instanceof LineBroke) return false
      if (fault instanceof Refused && !pending.forced) this.complain(fault.reason, fault.args)
      if (this.pending === pending) this.pending = null
      return false
    }
    this.#accepted = pending
    this.#arrived()
    return true
  }

  async #try<Type extends RequestType>(message: SocketRequest<Type>): Promise<SocketAnswers[Type] | null> {
    try {
      return await this.#connection.ask(message)
    } catch (fault) {
      if (fault instanceof Refused) this.complain(fault.reason, fault.args)
      else this.complain('no-line', {})
      return null
    }
  }

  #forget(): void {
    this.#moments.clear()
    this.#verdicts.clear()
  }
}
