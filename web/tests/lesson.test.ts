import { describe, expect, it } from 'vitest'
import { fits, Guide, playable, type Noted, type Table } from '$lib/teaching/lesson.svelte'
import type { Entry, LessonShown, Moves } from '$lib/api/wire'
import type { Lesson, Moment } from '$lib/teaching/teaching.svelte'

const moment = (id: string, ...expect: string[]): Moment => ({ id, expect, asked: '', point: '', event: '', topic: '' })
const moves = (texts: string[], ranges: Moves['ranges'] = []): Moves => ({
  question: null,
  list: texts.map((text) => ({ text, verb: text.split(' ')[0]!, arguments: {}, costs: null, warning: null })),
  ranges,
  shortcuts: [],
  usual: null,
  forced: null,
})

describe('a lesson', () => {
  const script = [
    moment('hello'),
    moment('plant', 'nominate 4', 'nominate'),
    moment('bid', 'bid 4', 'bid'),
    moment('done', 'done'),
  ]

  it('knows a move by its text or by its verb', () => {
    expect(fits('build essen', 'build essen')).toBe(true)
    expect(fits('build essen', 'build')).toBe(true)
    expect(fits('build essen', 'build köln')).toBe(false)
    expect(fits('build essen', 'buil')).toBe(false)
  })

  it('marks the best wish that can be played', () => {
    expect(playable(script[1]!, moves(['nominate 3', 'nominate 4', 'pass']))).toEqual({
      wish: 'nominate 4',
      moves: ['nominate 4'],
    })
    expect(playable(script[1]!, moves(['nominate 5', 'nominate 6', 'pass']))).toEqual({
      wish: 'nominate',
      moves: ['nominate 5', 'nominate 6'],
    })
    expect(playable(script[3]!, moves(['pass']))).toBeNull()
  })

  it('takes amounts from their range', () => {
    const bidding = (lowest: number) => moves(['pass'], [{ verb: 'bid', lowest, highest: 50, argument: 'price' }])
    expect(playable(script[2]!, bidding(4))).toEqual({ wish: 'bid 4', moves: ['bid 4'] })
    expect(playable(script[2]!, bidding(8))).toEqual({ wish: 'bid', moves: ['bid 8'] })
  })
})

describe('a guide', () => {
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
  /** A table as the session shows it, and what the server was told. */
  function laid(lesson: Partial<LessonShown>, entries: Entry[] = [], more: Partial<Table> = {}) {
    const noted: Noted[] = []
    const table: Table = {
      lesson: { name: 'lesson', read: [], alone: false, done: 0, ...lesson },
      entries,
      moves: moves(['done', 'pass']),
      asked: 'build',
      over: false,
      note: (what) => noted.push(what),
      ...more,
    }
    return { table, noted }
  }
  const hello = { ...moment('hello'), asked: 'build' }
  const first = lesson('lesson', 0, [hello, moment('one', 'done')], [{ ...moment('over') }])
  const drawn = { ...moment('drawn'), event: 'card-drawn' }
  const free = { ...moment('free'), asked: 'build' }
  const second = lesson('lesson-2', 2, [moment('two', 'pass'), moment('three', 'done')], [drawn, free])
  const scripts = () => [first, second]
  const move = (text: string) => ({ text, verb: text, arguments: {}, costs: null, warning: null })

  it('shows the lesson that the table knows', () => {
    expect(new Guide(laid({ name: 'lesson-2' }).table, scripts).script?.name).toBe('lesson-2')
    expect(new Guide(laid({}).table, scripts).script?.name).toBe('lesson')
    expect(new Guide(laid({}, [], { lesson: null }).table, scripts).script).toBeNull()
  })

  it('goes on where the server says that it is', () => {
    expect(new Guide(laid({ name: 'lesson-2' }).table, scripts).moment?.id).toBe('two')
    expect(new Guide(laid({ name: 'lesson-2', done: 1 }).table, scripts).moment?.id).toBe('three')
    expect(new Guide(laid({ name: 'lesson-2', done: 2 }).table, scripts).moment?.id).toBe('free')
    expect(new Guide(laid({ read: ['hello'] }).table, scripts).moment?.id).toBe('one')
  })

  it('lets no move through while a card waits to be read', () => {
    const { table, noted } = laid({})
    const guide = new Guide(table, scripts)
    expect(guide.holds).toBe(true)
    expect(guide.lets(move('done'))).toBe(false)
    expect(guide.strayed).toBe(true)
    guide.read(guide.moment!)
    expect(noted).toEqual([{ read: 'hello' }])
    expect(guide.moment?.id).toBe('one')
    expect(guide.lets(move('pass'))).toBe(false)
    expect(guide.lets(move('done'))).toBe(true)
  })

  it('tells what has happened before it goes on, until that is read', () => {
    const before = [entry(1, 'pass', ['card-drawn']), entry(2, 'done')]
    expect(new Guide(laid({ name: 'lesson-2' }, before).table, scripts).moment?.id).toBe('two')
    const guide = new Guide(laid({ name: 'lesson-2' }, [...before, entry(3, 'bid', ['card-drawn'])]).table, scripts)
    expect(guide.moment?.id).toBe('drawn')
    expect(guide.lets(move('pass'))).toBe(false)
    guide.read(guide.moment!)
    expect(guide.moment?.id).toBe('two')
  })

  it('lets everything through for whoever goes on alone', () => {
    const { table, noted } = laid({})
    const guide = new Guide(table, scripts)
    guide.goAlone()
    expect(noted).toEqual([{ alone: true }])
    expect([guide.guides, guide.progress, guide.lets(move('pass'))]).toEqual([false, 1, true])
    expect(new Guide(laid({ alone: true }).table, scripts).guides).toBe(false)
  })

  it('says its closing words when the game is over', () => {
    expect(new Guide(laid({ done: 1 }, [], { over: true }).table, scripts).moment?.id).toBe('over')
  })
})
