/** Who has finished three games is asked without explanations, unless they want them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Summary } from '$lib/api/wire'
// Loaded here too, so that no test waits for these files to be translated.
import '$lib/table/finished-games.svelte'
import '$lib/shared/settings.svelte'

type Table = Pick<Summary, 'id' | 'game' | 'status' | 'mine' | 'what_if_of'>
const table = (id: string, more: Partial<Table> = {}): Table => ({
  id,
  game: 'barrage',
  status: 'over',
  mine: [0],
  what_if_of: null,
  ...more,
})

/** A page loaded anew, with whatever the browser has kept. */
async function page() {
  vi.resetModules()
  return { ...(await import('$lib/table/finished-games.svelte')), ...(await import('$lib/shared/settings.svelte')) }
}

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe('questions are explained', () => {
  test('by default until the third finished game, of whatever kind', async () => {
    const { explainsQuestions, noteFinished, settings } = await page()
    expect(settings.explain).toBe('auto')
    expect(explainsQuestions()).toBe(true)
    noteFinished([table('a'), table('b', { game: 'power-grid' })])
    expect(explainsQuestions()).toBe(true)
    noteFinished([table('c')])
    expect(explainsQuestions()).toBe(false)
  })

  test('no more when the page is opened again', async () => {
    const first = await page()
    first.noteFinished([table('a'), table('b'), table('c')])
    const second = await page()
    expect(second.finishedInAll()).toBe(3)
    expect(second.explainsQuestions()).toBe(false)
  })

  test('as somebody has chosen, however much they have played', async () => {
    const { explainsQuestions, noteFinished, settings } = await page()
    settings.explain = 'never'
    expect(explainsQuestions()).toBe(false)
    noteFinished([table('a'), table('b'), table('c')])
    settings.explain = 'always'
    expect(explainsQuestions()).toBe(true)
  })
})

test('only own games that are over count, and each once', async () => {
  const { finishedInAll, hasFinished, noteFinished } = await page()
  noteFinished([
    table('a', { status: 'running' }),
    table('b', { mine: [] }),
    table('c', { what_if_of: { id: 'x', ply: 3 } }),
  ])
  expect(finishedInAll()).toBe(0)
  noteFinished([table('d')])
  noteFinished([table('d')])
  expect(finishedInAll()).toBe(1)
  expect([hasFinished('barrage'), hasFinished('power-grid')]).toEqual([true, false])
})
