/** The evaluator of hints, analyses and puzzles, which relies on the game's network (bots/evaluator.py). */
import { SearchBot } from './bots'
import type { GameModule, LevelDescription } from './module'
import type { SearchBudget } from './search'

const evaluators = new WeakMap<GameModule, GameModule>()

/**
 * The game with a memory of its own for questions that begin anew each time; `weights` are the contents of GAME.weights
 * (null for a game without an evaluator of its own).
 */
export function evaluating(game: GameModule, weights: ArrayBuffer | null): GameModule {
  const own = evaluators.get(game) ?? game.another()
  evaluators.set(game, own)
  if (weights && !own.networkLoaded) own.loadNetwork(weights)
  return own
}

/** A search with this budget in a module of `evaluating`. */
export function searchBot(game: GameModule, seed: bigint, { playouts, seconds }: SearchBudget): SearchBot {
  const { parameters, evaluator } = game.about
  const level: LevelDescription = {
    name: 'search',
    slips: 0,
    budget: { playouts, seconds, turn_seconds: Infinity },
    parameters,
  }
  if (!evaluator || !game.networkLoaded) return new SearchBot(game, level, seed)
  const advised = Object.keys(evaluator.calibrations).map(Number)
  return new SearchBot(game, { ...level, advised, advised_parameters: evaluator.search }, seed)
}
