import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstRender } from '$lib/startup/first-render.svelte'

afterEach(() => vi.restoreAllMocks())

/** The page is in the background, where it is never painted: nothing is waited for. */
const inBackground = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)

describe('the first drawing of a table', () => {
  it('draws what waits after the map, what is looked for first', () => {
    const drawn: string[] = []
    inBackground()
    firstRender.begin()
    firstRender.wait(() => drawn.push('log'), false)
    firstRender.wait(() => drawn.push('moves'), true)
    const leave = firstRender.wait(() => drawn.push('gone'), false)
    leave()
    expect(firstRender.isWhole).toBe(false)
    firstRender.drawn()
    expect(drawn).toEqual(['moves', 'log'])
    expect(firstRender.isWhole).toBe(true)
  })
  it('lets others have a turn after a part that took long', () => {
    vi.useFakeTimers()
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const drawn: string[] = []
    inBackground()
    firstRender.begin()
    for (const part of ['moves', 'fuel']) {
      firstRender.wait(() => {
        drawn.push(part)
        now += 100
      }, false)
    }
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true).mockReturnValue(false)
    firstRender.drawn()
    expect([drawn, firstRender.isWhole]).toEqual([['moves'], false])
    vi.runAllTimers()
    expect([drawn, firstRender.isWhole]).toEqual([['moves', 'fuel'], true])
    vi.useRealTimers()
  })
})
