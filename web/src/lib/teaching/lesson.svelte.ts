/**
 * The guided game as the page plays it: what to say now, which moves go on, and whether another move is let through.
 *
 * How far a lesson has come, what was read and whether the person goes on alone is kept with the table by the server.
 */
import type { Entry, LessonShown, Move, Moves } from '$lib/api/wire'
import type { Lesson, Moment } from './teaching.svelte'

/** Whether a move is one that is waited for: the whole text, or its verb. */
export const fits = (text: string, wanted: string): boolean => text === wanted || text.split(' ')[0] === wanted

/** What a moment waits for now: the first of its wishes that can be played, and the moves to mark for it. */
export interface Wish {
  wish: string
  moves: string[]
}

export function playable(moment: Moment, { list, ranges }: Moves): Wish | null {
  for (const wish of moment.expect) {
    const moves = list.map((move) => move.text).filter((text) => fits(text, wish))
    if (moves.length > 0) return { wish, moves }
    const [verb, amount] = wish.split(' ')
    const range = ranges.find((each) => each.verb === verb)
    if (!range) continue
    const number = amount === undefined ? range.lowest : Number(amount)
    if (number >= range.lowest && number <= range.highest) return { wish, moves: [`${verb} ${number}`] }
  }
  return null
}

/** The id of the comment for the end of the game. */
const OVER = 'over'

/** What a person has done beside playing. */
export interface Noted {
  read?: string
  alone?: boolean
}

/** What a lesson looks at: the table, as the session shows it. */
export interface Table {
  readonly lesson: LessonShown | null
  readonly entries: Entry[]
  readonly moves: Moves | null
  readonly asked: string
  readonly over: boolean
  /** Let the server know. */
  note(what: Noted): void
}

export class Guide {
  /** Cards that were read a moment ago; the server will say so. */
  #read = $state<string[]>([])
  #alone = $state(false)
  /** The person chose something else, and is told why to wait with it. */
  strayed = $state(false)

  constructor(
    private readonly table: Table,
    private readonly scripts: () => Lesson[],
  ) {}

  /** What is taught here; null while it's being fetched. */
  readonly script: Lesson | null = $derived.by(
    () => this.scripts().find(({ name }) => name === this.table.lesson?.name) ?? null,
  )

  /** What has happened since the lesson began. */
  readonly #since: Entry[] = $derived.by(() => this.table.entries.filter(({ ply }) => ply > (this.script?.begins ?? 0)))
  readonly done: number = $derived.by(() => this.table.lesson?.done ?? 0)

  /** The moments before and with the one that waits for a move now. */
  readonly #due: Moment[] = $derived.by(() => {
    const moments = this.script?.moments ?? []
    const due: Moment[] = []
    let waiting = 0
    for (const moment of moments) {
      if (waiting === this.done) due.push(moment)
      if (moment.expect.length > 0) waiting++
    }
    return due
  })

  /** What is said now. What has just happened is told before the lesson goes on, and stays until it is read. */
  readonly moment: Moment | null = $derived.by(() => {
    if (this.table.over) return this.#comment((comment) => comment.id === OVER)
    const happened = this.#comment((comment) => this.#hasHappened(comment))
    const guided = this.guides ? this.#due.find((moment) => this.#isTime(moment)) : undefined
    return happened ?? guided ?? (this.guides ? null : this.#comment((comment) => this.#isAsked(comment)))
  })

  /** The lesson's closing words. */
  readonly closing: string | null = $derived.by(() => this.script?.texts[OVER] ?? null)

  /** Whether moves are still led; otherwise there are only comments. */
  get guides(): boolean {
    return !this.#goesAlone && this.#due.length > 0
  }

  get #goesAlone(): boolean {
    return this.#alone || this.table.lesson?.alone === true
  }

  /** How far the guided part is, from 0 to 1. */
  get progress(): number {
    const all = (this.script?.moments ?? []).filter((moment) => moment.expect.length > 0).length
    return this.#goesAlone || all === 0 ? 1 : this.done / all
  }

  /** Whether a card is to be read before the next move. */
  readonly holds: boolean = $derived.by(() => this.guides && this.moment !== null && this.moment.expect.length === 0)

  /** The moves to make now; none while the lesson only tells something. */
  readonly wanted: Wish | null = $derived.by(() => {
    const { moment } = this
    return moment && this.table.moves ? playable(moment, this.table.moves) : null
  })

  /** May this move be played? If not, the person is told kindly what to do first. */
  lets(move: Move): boolean {
    const goes = !this.guides || (!this.holds && (this.wanted === null || fits(move.text, this.wanted.wish)))
    this.strayed = !goes
    return goes
  }

  /** The person has read this. */
  read(moment: Moment): void {
    this.#read = [...this.#read, moment.id]
    this.strayed = false
    this.table.note({ read: moment.id })
  }

  /** From here on without a guide. */
  goAlone(): void {
    this.#alone = true
    this.strayed = false
    this.table.note({ alone: true })
  }

  #wasRead({ id }: Moment): boolean {
    return this.#read.includes(id) || this.table.lesson?.read.includes(id) === true
  }

  #isTime(moment: Moment): boolean {
    if (moment.asked && moment.asked !== this.table.asked) return false
    if (moment.expect.length === 0) return !this.#wasRead(moment)
    return this.table.moves !== null && playable(moment, this.table.moves) !== null
  }

  #comment(fitting: (comment: Moment) => boolean): Moment | null {
    return this.script?.comments.find((comment) => !this.#wasRead(comment) && fitting(comment)) ?? null
  }

  #isAsked({ asked }: Moment): boolean {
    return asked !== '' && this.table.moves !== null && this.table.asked === asked
  }

  #hasHappened({ event }: Moment): boolean {
    return event !== '' && this.#since.some((entry) => entry.events.some(({ name }) => name === event))
  }
}
