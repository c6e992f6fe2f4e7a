/** The two printed boards with their cities in every language, read where the rules and the words have them. */
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Printed } from '$games/future-energy/types'

const read = (path: string): string => readFileSync(`../src/megawatt/games/future_energy/${path}`, 'utf-8')

export const BOARDS = ['board-2-3p', 'board-4p']
export { LANGUAGES } from '$lib/words/bundle'

/** The tables `{ key = value, … }` of a data file that have this key first. */
function tables(text: string, first: string): Record<string, string>[] {
  const found = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, inside]) =>
    Object.fromEntries(
      [...inside!.matchAll(/(\w+) = (?:"([^"]*)"|([\w.-]+))/g)].map(([, key, words, plain]) => [key!, words ?? plain!]),
    ),
  )
  return found.filter((table) => Object.keys(table)[0] === first)
}

/** What a map needs of a printed board. */
export function boardIn(board: string, language: string): Printed {
  const text = read(`data/${board}.toml`)
  const words = new FluentBundle(language)
  words.addResource(new FluentResource(read(`words/${language}.ftl`)))
  const name = (id: string): string => words.formatPattern(words.getMessage(`place-${id}`)!.value!)
  const start = text.slice(text.indexOf('\n[start]')).replaceAll('\n', ' ')
  const places = [...tables(text, 'id').filter((table) => table.x), ...tables(`{${start}}`, 'id')]
  const placed = places.map(({ id, region, x, y }) => ({
    id: id!,
    region: region ?? '',
    x: Number(x),
    y: Number(y),
    name: name(id!),
  }))
  return {
    board: { canvas: [1000, 1000] },
    regions: tables(text, 'id').filter((table) => table.hex),
    sites: placed.filter(({ region }) => region),
    start: placed.find(({ region }) => !region)!,
    links: tables(text, 'a').map(({ a, b }) => ({ a, b })),
  } as unknown as Printed
}
