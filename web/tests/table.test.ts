/** The table's store: it resumes by itself, notices gaps, and never plays a move twice. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ANSWER_WITHIN, FIRST_WAIT, LONGEST_WAIT, PING_EVERY } from '$lib/api/connection'
import { TableStore } from '$lib/table/table.svelte'
import { entryAt, settle, tableAt, TestSocket } from './fakesocket'

let complaints: string[]
let store: TableStore

beforeEach(() => {
  vi.useFakeTimers()
  TestSocket.all = []
  complaints = []
  store = new TableStore(
    'abc',
    () => new TestSocket(),
    (reason) => complaints.push(reason),
  )
})
afterEach(() => {
  store.stop()
  vi.useRealTimers()
})

/** A store that shows a table at seq 5. */
async function seated(): Promise<TestSocket> {
  store.start()
  const socket = TestSocket.last
  socket.open()
  await socket.done('watch')
  socket.tell(tableAt(5))
  return socket
}

/** The line breaks and the next one opens. */
async function reconnected(): Promise<TestSocket> {
  TestSocket.last.close()
  await vi.advanceTimersByTimeAsync(FIRST_WAIT * 2)
  TestSocket.last.open()
  return TestSocket.last
}

describe('following a table', () => {
  test('the first thing said is what to watch', () => {
    store.start()
    TestSocket.last.open()
    expect(TestSocket.last.sent).toMatchObject([{ type: 'watch', table: 'abc' }])
    expect(TestSocket.last.sent[0]).not.toHaveProperty('since')
  })

  test('a table that came with the page is shown at once, and the line tells only what has happened since', async () => {
    store = new TableStore(
      'abc',
      () => new TestSocket(),
      (reason) => complaints.push(reason),
      tableAt(5),
    )
    store.start()
    expect(store.state).toMatchObject({ seq: 5, summary: { game: 'overload' } })
    const socket = TestSocket.last
    socket.open()
    expect(socket.sent).toMatchObject([{ type: 'watch', table: 'abc', since: 5 }])
    await socket.done('watch', { resumed: true })
    socket.tell({ type: 'update', seq: 6, entries: [entryAt(6)], ply: 6 })
    expect([store.state!.seq, store.line]).toEqual([6, 'open'])
  })

  test('what is asked before the line is there waits for it, and comes after the table', async () => {
    store = new TableStore(
      'abc',
      () => new TestSocket(),
      (reason) => complaints.push(reason),
      tableAt(5),
    )
    store.start()
    const moment = store.look(3)
    const socket = TestSocket.last
    expect(socket.sent).toEqual([])
    socket.open()
    expect(socket.sent).toMatchObject([{ type: 'watch' }, { type: 'look', ply: 3 }])
    await socket.done('look', { ply: 3 })
    await expect(moment).resolves.toMatchObject({ ply: 3 })
  })

  test('what was asked of a line that never came is told so', async () => {
    store = new TableStore(
      'abc',
      () => new TestSocket(),
      (reason) => complaints.push(reason),
      tableAt(5),
    )
    store.start()
    const moment = store.look(3)
    TestSocket.last.close()
    await expect(moment).rejects.toThrow('the line is not open')
    expect(store.line).toBe('lost')
  })

  test('an update changes only the keys it carries', async () => {
    const socket = await seated()
    socket.tell({ type: 'update', seq: 6, view: { load: [1, 0] }, entries: [entryAt(6)], ply: 6 })
    expect(store.state).toMatchObject({ seq: 6, ply: 6, view: { round: 1, load: [1, 0] }, scores: [0, 0] })
    expect(store.state!.log.entries).toEqual([entryAt(6)])
    expect(store.latest).toEqual(entryAt(6))
  })

  test('an update that is known already is left alone', async () => {
    const socket = await seated()
    socket.tell({ type: 'update', entries: [], seq: 5, ply: 99 })
    expect(store.state!.ply).toBe(5)
    expect(socket.of('watch')).toHaveLength(1)
  })

  test('a gap makes the page watch anew, once, and ask for everything', async () => {
    const socket = await seated()
    socket.tell({ type: 'update', entries: [], seq: 8, ply: 8 })
    socket.tell({ type: 'update', entries: [], seq: 9, ply: 9 })
    expect(store.state!.ply).toBe(5)
    expect(socket.of('watch')).toHaveLength(2)
    expect(socket.of('watch')[1]).not.toHaveProperty('since')
    await socket.done('watch')
    socket.tell(tableAt(9))
    socket.tell({ type: 'update', entries: [], seq: 10, ply: 10 })
    expect(store.state).toMatchObject({ seq: 10, ply: 10 })
    expect(socket.of('watch')).toHaveLength(2)
  })

  test('a table that cannot be shown says why', async () => {
    store.start()
    TestSocket.last.open()
    await TestSocket.last.refuse('watch', 'refused-no-such-table')
    expect(store.closed).toEqual({ reason: 'refused-no-such-table', args: {} })
  })

  test('another seat is asked for, and kept after a break', async () => {
    const socket = await seated()
    void store.sit(2)
    expect(socket.of('sit')).toMatchObject([{ seat: 2 }])
    const next = await reconnected()
    expect(next.of('watch')).toMatchObject([{ seat: 2 }])
  })
})

