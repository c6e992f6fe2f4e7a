/** One person at one table: what is shown, what is being pointed at, and how a chosen thing becomes a move. */
import type { GamePart, Say, SeatInfo } from '$games/contract'
import { Playing } from './motion/playing.svelte'
import { ringed } from './motion/rings'
import type { Entry, Moment, Move, Moves, Seat, TableState, Verdict } from './protocol'
import { endedRound } from './story/rounds'
import { isStill, settings } from './settings.svelte'
import { shared } from './sharing'
import type { TableStore } from './table.svelte'
import { TeachingStore } from './teaching.svelte'
import { touched } from './touch'
import type { Words } from './words/bundle'
import { labelled, tableSay, type About } from './words/say'

/** The end of a round stays so many times as long as a move, to be read. */
const ENDS = 5

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
  /** A guided game shows everything at its own pace. */
  isGuided = false
  /** The round whose card is open. */
  card = $state<number | null>(null)
  readonly teaching: TeachingStore
  /** Shows the moves of others one after the other. */
  readonly playing: Playing

  readonly #printed: unknown = $derived.by(() => this.state.printed)
  readonly #newest: unknown = $derived.by(() => this.state.view)
  readonly #sitting: Seat[] = $derived.by(() => this.state.summary.seats)
  /** The same voice from move to move: a sentence is made anew only when what it tells of has changed, not with every move. */
  readonly say: Say = $derived.by(() => tableSay(this.words, this.game, this.#about()))
  readonly seats: SeatInfo[] = $derived.by(() => labelled(this.#sitting, this.say))
  /** What has not changed since the last view is the same object as in it. Only the game itself knows what is in it. */
  readonly view: unknown = $derived.by(() => {
    const told = this.moment?.view ?? this.playing.shown?.view ?? this.state.view
    return (this.#viewed = shared(this.#viewed, told))
  })
  #viewed: Record<string, unknown> = {}
  readonly moves: Moves | null = $derived.by(() => (this.looking === null && !this.store.pending ? this.state.moves : null))
  /** The move whose consequences the board may show in motion. */
  readonly latest: Entry | null = $derived.by(() => {
    if (this.looking !== null) return this.moment?.entry ?? null
    return this.playing.shown ? this.playing.shown.latest : this.store.latest
  })
  /** The moment shown, as the number of moves before it. */
  readonly at: number = $derived.by(() => this.moment?.ply ?? this.playing.shown?.ply ?? this.state.ply)
  /** The board is behind the table: moves of others are being played. */
  readonly isBehind: boolean = $derived.by(() => this.looking === null && this.playing.shown !== null)
  /** The log as far as it is told. */
  readonly entries: Entry[] = $derived.by(() =>
    this.isBehind ? this.state.log.entries.slice(0, this.playing.shown!.entries) : this.state.log.entries,
  )
  /** The pieces that every seat moved last. */
  readonly rings: Map<string, number> = $derived.by(() =>
    ringed(this.state.log.entries, this.at, (entry) => this.game.telling?.touches?.(entry) ?? []),
  )
  /** Who decides at the moment shown. */
  readonly decides: number | null = $derived.by(() =>
    this.looking !== null ? (this.moment?.to_decide ?? null) : this.playing.shown ? this.playing.shown.decides : this.state.to_decide,
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
    this.playing = new Playing(
      () => (isStill() || document.hidden || this.isGuided ? 'instant' : settings.speed),
      (seat) => this.state.summary.mine.includes(seat),
      (ply) => store.look(ply),
      (entry) => (settings.cards && endedRound(entry) !== null ? ENDS : 1),
    )
    store.player = (told) => this.playing.told(told)
  }

  /** What the voice speaks about, looked up whenever it speaks. */
  #about(): About {
    const [printed, view, seats] = [() => this.#printed, () => this.#newest, () => this.#sitting]
    return {
      get printed() {
        return printed()
      },
      get view() {
        return view()
      },
      get seats() {
        return seats()
      },
    }
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
    this.playing.skip()
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
    this.chosen = this.warned = this.previewed = this.card = null
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
    this.playing.skip()
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
