import { beforeEach, expect, test, vi } from 'vitest'
import { attach, type Hotspot } from '$lib/board/hotspot'
import type { BoardContext } from '$lib/board/context'
import type { Move } from '$lib/api/wire'

const FACTS: Hotspot = { title: 'Essen', label: 'Essen', lines: ['2 houses'], ask: 'build essen' }
const move = (price: number): Move => ({
  text: 'build essen',
  verb: 'build',
  arguments: { city: 'essen' },
  costs: { price },
  warning: null,
})
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

let element: SVGElement
let context: BoardContext
let changes: MutationObserver
beforeEach(() => {
  element = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const say = Object.assign((_: string, parts: object) => Object.values(parts).join(' '), {
    language: 'en',
    move: (each: Move) => each.text,
    cost: (each: Move) => String(each.costs?.price),
  })
  const told = { say, previewed: null, tip: vi.fn(), preview: vi.fn(), choose: vi.fn(), refuse: vi.fn() }
  context = told as unknown as BoardContext
  changes = new MutationObserver(() => undefined)
})

/** What Svelte does when the expression of an attachment is worked out anew. */
function anew(end: () => void, spot: Hotspot): () => void {
  changes.observe(element, { attributes: true, childList: true, subtree: true })
  end()
  return attach(context, spot, element)
}

test('what says the same as before is not touched', async () => {
  anew(attach(context, FACTS, element), { ...FACTS, lines: ['2 houses'] })
  expect(changes.takeRecords()).toEqual([])
  await settled()
  expect(changes.takeRecords()).toEqual([])
  element.dispatchEvent(new Event('focus'))
  expect(context.tip).toHaveBeenCalledOnce()
})

test('what says something else is labelled and heard once', async () => {
  anew(attach(context, FACTS, element), { ...FACTS, lines: ['3 houses'] })
  await settled()
  expect(element.getAttribute('aria-label')).toContain('3 houses')
  vi.mocked(context.tip).mockClear()
  element.dispatchEvent(new Event('focus'))
  expect(context.tip).toHaveBeenCalledOnce()
})

test('a press plays the move that is there now', async () => {
  const end = anew(attach(context, { ...FACTS, move: move(10) }, element), { ...FACTS, move: move(14) })
  await settled()
  element.dispatchEvent(new Event('click'))
  expect(context.choose).toHaveBeenCalledExactlyOnceWith(move(14))
  expect(element.getAttribute('aria-label')).toContain('14')
  anew(end, FACTS)
  expect(element.classList.contains('legal')).toBe(false)
  element.dispatchEvent(new Event('click'))
  expect(context.refuse).toHaveBeenCalledExactlyOnceWith('build essen')
})

test('what is given up says and hears nothing any more', async () => {
  attach(context, FACTS, element)()
  await settled()
  vi.mocked(context.tip).mockClear()
  element.dispatchEvent(new Event('focus'))
  expect(context.tip).not.toHaveBeenCalled()
  expect(element.hasAttribute('aria-label')).toBe(false)
})
