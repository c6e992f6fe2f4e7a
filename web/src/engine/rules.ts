/**
 * A game's rules on boards and states as bytes, with the same results to the byte as the Python program's
 * (kernel/compilation/engine.py). Nothing that is given is changed.
 */
import { fieldOf, readNumber, type GameModule } from './module'

/** An event as the rules write it: its kind, who sees it (a seat, or -1 for everybody), and its numbers. */
export interface LoggedEvent {
  kind: number
  audience: number
  numbers: number[]
}

/** The generator that bots choose with (kernel/rng/luck.py). */
export type Luck = [bigint, bigint]

const NOBODY = -1
const LOW_63 = (1n << 63n) - 1n
const LOW_32 = 0xffffffffn
const SEED_PARTS = 4

export class Rules {
  constructor(readonly game: GameModule) {}

  /** The seat to decide; null when the game is over. */
  seat(state: Uint8Array): number | null {
    const seat = fieldOf(this.game.about.state, state, 'seat')
    return seat === NOBODY ? null : seat
  }

  seats(board: Uint8Array): number {
    return fieldOf(this.game.about.board, board, 'seats')
  }

  /** The first position, dealt from a seed of up to 128 bits. */
  setup(board: Uint8Array, seed: bigint): Uint8Array {
    const { game } = this
    this.put('setup', board, new Uint8Array(game.about.state.bytes))
    const parts = game.numbers('setup', 'seed')
    for (let place = 0; place < SEED_PARTS; place++) parts[place] = (seed >> BigInt(32 * place)) & LOW_32
    game.call('setup')
    return this.state('setup')
  }

  /** Every legal action, ascending. */
  legal(board: Uint8Array, state: Uint8Array): number[] {
    this.put('legal', board, state)
    this.game.call('legal')
    return this.listed('legal', Number(this.game.numbers('legal', 'count')[0]))
  }

  /** The code of the reason that forbids an action; 0 for a legal one. */
  whyNot(board: Uint8Array, state: Uint8Array, action: number): number {
    this.put('why_not', board, state)
    this.game.call('why_not', { action })
    return Number(this.game.numbers('why_not', 'reason')[0])
  }

  /** The position after a legal action. */
  apply(board: Uint8Array, state: Uint8Array, action: number): Uint8Array {
    this.put('apply', board, state)
    this.game.call('apply', { action })
    return this.state('apply')
  }

  /** The same with what happened. */
  applyWithEvents(board: Uint8Array, state: Uint8Array, action: number): { state: Uint8Array; events: LoggedEvent[] } {
    this.put('apply_with_log', board, state)
    const log = this.game.array('apply_with_log', 'log')
    log.fill(0)
    this.game.call('apply_with_log', { action })
    return { state: this.state('apply_with_log'), events: this.events(log) }
  }

  /** A position that this seat (-1: a spectator) cannot tell from the true one. */
  resample(board: Uint8Array, state: Uint8Array, seat: number, luck: Luck): Uint8Array {
    this.put('resample', board, state)
    this.game.numbers('resample', 'luck').set(luck)
    this.game.call('resample', { seat })
    return this.state('resample')
  }

  /** A seat's numbers for learning. */
  observe(board: Uint8Array, state: Uint8Array, seat: number): Int16Array {
    this.put('observe', board, state)
    const numbers = this.game.array('observe', 'numbers')
    numbers.fill(0)
    this.game.call('observe', { seat })
    return new Int16Array(numbers.slice().buffer)
  }

  /** A seat's public numbers, in the order of `about.figures`. */
  figures(board: Uint8Array, state: Uint8Array, seat: number): number[] {
    if (!this.game.has('figures')) return []
    this.put('figures', board, state)
    this.game.call('figures', { seat })
    return [...this.game.numbers('figures', 'numbers')].map(Number)
  }

  /** Every seat's points. */
  returns(board: Uint8Array, state: Uint8Array): number[] {
    return this.perSeat('returns', 'points', board, state)
  }

