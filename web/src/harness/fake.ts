/** A socket without a server: it answers from a fixture and writes down what was chosen. */
import type { SocketLike } from '$lib/api/transport'
import type { Table } from '$lib/api/wire'

export interface Fixture {
  table: Table
  verdicts: Record<string, unknown>
  looks: Record<string, Record<string, unknown>>
}

export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(
    private readonly fixture: Fixture,
    private readonly note: (line: string) => void,
  ) {
    setTimeout(() => this.onopen?.(), 0)
  }

  send(data: string): void {
    const message = JSON.parse(data) as {
      type: string
      id: number
      move?: string
      ply?: number
      first?: number
      last?: number
    }
    const { table, verdicts, looks } = this.fixture
    const done = (more: object = {}) => this.#tell({ type: 'done', id: message.id, ...more })
    if (message.type === 'watch') {
      done()
      this.#tell(table)
      this.#tell({ type: 'presence', present: table.summary.seats.map((seat) => seat.seat), watchers: 1 })
    } else if (message.type === 'move') {
      this.note(`chosen: ${message.move}`)
      done()
    } else if (message.type === 'why') {
      done((verdicts[message.move!] as object) ?? { reason: null, arguments: {}, costs: null })
    } else if (message.type === 'look') {
      const entry = table.log.entries.find((each) => each.ply === message.ply) ?? null
      done({ ply: message.ply, view: looks[message.ply!] ?? table.view, entry })
    } else done({ entries: [] })
  }

  close(): void {
    this.onclose?.()
  }

  #tell(message: object): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 0)
  }
}
