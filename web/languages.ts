/**
 * The languages for whoever shows the page without the server, which tells them in the page's head
 * (src/megawatt/server/http/static_files.py).
 */
import { readdirSync, readFileSync } from 'node:fs'

type Told = [code: string, name: string, spaced: boolean]

/** The list as the server tells it, from the files of src/megawatt/words/languages. */
export function languagesIn(folder: string): Told[] {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.toml'))
    .map((name) => ({ code: name.replace('.toml', ''), text: readFileSync(`${folder}/${name}`, 'utf-8') }))
  const order = ({ text }: { text: string }) => Number(/^order = (\d+)/m.exec(text)?.[1])
  return found
    .sort((one, other) => order(one) - order(other))
    .map(({ code, text }) => [code, /^name = "(.+)"/m.exec(text)?.[1] ?? code, !/^spaced = false/m.test(text)])
}
