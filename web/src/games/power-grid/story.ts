/**
 * How a game of Power Grid is told: an auction in one line, a shopping trip in one line, a building spree in one line.
 */
import type { Entry, Happening } from '$lib/api/wire'
import type { Gains, LogStyle, LogSay, Turn } from '$lib/story/story'
import { listed } from '$lib/words/phrases'
import type { EventName } from './types'

const AUCTION = ['nominated', 'bid-made', 'passed-bid', 'plant-bought']
const SPENT = ['plant-bought', 'fuel-bought', 'house-built']
const EARNED = ['powered', 'mines-sold']

/** What an event earned, or (below zero) cost. */
function gains({ name, arguments: args }: Happening): Partial<Gains> {
  if (SPENT.includes(name)) return { money: -Number(args.price) }
  return EARNED.includes(name) ? { money: Number(args.price) } : {}
}

/** The events of this name in a turn. */
const named = (turn: Turn, name: string): Happening[] =>
  turn.steps.flatMap(({ event }) => (event?.name === name ? [event] : []))

const paid = (events: Happening[]): number => events.reduce((sum, event) => sum + Number(event.arguments.price), 0)

/** "3 coal and 2 oil": what was bought, each fuel once. */
function goods(events: Happening[], say: LogSay): string {
  const counts = new Map<string, number>()
  for (const { arguments: args } of events) counts.set(String(args.fuel), (counts.get(String(args.fuel)) ?? 0) + 1)
  return listed(
    say,
    [...counts].map(([fuel, count]) => say('story-goods', { count, fuel: say(`fuel-${fuel}`) })),
  )
}

function headline(turn: Turn, say: LogSay): string | null {
  if (turn.seat === null) return named(turn, 'resupplied').length > 0 ? say('story-resupplied') : null
  const seat = say.seat(turn.seat)
  const houses = named(turn, 'house-built')
  if (houses.length > 1) return say('story-built', { seat, count: houses.length, price: paid(houses) })
  const fuels = named(turn, 'fuel-bought')
  if (fuels.length > 0) return say('story-bought', { seat, goods: goods(fuels, say), price: paid(fuels) })
  return turn.steps.every((step) => step.entry.verb === 'done' && step.event === null)
    ? say('story-nothing', { seat })
    : null
}

/** The houses, plants and resources of a move. */
function touches({ events }: Entry): string[] {
  return events.flatMap(({ name, arguments: args }) => {
    if (name === 'house-built') return [`house-${args.city}-${args.seat}`]
    return name === 'plant-bought' || name === 'nominated' || name === 'bid-made' ? [`plant-${args.card}`] : []
  })
}

/** A plant is whose it is, whoever passed last. */
function whose({ events }: Entry): number | null {
  const bought = events.find(({ name }) => name === 'plant-bought')
  return bought ? Number(bought.arguments.seat) : null
}

export const logStyle: LogStyle<unknown, EventName> = {
  events: {
    'area-chosen': { topic: 'order', weight: 1 },
    'city-chosen': { topic: 'order', weight: 1 },
    'order-set': { topic: 'order', table: true },
    'passed-phase': { topic: 'card', weight: 1 },
    nominated: { topic: 'card', weight: 1 },
    'bid-made': { topic: 'card', weight: 2 },
    'passed-bid': { topic: 'card' },
    'plant-bought': { topic: 'card', weight: 9 },
    'plant-discarded': { topic: 'card', weight: 1 },
    'fuel-given-up': { topic: 'fuel' },
    'plant-drawn': { topic: 'card', table: true },
    'plant-leaves': { topic: 'card', table: true },
    'plant-obsolete': { topic: 'card', table: true },
    'plant-buried': { topic: 'card', table: true },
    'twin-leaves': { topic: 'card', table: true },
    'step-3-card-drawn': { topic: 'order', table: true },
    'step-begins': { topic: 'order', weight: 9, table: true },
    'fuel-bought': { topic: 'fuel', weight: 5 },
    'house-built': { topic: 'build', weight: 6 },
    powered: { topic: 'energy', weight: 7 },
    'fuel-burned': { topic: 'fuel' },
    outage: { topic: 'energy', weight: 8, table: true },
    'mines-sold': { topic: 'money', weight: 3 },
    resupplied: { topic: 'fuel', weight: 1, table: true },
    'oil-cheaper': { topic: 'fuel', table: true },
    'round-limit-reached': { topic: 'order', weight: 9, table: true },
  },
  scene: ({ name, arguments: args }) => (AUCTION.includes(name) ? `auction-${args.card}` : null),
  // What was spent never stands in one line with the income of the round.
  opens: (_step, last) => last.steps.at(-1)!.entry.verb === 'done',
  gains,
  touches,
  whose,
  headline,
}