  /** Every seat's place. */
  ranks(board: Uint8Array, state: Uint8Array): number[] {
    return this.perSeat('ranks', 'places', board, state)
  }

  /** The answers to a query of the rules for `count` numbers (kernel/contract/rule_queries.py). */
  query(board: Uint8Array, state: Uint8Array, which: number, numbers: number[], first = 0, count = 1): number[] {
    this.put('query', board, state)
    const given = Object.fromEntries([0, 1, 2, 3, 4, 5].map((place) => [`n${place}`, numbers[place] ?? 0]))
    this.game.call('query', { which, ...given, first, count })
    return [...this.game.numbers('query', 'answers').subarray(0, count)].map(Number)
  }

  // Bots

  /** The generator of one decision, from the bots' seed, the seat and the ply. */
  decisionLuck(seed: bigint, seat: number, ply: number): Luck {
    this.game.call('begin_decision', { seed: seed & LOW_63, seat, ply })
    return [...this.game.numbers('begin_decision', 'luck')] as Luck
  }

  /** A generator outside any game. */
  generator(seed: bigint): Luck {
    this.game.call('begin_decision', { seed: seed & LOW_63, seat: 0, ply: 0 })
    return [...this.game.numbers('begin_decision', 'key')] as Luck
  }

  /** A number from 0 to n - 1; the generator goes on. */
  below(luck: Luck, n: number): number {
    const drawn = this.game.numbers('draw', 'luck')
    drawn.set(luck)
    this.game.call('draw', { n })
    luck.splice(0, 2, ...drawn)
    return Number(this.game.numbers('draw', 'drawn')[0])
  }

  /** What the policy of this number plays. */
  choose(board: Uint8Array, state: Uint8Array, policy: number, luck: Luck): number {
    this.put('choose', board, state)
    this.game.numbers('choose', 'luck').set(luck)
    this.game.call('choose', { policy })
    return Number(this.game.numbers('choose', 'chosen')[0])
  }

  /** The legal actions with what each is worth to the house policy; null where it does not say. */
  weighed(board: Uint8Array, state: Uint8Array): { action: number; weight: number }[] | null {
    if (!this.game.has('weigh')) return null
    this.put('weigh', board, state)
    this.game.call('weigh')
    const actions = this.listed('weigh', Number(this.game.numbers('weigh', 'listed')[0]))
    const weights = this.game.numbers('weigh', 'weights')
    return actions.map((action, place) => ({ action, weight: Number(weights[place]) }))
  }

  private put(entry: string, board: Uint8Array, state: Uint8Array): void {
    this.game.array(entry, 'b').set(board)
    this.game.array(entry, 's').set(state)
  }

  private state(entry: string): Uint8Array {
    return this.game.array(entry, 's').slice()
  }

  private listed(entry: string, count: number): number[] {
    const { buffer, byteOffset } = this.game.array(entry, 'actions')
    return [...new Int32Array(buffer, byteOffset, count)]
  }

  private perSeat(entry: string, name: string, board: Uint8Array, state: Uint8Array): number[] {
    this.put(entry, board, state)
    const numbers = this.game.numbers(entry, name)
    numbers.fill(0n)
    this.game.call(entry)
    return [...numbers.subarray(0, this.seats(board))].map(Number)
  }

  private events(log: Uint8Array): LoggedEvent[] {
    const { fields } = this.game.about.log
    const view = new DataView(log.buffer, log.byteOffset, log.byteLength)
    const [kindAt, audienceAt, numbersAt] = [fields.kind![1], fields.audience![1], fields.numbers![1]]
    const width = (this.game.about.log.bytes - numbersAt) / ((audienceAt - kindAt) / 2) / 4
    return Array.from({ length: readNumber(view, ...fields.count!) }, (_, place) => ({
      kind: view.getInt16(kindAt + 2 * place, true),
      audience: view.getInt16(audienceAt + 2 * place, true),
      numbers: Array.from({ length: Math.floor(width) }, (_, each) =>
        view.getInt32(numbersAt + 4 * (place * Math.floor(width) + each), true),
      ),
    }))
  }
}
