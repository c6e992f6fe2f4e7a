import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawing } from '$lib/drawing.svelte'

afterEach(() => vi.restoreAllMocks())

/** The page is in the background, where it is never painted: nothing is waited for. */
const inBackground = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)

describe('the first drawing of a table', () => {
  it('draws what waits after the map, what is looked for first', () => {
    const drawn: string[] = []
    inBackground()
    drawing.begin()
    drawing.wait(() => drawn.push('log'), false)
    drawing.wait(() => drawn.push('moves'), true)
    const leave = drawing.wait(() => drawn.push('gone'), false)
    leave()
    expect(drawing.isWhole).toBe(false)
    drawing.drawn()
    expect(drawn).toEqual(['moves', 'log'])
    expect(drawing.isWhole).toBe(true)
  })
  it('lets others have a turn after a part that took long', () => {
    vi.useFakeTimers()
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const drawn: string[] = []
    inBackground()
    drawing.begin()
    for (const part of ['moves', 'fuel']) {
      drawing.wait(() => {
        drawn.push(part)
        now += 100
      }, false)
    }
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true).mockReturnValue(false)
    drawing.drawn()
    expect([drawn, drawing.isWhole]).toEqual([['moves'], false])
    vi.runAllTimers()
    expect([drawn, drawing.isWhole]).toEqual([['moves', 'fuel'], true])
    vi.useRealTimers()
  })
})
