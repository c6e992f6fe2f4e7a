/** Wishes of the program in the worker, thought out by the workers of this page (src/engine/pool.ts). */
import { gameFiles } from '$lib/api/game-files'
import { thinkers } from '../engine/pool'
import { readWish } from '../engine/wishes'

export async function thinkFor(text: string): Promise<string> {
  const wish = readWish(text, (game) => gameFiles({ wasm: `/wasm/${game}.wasm`, weights: `/wasm/${game}.weights` }))
  return JSON.stringify(await thinkers().ask(wish))
}
