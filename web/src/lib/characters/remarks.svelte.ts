/** What the bots' characters say now and then: one line, seldom, about what everybody can see. */
import type { SeatInfo } from '$games/contract'
import type { Entry } from '$lib/api/wire'
import type { LogStyle } from '$lib/story/story'

type Occasion = 'hello' | 'proud' | 'admires' | 'won' | 'lost'

export interface Remark {
  seat: number
  character: string
  /** Its message. */
  id: string
}

/** How long a line can be read, and how long it is quiet afterwards. */
export const READ_MS = 7000
/** The same where it takes the place of the title. */
export const PHONE_READ_MS = 4000
const PHONE = '(max-width: 800px), (max-height: 559px)'
const QUIET_MS = 60_000
/** Of so many moves worth a word one gets it. */
const SELDOM = 3
/** From this weight on (`EventStyle.weight`) a move is worth a word. */
const REMARKABLE = 6

/** The same for the same table and move, so that a reload brings no other words. */
export function lot(text: string, of: number): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
  return (hash >>> 0) % of
}

type Cast = Pick<SeatInfo, 'seat' | 'character'>

const MESSAGES: Record<Occasion, (character: string) => string> = {
  hello: (character) => `remark-hello-${character}`,
  proud: (character) => `remark-proud-${character}`,
  admires: (character) => `remark-admires-${character}`,
  won: (character) => `remark-won-${character}`,
  lost: (character) => `remark-lost-${character}`,
}

const says = ({ seat, character }: Cast, occasion: Occasion): Remark => ({
  seat,
  character: character!,
  id: MESSAGES[occasion](character!),
})

/** Who says something about a move, if anybody: a bot of its own, and any of them of a person's. */
export function remarkOn(
  entry: Entry | null,
  table: string,
  seats: Cast[],
  logStyle: Pick<LogStyle, 'events'> | undefined,
): Remark | null {
  const weight = Math.max(0, ...(entry?.events.map(({ name }) => logStyle?.events[name]?.weight ?? 0) ?? []))
  if (!entry || entry.seat === null || weight < REMARKABLE || lot(`${table} ${entry.ply}`, SELDOM) !== 0) return null
  const mover = seats[entry.seat]
  if (mover?.character) return says(mover, 'proud')
  const others = seats.filter(({ character }) => character !== null)
  const speaker = others[lot(`${entry.ply} ${table}`, others.length || 1)]
  return speaker ? says(speaker, 'admires') : null
}

/** Somebody greets. */
export function greeting(table: string, seats: Cast[]): Remark | null {
  const all = seats.filter(({ character }) => character !== null)
  const speaker = all[lot(table, all.length || 1)]
  return speaker ? says(speaker, 'hello') : null
}

/** The end: a character that has won, or one that has not. */
export function farewell(table: string, seats: Cast[], ranking: (number | null)[]): Remark | null {
  const all = seats.filter(({ character }) => character !== null)
  const winner = all.find(({ seat }) => ranking[seat] === 1)
  const speaker = winner ?? all[lot(table, all.length || 1)]
  return speaker ? says(speaker, winner ? 'won' : 'lost') : null
}

/** Shows one remark at a time. */
export class Remarks {
  shown = $state.raw<Remark | null>(null)
  #until = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly isPhone: () => boolean = () => matchMedia(PHONE).matches,
  ) {}

  /** Say this unless something was said lately; `always`: at the end of a game. */
  say(remark: Remark | null, always = false): void {
    if (!remark || (!always && this.now() < this.#until)) return
    clearTimeout(this.#timer)
    this.#until = this.now() + QUIET_MS
    this.shown = remark
    this.#timer = setTimeout(() => (this.shown = null), this.isPhone() ? PHONE_READ_MS : READ_MS)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.shown = null
  }
}
