/** The best few moves of a seat with their chances (analysis/hints.py), as numbers: the server puts them into words. */
import { searchBot } from './evaluator'
import type { GameModule } from './module'
import { type FoundGain, mean, Playouts, rounded } from './playouts'
import { Rules } from './rules'
import type { SearchedMove } from './search'

const MOST_MOVES = 3
/** The fewest visits of a hint, as a share of those of the best move. */
const WORTH_A_LOOK = 0.1
const THOUSANDTHS = 1000
const HUNDREDTHS = 100

export interface HintBudget {
  playouts: number
  seconds: number
  /** Playouts after each of the moves that are compared. */
  comparing: number
}

/** What the server's hints take (analysis/hints.py: HintBudget). */
export const USUAL: HintBudget = { playouts: 480, seconds: 4, comparing: 240 }

export interface FoundHint {
  action: number
  chance: number
  place: number
  gains: FoundGain[]
  line: [seat: number, action: number][]
}

/**
 * `state` is a position as the seat to decide knows it: all else has been drawn anew in it. `game`: see evaluator.ts.
 */
export function findHints(
  game: GameModule,
  board: Uint8Array,
  state: Uint8Array,
  ply: number,
  seed: bigint,
  budget: HintBudget = USUAL,
): { hints: FoundHint[]; playouts: number; seconds: number } {
  const legal = new Rules(game).legal(board, state)
  const started = performance.now()
  const searched = legal.length === 1 ? null : searchBot(game, seed, budget).consider(board, state, ply, legal)
  const found = searched?.moves ?? [searchedMove(legal[0]!)]
  const tried = found.filter(({ visits }) => visits >= WORTH_A_LOOK * found[0]!.visits).slice(0, MOST_MOVES)
  const hints = compareMoves(game, board, state, ply, seed, tried, budget.comparing)
  const played = (searched?.playouts ?? 0) + tried.length * budget.comparing
  return { hints, playouts: played, seconds: (performance.now() - started) / 1000 }
}

/** A move that nothing is known about yet. */
export const searchedMove = (action: number): SearchedMove => ({ action, visits: 1, chances: [], line: [] })

/** These moves with so many playouts each under the same cards, the best first. */
export function compareMoves(
  game: GameModule,
  board: Uint8Array,
  state: Uint8Array,
  ply: number,
  seed: bigint,
  tried: SearchedMove[],
  count: number,
): FoundHint[] {
  const rules = new Rules(game)
  const seat = rules.seat(state)!
  const playouts = new Playouts(game, board)
  const [high, low] = rules.decisionLuck(seed, seat, ply)
  const ends = tried.map((move) => {
    const outcomes = playouts.play(state, seat, [move.action], count, (high << 20n) ^ low)
    return { move, outcomes, chance: playouts.chances(outcomes)[seat]! }
  })
  const order = ends.sort((one, other) => other.chance - one.chance)
  return order.map(({ move, outcomes, chance }, number) => {
    const other = order[number + 1] ?? order[Math.max(0, number - 1)]!
    return {
      action: move.action,
      chance: rounded(chance * THOUSANDTHS),
      place: rounded(mean(outcomes.places, seat) * HUNDREDTHS),
      gains: other.move === move ? [] : playouts.gains(outcomes, other.outcomes, seat),
      line: move.line,
    }
  })
}
