/** Wishes as the program in a page tells them (local/thinking.py): in JSON, bytes in base 64 and seeds as text. */
import { evaluating } from './evaluator'
import { compareMoves, findHints, searchedMove } from './hints'
import type { Answers, Decide, GameFiles, Wish } from './messages'
import { fromBase64, type GameModule } from './module'
import { findOutlook, studyMove } from './study'

interface EventStyle {
  game: string
  board: string
  state: string
  imagined?: string
  seed: string
  playoutSeed?: string
}

export function readWish(text: string, filesOf: (game: string) => GameFiles): Wish {
  const { game, ...told } = JSON.parse(text) as EventStyle
  const wish = {
    ...told,
    files: filesOf(game),
    board: fromBase64(told.board),
    state: fromBase64(told.state),
    seed: BigInt(told.seed),
    ...(told.imagined === undefined ? {} : { imagined: fromBase64(told.imagined) }),
    ...(told.playoutSeed === undefined ? {} : { playoutSeed: BigInt(told.playoutSeed) }),
  }
  return wish as unknown as Wish
}

/** What is found out anew each time, without the tree of a bot; `weights`: see evaluator.ts. */
export function findOut(
  module: GameModule,
  wish: Exclude<Wish, Decide>,
  weights: ArrayBuffer | null,
): Answers[Exclude<Wish, Decide>['kind']] {
  const game = evaluating(module, weights)
  const { board, state, ply, seed } = wish
  switch (wish.kind) {
    case 'hints':
      return findHints(game, board, state, ply, seed, wish.budget)
    case 'outlook':
      return findOutlook(game, board, state, wish.actions, wish.playouts, seed)
    case 'study':
      return studyMove(game, board, wish)
    case 'compare':
      return { hints: compareMoves(game, board, state, ply, seed, wish.actions.map(searchedMove), wish.playouts) }
  }
}
