/**
 * The bots of all levels (bots/levels.py, bots/search/bot.py): for the same seed and playouts they play the same move
 * as the server's. What a seat cannot know has to be drawn anew before its bot is asked.
 */
import type { GameModule, LevelDescription } from './module'
import { Rules } from './rules'
import { Searcher, type SearchedMove, type SearchResult } from './search'

export interface Bot {
  readonly name: string
  /** A legal action; `ply` moves have been played before. Only levels that search have a taste. */
  decide(board: Uint8Array, state: Uint8Array, ply: number, taste?: Taste): number
}

/** What a bot's character prefers in a position (bots/characters.py). */
export interface Taste {
  preferred: number
  /** How much of its chance of winning it gives away for that. */
  indulgence: number
  /** How often at least the search must have visited the preferred move: once in so many visits of its best move. */
  fewestVisits: number
}

/** A limit for machines that are slower or should save power; without one the level's own budget counts. */
export interface Limits {
  playouts?: number
  seconds?: number
  turnSeconds?: number
}

export class UnknownBot extends Error {}

/** Whether this level needs GAME.weights at so many seats. */
export function needsNetwork(game: GameModule, name: string, seats: number): boolean {
  return levelOf(game, name).advised?.includes(seats) ?? false
}

/** `weights`: the contents of GAME.weights, for levels that need the network. */
export function makeBot(
  game: GameModule,
  name: string,
  seed: bigint,
  limits: Limits = {},
  weights: ArrayBuffer | null = null,
): Bot {
  const level = levelOf(game, name)
  if (!level.budget) return new PolicyBot(game, level, seed)
  const own = game.another() // the tree is in its memory
  if (weights) own.loadNetwork(weights)
  return new SearchBot(own, level, seed, limits)
}

function levelOf(game: GameModule, name: string): LevelDescription {
  const level = game.about.levels.find((each) => each.name === name)
  if (!level) throw new UnknownBot(`no bot of ${game.about.game} is called ${name}`)
  return level
}

/** Plays by the house policy at once; a slip is one of the moves that the policy likes next best. */
class PolicyBot implements Bot {
  readonly name: string
  private readonly rules: Rules

  constructor(
    private readonly game: GameModule,
    private readonly level: LevelDescription,
    private readonly seed: bigint,
  ) {
    this.name = level.name
    this.rules = new Rules(game)
  }

  decide(board: Uint8Array, state: Uint8Array, ply: number): number {
    const { rules } = this
    const { house, slip, next_best } = this.game.about
    const seat = rules.seat(state)!
    const best = rules.choose(board, state, house, rules.decisionLuck(this.seed, seat, ply))
    const luck = rules.decisionLuck(this.seed ^ BigInt(slip), seat, ply)
    const weighed = this.level.slips > 0 ? rules.weighed(board, state) : null
    if (weighed === null || rules.below(luck, 100) >= this.level.slips) return best
    const liked = weighed.sort((a, b) => b.weight - a.weight).map(({ action }) => action)
    const others = liked.filter((action) => action !== best).slice(0, next_best)
    return others.length > 0 ? others[rules.below(luck, others.length)]! : best
  }
}

/** The next decision of a seat if nothing unforeseen happens after its action. */
interface Expected {
  seat: number
  action: number
  state: Uint8Array
}

export class SearchBot implements Bot {
  readonly name: string
  private readonly rules: Rules
  private searcher: Searcher | null = null
  private board: Uint8Array | null = null
  private expected: Expected | null = null
  private turnSeconds = 0

  constructor(
    private readonly game: GameModule,
    private readonly level: LevelDescription,
    private readonly seed: bigint,
    private readonly limits: Limits = {},
  ) {
    this.name = level.name
    this.rules = new Rules(game)
  }

  decide(board: Uint8Array, state: Uint8Array, ply: number, taste?: Taste): number {
    const legal = this.rules.legal(board, state)
    if (legal.length === 1) return legal[0]!
    const { moves } = this.consider(board, state, ply, legal)
    const chosen = taste ? picked(moves, this.rules.seat(state)!, taste) : moves[0]!.action
    this.expected = this.foreseen(board, state, chosen)
    return chosen
  }

  /** Search a position with more than one legal move. */
  consider(board: Uint8Array, state: Uint8Array, ply: number, legal: number[]): SearchResult {
    const { rules } = this
    const seat = rules.seat(state)!
    if (!this.searcher || !this.board || !sameBytes(board, this.board)) {
      this.searcher = this.newSearcher(board)
      this.board = board.slice()
      this.expected = null
    }
    if (this.expected && this.follows(board, state, this.expected)) this.searcher.follow(this.expected.action)
    else {
      this.searcher.forget()
      this.turnSeconds = 0
    }
    this.expected = null
    const { playouts, seconds, turnSeconds } = this.budget()
    const left = Math.max(0, turnSeconds - this.turnSeconds)
    const [high, low] = rules.decisionLuck(this.seed, seat, ply)
    const budget = { playouts, seconds: Math.min(seconds, left) }
    const found = this.searcher.search(state, seat, legal, (high << 30n) ^ low, budget)
    this.turnSeconds += found.seconds
    return found
  }

  private budget(): Required<Limits> {
    const budget = this.level.budget!
    return {
      playouts: this.limits.playouts ?? budget.playouts,
      seconds: this.limits.seconds ?? budget.seconds,
      turnSeconds: this.limits.turnSeconds ?? budget.turn_seconds,
    }
  }

  private newSearcher(board: Uint8Array): Searcher {
    const advised = this.level.advised?.includes(this.rules.seats(board)) ?? false
    const parameters = advised ? this.level.advised_parameters! : this.level.parameters!
    return new Searcher(this.game, board, parameters, advised)
  }

  private foreseen(board: Uint8Array, state: Uint8Array, action: number): Expected | null {
    const { rules } = this
    const seat = rules.seat(state)!
    let after = rules.apply(board, state, action)
    while (rules.seat(after) !== null) {
      const legal = rules.legal(board, after)
      if (legal.length !== 1) break
      after = rules.apply(board, after, legal[0]!)
    }
    return rules.seat(after) === seat ? { seat, action, state: after } : null
  }

  /** Whether the seat cannot tell this position from the awaited one: nobody else decided and nothing came to light. */
  private follows(board: Uint8Array, state: Uint8Array, expected: Expected): boolean {
    const { rules } = this
    if (rules.seat(state) !== expected.seat) return false
    const imagined = (each: Uint8Array) => rules.resample(board, each, expected.seat, rules.generator(1n))
    return sameBytes(imagined(state), imagined(expected.state))
  }
}

/** The preferred action if the search has found it about as good as the best, else the best. */
function picked(moves: SearchedMove[], seat: number, { preferred, indulgence, fewestVisits }: Taste): number {
  const best = moves[0]!
  const liked = moves.find(({ action }) => action === preferred)
  const isKnown = liked !== undefined && liked.visits * fewestVisits >= best.visits
  return isKnown && liked.chances[seat]! >= best.chances[seat]! - indulgence ? preferred : best.action
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place])
}
