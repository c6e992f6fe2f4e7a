/** Puzzles: the reasons for a move in words, and what this browser remembers of one's answers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Say } from '$games/contract'
import { reasons } from '$lib/table/analysis-format'
// Loaded here too, so that no test waits for this file to be translated.
import '$lib/table/puzzle-results.svelte'

/** Says the message and what it is given. */
const say = Object.assign((id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '), {
  language: 'en',
  seat: (seat: number) => `seat ${seat}`,
}) as unknown as Say

describe('the reasons for a move', () => {
  test('are what I have more of, what a rival has less of, and at the end what I have less of', () => {
    const told = reasons(say, [
      { figure: 'cash', tenths: -360, seat: null },
      { figure: 'cities', tenths: 20, seat: null },
      { figure: 'points', tenths: -13, seat: 2 },
    ])
    expect(told).toEqual([
      'puzzle-more figure-cities +2',
      'puzzle-rival-less seat 2 figure-points -1.3',
      'puzzle-less figure-cash -36',
    ])
  })

  test('are none where nothing is known', () => {
    expect(reasons(say, [])).toEqual([])
  })
})

describe('what is remembered', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  async function page() {
    vi.resetModules()
    return import('$lib/table/puzzle-results.svelte')
  }

  test('is the first answer to each puzzle: later ones are given by people who know the solution', async () => {
    const { noteAnswer, firstAnswer, solvedOf } = await page()
    expect(firstAnswer('barrage', 1)).toBe(null)
    noteAnswer('barrage', 1, false)
    noteAnswer('barrage', 1, true)
    noteAnswer('barrage', 2, true)
    noteAnswer('power-grid', 3, true)
    expect([firstAnswer('barrage', 1), firstAnswer('barrage', 2)]).toEqual([false, true])
    expect(solvedOf('barrage', 36)).toBe(1)
    const again = await page()
    expect(again.firstAnswer('barrage', 1)).toBe(false)
    expect(again.solvedOf('power-grid', 2)).toBe(0)
  })
})
