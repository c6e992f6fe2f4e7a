/** A voice with the real words of Barrage, for tests. */
import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import part from '$games/barrage/index'
import { type Language, Words } from '$lib/words/bundle'
import { tableSay } from '$lib/words/say'
import type { Say } from '$games/contract'

const file = (path: string) => new FluentResource(readFileSync(`../src/megawatt/${path}`, 'utf-8'))

/** Speaks as the page does at a table with this printed board, in this position. */
export function voice(language: Language, printed: unknown, view: unknown = {}): Say {
  const words = new Words(language, [
    file(`words/${language}.ftl`),
    file(`games/barrage/words/terms/${language}.ftl`),
    file(`games/barrage/words/${language}.ftl`),
  ])
  return tableSay(words, part, { printed, view, seats: [], options: {} })
}
