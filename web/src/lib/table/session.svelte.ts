/** One person at one table: what is shown, what is being pointed at, and how a chosen thing becomes a move. */
import type { GamePart, Say, SeatInfo } from '$games/contract'
import { Celebration } from '$lib/motion/celebration.svelte'
import { Playback } from '$lib/motion/playback.svelte'
import { ringed } from '$lib/motion/rings'
import type { Entry, Moment, Move, Moves, SeatShown, Shortcut, Verdict } from '$lib/api/wire'
import type { TableState } from '$lib/table/table.svelte'
import { endedRound } from '$lib/story/rounds'
import { isRoutine, isStill, settings } from '$lib/shared/settings.svelte'
import { Hold } from './hold.svelte'
import { shared } from './structural-sharing'
import type { TableStore } from './table.svelte'
import { TeachingStore } from '$lib/teaching/teaching.svelte'
import { touched } from '$lib/shared/touch'
import type { Words } from '$lib/words/bundle'
import { labelled, tableSay, type About } from '$lib/words/say'

/** The end of a round stays so many times as long as a move, to be read. */
const ENDS = 5

/** A move, or several with a sentence of their own. */
export type Chosen = Move & { then?: string[]; sentence?: string }

export class Session {
  /** The number of moves after which the table is looked at; null is now. */
  looking = $state<number | null>(null)
  moment = $state.raw<Moment | null>(null)
  previewed = $state.raw<Move | null>(null)
  /** A shortcut pointed at: the board marks what it takes. */
  outlined = $state.raw<Shortcut | null>(null)
  /** A move that waits for a second tap or for the answer to a warning. */
  chosen = $state.raw<Chosen | null>(null)
  warned = $state.raw<Move | null>(null)
  /** Why what was tried on the board cannot be played now. */
  refused = $state.raw<Verdict | null>(null)
  /** A guided game may ask to wait with a move. */
  lets: (move: Move) => boolean = () => true
  /** The guided game that is about to begin. */
  begins: string | null = null
  /** The round whose card is open. */
  card = $state<number | null>(null)
  readonly teaching: TeachingStore
  /** The panel of moves keeps still while somebody points at it. */
  readonly hold = new Hold(() => this.store.pending !== null)
  readonly celebration = new Celebration()
  /** Shows the moves of others one after the other. */
  readonly playback: Playback

