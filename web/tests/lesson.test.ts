import { describe, expect, it } from 'vitest'
import { beginLesson, fits, Guide, playable, reached, type Table } from '$lib/lesson.svelte'
import type { Entry, Moves } from '$lib/protocol'
import type { Lesson, Moment } from '$lib/teaching.svelte'

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

describe('several lessons', () => {
  const lesson = (name: string, begins: number, moments: Moment[], comments: Moment[] = []): Lesson => ({
    name,
    seats: ['me'],
    options: {},
    seed: '1',
    file: '',
    begins,
    minutes: 1,
    moments,
    comments,
    texts: {},
  })
  const entry = (ply: number, text: string, events: string[] = []): Entry => ({
    ply,
    seat: 0,
    text,
    verb: text,
    arguments: {},
    events: events.map((name) => ({ name, arguments: {} })) as Entry['events'],
    at: null,
    taken_back: null,
    by_itself: false,
    gave_up: null,
  })
  const table = (id: string, entries: Entry[]): Table => ({ id, entries, own: 0, moves: moves(['done', 'pass']), asked: 'build', over: false })
  const first = lesson('lesson', 0, [moment('one', 'done')])
  const drawn = { ...moment('drawn'), event: 'card-drawn' }
  const second = lesson('lesson-2', 2, [moment('two', 'pass'), moment('three', 'done')], [drawn])

  it('shows the lesson that was begun at the table, and the first where nothing else is known', () => {
    beginLesson('a', 'lesson-2')
    beginLesson('b')
    expect(new Guide(table('a', []), () => [first, second]).script?.name).toBe('lesson-2')
    expect(new Guide(table('b', []), () => [first, second]).script?.name).toBe('lesson')
    expect(new Guide(table('c', []), () => []).script).toBeNull()
  })

  it('does not count what was played before it began', () => {
    beginLesson('d', 'lesson-2')
    const before = [entry(1, 'pass', ['card-drawn']), entry(2, 'done')]
    const guide = new Guide(table('d', before), () => [first, second])
    expect(guide.done).toBe(0)
    expect(guide.moment?.id).toBe('two')
    const after = new Guide(table('d', [...before, entry(3, 'pass'), entry(4, 'done')]), () => [first, second])
    expect(after.done).toBe(2)
    expect(after.moment).toBeNull()
    const now = new Guide(table('d', [...before, entry(3, 'pass'), entry(4, 'done', ['card-drawn'])]), () => [first, second])
    expect(now.moment?.id).toBe('drawn')
  })
})
