/** How a game of Barrage is told: a turn by what it built or produced, a round's end by its water. */
import type { Entry, Happening } from '$lib/api/wire'
import type { Gains, LogStyle } from '$lib/story/story'
import type { EventName, View } from './types'

const CREDITS = ['credits-gained', 'energy-income']
const SCORED = [
  'vp-scored',
  'leader-award',
  'bonus-scored',
  'objective-scored',
  'goods-scored',
  'buildings-scored',
  'water-scored',
]

/** Victory points lost for a round without production. */
const NO_ENERGY = 3

/** What an event brought its company, or (below zero) cost it. */
function gains({ name, arguments: args }: Happening): Partial<Gains> {
  const count = Number(args.count)
  if (CREDITS.includes(name)) return { money: count }
  if (SCORED.includes(name)) return { points: count }
  if (name === 'banked') return { money: count }
  if (name === 'fee-paid' || name === 'credits-paid') return { money: -count }
  return name === 'zero-energy' ? { points: -NO_ENERGY } : {}
}

/** A fee goes to the owner of the conduit, with as many points. */
function alsoGains({ name, arguments: args }: Happening, view: View): { seat: number; gains: Partial<Gains> } | null {
  const owner = view.companies.find(({ company }) => company === args.owner)?.seat
  const count = Number(args.count)
  return name === 'fee-paid' && owner !== undefined ? { seat: owner, gains: { money: count, points: count } } : null
}

/** The seat behind the company of an event. */
const seatOf = (event: Happening, view: View): number | null =>
  view.companies.find(({ company }) => company === event.arguments.company)?.seat ?? null

/** The engineers, buildings and contracts of a move. */
function touches({ events }: Entry): string[] {
  return events.flatMap(({ name, arguments: args }) => {
    if (name === 'placed') return [`engineer-${args.space}`]
    if (name === 'constructed' || name === 'free-piece')
      return LEVELS.flatMap((level) => [`${args.target}`, `${args.target}-${level}`])
    return name === 'contract-taken' ? [`contract-${args.contract}`] : []
  })
}

/** A dam is another piece at every level. */
const LEVELS = [1, 2, 3]

const TURN_BEGINS = ['placed', 'banked', 'passed']

/** The end of a round is one line: water, income, scores. */
const ROUNDS_END = ['water-flows', 'leader-award', 'energy-income', 'zero-energy', 'bonus-scored', 'order-set']

export const logStyle: LogStyle<View, EventName> = {
  events: {
    'bid-made': { topic: 'order', weight: 1 },
    'positions-settled': { topic: 'order', weight: 1, table: true },
    'pair-picked': { topic: 'card', weight: 2 },
    'contract-picked': { topic: 'card', weight: 2 },
    'headstreams-filled': { topic: 'water', weight: 1, table: true },
    placed: { topic: 'work', weight: 2 },
    banked: { topic: 'work', weight: 2 },
    passed: { topic: 'order', weight: 1 },
    'officer-copied': { topic: 'card', weight: 2 },
    'tile-taken': { topic: 'card', weight: 4 },
    constructed: { topic: 'build', weight: 9 },
    'free-piece': { topic: 'build', weight: 6 },
    'income-revealed': { topic: 'money' },
    'income-taken': { topic: 'money', weight: 1 },
    'wheel-turned': { topic: 'work' },
    produced: { topic: 'energy', weight: 8 },
    'tile-produced': { topic: 'energy', weight: 8 },
    'fee-paid': { topic: 'money' },
    'energy-steps': { topic: 'energy' },
    'contract-fulfilled': { topic: 'card', weight: 7 },
    'contract-taken': { topic: 'card', weight: 4 },
    'contract-discarded': { topic: 'card', weight: 1 },
    'contract-opened': { topic: 'card', table: true },
    'contracts-removed': { topic: 'card', weight: 1 },
    'drop-placed': { topic: 'water', weight: 3 },
    'drop-flows': { topic: 'water', weight: 3 },
    'drops-caught': { topic: 'water' },
    'drops-left': { topic: 'water' },
    'dam-filled': { topic: 'water', weight: 3 },
    'machine-gained': { topic: 'work', weight: 3 },
    'credits-gained': { topic: 'money', weight: 3 },
    'credits-paid': { topic: 'money' },
    'vp-scored': { topic: 'points', weight: 3 },
    'tile-retrieved': { topic: 'work' },
    'work-done': { topic: 'build', weight: 7 },
    'building-used': { topic: 'build', weight: 3 },
    'extra-turn': { topic: 'order' },
    'water-flows': { topic: 'water', weight: 2, table: true },
    'leader-award': { topic: 'points', weight: 1, table: true },
    'energy-income': { topic: 'money', weight: 1, table: true },
    'zero-energy': { topic: 'points', weight: 1, table: true },
    'bonus-scored': { topic: 'points', weight: 1, table: true },
    'order-set': { topic: 'order', table: true },
    'objective-scored': { topic: 'points', weight: 4, table: true },
    'goods-scored': { topic: 'points', weight: 3, table: true },
    'buildings-scored': { topic: 'points', weight: 3, table: true },
    'water-scored': { topic: 'points', weight: 3, table: true },
  },
  seatOf,
  scene: ({ name }) => (ROUNDS_END.includes(name) ? 'end-of-round' : null),
  opens: (step) => step.event !== null && TURN_BEGINS.includes(step.event.name),
  gains,
  alsoGains,
  touches,
}
