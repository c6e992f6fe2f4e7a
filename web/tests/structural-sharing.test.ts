import { expect, test } from 'vitest'
import { shared } from '$lib/table/structural-sharing'

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const VIEW = {
  round: 3,
  order: [2, 0, 1],
  players: [
    { seat: 0, cash: 10, plants: [4, 7] },
    { seat: 1, cash: 12, plants: [] },
  ],
  result: null,
}

test('the same told again is the same object', () => {
  expect(shared(VIEW, copy(VIEW))).toBe(VIEW)
})

test('only what changed is new, with all that it is part of', () => {
  const after = copy(VIEW)
  after.players[1]!.cash = 9
  const found = shared(VIEW, copy(after))
  expect(found).toEqual(after)
  expect(found.order).toBe(VIEW.order)
  expect(found.players[0]).toBe(VIEW.players[0])
  expect(found.players[1]).not.toBe(VIEW.players[1])
  expect(found.players[1]!.plants).toBe(VIEW.players[1]!.plants)
})

test.each([
  ['a list that grew', [1, 2], [1, 2, 3]],
  ['a list that became shorter', [1, 2, 3], [1, 2]],
  ['a key that went', { a: 1, b: 2 }, { a: 1 }],
  ['a key that came', { a: 1 }, { a: 1, b: null }],
  ['a key in the place of another', { a: undefined }, { b: undefined }],
  ['a list in the place of an object', { 0: 'a' }, ['a']],
  ['nothing in the place of something', { a: {} }, { a: null }],
  ['something in the place of nothing', null, { a: 1 }],
])('%s is told as it is now', (_, before, after) => {
  const wanted = copy(after)
  const found = shared<unknown>(before, after)
  expect(found).toEqual(wanted)
  expect(found).not.toBe(before)
})