describe('a broken line', () => {
  test('is tried again and resumed where it stopped', async () => {
    await seated()
    TestSocket.last.close()
    expect(store.line).toBe('lost')
    await vi.advanceTimersByTimeAsync(FIRST_WAIT * 2)
    expect(TestSocket.all).toHaveLength(2)
    TestSocket.last.open()
    expect(TestSocket.last.of('watch')).toMatchObject([{ since: 5 }])
    await TestSocket.last.done('watch', { resumed: true })
    expect(store.line).toBe('open')
    expect(store.state!.seq).toBe(5)
  })

  test('is tried less and less often, but never given up', async () => {
    await seated()
    TestSocket.last.close()
    for (let i = 0; i < 12; i++) {
      await vi.advanceTimersByTimeAsync(LONGEST_WAIT * 1.3)
      TestSocket.last.close()
    }
    expect(TestSocket.all).toHaveLength(13)
  })

  test('is tried at once when the page wakes up', async () => {
    await seated()
    TestSocket.last.close()
    store.wake()
    expect(TestSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT)
    expect(TestSocket.all).toHaveLength(2)
  })

  test('that keeps silent is noticed by a ping', async () => {
    const socket = await seated()
    await vi.advanceTimersByTimeAsync(PING_EVERY)
    expect(socket.of('ping')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN + 1)
    expect(socket.isClosed).toBe(true)
    expect(store.line).toBe('lost')
  })

  test('that answers its ping stays', async () => {
    const socket = await seated()
    await vi.advanceTimersByTimeAsync(PING_EVERY)
    await socket.done('ping')
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN + 1)
    expect(socket.isClosed).toBe(false)
  })

  test('that was closed on purpose stays closed', async () => {
    const socket = await seated()
    store.stop()
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT * 2)
    expect(socket.isClosed).toBe(true)
    expect(TestSocket.all).toHaveLength(1)
  })

  test('nothing that an old line still says is heard', async () => {
    const old = await seated()
    const next = await reconnected()
    old.tell({ type: 'update', entries: [], seq: 6, ply: 6 })
    expect(store.state!.ply).toBe(5)
    await next.done('watch', { resumed: true })
    next.tell({ type: 'update', entries: [], seq: 6, ply: 6 })
    expect(store.state!.ply).toBe(6)
  })
})

