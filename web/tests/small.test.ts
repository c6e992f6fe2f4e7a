/** The small parts: routes, times, charts, settings, shapes, keys. */
import { describe, expect, test, vi } from 'vitest'
import { byArgument, byText, ofVerb } from '$lib/board/moves'
import { shapePath } from '$lib/board/seats'
import { linePath, scaleOf, xOf, yOf } from '$lib/shared/chart'
import type { Moves } from '$lib/api/wire'
import { readRoute } from '$lib/shared/route.svelte'
import { remembered, settings, type Choices } from '$lib/shared/settings.svelte'
import { timeAgo } from '$lib/shared/time'
import { keysOf } from '$parts/table/shortcuts'

test('addresses lead to the lobby, to a table, or nowhere', () => {
  expect(readRoute('/')).toEqual({ page: 'lobby' })
  expect(readRoute('/t/a_b-9')).toEqual({ page: 'table', id: 'a_b-9' })
  expect(readRoute('/t/a/b')).toEqual({ page: 'nowhere' })
})

test('moments are told in words', () => {
  expect(timeAgo(1000, 'en', 1020)).toBe('now')
  expect(timeAgo(1000, 'en', 1000 + 3 * 60)).toBe('3 minutes ago')
  expect(timeAgo(1000, 'de', 1000 + 86_400)).toBe('gestern')
})

describe('charts', () => {
  const frame = { width: 100, height: 60, left: 10, right: 10, top: 10, bottom: 10 }
  test('have round numbers and begin at zero', () => {
    expect(scaleOf([3, 87])).toEqual({ lowest: 0, highest: 100, ticks: [0, 50, 100] })
    expect(scaleOf([-4, 3])).toMatchObject({ lowest: -4, highest: 4 })
    expect(scaleOf([])).toEqual({ lowest: 0, highest: 1, ticks: [0, 1] })
  })
  test('put values where they belong', () => {
    const scale = scaleOf([0, 100])
    expect(yOf(0, scale, frame)).toBe(50)
    expect(yOf(100, scale, frame)).toBe(10)
    expect([xOf(0, 3, frame), xOf(1, 3, frame), xOf(2, 3, frame)]).toEqual([10, 50, 90])
    expect(xOf(0, 1, frame)).toBe(50)
    expect(linePath([0, 100], scale, frame)).toBe('M10.0 50.0L90.0 10.0')
  })
})

describe('settings', () => {
  const usual: Choices = {
    language: 'en',
    theme: 'auto',
    motion: 'auto',
    palette: 'usual',
    warnings: true,
    confirm: 'touch',
    forced: true,
    routines: '',
    sounds: true,
    volume: 60,
    cards: true,
    remarks: true,
    speed: 'brisk',
    notify: false,
    letters: true,
    replaySpeed: 1,
    asText: false,
    explain: 'auto',
    hide_online: false,
  }
  test('are remembered', () =>
    expect(remembered('{"language":"ja","warnings":false}', usual)).toEqual({
      ...usual,
      language: 'ja',
      warnings: false,
    }))
  test('of the wrong kind are forgotten', () =>
    expect(remembered('{"warnings":"no","language":"xx","more":1}', usual)).toEqual(usual))
  test('that cannot be read are forgotten', () => expect(remembered('{', usual)).toEqual(usual))
})

test('six seats have six shapes', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => shapePath(seat))).size).toBe(6)
})

test('moves are found by argument, text and verb', () => {
  const move = (text: string) => ({
    text,
    verb: text.split(' ')[0]!,
    arguments: { city: text.split(' ')[1] },
    costs: null,
    warning: null,
  })
  const moves: Moves = {
    question: null,
    ranges: [],
    shortcuts: [],
    usual: null,
    forced: null,
    list: [move('build essen'), move('build ulm'), move('done')],
  }
  expect(byArgument(moves, 'build', 'city').get('ulm')?.text).toBe('build ulm')
  expect(byText(moves).get('done')?.verb).toBe('done')
  expect(ofVerb(moves, 'build')).toHaveLength(2)
  expect(ofVerb(null, 'build')).toEqual([])
})

describe('keys', () => {
  const press = (target: HTMLElement, key: string, more: object = {}) => {
    document.body.append(target)
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    target.dispatchEvent(event)
    target.remove()
  }
  test('work on the page, not while typing, not with Ctrl', () => {
    const does = vi.fn()
    const listener = keysOf({ u: does })
    addEventListener('keydown', listener)
    press(document.createElement('div'), 'u')
    press(document.createElement('div'), 'U')
    press(document.createElement('input'), 'u')
    press(document.createElement('div'), 'u', { ctrlKey: true })
    removeEventListener('keydown', listener)
    expect(does).toHaveBeenCalledTimes(2)
  })
  test('single letters can be switched off; arrows stay', () => {
    const letter = vi.fn()
    const arrow = vi.fn()
    const listener = keysOf({ u: letter, ArrowLeft: arrow })
    addEventListener('keydown', listener)
    settings.letters = false
    press(document.createElement('div'), 'u')
    press(document.createElement('div'), 'ArrowLeft')
    settings.letters = true
    removeEventListener('keydown', listener)
    expect(letter).not.toHaveBeenCalled()
    expect(arrow).toHaveBeenCalledOnce()
  })
})
