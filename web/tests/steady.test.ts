import { expect, test } from 'vitest'
import { ClickGuard, SETTLES } from '$lib/board/click-guard'
import { Rows } from '$lib/table/hold.svelte'
import type { Move } from '$lib/api/wire'

const move = (text: string, price = 1): Move => ({ text, verb: 'buy', arguments: {}, costs: { price }, warning: null })
const told = (rows: { move: Move; gone: boolean }[]) =>
  rows.map((row) => (row.gone ? `(${row.move.text})` : row.move.text))

test('a line that is gone keeps its place while the panel is held', () => {
  const rows = new Rows()
  rows.next([move('a'), move('b'), move('c')], 'buy', true)
  expect(told(rows.next([move('c', 2), move('b')], 'buy', true))).toEqual(['(a)', 'b', 'c'])
  expect(told(rows.next([move('d'), move('b')], 'buy', true))).toEqual(['(a)', 'b', '(c)', 'd'])
  expect(told(rows.next([move('d'), move('b')], 'buy', false))).toEqual(['d', 'b'])
})

test('another question has its own lines', () => {
  const rows = new Rows()
  rows.next([move('a'), move('b')], 'buy', true)
  expect(told(rows.next([move('b')], 'sell', true))).toEqual(['b'])
  expect(told(rows.next([move('x')], 'sell', true))).toEqual(['x'])
})

/** A press at one place; whether it means anything. */
function press(guard: ClickGuard, target: Element, x = 10): boolean {
  const event = new MouseEvent('pointerdown', { clientX: x, clientY: 10, cancelable: true })
  Object.defineProperty(event, 'target', { value: target })
  guard.pressed(event as PointerEvent)
  return !event.defaultPrevented
}

test('what has just come under a resting pointer is not pressed', async () => {
  document.body.innerHTML = '<button data-move="buy coal"></button><button data-move="done"></button>'
  const [buy, done] = document.querySelectorAll('button') as unknown as [Element, Element]
  let now = 0
  let there = buy
  const guard = new ClickGuard(
    () => now,
    () => there,
  )
  const stop = guard.start()
  expect(press(guard, buy)).toBe(true)
  now += 50
  expect(press(guard, buy)).toBe(true)
  there = done
  document.body.append(document.createElement('p'))
  await Promise.resolve()
  now += 50
  expect(press(guard, done)).toBe(false)
  now += SETTLES - 1
  expect(press(guard, done)).toBe(false)
  now += SETTLES
  expect(press(guard, done)).toBe(true)
  expect(press(guard, buy, 90)).toBe(true)
  stop()
})
