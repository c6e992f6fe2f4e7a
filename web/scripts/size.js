/**
 * What a browser must load for a table: the page, one game, one language. Fails above the limit, game by game and
 * language by language.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 250 * 1024
const PAGE = new URL('../../src/megawatt/server/page/', import.meta.url)
const PACKAGE = new URL('../../src/megawatt/', import.meta.url)

const zipped = (...texts) => gzipSync(texts.join('\n'), { level: 9 }).length
const kilobytes = (bytes) => (bytes / 1024).toFixed(1)
const words = (path) => (existsSync(new URL(path, PACKAGE)) ? readFileSync(new URL(path, PACKAGE), 'utf-8') : '')
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', PAGE), 'utf-8'))

/** The files of an entry with everything it imports at once. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key]
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const style of chunk.css ?? []) found.add(style)
  for (const other of chunk.imports ?? []) filesOf(other, found)
  return found
}

const sizeOf = (files) => [...files].reduce((sum, file) => sum + zipped(readFileSync(new URL(file, PAGE), 'utf-8')), 0)

const games = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))
const languages = readdirSync(new URL('words/languages/', PACKAGE)).map((file) => file.replace('.toml', ''))
let worst = 0
for (const game of games) {
  const name = game.split('/')[2]
  const code = sizeOf(filesOf(game, filesOf('index.html')))
  for (const language of languages) {
    const table = zipped(words(`words/${language}.ftl`), words(`server/words/${language}.ftl`))
    const own = name === 'generic' ? 0 : zipped(words(`games/${name.replaceAll('-', '_')}/words/${language}.ftl`))
    const total = code + table + own
    worst = Math.max(worst, total)
    const parts = `code and style ${kilobytes(code)}, words ${kilobytes(table + own)}`
    console.log(`${name} ${language}: ${kilobytes(total)} KB gzipped (${parts})`)
  }
}
if (games.length === 0 || worst > LIMIT) {
  console.error(`a table page is ${kilobytes(worst)} KB; at most ${LIMIT / 1024} KB are allowed`)
  process.exit(1)
}
