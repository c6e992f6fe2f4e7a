/** Everything that happens has a sound meant for it. The lists are those that the server declares. */
import { describe, expect, test } from 'vitest'
import { logStyle as barrage } from '$games/barrage/story'
import { EVENTS as BARRAGE } from '$games/barrage/types'
import { logStyle as futureEnergy } from '$games/future-energy/story'
import { EVENTS as FUTURE_ENERGY } from '$games/future-energy/types'
import { logStyle as powerGrid } from '$games/power-grid/story'
import { EVENTS as POWER_GRID } from '$games/power-grid/types'
import { soundOf, soundsOf } from '$lib/sound/move-sounds'
import { lengthOf, SCORES, type Sound } from '$lib/sound/scores'
import { newSince, type Happened } from '$lib/sound/table-sounds.svelte'
import { settings } from '$lib/shared/settings.svelte'
import type { LogStyle } from '$lib/story/story'

const GAMES: [string, readonly string[], LogStyle][] = [
  ['Power Grid', POWER_GRID, powerGrid],
  ['Future Energy', FUTURE_ENERGY, futureEnergy],
  ['Barrage', BARRAGE, barrage],
]
const kind = (name: string) => ({ name, arguments: {} })

describe.each(GAMES)('%s', (_, events, logStyle) => {
  test('has a sound for every kind of event that it declares', () => {
    expect(events.filter((name) => soundOf(kind(name), logStyle) === null)).toEqual([])
    expect(Object.keys(logStyle.events).filter((name) => !events.includes(name))).toEqual([])
  })
  test('is never silent when something happens, and never a din', () => {
    for (const name of events) expect(soundsOf([kind(name)], logStyle)).toHaveLength(1)
    expect(soundsOf(events.filter((name) => name !== 'game-ends').map(kind), logStyle)).toHaveLength(2)
  })
  test('ends with the fanfare alone', () => expect(soundsOf(events.map(kind), logStyle)).toEqual(['end']))
})

test('what weighs most is heard', () => {
  expect(soundsOf(['fuel-burned', 'powered', 'resupplied'].map(kind), powerGrid)).toEqual(['energy', 'fuel'])
})

test('a game without a story of its own is heard by its headings', () => {
  expect(soundsOf(['round-begins', 'something'].map(kind), undefined)).toEqual(['round'])
})

describe('the table', () => {
  const before: Happened = { said: 3, asked: null, takenBack: 1, people: 1 }
  test.each([
    ['chat', { said: 4 }],
    ['asked', { asked: 7 }],
    ['back', { takenBack: 2 }],
    ['joined', { people: 2 }],
  ] as [Sound, Partial<Happened>][])('is heard: %s', (sound, now) =>
    expect(newSince(before, { ...before, ...now })).toEqual([sound]),
  )
  test('is quiet when nothing is new, when a question is answered and when the game begins', () => {
    expect(newSince(before, before)).toEqual([])
    expect(newSince({ ...before, asked: 7 }, { ...before, people: 0 })).toEqual([])
    expect(newSince({ ...before, said: null }, before)).toEqual([])
    expect(newSince({ ...before, people: 0 }, { ...before, people: 3 })).toEqual([])
  })
})

test('sounds are on, not at full volume, and short', () => {
  expect(settings).toMatchObject({ sounds: true, volume: 60 })
  for (const sound of Object.keys(SCORES) as Sound[]) expect(lengthOf(sound)).toBeLessThan(1.1)
})
