import { describe, expect, it } from 'vitest'
import { countRound as countBarrage } from '$games/barrage/round'
import { logStyle as barrage } from '$games/barrage/story'
import { logStyle as future } from '$games/future-energy/story'
import { countRound as countPowerGrid } from '$games/power-grid/round'
import { logStyle as powerGrid } from '$games/power-grid/story'
import { endedRound, signed, stepsOfRound } from '$lib/story/rounds'
import { isMove } from '$lib/table/entries'
import type { Entry, Happening } from '$lib/api/wire'
import {
  filtered,
  gainsOf,
  holds,
  leadOf,
  toldSteps,
  topicsOf,
  turnsOf,
  type LogSay,
  type Turn,
} from '$lib/story/story'

let ply = 0
const event = (name: string, args: Record<string, unknown> = {}): Happening => ({ name, arguments: args })
function entry(seat: number, verb: string, ...events: Happening[]): Entry {
  ply += 1
  return {
    ply,
    seat,
    text: verb,
    verb,
    arguments: {},
    events,
    at: null,
    taken_back: null,
    by_itself: false,
    gave_up: null,
  }
}
const buys = (seat: number, fuel: string, price: number) =>
  entry(seat, 'buy', event('fuel-bought', { seat, fuel, price }))
const builds = (seat: number, city: string, price: number) =>
  entry(seat, 'build', event('house-built', { seat, city, price }))
const say = Object.assign(
  (id: string, args: Record<string, unknown> = {}) => `${id} ${Object.values(args).join(' ')}`.trim(),
  {
    seat: (seat: number) => `seat ${seat + 1}`,
    event: ({ name }: Happening) => name,
  },
) as LogSay
const seats = (turns: Turn[]) => turns.map((turn) => turn.seat)

describe('turns of Power Grid', () => {
  it('a shopping trip is one line, and the next phase of the same seat another', () => {
    const turns = turnsOf(
      [
        buys(1, 'coal', 3),
        buys(1, 'coal', 4),
        buys(1, 'oil', 5),
        entry(1, 'done'),
        builds(1, 'essen', 10),
        entry(1, 'done'),
      ],
      powerGrid,
      {},
    )
    expect(turns.map((turn) => turn.steps.length)).toEqual([4, 2])
    expect(powerGrid.headline!(turns[0]!, say)).toBe(
      'story-bought seat 2 list-last story-goods 2 fuel-coal story-goods 1 fuel-oil 12',
    )
    expect(gainsOf(turns[0]!, powerGrid)).toEqual({ money: -12, points: 0 })
    expect(toldSteps(turns[0]!)).toHaveLength(3)
  })
  it('who gives up has a line of their own, which is no move', () => {
    const gone: Entry = { ...entry(1, ''), text: '', gave_up: 'resigned' }
    const turns = turnsOf([buys(1, 'coal', 3), gone, buys(0, 'coal', 3)], powerGrid, {})
    expect(turns.map((turn) => turn.kind)).toEqual(['turn', 'gave-up', 'turn'])
    expect(turns[1]!.seat).toBe(1)
    expect([gone, buys(0, 'coal', 3)].map(isMove)).toEqual([false, true])
  })
  it('an auction is one line, whoever bids, and belongs to the winner', () => {
    const card = { card: '13' }
    const turns = turnsOf(
      [
        entry(0, 'nominate', event('nominated', { seat: 0, ...card })),
        entry(1, 'bid', event('bid-made', { seat: 1, ...card, price: 14 })),
        entry(
          0,
          'pass',
          event('passed-bid', { seat: 0, ...card }),
          event('plant-bought', { seat: 1, ...card, price: 14 }),
          event('plant-drawn', { card: '20' }),
        ),
        entry(1, 'discard', event('plant-discarded', { seat: 1, card: '4' })),
        entry(1, 'nominate', event('nominated', { seat: 1, card: '20' })),
      ],
      powerGrid,
      {},
    )
    expect(seats(turns)).toEqual([1, 1])
    expect(leadOf(turns[0]!, powerGrid).event!.name).toBe('plant-bought')
    expect(gainsOf(turns[0]!, powerGrid).money).toBe(-14)
    expect(topicsOf(turns[0]!, powerGrid)).toEqual(['card'])
  })
  it('a phase in which nothing was spent says so, and never that somebody is done', () => {
    const [turn] = turnsOf([entry(2, 'done')], powerGrid, {})
    expect(powerGrid.headline!(turn!, say)).toBe('story-nothing seat 3')
  })
  it('the end of a round belongs to the table, and rounds are headings', () => {
    const run = entry(
      0,
      'run',
      event('powered', { seat: 0, count: 2, price: 22 }),
      event('resupplied', { fuel: 'coal', count: 3 }),
      event('round-begins', { round: 2 }),
      event('order-set'),
    )
    const turns = turnsOf([run], powerGrid, {})
    expect(turns.map((turn) => [turn.kind, turn.seat])).toEqual([
      ['turn', 0],
      ['turn', null],
      ['heading', null],
      ['turn', null],
    ])
    expect(turns.every((turn) => holds(turn, run.ply))).toBe(true)
  })
})

it('in Future Energy a seat that joined somebody begins its own turn with its revenue', () => {
  const joins = entry(
    1,
    'join',
    event('joined', { seat: 1, place: 'oslo', money: 2 }),
    event('revenue', { seat: 1, money: 3 }),
  )
  const turns = turnsOf([joins, entry(1, 'line', event('lines-bought', { seat: 1, count: 1, money: 1 }))], future, {})
  expect(turns.map((turn) => turn.steps.length)).toEqual([1, 2])
  expect(gainsOf(turns[1]!, future)).toEqual({ money: 2, points: 0 })
})

