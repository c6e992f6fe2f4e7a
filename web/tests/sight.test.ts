import { shift } from '$lib/board/sight'
import { expect, test } from 'vitest'

const SIGHT = { top: 60, bottom: 400 }
const at = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 30 }))

test('nothing moves when everything that can be played is in sight', () => {
  expect(shift(SIGHT, at(70, 200, 360))).toBe(0)
  expect(shift(SIGHT, [])).toBe(0)
})

test('the page moves just as far as brings everything into sight', () => {
  expect(shift(SIGHT, at(200, 420))).toBe(58)
  expect(shift(SIGHT, at(20, 200))).toBe(-48)
  expect(shift(SIGHT, at(-500, -400))).toBe(-568)
})

test('where not everything fits, as much as possible is shown', () => {
  expect(shift(SIGHT, at(-500, 100, 450, 500))).toBe(138)
  expect(shift(SIGHT, at(100, 900))).toBe(0)
})
