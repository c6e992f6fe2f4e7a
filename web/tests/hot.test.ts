import { beforeEach, expect, test, vi } from 'vitest'
import { attach, type Spot } from '../src/lib/board/hot'
import type { Desk } from '../src/lib/board/desk'
import type { Move } from '../src/lib/protocol'

const FACTS: Spot = { title: 'Essen', label: 'Essen', lines: ['2 houses'], ask: 'build essen' }
const move = (price: number): Move => ({ text: 'build essen', verb: 'build', arguments: { city: 'essen' }, costs: { price }, warning: null })
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

let element: SVGElement
let desk: Desk
let changes: MutationObserver
beforeEach(() => {
  element = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const say = Object.assign((_: string, parts: object) => Object.values(parts).join(' '), { language: 'en', move: (each: Move) => each.text, cost: (each: Move) => String(each.costs?.price) })
  const told = { say, previewed: null, tip: vi.fn(), preview: vi.fn(), choose: vi.fn(), refuse: vi.fn() }
  desk = told as unknown as Desk
  changes = new MutationObserver(() => undefined)
})

/** What Svelte does when the expression of an attachment is worked out anew. */
function anew(end: () => void, spot: Spot): () => void {
  changes.observe(element, { attributes: true, childList: true, subtree: true })
  end()
  return attach(desk, spot, element)
}

test('what says the same as before is not touched', async () => {
  anew(attach(desk, FACTS, element), { ...FACTS, lines: ['2 houses'] })
  expect(changes.takeRecords()).toEqual([])
  await settled()
  expect(changes.takeRecords()).toEqual([])
  element.dispatchEvent(new Event('focus'))
  expect(desk.tip).toHaveBeenCalledOnce()
})

test('what says something else is labelled and heard once', async () => {
  anew(attach(desk, FACTS, element), { ...FACTS, lines: ['3 houses'] })
  await settled()
  expect(element.getAttribute('aria-label')).toContain('3 houses')
  vi.mocked(desk.tip).mockClear()
  element.dispatchEvent(new Event('focus'))
  expect(desk.tip).toHaveBeenCalledOnce()
})

test('a press plays the move that is there now', async () => {
  const end = anew(attach(desk, { ...FACTS, move: move(10) }, element), { ...FACTS, move: move(14) })
  await settled()
  element.dispatchEvent(new Event('click'))
  expect(desk.choose).toHaveBeenCalledExactlyOnceWith(move(14))
  expect(element.getAttribute('aria-label')).toContain('14')
  anew(end, FACTS)
  expect(element.classList.contains('legal')).toBe(false)
  element.dispatchEvent(new Event('click'))
  expect(desk.refuse).toHaveBeenCalledExactlyOnceWith('build essen')
})

test('what is given up says and hears nothing any more', async () => {
  attach(desk, FACTS, element)()
  await settled()
  vi.mocked(desk.tip).mockClear()
  element.dispatchEvent(new Event('focus'))
  expect(desk.tip).not.toHaveBeenCalled()
  expect(element.hasAttribute('aria-label')).toBe(false)
})
