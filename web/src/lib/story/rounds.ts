/** What a round brought everybody, counted from its events, for the card that is shown at its end. */
import type { Entry, Happening } from '$lib/api/wire'
import { standing } from '$lib/motion/rings'
import { stepsOf, type Step, type LogStyle, type Topic } from './story'

/** A column of the card: its picture, its message, and a cell for every seat. */
interface Column {
  topic: Topic
  label: string
  cells: (number | string | null)[]
}

export interface RoundCard {
  round: number
  columns: Column[]
  /** What happened to the table: messages with their arguments. */
  lines: [id: string, args: Record<string, unknown>][]
}

/** What a game counts in the steps of a round. */
export type Counting = (steps: Step[], seats: number) => Omit<RoundCard, 'round'>

const begins = (entry: Entry): Happening | undefined => entry.events.find((event) => event.name === 'round-begins')

/** The round that a move ended: the one before the round that it began. */
export function endedRound(entry: Entry | null): number | null {
  const next = entry && begins(entry)
  return next && Number(next.arguments.round) > 1 ? Number(next.arguments.round) - 1 : null
}

/**
 * The steps of a round; null when its beginning is not here (or it has not begun). The first round may begin with the
 * game.
 */
export function stepsOfRound<View>(
  entries: Entry[],
  round: number,
  logStyle: LogStyle<View> | undefined,
  view: View,
): Step[] | null {
  const steps = standing(entries).flatMap((entry) => stepsOf(entry, logStyle, view))
  const at = (wanted: number) =>
    steps.findIndex((step) => step.event?.name === 'round-begins' && Number(step.event.arguments.round) === wanted)
  const first = at(round)
  if (first < 0 && !(round === 1 && entries[0]?.ply === 1)) return null
  const next = at(round + 1)
  return steps.slice(first + 1, next < 0 ? undefined : next)
}

/** For every seat the sum over the events about it; null where there are none. */
export function perSeat(steps: Step[], seats: number, amount: (event: Happening) => number | null): (number | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const found = steps.flatMap((step) => {
      const counted = step.event && step.about === seat ? amount(step.event) : null
      return counted === null ? [] : [counted]
    })
    return found.length > 0 ? found.reduce((sum, each) => sum + each, 0) : null
  })
}

/** An amount that came (+) or went (−); nothing came of it: 0. */
export const signed = (amount: number | null): string | null =>
  amount === null ? null : amount === 0 ? '0' : amount > 0 ? `+${amount}` : `−${-amount}`

/** How often something happened to each seat. */
export const timesPerSeat = (steps: Step[], seats: number, ...names: string[]): (number | null)[] =>
  perSeat(steps, seats, ({ name }) => (names.includes(name) ? 1 : null))