  readonly #printed: unknown = $derived.by(() => this.state.printed)
  readonly #newest: unknown = $derived.by(() => this.state.view)
  readonly #sitting: SeatShown[] = $derived.by(() => this.state.summary.seats)
  /**
   * The same voice from move to move: a sentence is made anew only when what it tells of has changed, not with every
   * move.
   */
  readonly say: Say = $derived.by(() => tableSay(this.words, this.game, this.#about()))
  readonly seats: SeatInfo[] = $derived.by(() => labelled(this.#sitting, this.say))
  /** What has not changed since the last view is the same object as in it. Only the game itself knows what is in it. */
  readonly view: unknown = $derived.by(() => {
    const told = this.moment?.view ?? this.playback.shown?.view ?? this.state.view
    return (this.#viewed = shared(this.#viewed, told))
  })
  #viewed: Record<string, unknown> = {}
  /** While a move is being sent they stay where they are, and none can be chosen. A guided game goes move by move. */
  readonly moves: Moves | null = $derived.by(() => {
    const moves = this.looking === null ? this.state.moves : null
    return moves && this.isGuided ? { ...moves, shortcuts: [], forced: null } : moves
  })
  /** The move whose consequences the board may show in motion. */
  readonly latest: Entry | null = $derived.by(() => {
    if (this.looking !== null) return this.moment?.entry ?? null
    return this.playback.shown ? this.playback.shown.latest : this.store.latest
  })
  /** The moment shown, as the number of moves before it. */
  readonly at: number = $derived.by(() => this.moment?.ply ?? this.playback.shown?.ply ?? this.state.ply)
  /** The board is behind the table: moves of others are being played. */
  readonly isBehind: boolean = $derived.by(() => this.looking === null && this.playback.shown !== null)
  /** The log as far as it is told. */
  readonly entries: Entry[] = $derived.by(() =>
    this.isBehind ? this.state.log.entries.slice(0, this.playback.shown!.entries) : this.state.log.entries,
  )
  /** The pieces that every seat moved last. */
  readonly rings: Map<string, number> = $derived.by(() =>
    ringed(
      this.state.log.entries,
      this.at,
      (entry) => this.game.logStyle?.touches?.(entry) ?? [],
      (entry) => this.game.logStyle?.whose?.(entry) ?? entry.seat,
    ),
  )
  /** Who decides at the moment shown. */
  readonly decides: number | null = $derived.by(() =>
    this.looking !== null
      ? (this.moment?.to_decide ?? null)
      : this.playback.shown
        ? this.playback.shown.decides
        : this.state.moves
          ? this.state.shown
          : this.state.to_decide,
  )
  /** The question asked now, as settings name it, where the page may answer it: not in a guided game. */
  readonly routine: string | null = $derived.by(() =>
    this.moves?.usual && this.moves.question && !this.isGuided ? `${this.game.name}/${this.moves.question}` : null,
  )
  /** The only move there is, or the usual one if the person leaves this question to the page. */
  readonly unasked: string | null = $derived.by(() => {
    if (this.isBehind || this.store.pending || this.store.line !== 'open') return null
    const usual = this.routine && this.leaves(this.routine) ? this.moves!.usual : null
    return usual ?? (settings.forced ? (this.moves?.forced ?? null) : null)
  })
  /** One of my seats decides; where several decide at the same time, one of them may be mine. */
  readonly isMyTurn: boolean = $derived.by(() => {
    const { to_decide, deciders, summary } = this.state
    return (deciders ?? [to_decide]).some((seat) => seat !== null && summary.mine.includes(seat))
  })

  constructor(
    readonly store: TableStore,
    readonly game: GamePart,
    private readonly spoken: () => Words,
  ) {
    this.teaching = new TeachingStore(this.state.summary.game)
    this.playback = new Playback(
      () => (isStill() || document.hidden || this.isGuided ? 'instant' : settings.speed),
      (seat) => this.state.summary.mine.includes(seat),
      (ply) => store.look(ply),
      (entry) => (settings.cards && endedRound(entry) !== null ? ENDS : 1),
    )
    store.player = (told) => this.playback.told(told)
  }

  /** What the voice speaks about, looked up whenever it speaks. */
  #about(): About {
    const [printed, view, seats] = [() => this.#printed, () => this.#newest, () => this.#sitting]
    const options = () => this.state.summary.options
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
      get options() {
        return options()
      },
    }
  }

  /** Whether this question is left to the page. */
  leaves(question: string): boolean {
    return isRoutine(question, this.leftAtFirst.includes(question))
  }

  /** The questions that are left to the page until somebody wants to answer them. */
  get leftAtFirst(): string[] {
    return (this.game.routines ?? []).map((question) => `${this.game.name}/question-${question}`)
  }

  /** A guided game shows everything at its own pace. */
  get isGuided(): boolean {
    return this.begins !== null || this.state.lesson !== null
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
    this.playback.skip()
    const known = typeof move === 'string' ? (this.store.move(move) ?? unlisted(move)) : move
    if (!this.lets(known)) return
    const twice = this.chosen?.text === known.text
    const wantsTwice = settings.confirm === 'always' || (settings.confirm === 'touch' && from === 'board' && touched())
    if (wantsTwice && !twice) this.chosen = known
    else this.confirm(known)
  }

  /** Several moves at once, and the move that ends the turn if that is wished. */
  take(shortcut: Shortcut, finish = false, from: 'board' | 'list' = 'list'): void {
    const texts = finish && shortcut.finish ? [...shortcut.moves, shortcut.finish] : shortcut.moves
    const [text = '', ...then] = texts
    const sentence = this.say.shortcut(shortcut)
    const known = { text, verb: shortcut.kind, arguments: shortcut.arguments, costs: null, warning: null }
    if (this.looking !== null || this.store.pending) return
    this.playback.skip()
    const wantsTwice = settings.confirm === 'always' || (settings.confirm === 'touch' && from === 'board' && touched())
    if (wantsTwice && this.chosen?.sentence !== sentence) this.chosen = { ...known, then, sentence }
    else this.confirm({ ...known, then })
  }

  /** It is meant: a last warning if there is one, else off it goes. */
  confirm(move: Chosen): void {
    if (move.warning && settings.warnings && this.warned !== move) {
      this.warned = move
      return
    }
    // What asked for confirmation stays in its place until the move is there.
    this.warned = this.outlined = this.card = null
    void this.store.play(move.text, move.then)
  }

  /** Somebody pressed what cannot be played: the reason stays beside the moves until the table changes. */
  async refuse(text: string): Promise<void> {
    const verdict = await this.store.why(text).catch(() => null)
    this.refused = verdict?.reason ? verdict : null
  }

  /** The table has changed: what is pointed at is the move that is there now. */
  keepPreview(): void {
    const { previewed } = this
    if (previewed) this.previewed = this.moves?.list.find((move) => move.text === previewed.text) ?? null
  }

  /** Leave what was chosen, or the warning about it. */
  cancel(): void {
    this.chosen = this.warned = null
  }

  /** Look at the table after this many moves; null for now. */
  async lookAt(ply: number | null): Promise<void> {
    this.cancel()
    this.playback.skip()
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
