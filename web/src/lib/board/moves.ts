/** Finding the move that belongs to a thing on the board. */
import type { Move, Moves } from '$lib/protocol'

/** The moves of one verb by the value of one argument: `byArgument(moves, 'build', 'city').get('essen')`. */
export function byArgument(moves: Moves | null, verb: string, argument: string): Map<string, Move> {
  const found = new Map<string, Move>()
  for (const move of moves?.list ?? []) if (move.verb === verb) found.set(String(move.arguments[argument]), move)
  return found
}

/** All moves by their text: `byText(moves).get('build essen')`. */
export function byText(moves: Moves | null): Map<string, Move> {
  return new Map((moves?.list ?? []).map((move) => [move.text, move]))
}

/** The moves of one verb. */
export function ofVerb(moves: Moves | null, verb: string): Move[] {
  return (moves?.list ?? []).filter((move) => move.verb === verb)
}
