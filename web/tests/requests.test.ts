/** Requests are typed by what the server declares; `npm run check` reads the lines that must not compile. */
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api/client'
import { Connection } from '$lib/api/connection'
import { TestSocket } from './fakesocket'

const answered = () => vi.fn<typeof fetch>(async () => new Response('{}'))
afterEach(() => vi.unstubAllGlobals())

test('a request has the method and the path of its operation, with its values escaped', async () => {
  const fetched = answered()
  vi.stubGlobal('fetch', fetched)
  await api.handOver('a/b', 1, 'bot')
  const [address, { method, body } = {}] = fetched.mock.lastCall!
  expect([method, address, body]).toEqual(['POST', '/api/tables/a%2Fb/hand-over', '{"seat":1,"to":"bot"}'])
})

test('what is asked for stands behind the path', async () => {
  const fetched = answered()
  vi.stubGlobal('fetch', fetched)
  await api.leaders('power-grid', 4)
  expect(fetched.mock.lastCall![0]).toBe('/api/leaders?game=power-grid&seats=4')
  await api.archive({})
  expect(fetched.mock.lastCall![0]).toBe('/api/archive')
})

test('a text goes as it is', async () => {
  const fetched = answered()
  vi.stubGlobal('fetch', fetched)
  await api.upload('game = "barrage"')
  expect(fetched.mock.lastCall![1]).toMatchObject({
    body: 'game = "barrage"',
    headers: { 'content-type': 'text/plain' },
  })
})

test('the socket takes the messages that the server reads, and knows their answers', async () => {
  const connection = new Connection(() => new TestSocket(), { opened() {}, closed() {}, told() {} })
  connection.start()
  TestSocket.last.open()
  const verdict = connection.ask({ type: 'why', ply: 3, move: 'pass' })
  await TestSocket.last.done('why', { reason: 'why-not-now', arguments: {}, costs: null })
  expect((await verdict).reason).toBe('why-not-now')
  const looked = connection.ask({ type: 'look', ply: 3 })
  const others = [
    // @ts-expect-error there is no such message
    connection.ask({ type: 'wy', ply: 3, move: 'pass' }),
    // @ts-expect-error a move has a text
    connection.ask({ type: 'why', ply: 3 }),
    // @ts-expect-error nothing else is read
    connection.ask({ type: 'ping', ply: 3 }),
    // @ts-expect-error a spectator has no seat to plan for
    connection.ask({ type: 'plan', seat: null, plan: null }),
    // @ts-expect-error a moment has no verdict
    looked.then((moment) => moment.reason),
  ]
  connection.stop()
  for (const { status } of await Promise.allSettled(others)) expect(status).toBe('rejected')
})
