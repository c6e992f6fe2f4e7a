/** How a game of Future Energy is told. */
import type { Entry, Happening } from '$lib/api/wire'
import type { Gains, LogStyle, LogSay, EventStyle, Turn } from '$lib/story/story'
import type { EventName } from './types'

const SPENT = ['lines-bought', 'contract-bought', 'public-bought', 'charge-paid', 'bank-paid', 'joined']
const EARNED = ['revenue', 'contract-completed', 'money-gained', 'certificate-sold']
const SCORED = ['contract-completed', 'points-gained', 'public-scored']

/** What an event brought its seat, or (below zero) cost it. */
function gains({ name, arguments: args }: Happening): Partial<Gains> {
  const money = Number(args.money ?? 0)
  return {
    money: SPENT.includes(name) ? -money : EARNED.includes(name) ? money : 0,
    points: SCORED.includes(name) ? Number(args.points) : 0,
  }
}

/** What is paid to another seat. */
function alsoGains({ name, arguments: args }: Happening): { seat: number; gains: Partial<Gains> } | null {
  const paid = name === 'joined' || name === 'charge-paid'
  return paid ? { seat: Number(args.rival), gains: { money: Number(args.money) } } : null
}

/** Several lines placed in one turn are one line of the story. */
function headline(turn: Turn, say: LogSay): string | null {
  if (turn.seat === null) return null
  const lines = turn.steps.filter((step) => step.event?.name === 'line-placed').length
  const told: Record<string, EventStyle> = logStyle.events
  const more = turn.steps.some(
    (step) => step.event && (told[step.event.name]?.weight ?? 0) > logStyle.events['line-placed'].weight!,
  )
  return lines > 1 && !more ? say('story-lines', { seat: say.seat(turn.seat), count: lines }) : null
}

/** The plants, lines and contracts of a move. */
function touches({ events }: Entry): string[] {
  return events.flatMap(({ name, arguments: args }) => {
    if (name === 'plant-built') return [`turbine-${args.place}-0`]
    if (name === 'line-placed') return [`line-${args.link}-${args.seat}`]
    return name === 'contract-bought' || name === 'contract-taken' ? [`contract-${args.contract}`] : []
  })
}

export const logStyle: LogStyle<unknown, EventName> = {
  events: {
    revenue: { topic: 'money', weight: 2 },
    'lines-bought': { topic: 'route', weight: 3 },
    'line-placed': { topic: 'build', weight: 4 },
    'line-lifted': { topic: 'build', weight: 2 },
    'contract-bought': { topic: 'card', weight: 6 },
    'contract-taken': { topic: 'card', weight: 6 },
    'contract-laid': { topic: 'card', table: true },
    'contract-completed': { topic: 'points', weight: 9 },
    'public-bought': { topic: 'card', weight: 6 },
    'public-laid': { topic: 'card', table: true },
    'crew-steps': { topic: 'route', weight: 1 },
    'crew-stays': { topic: 'route', weight: 1 },
    'charge-paid': { topic: 'money' },
    'bank-paid': { topic: 'money' },
    'plant-built': { topic: 'build', weight: 8 },
    'tile-taken': { topic: 'card', weight: 3 },
    hired: { topic: 'card', weight: 2 },
    extended: { topic: 'card', weight: 2 },
    'tile-kept': { topic: 'card', weight: 2 },
    'tile-boxed': { topic: 'card', weight: 1 },
    'action-declined': { topic: 'card', weight: 2 },
    'money-gained': { topic: 'money', weight: 2 },
    'points-gained': { topic: 'points', weight: 3 },
    'certificate-drawn': { topic: 'card', weight: 3 },
    'certificate-seen': { topic: 'card', weight: 3 },
    'certificate-sold': { topic: 'money', weight: 4 },
    'plant-returned': { topic: 'build', weight: 3 },
    joined: { topic: 'build', weight: 5 },
    'joining-declined': { topic: 'route', weight: 1 },
    'wildcard-taken': { topic: 'card', weight: 3 },
    'public-used': { topic: 'card', weight: 7 },
    'public-scored': { topic: 'points', weight: 7 },
    'plant-shifted': { topic: 'build', weight: 3 },
    'tiles-swapped': { topic: 'card', weight: 4 },
    'second-plant': { topic: 'build', weight: 5 },
    'last-line-placed': { topic: 'order', weight: 9, table: true },
    'last-contract-laid': { topic: 'order', weight: 9, table: true },
    standstill: { topic: 'order', weight: 9, table: true },
  },
  opens: (step) => step.event?.name === 'revenue',
  gains,
  alsoGains,
  touches,
  headline,
}
