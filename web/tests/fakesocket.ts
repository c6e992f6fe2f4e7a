/** A socket in the hands of a test: it remembers what was sent and says what it is told to say. */
import type { SocketLike } from '$lib/api/transport'
import type { Entry, Table } from '$lib/api/wire'

export interface Sent {
  type: string
  id: number
  [key: string]: unknown
}

export class TestSocket implements SocketLike {
  static all: TestSocket[] = []
  static get last(): TestSocket {
    return TestSocket.all.at(-1)!
  }

  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: Sent[] = []
  isClosed = false

  constructor() {
    TestSocket.all.push(this)
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent)
  }

  close(): void {
    this.isClosed = true
    this.onclose?.()
  }

  open(): void {
    this.onopen?.()
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type)
  }

  /** Answer the newest request of this type. */
  async done(type: string, more: object = {}): Promise<void> {
    this.tell({ type: 'done', id: this.of(type).at(-1)!.id, ...more })
    await settle()
  }

  async refuse(type: string, reason: string): Promise<void> {
    this.tell({ type: 'refused', id: this.of(type).at(-1)!.id, reason, arguments: {} })
    await settle()
  }
}

/** Let promises run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

/** A table message at some seq, with as little in it as possible. */
export function tableAt(seq: number, more: object = {}): Table {
  return {
    type: 'table',
    seq,
    summary: {
      id: 'abc',
      game: 'overload',
      title: null,
      seats: [],
      options: {},
      public: false,
      host: true,
      status: 'running',
      ply: seq,
      to_decide: 0,
      your_turn: true,
      mine: [0],
      created: 0,
      moved: 0,
      what_if_of: null,
      hints: false,
      no_help: true,
      rated: false,
      chat: 'on',
      deal: { kind: 'drawn', commitment: null, seed: null, nonce: null },
      ranking: null,
      absent: 'wait',
      clock: null,
      deadline: null,
      next_table: null,
      tournament: null,
    },
    printed: {},
    view: { round: 1, load: [0, 0] },
    shown: 0,
    ply: seq,
    to_decide: 0,
    over: false,
    moves: { question: null, list: [], ranges: [], shortcuts: [], usual: null, forced: null },
    plans: [],
    plan: null,
    only_decisions: false,
    lesson: null,
    log: { first: 1, entries: [] },
    undo: null,
    request: null,
    scores: [0, 0],
    ranking: null,
    times: null,
    now: 0,
    ...more,
  }
}

export function entryAt(ply: number): Entry {
  return {
    ply,
    seat: 0,
    text: 'take',
    verb: 'take',
    arguments: {},
    events: [],
    at: null,
    taken_back: null,
    by_itself: false,
    gave_up: null,
  }
}
