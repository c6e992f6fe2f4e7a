/** Finding the move that belongs to a thing on the board, and pressing it. */
import type { Move, Moves } from '$lib/api/wire'

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

/**
 * What makes a button of an action panel play a move, and mark the move's place on the board while it is pointed at.
 */
export function asButton(
  move: Move,
  { choose, preview }: { choose: (move: Move) => void; preview: (move: Move | null) => void },
) {
  const show = () => preview(move)
  const hide = () => preview(null)
  return {
    type: 'button' as const,
    'data-move': move.text,
    onclick: () => choose(move),
    onpointerenter: show,
    onpointerleave: hide,
    onfocus: show,
    onblur: hide,
  }
}
