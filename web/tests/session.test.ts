/** How a chosen thing becomes a move: confirmation, warnings, looking at the past. */
import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import game from '$games/generic'
import type { Move } from '$lib/api/wire'
import { Session } from '$lib/table/session.svelte'
import { settings } from '$lib/shared/settings.svelte'
import { TableStore } from '$lib/table/table.svelte'
import { Words } from '$lib/words/bundle'
import { settle, tableAt, TestSocket } from './fakesocket'

const take: Move = { text: 'take', verb: 'take', arguments: {}, costs: null, warning: null }
const risky: Move = { ...take, text: 'risk', warning: { id: 'too-risky', arguments: {} } }
let socket: TestSocket
let session: Session

beforeEach(async () => {
  TestSocket.all = []
  Object.assign(settings, { confirm: 'touch', warnings: true })
  const store = new TableStore(
    'abc',
    () => new TestSocket(),
    () => {},
  )
  store.start()
  socket = TestSocket.last
  socket.open()
  await socket.done('watch')
  socket.tell(tableAt(5, { moves: { question: null, list: [take, risky], ranges: [] } }))
  const words = new Words('en', [new FluentResource('')])
  session = new Session(store, game, () => words)
})
afterEach(() => session.store.stop())

const finger = (type: string) => window.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: type }))
const sent = () => socket.of('move').map((message) => message.move)

test('a click plays at once', () => {
  finger('mouse')
  session.choose(take)
  expect(sent()).toEqual(['take'])
})

test('a finger on the board chooses first and plays at the second touch', () => {
  finger('touch')
  session.choose(take)
  expect(sent()).toEqual([])
  expect(session.chosen).toBe(take)
  session.choose(take)
  expect(sent()).toEqual(['take'])
})

test('a finger on a listed move plays at once', () => {
  finger('touch')
  session.choose(take, 'list')
  expect(sent()).toEqual(['take'])
})

test('who always wants to confirm is always asked', () => {
  settings.confirm = 'always'
  finger('mouse')
  session.choose(take, 'list')
  expect(session.chosen).toBe(take)
  session.cancel()
  expect(session.chosen).toBeNull()
  expect(sent()).toEqual([])
})

test('a likely blunder is warned about, then played all the same', () => {
  finger('mouse')
  session.choose(risky)
  expect(session.warned).toBe(risky)
  expect(sent()).toEqual([])
  session.confirm(risky)
  expect(sent()).toEqual(['risk'])
  expect(session.warned).toBeNull()
})

test('warnings can be switched off', () => {
  settings.warnings = false
  finger('mouse')
  session.choose(risky)
  expect(sent()).toEqual(['risk'])
})

test('an amount is played by its text', () => {
  finger('mouse')
  session.choose('bid 25', 'list')
  expect(sent()).toEqual(['bid 25'])
})

test('nothing can be chosen while a move is on its way', () => {
  finger('mouse')
  session.choose(take)
  session.choose(risky)
  expect(sent()).toEqual(['take'])
})

test('nothing can be chosen while looking at the past', async () => {
  void session.lookAt(2)
  await socket.done('look', { ply: 2, view: { round: 0 }, entry: null, to_decide: 1 })
  expect(session.view).toEqual({ round: 0 })
  expect(session.decides).toBe(1)
  expect(session.moves).toBeNull()
  session.choose(take)
  expect(sent()).toEqual([])
  await session.lookAt(null)
  expect(session.view).toMatchObject({ round: 1 })
  expect(session.moves?.list).toHaveLength(2)
})

test('only the last moment asked for is shown', async () => {
  void session.lookAt(2)
  void session.lookAt(3)
  const [second, third] = socket.of('look')
  socket.tell({ type: 'done', id: third!.id, ply: 3, view: { round: 3 }, entry: null })
  socket.tell({ type: 'done', id: second!.id, ply: 2, view: { round: 2 }, entry: null })
  await settle()
  expect(session.view).toEqual({ round: 3 })
})

test('the next moment is fetched before it is wanted', async () => {
  void session.lookAt(2)
  await socket.done('look', { ply: 2, view: {}, entry: null })
  await vi.waitFor(() => expect(socket.of('look').map((asked) => asked.ply)).toEqual([2, 3]))
})
