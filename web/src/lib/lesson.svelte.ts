/**
 * The guided game as the page plays it: what to say now, which moves go on, and whether another move is let through.
 *
 * How far a lesson has come is read from the moves of the match; what was read and whether the person goes on alone is kept in this
 * browser. The server sees an ordinary table.
 */
import { isMove } from './entries'
import { keep, recall } from './memory'
import type { Entry, Move, Moves } from './protocol'
import type { Lesson, Moment } from './teaching.svelte'

/** Whether a move is one that is waited for: the whole text, or its verb. */
export const fits = (text: string, wanted: string): boolean => text === wanted || text.split(' ')[0] === wanted

/** How many of the moments that wait for a move are behind us, given the moves of the person so far. */
export function reached(moments: Moment[], played: string[]): number {
  const waiting = moments.filter((moment) => moment.expect.length > 0)
  let done = 0
  for (const text of played) if (waiting[done]?.expect.some((wanted) => fits(text, wanted))) done++
  return done
}

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

interface Kept {
  /** Which lesson it is. */
  name: string
  read: string[]
  alone: boolean
}

const nothingRead = (name: string): Kept => ({ name, read: [], alone: false })
/** The lesson of a table that came to this browser by its address, and of those that began before there were several. */
const FIRST = 'lesson'

const place = (table: string): string => `megawatt-lesson-${table}`

/** Remember that this table is a lesson, so that it goes on where it was left. */
export const beginLesson = (table: string, name = FIRST): void => keep(place(table), nothingRead(name))
export const isLesson = (table: string): boolean => 'read' in recall<Partial<Kept>>(place(table), {})

/** What a lesson looks at: the table, as the session shows it. */
export interface Table {
  readonly id: string
  readonly entries: Entry[]
  readonly own: number | null
  readonly moves: Moves | null
  readonly asked: string
  readonly over: boolean
}

export class Guide {
  #kept = $state<Kept>(nothingRead(FIRST))
  /** The person chose something else, and is told why to wait with it. */
  strayed = $state(false)

  constructor(
    private readonly table: Table,
    private readonly scripts: () => Lesson[],
  ) {
    this.#kept = { ...nothingRead(FIRST), ...recall<Partial<Kept>>(place(table.id), {}) }
  }

  /** What is taught here; null while it's being fetched. */
  readonly script: Lesson | null = $derived.by(() => this.scripts().find(({ name }) => name === this.#kept.name) ?? null)

  /** What has happened since the lesson began. */
  readonly #since: Entry[] = $derived.by(() => this.table.entries.filter(({ ply }) => ply > (this.script?.begins ?? 0)))
  readonly played: string[] = $derived.by(() =>
    this.#since.filter((entry) => entry.seat === this.table.own && isMove(entry)).map((entry) => entry.text),
  )
  readonly done: number = $derived.by(() => reached(this.script?.moments ?? [], this.played))

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

  /** What is said now. */
  readonly moment: Moment | null = $derived.by(() => {
    if (this.table.over) return this.#comment((comment) => comment.id === 'over')
    const guided = this.guides ? this.#due.find((moment) => this.#isTime(moment)) : undefined
    return guided ?? this.#comment((comment) => this.#isNew(comment))
  })

  /** Whether moves are still led; otherwise there are only comments. */
  get guides(): boolean {
    return !this.#kept.alone && this.#due.length > 0
  }

  /** How far the guided part is, from 0 to 1. */
  get progress(): number {
    const all = (this.script?.moments ?? []).filter((moment) => moment.expect.length > 0).length
    return this.#kept.alone || all === 0 ? 1 : this.done / all
  }

  /** The moves to make now; none while the lesson only tells something. */
  readonly wanted: Wish | null = $derived.by(() => {
    const { moment } = this
    return moment && this.table.moves ? playable(moment, this.table.moves) : null
  })

  /** May this move be played? If not, the person is told kindly what to do first. */
  lets(move: Move): boolean {
    const goes = !this.guides || this.wanted === null || fits(move.text, this.wanted.wish)
    this.strayed = !goes
    return goes
  }

  /** The person has read this. */
  read(moment: Moment): void {
    this.#kept = { ...this.#kept, read: [...this.#kept.read, moment.id] }
    keep(place(this.table.id), this.#kept)
  }

  /** From here on without a guide. */
  goAlone(): void {
    this.#kept = { ...this.#kept, alone: true }
    this.strayed = false
    keep(place(this.table.id), this.#kept)
  }

  #isTime(moment: Moment): boolean {
    if (moment.asked && moment.asked !== this.table.asked) return false
    if (moment.expect.length === 0) return !this.#kept.read.includes(moment.id)
    return this.table.moves !== null && playable(moment, this.table.moves) !== null
  }

  #comment(fitting: (comment: Moment) => boolean): Moment | null {
    return this.script?.comments.find((comment) => !this.#kept.read.includes(comment.id) && fitting(comment)) ?? null
  }

  #isNew({ asked, event }: Moment): boolean {
    if (asked) return this.table.moves !== null && this.table.asked === asked
    return event !== '' && this.#since.some((entry) => entry.events.some(({ name }) => name === event))
  }
}
