/** Beside what is asked stands what one has, at the moment that the board shows. */
import { flushSync, mount, unmount } from 'svelte'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import generic from '$games/generic'
import Purse from '$games/power-grid/Purse.svelte'
import { Session } from '$lib/table/session.svelte'
import { TableStore } from '$lib/table/table.svelte'
import { Words } from '$lib/words/bundle'
import { settle, tableAt, TestSocket } from './fakesocket'
import Around from './Around.svelte'

const none = { coal: 0, oil: 0, garbage: 0, uranium: 0, hybrid: 0 }
const viewWith = (cash: number) => ({
  players: [{ seat: 0, cash, cities: 1, can_power: 1, capacity: 1, income: 22, fuel: none, storage: none }],
})

test('what one has follows the moves that are being played', async () => {
  TestSocket.all = []
  const store = new TableStore(
    'abc',
    () => new TestSocket(),
    () => {},
  )
  store.start()
  TestSocket.last.open()
  await TestSocket.last.done('watch')
  TestSocket.last.tell(tableAt(5, { view: viewWith(3), moves: null, to_decide: 1 }))
  const words = new Words('en', [new FluentResource('')])
  const session = new Session(store, { ...generic, Purse } as typeof generic, () => words)
  const page = mount(Around, { target: document.body, props: { session } })
  flushSync()
  const cash = () => document.querySelector('.purse b')?.textContent
  expect(cash()).toBe('3')
  session.playback.shown = { ply: 4, view: viewWith(50), latest: null, decides: 1, entries: 0 }
  flushSync()
  expect(cash()).toBe('50')
  session.playback.skip()
  flushSync()
  expect(cash()).toBe('3')
  await settle()
  await unmount(page)
  store.stop()
})
