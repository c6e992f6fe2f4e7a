import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playback, type Speed, type EventStyle } from '$lib/motion/playback.svelte'
import type { Entry, Moment } from '$lib/api/wire'
import type { TableState } from '$lib/table/table.svelte'

const entry = (ply: number, seat: number, taken_back: Entry['taken_back'] = null): Entry => ({
  ply,
  seat,
  text: '',
  verb: '',
  arguments: {},
  events: [],
  at: null,
  taken_back,
  by_itself: false,
  gave_up: null,
})
const state = (ply: number): TableState =>
  ({
    ply,
    view: { ply },
    to_decide: 0,
    log: { first: 1, entries: Array.from({ length: ply }, (_, i) => entry(i + 1, 1)) },
  }) as unknown as TableState
/** The server tells of the moves from one ply to another. */
const told = (from: number, to: number, seat = 1): EventStyle => ({
  before: state(from),
  after: state(to),
  latest: null,
  entries: Array.from({ length: to - from }, (_, i) => entry(from + i + 1, seat)),
})

describe('moves of others', () => {
  let speed: Speed = 'brisk'
  const looked: number[] = []
  const look = (ply: number) => {
    looked.push(ply)
    return Promise.resolve({ ply, view: { ply }, to_decide: 1 } as unknown as Moment)
  }
  const make = () =>
    new Playback(
      () => speed,
      (seat) => seat === 0,
      look,
    )
  beforeEach(() => {
    vi.useFakeTimers()
    speed = 'brisk'
    looked.length = 0
  })
  afterEach(() => vi.useRealTimers())

  it('are shown one after the other, however fast they come', async () => {
    const playback = make()
    playback.told(told(0, 1))
    expect(playback.shown, 'the first one at once').toBeNull()
    playback.told(told(1, 2))
    playback.told(told(2, 3))
    expect(playback.shown).toMatchObject({ ply: 1, entries: 1 })
    await vi.advanceTimersByTimeAsync(600)
    expect(playback.shown).toMatchObject({ ply: 2, entries: 2 })
    await vi.advanceTimersByTimeAsync(600)
    expect(playback.shown, 'the table as it is').toBeNull()
  })
  it('of one message are looked up and played in order', async () => {
    const playback = make()
    playback.told(told(4, 7))
    expect(playback.shown).toMatchObject({ ply: 4 })
    await vi.advanceTimersByTimeAsync(1)
    expect(playback.shown).toMatchObject({ ply: 5, view: { ply: 5 } })
    await vi.advanceTimersByTimeAsync(600)
    expect(playback.shown).toMatchObject({ ply: 6 })
    await vi.advanceTimersByTimeAsync(600)
    expect(playback.shown).toBeNull()
    expect(looked).toEqual([5, 6])
  })
  it('are over at once when somebody skips, and stay over', async () => {
    const playback = make()
    playback.told(told(0, 3))
    playback.skip()
    expect(playback.shown).toBeNull()
    await vi.advanceTimersByTimeAsync(5000)
    expect(playback.shown).toBeNull()
    playback.told(told(3, 4))
    expect(playback.shown, 'and the next one is shown at once').toBeNull()
  })
  it('end when one plays oneself, and at an undo', () => {
    for (const news of [told(2, 3, 0), { ...told(2, 3), entries: [entry(2, 1, { from: 2, to: 1, by: 1 })] }]) {
      const playback = make()
      playback.told(told(0, 1))
      playback.told(told(1, 2))
      expect(playback.shown).not.toBeNull()
      playback.told(news)
      expect(playback.shown).toBeNull()
    }
  })
  it('seen with the eyes of one seat are not shown to the next', () => {
    const playback = make()
    playback.told(told(0, 3))
    expect(playback.shown).not.toBeNull()
    playback.told(null)
    expect(playback.shown).toBeNull()
  })
  it('are not played for those who want them instantly', () => {
    speed = 'instant'
    const playback = make()
    playback.told(told(0, 5))
    playback.told(told(5, 6))
    expect(playback.shown).toBeNull()
  })
  it('hurry when many wait', async () => {
    const playback = make()
    playback.told(told(0, 1))
    for (let ply = 1; ply < 25; ply++) playback.told(told(ply, ply + 1))
    await vi.advanceTimersByTimeAsync(9000)
    expect(playback.shown).toBeNull()
  })
  it('that cannot be looked up are left out', async () => {
    const playback = new Playback(
      () => speed,
      () => false,
      () => Promise.reject(new Error('gone')),
    )
    playback.told(told(0, 3))
    await vi.advanceTimersByTimeAsync(1)
    expect(playback.shown).toBeNull()
  })
})
