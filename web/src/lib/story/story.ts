/**
 * The log as a story: the events of the moves, one after the other, gathered into turns.
 *
 * Nothing here knows a game. A `LogStyle` of the game says what its events are about, whose they are and which of them
 * say most; without one every move of a seat is told by its own sentences.
 */
import type { Anything } from '$games/contract'
import type { Entry, Happening } from '$lib/api/wire'

/** What a step is about: its picture in the log, the filter that finds it, the sound it makes. */
export type Topic = 'build' | 'card' | 'energy' | 'fuel' | 'money' | 'order' | 'points' | 'route' | 'water' | 'work'

/** What a game tells about one kind of event. */
export interface EventStyle {
  topic: Topic
  /** The event with the most weight gives its turn the headline. Without a weight: an aside, which never leads. */
  weight?: number
  /** It happens to the table, not to the seat that moved. */
  table?: boolean
}

/** What a seat gained or (below zero) spent. */
export interface Gains {
  money: number
  points: number
}

/** Events that every game may have: they are headings of the story. */
export type Heading = 'round-begins' | 'game-ends'

/** How a game's log is told: every kind of event that the game declares (`EventName` of its types) but the headings. */
export interface LogStyle<View = Anything, Kind extends string = string> {
  events: Record<Exclude<Kind, Heading>, EventStyle>
  /** The seat an event is about, where its arguments do not say `seat`. */
  seatOf?(event: Happening, view: View): number | null
  /** Events of the same scene are one line, whoever acts: an auction from the first word to the winner. */
  scene?(event: Happening): string | null
  /** Whether a step begins a turn although the seat is the same. */
  opens?(step: Step, last: Turn): boolean
  /** What an event brings to its seat. */
  gains?(event: Happening): Partial<Gains>
  /** What it brings to somebody else. */
  alsoGains?(event: Happening, view: View): { seat: number; gains: Partial<Gains> } | null
  /** The pieces on the board (`data-piece`) that a move touched: those of a seat's last move are ringed. */
  touches?(entry: Entry): string[]
  /** The seat that a move is about, where that is not the one that made it. */
  whose?(entry: Entry): number | null
  /** One sentence for several events of the same kind; null: that of the event with the most weight. */
  headline?(turn: Turn, say: LogSay): string | null
}

/** What a headline needs of the table's voice. */
export type LogSay = ((id: string, args?: Record<string, unknown>) => string) & {
  seat(seat: number): string
  event(event: Happening): string
}

/** One step: an event, or a move that made nothing happen. */
export interface Step {
  entry: Entry
  event: Happening | null
  seat: number | null
  /** The seat that the event speaks of, even where the table tells it. */
  about: number | null
  topic: Topic | null
  /** The first step of its move. */
  opens: boolean
}

/** One line of the story. */
export interface Turn {
  kind: 'turn' | 'heading' | 'taken-back' | 'gave-up'
  /** Stays the same while the turn grows. */
  key: string
  seat: number | null
  steps: Step[]
  scene: string | null
}

export type Filter = 'all' | 'me' | 'money' | 'build'
const FILTERS: Filter[] = ['all', 'me', 'money', 'build']

const HEADING = /^(round|game)-(begins|ends)$/

const isHeading = (event: Happening | null): boolean => event !== null && HEADING.test(event.name)

/** The turns of these entries, in order. */
export function turnsOf<View>(entries: Entry[], logStyle: LogStyle<View> | undefined, view: View): Turn[] {
  const turns: Turn[] = []
  entries.forEach((entry, number) => {
    if (entry.taken_back)
      turns.push({
        kind: 'taken-back',
        key: `back-${number}`,
        seat: entry.taken_back.by,
        steps: [stepOf(entry, null, 0, logStyle, view)],
        scene: null,
      })
    else if (entry.gave_up)
      turns.push({
        kind: 'gave-up',
        key: `gone-${number}`,
        seat: entry.seat,
        steps: [stepOf(entry, null, 0, logStyle, view)],
        scene: null,
      })
    else stepsOf(entry, logStyle, view).forEach((step, place) => join(turns, step, `${entry.ply}-${place}`, logStyle))
  })
  return turns
}

export function stepsOf<View>(entry: Entry, logStyle: LogStyle<View> | undefined, view: View): Step[] {
  if (entry.events.length === 0) return [stepOf(entry, null, 0, logStyle, view)]
  return entry.events.map((event, place) => stepOf(entry, event, place, logStyle, view))
}

function stepOf<View>(
  entry: Entry,
  event: Happening | null,
  place: number,
  logStyle: LogStyle<View> | undefined,
  view: View,
): Step {
  const told = event ? logStyle?.events[event.name] : undefined
  return {
    entry,
    event,
    seat: seatOf(entry, event, logStyle, view),
    about: aboutOf(event, logStyle, view),
    topic: told?.topic ?? null,
    opens: place === 0,
  }
}

function seatOf<View>(
  entry: Entry,
  event: Happening | null,
  logStyle: LogStyle<View> | undefined,
  view: View,
): number | null {
  if (!event) return entry.seat
  if (typeof event.arguments.seat === 'number') return event.arguments.seat
  if (logStyle?.events[event.name]?.table || isHeading(event)) return null
  return logStyle?.seatOf?.(event, view) ?? entry.seat
}

function aboutOf<View>(event: Happening | null, logStyle: LogStyle<View> | undefined, view: View): number | null {
  if (!event) return null
  return typeof event.arguments.seat === 'number' ? event.arguments.seat : (logStyle?.seatOf?.(event, view) ?? null)
}

