/** Sets of plants that can run, as the server lists them: `run 4 13`. */
import type { Move } from '../contract'

/** The plants named by a `run` move. */
export const plantsOf = (move: Move): string[] => {
  const plants = String(move.arguments.plants)
  return plants === 'nothing' ? [] : plants.split(' ')
}

/** Whether a move runs exactly these plants. */
export function sameRun(move: Move, plants: string[]): boolean {
  const own = plantsOf(move)
  return own.length === plants.length && own.every((plant) => plants.includes(plant))
}