describe('a move', () => {
  test('carries seat, ply and a key, and is pending until answered and shown', async () => {
    const socket = await seated()
    const played = store.play('take')
    expect(socket.of('move')).toMatchObject([{ seat: 0, ply: 5, move: 'take' }])
    expect(socket.of('move')[0]!.key).toMatch(/^[0-9a-f]{24}$/)
    expect(store.pending?.move).toBe('take')
    await socket.done('move')
    expect(await played).toBe(true)
    expect(store.pending?.move).toBe('take')
    expect(await store.play('take')).toBe(false)
    socket.tell({ type: 'update', entries: [], seq: 6, ply: 6 })
    expect(store.pending).toBeNull()
  })

  test('is not pending any more once the table shows it, even before the answer', async () => {
    const socket = await seated()
    void store.play('take')
    const entry = { ply: 6, seat: 0, verb: 'take', arguments: {}, events: [] }
    socket.tell({ type: 'update', entries: [entry], seq: 6, ply: 6 })
    expect(store.pending).toBeNull()
    void store.play('pass')
    await socket.done('move')
    expect(store.pending?.move).toBe('pass')
  })

  test('is not sent twice by a second click', async () => {
    const socket = await seated()
    void store.play('take')
    void store.play('take')
    void store.play('pass')
    expect(socket.of('move')).toHaveLength(1)
  })

  test('is sent again with the same key after the line broke, once, and only after watching', async () => {
    const socket = await seated()
    void store.play('take')
    const { key } = socket.of('move')[0]!
    const next = await reconnected()
    expect(store.pending?.move).toBe('take')
    expect(next.of('move')).toHaveLength(0)
    await next.done('watch', { resumed: true })
    expect(next.of('move')).toMatchObject([{ key, ply: 5, move: 'take' }])
    await next.done('move')
    const third = await reconnected()
    await third.done('watch', { resumed: true })
    expect(third.of('move')).toHaveLength(0)
    third.tell({ type: 'update', entries: [], seq: 6, ply: 6 })
    expect(store.pending).toBeNull()
  })

  test('survives several breaks', async () => {
    const socket = await seated()
    void store.play('take')
    const { key } = socket.of('move')[0]!
    await reconnected()
    const third = await reconnected()
    await third.done('watch', { resumed: true })
    expect(third.of('move').map((move) => move.key)).toEqual([key])
  })

  test('that is refused says why and changes nothing', async () => {
    const socket = await seated()
    const before = store.state
    const played = store.play('take')
    await socket.refuse('move', 'why-too-dear')
    expect(await played).toBe(false)
    expect(complaints).toEqual(['why-too-dear'])
    expect(store.pending).toBeNull()
    expect(store.state).toBe(before)
  })

  test('can be made again after a refusal, with a new key', async () => {
    const socket = await seated()
    void store.play('take')
    await socket.refuse('move', 'refused-late')
    void store.play('take')
    const keys = socket.of('move').map((move) => move.key)
    expect(new Set(keys).size).toBe(2)
  })
})

describe('asking', () => {
  test('why not is asked once per position', async () => {
    const socket = await seated()
    void store.why('take')
    void store.why('take')
    expect(socket.of('why')).toHaveLength(1)
    socket.tell({ type: 'update', entries: [], seq: 6, ply: 6 })
    void store.why('take')
    expect(socket.of('why')).toHaveLength(2)
  })

  test('a moment is fetched once, until an undo makes it wrong', async () => {
    const socket = await seated()
    const first = store.look(3)
    await socket.done('look', { ply: 3, view: { round: 1 }, entry: null })
    expect(await first).toMatchObject({ ply: 3 })
    void store.look(3)
    expect(socket.of('look')).toHaveLength(1)
    socket.tell(tableAt(7))
    void store.look(3)
    expect(socket.of('look')).toHaveLength(2)
  })

  test('earlier entries are put before the known ones', async () => {
    const socket = await seated()
    socket.tell(tableAt(300, { log: { first: 250, entries: [entryAt(250)] } }))
    const asked = store.earlier()
    expect(socket.of('log')).toMatchObject([{ first: 50, last: 249 }])
    await socket.done('log', { entries: [entryAt(249)] })
    await asked
    expect(store.state!.log).toMatchObject({ first: 50, entries: [{ ply: 249 }, { ply: 250 }] })
  })

  test('a request that cannot be sent is told to the person', async () => {
    await seated()
    TestSocket.last.close()
    await store.undo(4)
    await settle()
    expect(complaints).toEqual(['no-line'])
  })

  test('presence and restarts are noted', async () => {
    const socket = await seated()
    socket.tell({ type: 'presence', present: [0, 2], watchers: 3 })
    socket.tell({ type: 'news', what: 'restarting' })
    expect(store.present).toEqual([0, 2])
    expect(store.watchers).toBe(3)
    expect(store.restarting).toBe(true)
  })
})