/** The step goes on with the last turn, or begins one. */
function join(turns: Turn[], step: Step, key: string, logStyle: LogStyle | undefined): void {
  const last = turns.at(-1)
  const scene = (step.event && logStyle?.scene?.(step.event)) ?? null
  if (isHeading(step.event)) turns.push({ kind: 'heading', key, seat: null, steps: [step], scene: null })
  else if (last && goesOn(last, step, scene, logStyle)) {
    last.steps.push(step)
    last.scene = scene ?? last.scene
    if (weightOf(step, logStyle) >= 0 && scene !== null) last.seat = step.seat
  } else turns.push({ kind: 'turn', key, seat: step.seat, steps: [step], scene })
}

function goesOn(last: Turn, step: Step, scene: string | null, logStyle: LogStyle | undefined): boolean {
  if (last.kind !== 'turn') return false
  if (scene !== null) return scene === last.scene
  if (isAside(step, logStyle) && step.seat === null) return true
  // What a move also does to somebody else stays with it; what another move does is told of whoever it concerns.
  if (isAside(step, logStyle) && step.entry === last.steps.at(-1)!.entry) return !logStyle?.opens?.(step, last)
  return last.seat === step.seat && !logStyle?.opens?.(step, last)
}

const isAside = (step: Step, logStyle: LogStyle | undefined): boolean =>
  step.event !== null && logStyle?.events[step.event.name] !== undefined && weightOf(step, logStyle) < 0

/** Minus one for what never leads. */
function weightOf(step: Step, logStyle: LogStyle | undefined): number {
  if (!step.event || !logStyle) return 0
  const told = logStyle.events[step.event.name]
  return told ? (told.weight ?? -1) : 0
}

/** The step that says most; the last of those that say equally much. */
export function leadOf(turn: Turn, logStyle: LogStyle | undefined): Step {
  return turn.steps.reduce((best, step) => (rank(step, logStyle) >= rank(best, logStyle) ? step : best))
}

/** Something that happened says more than a move that made nothing happen. */
const rank = (step: Step, logStyle: LogStyle | undefined): number => (step.event ? weightOf(step, logStyle) : -2)

/** What a step brings to whom. */
export function balanceOf<View>(
  step: Step,
  logStyle: LogStyle<View> | undefined,
  view: View,
): [number, Partial<Gains>][] {
  const { event, about, seat } = step
  if (!event || !logStyle) return []
  const own = logStyle.gains?.(event) ?? {}
  const other = logStyle.alsoGains?.(event, view)
  const whose = about ?? seat
  return [
    ...(whose === null ? [] : [[whose, own] as [number, Partial<Gains>]]),
    ...(other ? [[other.seat, other.gains] as [number, Partial<Gains>]] : []),
  ]
}

/** What the turn brought its seat; a line of the table has none, and what it brought several is no sum of anybody's. */
export function gainsOf(turn: Turn, logStyle: LogStyle | undefined): Gains {
  const sum: Gains = { money: 0, points: 0 }
  for (const { event, seat } of turn.steps) {
    if (!event || seat === null || seat !== turn.seat) continue
    const gains = logStyle?.gains?.(event) ?? {}
    sum.money += gains.money ?? 0
    sum.points += gains.points ?? 0
  }
  return sum
}

/** What the turn is about, the most important first, each once. */
export function topicsOf(turn: Turn, logStyle: LogStyle | undefined): Topic[] {
  const weighed = [...turn.steps].sort((a, b) => rank(b, logStyle) - rank(a, logStyle))
  return [...new Set(weighed.flatMap((step) => (step.topic ? [step.topic] : [])))]
}

/** The filters that find something in this game: without a log style nobody knows what its events are about. */
export function filtersOf(logStyle: LogStyle | undefined): Filter[] {
  const topics = logStyle ? Object.values<EventStyle>(logStyle.events).map((told) => told.topic) : []
  const found: Record<Filter, boolean> = {
    all: true,
    me: true,
    money: topics.includes('money') || logStyle?.gains !== undefined,
    build: topics.includes('build'),
  }
  return FILTERS.filter((filter) => found[filter])
}

/** The lines that a reader asked for. Rounds begin in every story, unless nothing of it is left. */
export function filtered(turns: Turn[], filter: Filter, mine: number[], logStyle: LogStyle | undefined): Turn[] {
  if (filter === 'all') return turns
  const left = turns.filter((turn) => turn.kind === 'heading' || fits(turn, filter, mine, logStyle))
  return left.filter(
    (turn, place) => turn.kind !== 'heading' || place === left.length - 1 || left[place + 1]!.kind !== 'heading',
  )
}

function fits(turn: Turn, filter: Filter, mine: number[], logStyle: LogStyle | undefined): boolean {
  if (filter === 'me') return turn.steps.some((step) => step.seat !== null && mine.includes(step.seat))
  if (filter === 'build') return turn.steps.some((step) => step.topic === 'build')
  const gains = gainsOf(turn, logStyle)
  return gains.money !== 0 || turn.steps.some((step) => step.topic === 'money')
}

/** What is told when a turn unfolds: its events; a move that made nothing happen only where there is nothing else. */
export function toldSteps(turn: Turn): Step[] {
  const happened = turn.steps.filter((step) => step.event)
  return happened.length > 0 ? happened : turn.steps.slice(0, 1)
}

/** Whether this moment lies within the turn. */
export const holds = (turn: Turn, ply: number): boolean =>
  turn.kind !== 'taken-back' && turn.steps.some((step) => step.entry.ply === ply)
