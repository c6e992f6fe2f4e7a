/** Which games a person has finished, as far as this browser has seen: who has played much needs fewer words. */
import { keep, recall } from '$lib/shared/local-storage'
import type { Summary } from '$lib/api/wire'
import { settings } from '$lib/shared/settings.svelte'

const PLACE = 'megawatt-finished'
/** From so many finished games on, questions come without their explanation unless somebody wants it. */
export const KNOWS_ENOUGH = 3

const seen = $state<Record<string, string[]>>(recall(PLACE, {}))

/** Take note of tables that are over and at which I sat. */
export function noteFinished(tables: Pick<Summary, 'id' | 'game' | 'status' | 'mine' | 'what_if_of'>[]): void {
  let changed = false
  for (const { id, game, status, mine, what_if_of } of tables) {
    if (status !== 'over' || mine.length === 0 || what_if_of || seen[game]?.includes(id)) continue
    seen[game] = [...(seen[game] ?? []), id]
    changed = true
  }
  if (changed) keep(PLACE, seen)
}

export const hasFinished = (game: string): boolean => (seen[game]?.length ?? 0) > 0
export const finishedInAll = (): number => Object.values(seen).reduce((sum, tables) => sum + tables.length, 0)

/** Whether questions are explained: as the person chose, else until the third finished game. */
export function explainsQuestions(): boolean {
  if (settings.explain === 'auto') return finishedInAll() < KNOWS_ENOUGH
  return settings.explain === 'always'
}
