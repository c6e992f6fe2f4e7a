/** One person at one table: what is shown, what is being pointed at, and how a chosen thing becomes a move. */
import type { GamePart, Say, SeatInfo } from '$games/contract'
import type { Entry, Moment, Move, Moves, TableState, Verdict } from './protocol'
import { settings } from './settings.svelte'
import type { TableStore } from './table.svelte'
import { TeachingStore } from './teaching.svelte'
import { touched } from './touch'
import type { Words } from './words/bundle'
import { labelled, tableSay } from './words/say'

export class Session {
  /** The number of moves after which the table is looked at; null is now. */
  looking = $state<number | null>(null)
  moment = $state.raw<Moment | null>(null)
  previewed = $state.raw<Move | null>(null)
  /** A move that waits for a second tap or for the answer to a warning. */
  chosen = $state.raw<Move | null>(null)
  warned = $state.raw<Move | null>(null)
  /** Why what was tried on the board cannot be played now. */
  refused = $state.raw<Verdict | null>(null)
  /** A guided game may ask to wait with a move. */
  lets: (move: Move) => boolean = () => true
  readonly teaching: TeachingStore

  readonly say: Say = $derived.by(() =>
    tableSay(this.words, this.game, { printed: this.state.printed, view: this.state.view, seats: this.state.summary.seats }),
  )
  readonly seats: SeatInfo[] = $derived.by(() => labelled(this.state.summary.seats, this.say))
  readonly view: Record<string, unknown> = $derived.by(() => this.moment?.view ?? this.state.view)
  readonly moves: Moves | null = $derived.by(() => (this.looking === null && !this.store.pending ? this.state.moves : null))
  /** The move whose consequences the board may show in motion. */
  readonly latest: Entry | null = $derived.by(() => (this.looking === null ? this.store.latest : (this.moment?.entry ?? null)))
  /** The log as far as it is told. */
  readonly entries: Entry[] = $derived.by(() => this.state.log.entries)
  /** Who decides at the moment shown. */
  readonly decides: number | null = $derived.by(() =>
    this.looking === null ? this.state.to_decide : (this.moment?.to_decide ?? null),
  )
  readonly isMyTurn: boolean = $derived.by(
    () => this.state.to_decide !== null && this.state.summary.mine.includes(this.state.to_decide),
  )

  constructor(
    readonly store: TableStore,
    readonly game: GamePart,
    private readonly spoken: () => Words,
  ) {
    this.teaching = new TeachingStore(game.name)
  }

  get words(): Words {
    return this.spoken()
  }

  /** A session begins when there is a table to show. */
  get state(): TableState {
    return this.store.state!
  }

  /** Something was chosen on the board or in the list: ask what the person wants to be asked, then play it. */
  choose(move: Move | string, from: 'board' | 'list' = 'board'): void {
    if (this.looking !== null || this.store.pending) return
    const known = typeof move === 'string' ? (this.store.move(move) ?? unlisted(move)) : move
    if (!this.lets(known)) return
    const twice = this.chosen?.text === known.text
    const wantsTwice = settings.confirm === 'always' || (settings.confirm === 'touch' && from === 'board' && touched())
    if (wantsTwice && !twice) this.chosen = known
    else this.confirm(known)
  }

  /** It is meant: a last warning if there is one, else off it goes. */
  confirm(move: Move): void {
    if (move.warning && settings.warnings && this.warned !== move) {
      this.warned = move
      return
    }
    this.chosen = this.warned = this.previewed = null
    void this.store.play(move.text)
  }

  /** Somebody pressed what cannot be played: the reason stays beside the moves until the table changes. */
  async refuse(text: string): Promise<void> {
    const verdict = await this.store.why(text).catch(() => null)
    this.refused = verdict?.reason ? verdict : null
  }

  /** Leave what was chosen, or the warning about it. */
  cancel(): void {
    this.chosen = this.warned = null
  }

  /** Look at the table after this many moves; null for now. */
  async lookAt(ply: number | null): Promise<void> {
    this.cancel()
    if (ply === null || ply >= this.state.ply) {
      this.looking = this.moment = null
      return
    }
    this.looking = Math.max(ply, 0)
    const wanted = this.looking
    try {
      const moment = await this.store.look(wanted)
      if (this.looking !== wanted) return
      this.moment = moment
      if (wanted + 1 < this.state.ply) void this.store.look(wanted + 1).catch(() => {})
    } catch {
      if (this.looking === wanted) this.looking = this.moment = null
    }
  }
}

/** A move text that is in no list: an amount, such as `bid 25`. */
function unlisted(text: string): Move {
  const [verb = text, ...rest] = text.split(' ')
  return { text, verb, arguments: { price: Number(rest[0]), amount: Number(rest[0]) }, costs: null, warning: null }
}
