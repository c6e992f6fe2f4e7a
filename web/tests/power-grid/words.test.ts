import { describe as suite, expect, it } from 'vitest'
import { describe } from '$games/power-grid/describe'
import { GAP, groupsOf, groupWidth, trackWidth } from '$games/power-grid/market/track'
import { plantsOf, sameRun } from '$games/power-grid/runs'
import { spell } from '$games/power-grid/spell'
import { reasons } from '$games/power-grid/tie-breaks'
import { headline } from '$games/power-grid/labels'
import type { Move } from '$games/contract'
import { echo, PRINTED, VIEW } from './position'

const context = { printed: PRINTED, view: VIEW, say: echo() }

suite('spelling', () => {
  it('names cities and areas as printed and fuels in words', () => {
    expect(spell({ city: 'essen', area: 'red', fuel: 'coal', price: 7 }, context)).toEqual({
      city: 'Essen',
      area: 'East',
      fuel: 'fuel-coal',
      price: 7,
    })
  })
  it('names areas in the language of the reader', () => {
    const german = Object.assign(echo(), { language: 'de' })
    expect(spell({ area: 'red' }, { ...context, say: german }).area).toBe('Osten')
  })
  it('adds the market a fuel comes from', () => {
    expect(spell({ fuel: 'coal', source: 'north' }, context).fuel).toBe('fuel-coal (source-north)')
  })
  it('leaves what it does not know as it is', () => {
    expect(spell({ city: 'nowhere' }, context).city).toBe('nowhere')
  })
})

suite('the table in words', () => {
  const sections = describe(VIEW, PRINTED, echo(), [])
  const section = (heading: string) => sections.find((each) => each.heading.startsWith(heading))!.lines

  it('lists plants, the step 3 card, players in order and houses', () => {
    expect(section('label-market')).toHaveLength(2)
    expect(section('label-future')).toEqual(['label-step 3'])
    expect(section('label-order').map((line) => line.slice(0, 6))).toEqual(['seat 2', 'seat 1'])
    expect(section('label-houses')).toEqual(['Essen: seat 1'])
  })
  it('lists the cities within reach, the cheapest first', () => {
    expect(section('label-cities-to-build')).toEqual(['Bremen: 17', 'Berlin: 31'])
  })
  it('says where the game stands in one line', () => {
    expect(headline(VIEW, PRINTED, echo())).toBe('label-round 2 · phase-building · label-step 1')
  })
})

suite('fuel on its track', () => {
  const prices = [1, 1, 1, 2, 2, 2]
  it('lies at the dear end', () => {
    expect(groupsOf(prices, 4, 0, 0).map((group) => group.filled)).toEqual([1, 3])
  })
  it('slides to the cheap end and piles up there', () => {
    expect(groupsOf(prices, 4, 3, 0).map((group) => group.filled)).toEqual([4, 0])
  })
  it('shows what it costs now', () => {
    expect(groupsOf(prices, 0, 0, 2).map((group) => group.price)).toEqual([3, 4])
  })
  it('leaves a price of two digits as much room as it needs', () => {
    const [eight, ten] = groupsOf([8, 10], 0, 0, 0).map(groupWidth)
    expect(ten).toBeGreaterThan(eight!)
    expect(trackWidth([8, 10])).toBe(eight! + GAP + ten!)
    expect(trackWidth(prices)).toBe(6 * eight! + GAP)
  })
})

suite('plants to run', () => {
  const run = (plants: string, income: number, coal: number): Move => ({
    text: `run ${plants}`,
    verb: 'run',
    arguments: { plants },
    costs: { income, powered: 1, burned: { coal } },
    warning: null,
  })
  const sets = [run('nothing', 10, 0), run('4', 22, 2), run('13', 22, 0), run('4 13', 22, 2)]

  it('are found in any order', () => {
    expect(plantsOf(sets[0]!)).toEqual([])
    expect(sets.find((set) => sameRun(set, ['13', '4']))!.text).toBe('run 4 13')
  })
})

it('places are explained by the first number that differs', () => {
  const row = (seat: number, place: number, powered: number, cash: number, cities: number) => ({
    seat,
    place,
    powered,
    cash,
    cities,
  })
  const rows = [row(0, 1, 17, 0, 17), row(1, 2, 16, 9, 16), row(2, 3, 16, 3, 16), row(3, 3, 16, 3, 16)]
  expect(reasons(rows, ['powered', 'cash', 'cities'])).toEqual(['powered', 'cash', 'tie'])
  expect(reasons(rows, ['cities', 'cash', 'powered'])).toEqual(['cities', 'cash', 'tie'])
})
