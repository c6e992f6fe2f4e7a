import { ifOver, steps, tieNote, totalAfter } from '$games/future-energy/scoring'
import { expect, test } from 'vitest'
import { over, printed, say, view } from './small'

const all = steps(over, printed, say)

test('the scoring has its steps in the order of the rules, module 1 last', () => {
  expect(all.map(({ id }) => id)).toEqual(['track', 'empty-spaces', 'certificates', 'regions', 'grid', 'largest-grid'])
  expect(steps({ ...over, modules: [] }, printed, say).map(({ id }) => id)).not.toContain('largest-grid')
})

test('the steps add up to the points of the result', () => {
  expect(totalAfter(all, all.length)).toEqual([20, 20])
  expect(totalAfter(all, 1)).toEqual([4, 14])
})

test('each step says how it came about', () => {
  const details = Object.fromEntries(all.map(({ id, details: lines }) => [id, lines.join('\n')]))
  expect(details['certificates']).toContain('Ada: 3 + 5')
  expect(details['empty-spaces']).toContain('label-starting-contract')
  expect(details['regions']).toContain('region-north')
  expect(details['largest-grid']).toContain('2 2')
})

test('empty spaces of completed contracts are listed only where the table counts them', () => {
  const lines = (count: boolean) =>
    steps({ ...over, result: { ...over.result!, all_contracts_count: count } }, printed, say).find(
      ({ id }) => id === 'empty-spaces',
    )!.details
  expect(lines(false)).toHaveLength(1)
  expect(lines(true)).toEqual([...lines(false), expect.stringContaining('contract-name')])
  expect(lines(true)[1]).toMatch(/ 2$/)
})

test('equal points are decided by money, or shared', () => {
  const result = over.result!
  expect(tieNote(result)).toBe('result-tie')
  expect(tieNote({ ...result, rows: result.rows.map((row) => ({ ...row, place: 1 })) })).toBe('result-shared')
  expect(tieNote({ ...result, rows: [result.rows[0]!, { ...result.rows[1]!, points: 18 }] })).toBeNull()
})

test('what the points would be now leaves out what is face down, and says so', () => {
  expect(ifOver(view.players[0]!, view, say)).toEqual([
    'result-track: 4',
    'result-empty-spaces: 1',
    'result-regions: 3',
    'result-largest-grid: 2',
  ])
  expect(ifOver(view.players[1]!, view, say)).toContain('label-if-over-hidden 1')
})
