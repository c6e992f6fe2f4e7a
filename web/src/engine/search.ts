/** A tree search on one board: what bots/search/searcher.py does, batch by batch, with the same result. */
import { fieldOf, fromBase64, readNumber, type GameModule } from './module'

export interface SearchBudget {
  playouts: number
  seconds: number
}

export interface SearchedMove {
  action: number
  visits: number
  /** Every seat's chance of winning after it. */
  chances: number[]
  /** The most likely continuation: seats and actions. */
  line: [seat: number, action: number][]
}

export interface SearchResult {
  moves: SearchedMove[]
  playouts: number
  seconds: number
}

const ROOT = 0
const NONE = -1
const BATCH = 'search_batch'

export class Searcher {
  private readonly nodesBytes: number
  private readonly seats: number

  constructor(
    readonly game: GameModule,
    private readonly board: Uint8Array,
    parameters: string,
    private readonly network: boolean,
  ) {
    this.nodesBytes = game.about.search.nodes * game.about.node.bytes
    this.seats = fieldOf(game.about.board, board, 'seats')
    this.parameters = fromBase64(parameters)
    if (network && !game.networkLoaded) throw new Error('the network is not loaded')
    this.forget()
  }

  private readonly parameters: Uint8Array

  /** Begin with an empty tree. */
  forget(): void {
    this.game.call('begin_tree')
    this.forgetNetwork()
  }

  /** Keep the subtree below the move just made. */
  follow(action: number): void {
    this.game.call('keep_subtree', { action })
    if (this.game.numbers('keep_subtree', 'kept')[0] === 0n) return this.forget()
    this.game.swap('nodes', 'other', this.nodesBytes)
    this.forgetNetwork()
  }

  /** Search the legal moves of the seat to decide, with at least one batch of playouts. */
  search(state: Uint8Array, seat: number, legal: number[], seed: bigint, budget: SearchBudget): SearchResult {
    const { batch, check, most_kept, new_share, nodes } = this.game.about.search
    const started = performance.now()
    const elapsed = () => (performance.now() - started) / 1000
    const allowed = new Set(legal)
    if (this.used > nodes * most_kept) this.forget()
    const playouts = Math.max(budget.playouts - this.visits(ROOT), Math.floor(budget.playouts / new_share))
    this.game.array(BATCH, 'b').set(this.board)
    this.game.array(BATCH, 'root').set(state)
    this.game.array(BATCH, 'parameters').set(this.parameters)
    const given = { seat, seed, most: this.game.about.longest }
    this.game.call(BATCH, { ...given, first: 0 })
    let done = batch
    while (done < playouts && elapsed() < budget.seconds) {
      if (done % check === 0 && this.isDecided(allowed, playouts - done)) break
      this.game.call(BATCH, { ...given, first: done })
      done += batch
    }
    return { moves: this.considered(allowed), playouts: done, seconds: elapsed() }
  }

  private forgetNetwork(): void {
    if (this.network) this.game.array(BATCH, 'cached_for').fill(0)
  }

  private get used(): number {
    return Number(this.game.numbers(BATCH, 'used')[0])
  }

  /** Whether the most visited move can no longer be overtaken. */
  private isDecided(legal: Set<number>, left: number): boolean {
    const [first = 0, second = 0] = this.choices(legal)
      .map((child) => this.visits(child))
      .sort((a, b) => b - a)
    return first - second > left
  }

  // The tree

  private field(node: number, name: string, index = 0): number {
    const { bytes, fields } = this.game.about.node
    const memory = this.game.view('nodes', this.nodesBytes)
    const [kind, offset] = fields[name]!
    return readNumber(new DataView(memory.buffer, memory.byteOffset + node * bytes, bytes), kind, offset + 4 * index)
  }

  private visits(node: number): number {
    return this.field(node, 'visits')
  }

  private children(node: number): number[] {
    const children: number[] = []
    for (let child = this.field(node, 'first'); child !== NONE; child = this.field(child, 'sibling'))
      children.push(child)
    return children
  }

  private choices(legal: Set<number>): number[] {
    return this.children(ROOT).filter((child) => legal.has(this.field(child, 'action')))
  }

  private considered(legal: Set<number>): SearchedMove[] {
    const { lines } = this.game.about.search
    return this.sorted(this.choices(legal)).map((child, number) => ({
      action: this.field(child, 'action'),
      visits: this.visits(child),
      chances: this.chances(child),
      line: number < lines ? this.line(child) : [],
    }))
  }

  /** Those with most visits first, then those of most worth to who moves, then by their number. */
  private sorted(nodes: number[]): number[] {
    const keys = new Map(
      nodes.map((node) => {
        const visits = this.visits(node)
        const worth = this.field(node, 'total', this.field(node, 'seat')) / Math.max(1, visits)
        return [node, [-visits, -worth, this.field(node, 'action')] as const]
      }),
    )
    return nodes.sort((one, other) => {
      const [a, b] = [keys.get(one)!, keys.get(other)!]
      return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
    })
  }

  private chances(node: number): number[] {
    const visits = Math.max(1, this.visits(node))
    const { win } = this.game.about.search
    return Array.from({ length: this.seats }, (_, seat) => this.field(node, 'total', seat) / win / visits)
  }

  private line(node: number): [number, number][] {
    const line: [number, number][] = []
    for (let children = this.children(node); children.length > 0; children = this.children(node)) {
      if (line.length >= this.game.about.search.longest_line) break
      node = this.sorted(children)[0]!
      line.push([this.field(node, 'seat'), this.field(node, 'action')])
    }
    return line
  }
}
