/** The words of every game, for its name, its description and its options wherever games are listed. */
import type { GameInfo } from '$lib/api/wire'
import { type Language, type Words, wordsFrom } from './bundle'

export async function wordsOf(games: GameInfo[], language: Language): Promise<Map<string, Words>> {
  const pairs = games.map(async ({ name }) => [name, await wordsFrom(language, [name])] as const)
  return new Map(await Promise.all(pairs))
}
