/** A line that is cut while a page loads: nothing is thrown, the page says so, and what is missing is read again. */
import { flushSync, mount, unmount } from 'svelte'
import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, RequestRefused } from '$lib/api/client'
import { LobbyStore } from '$lib/club/lobby.svelte'
import type { GameInfo } from '$lib/api/wire'
import { toasts } from '$lib/shared/toasts.svelte'
import { Words } from '$lib/words/bundle'
import { plainSay } from '$lib/words/say'
import Tournament from '../src/pages/Tournament.svelte'
import { settle } from './fakesocket'

/** What a browser does when there is no line. */
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const say = plainSay(new Words('en', [new FluentResource('refused-no-such-tournament = No such tournament.\n')]))

beforeEach(() => {
  toasts.list = []
  // A socket that never opens.
  vi.stubGlobal(
    'WebSocket',
    class {
      close(): void {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('the lobby says that the line is cut while it reads the words of its games, and reads them again', async () => {
  vi.stubGlobal('fetch', cut)
  const lobby = new LobbyStore()
  const games = [{ name: 'some-game' } as GameInfo]
  await lobby.speak(games)
  expect(lobby.lost).toBe(true)
  vi.stubGlobal('fetch', async () => new Response('game-name = Some game\n'))
  await lobby.speak(games)
  expect(lobby.gameName('some-game')).toBe('Some game')
})

test('an answer that breaks off is refused like one that never came', async () => {
  const broken = new ReadableStream({ start: (answer) => answer.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', async () => new Response(broken))
  await expect(api.server()).rejects.toEqual(new RequestRefused('no-line', {}))
})

test('a tournament that does not exist is told once, on the page', async () => {
  const refusal = () =>
    Promise.resolve(Response.json({ refused: 'no-such-tournament', arguments: {} }, { status: 404 }))
  vi.stubGlobal('fetch', (path: string) => (path.includes('tournament') ? refusal() : new Promise(() => {})))
  const page = mount(Tournament, { target: document.body, props: { id: 'nonsense', say } })
  flushSync()
  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toContain('No such tournament.'))
  await settle()
  expect(toasts.list).toEqual([])
  await unmount(page)
})
