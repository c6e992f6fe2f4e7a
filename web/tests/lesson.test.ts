import { describe, expect, it } from 'vitest'
import { fits, playable, reached } from '$lib/lesson.svelte'
import type { Moves } from '$lib/protocol'
import type { Moment } from '$lib/teaching.svelte'

const moment = (id: string, ...expect: string[]): Moment => ({ id, expect, asked: '', point: '', event: '', topic: '' })
const moves = (texts: string[], ranges: Moves['ranges'] = []): Moves => ({
  question: null,
  list: texts.map((text) => ({ text, verb: text.split(' ')[0]!, arguments: {}, costs: null, warning: null })),
  ranges,
})

describe('a lesson', () => {
  const script = [moment('hello'), moment('plant', 'nominate 4', 'nominate'), moment('bid', 'bid 4', 'bid'), moment('done', 'done')]

  it('knows a move by its text or by its verb', () => {
    expect(fits('build essen', 'build essen')).toBe(true)
    expect(fits('build essen', 'build')).toBe(true)
    expect(fits('build essen', 'build köln')).toBe(false)
    expect(fits('build essen', 'buil')).toBe(false)
  })

  it('reads from the moves how far somebody is, and is not led astray by others', () => {
    expect(reached(script, [])).toBe(0)
    expect(reached(script, ['nominate 5', 'pass', 'bid 7'])).toBe(2)
    expect(reached(script, ['nominate 4', 'bid 4', 'done', 'nominate 9'])).toBe(3)
  })

  it('marks the best wish that can be played', () => {
    expect(playable(script[1]!, moves(['nominate 3', 'nominate 4', 'pass']))).toEqual({ wish: 'nominate 4', moves: ['nominate 4'] })
    expect(playable(script[1]!, moves(['nominate 5', 'nominate 6', 'pass']))).toEqual({
      wish: 'nominate',
      moves: ['nominate 5', 'nominate 6'],
    })
    expect(playable(script[3]!, moves(['pass']))).toBeNull()
  })

  it('takes amounts from their range', () => {
    const bidding = (lowest: number) => moves(['pass'], [{ verb: 'bid', lowest, highest: 50 }])
    expect(playable(script[2]!, bidding(4))).toEqual({ wish: 'bid 4', moves: ['bid 4'] })
    expect(playable(script[2]!, bidding(8))).toEqual({ wish: 'bid', moves: ['bid 8'] })
  })
})
