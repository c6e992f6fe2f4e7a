/** How this browser's first answer to each puzzle went: whether it was the best move. */
import { keep, recall } from '$lib/shared/local-storage'

const PLACE = 'megawatt-puzzles'

const first = $state<Record<string, boolean>>(recall(PLACE, {}))

const named = (game: string, number: number): string => `${game}/${number}`

/** Take note of an answer, unless there was one before: later ones are given by people who have seen the solution. */
export function noteAnswer(game: string, number: number, best: boolean): void {
  const puzzle = named(game, number)
  if (puzzle in first) return
  first[puzzle] = best
  keep(PLACE, first)
}

/** Whether the first answer was the best move; null before there is one. */
export const firstAnswer = (game: string, number: number): boolean | null => first[named(game, number)] ?? null

/** How many of a game's puzzles were solved at the first try. */
export function solvedOf(game: string, count: number): number {
  return Array.from({ length: count }, (_, i) => first[named(game, i + 1)]).filter((best) => best === true).length
}