describe('turns of Barrage', () => {
  const view = {
    companies: [
      { company: 'italy', seat: 0 },
      { company: 'usa', seat: 1 },
    ],
  } as never
  it('every placement begins a turn, and side effects stay in it', () => {
    const turns = turnsOf(
      [
        entry(0, 'place', event('placed', { company: 'italy' })),
        entry(
          0,
          'produce',
          event('produced', { company: 'italy', energy: 4 }),
          event('energy-steps', { company: 'usa', count: 1 }),
        ),
        entry(0, 'bank', event('banked', { company: 'italy' })),
      ],
      barrage,
      view,
    )
    expect(turns.map((turn) => [turn.seat, turn.steps.length])).toEqual([
      [0, 3],
      [0, 1],
    ])
    expect(leadOf(turns[0]!, barrage).event!.name).toBe('produced')
  })
  it('water, awards and incomes at the end of a round are one line of the table', () => {
    const events = ['water-flows', 'drops-caught', 'leader-award', 'energy-income', 'order-set'].map((name) =>
      event(name, { company: 'usa', count: 2 }),
    )
    const turns = turnsOf(
      [entry(0, 'bank', event('banked', { company: 'italy' }), ...events, event('round-begins'))],
      barrage,
      view,
    )
    expect(turns.map((turn) => [turn.kind, turn.seat, turn.steps.length])).toEqual([
      ['turn', 0, 1],
      ['turn', null, 5],
      ['heading', null, 1],
    ])
    expect(leadOf(turns[1]!, barrage).event!.name).toBe('water-flows')
    expect(gainsOf(turns[1]!, barrage)).toEqual({ money: 0, points: 0 })
  })
})

it('the key of a turn stays while it grows', () => {
  const entries = [buys(0, 'oil', 3), buys(0, 'oil', 3)]
  expect(turnsOf(entries, powerGrid, {})[0]!.key).toBe(turnsOf(entries.slice(0, 1), powerGrid, {})[0]!.key)
})

it('without a logStyle every seat is told by its moves', () => {
  expect(seats(turnsOf([entry(0, 'a'), entry(0, 'b', event('x')), entry(1, 'c')], undefined, {}))).toEqual([0, 1])
})

it('an undo stands alone', () => {
  const back: Entry = { ...entry(0, ''), taken_back: { from: 5, to: 3, by: 1 } }
  expect(turnsOf([buys(0, 'oil', 3), back, buys(0, 'oil', 3)], powerGrid, {}).map((turn) => turn.kind)).toEqual([
    'turn',
    'taken-back',
    'turn',
  ])
})

it('filters keep what was asked for, and no heading above nothing', () => {
  const entries = [
    entry(0, 'pass', event('round-begins', { round: 1 })),
    entry(0, 'pass', event('passed-phase', { seat: 0 }), event('round-begins', { round: 2 })),
    builds(1, 'essen', 10),
  ]
  const turns = turnsOf(entries, powerGrid, {})
  const kinds = (filter: 'me' | 'money' | 'build') =>
    filtered(turns, filter, [0], powerGrid).map((turn) => `${turn.kind} ${turn.seat}`)
  expect(kinds('build')).toEqual(['heading null', 'turn 1'])
  expect(kinds('money')).toEqual(['heading null', 'turn 1'])
  expect(kinds('me')).toEqual(['heading null', 'turn 0', 'heading null'])
  expect(filtered(turns, 'all', [], powerGrid)).toBe(turns)
})

describe('the card of a round', () => {
  const entries = () => [
    entry(0, 'x', event('round-begins', { round: 1 })),
    entry(1, 'buy', event('plant-bought', { seat: 1, card: '13', price: 14 })),
    builds(0, 'essen', 10),
    builds(0, 'koeln', 12),
    entry(0, 'run', event('powered', { seat: 0, count: 2, price: 33 }), event('round-begins', { round: 2 })),
    builds(0, 'bonn', 99),
  ]
  it('counts what the round brought every seat, and nothing of the next', () => {
    const steps = stepsOfRound(entries(), 1, powerGrid, {})!
    const { columns } = countPowerGrid(steps, 3)
    expect(columns.map(({ cells }) => cells)).toEqual([
      [2, null, null],
      ['+33', null, null],
      ['−22', '−14', null],
      [2, null, null],
      [null, '13', null],
    ])
  })
  it('says of each amount whether it came or went, and neither of nothing', () => {
    expect([3, -3, 0, null].map(signed)).toEqual(['+3', '−3', '0', null])
  })
  it('knows which move ended which round', () => {
    expect(entries().map(endedRound)).toEqual([null, null, null, null, 1, null])
  })
  it('has nothing to say of a round whose beginning is not there', () => {
    expect(stepsOfRound(entries(), 5, powerGrid, {})).toBeNull()
  })
  it('of Barrage counts the incomes that the table tells, and the water', () => {
    const view = {
      companies: [
        { company: 'italy', seat: 0 },
        { company: 'usa', seat: 1 },
      ],
    } as never
    const end = [
      event('water-flows'),
      event('drops-caught', { dam: 'x', count: 3 }),
      event('drops-left', { count: 2 }),
      event('energy-income', { company: 'usa', energy: 9, count: 4 }),
      event('zero-energy', { company: 'italy' }),
    ]
    const steps = stepsOfRound(
      [entry(0, 'x', event('round-begins', { round: 1 })), entry(0, 'bank', ...end)],
      1,
      barrage,
      view,
    )!
    const { columns, lines } = countBarrage(steps, 2)
    expect(columns.slice(0, 3).map(({ cells }) => cells)).toEqual([
      [null, 9],
      [null, '+4'],
      ['−3', null],
    ])
    expect(lines).toEqual([['round-card-water', { caught: 3, left: 2 }]])
  })
})
