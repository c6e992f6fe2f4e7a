import { describe, expect, it } from 'vitest'
import { inWords, sections, values } from '$games/generic/text'
import type { Say, SeatInfo } from '$games/contract'
import { filtersOf } from '$lib/story/story'

const messages: Record<string, string> = { 'view-points': 'Points', 'view-hand': 'Hand', coal: 'Coal' }
const say = Object.assign((id: string) => messages[id] ?? id, {
  has: (id: string) => id in messages,
}) as unknown as Say
const seats = [{ label: 'Ada' }, { label: 'Nikola' }] as SeatInfo[]

describe('a game that the page does not know', () => {
  const view = {
    game: 'lanterns',
    you: 0,
    seat: 1,
    asked: 3,
    points: { component: 'seats', values: [4, 7] },
    hand: {
      component: 'hand',
      cards: [
        { component: 'card', text: 'coal', note: 3 },
        { component: 'card', text: null, note: null },
      ],
    },
    turns_left: 5,
  }
  it('labels what it shows and leaves out what the table shows anyway', () => {
    expect(values(view, say).map(({ heading }) => heading)).toEqual(['Points', 'Hand', 'Turns left'])
  })
  it('tells whose a value is, and what lies face down', () => {
    expect(sections(view, say, seats).map(({ lines }) => lines)).toEqual([
      ['Ada: 4', 'Nikola: 7'],
      ['Coal (3), ?'],
      ['5'],
    ])
  })
  it('shows a grid row by row', () => {
    const grid = { component: 'grid', rows: [[null, { component: 'mark', seat: 1 }]] }
    expect(inWords(grid, say, seats)).toBe('– · Nikola')
  })
})

describe('filters of the log', () => {
  it('are only those that find something', () => {
    expect(filtersOf(undefined)).toEqual(['all', 'me'])
    expect(filtersOf({ events: { built: { topic: 'build' } } })).toEqual(['all', 'me', 'build'])
    expect(filtersOf({ events: { paid: { topic: 'money' } } })).toEqual(['all', 'me', 'money'])
  })
})
