/** Where the workers that think find a game: whole addresses, since workers lie in another folder than the page. */
import type { GameFiles } from '../../engine/messages'
import { siteFiles } from '../../local/site-files'
import { addressHere, isLocal } from './transport'

export function gameFiles({ wasm, weights }: Pick<GameFiles, 'wasm' | 'weights'>): GameFiles {
  const whole = (path: string) => new URL(addressHere(path), document.baseURI).href
  const listed = isLocal ? siteFiles() : []
  const integrity = Object.fromEntries(listed.map(({ path, integrity }) => [whole(`/${path}`), integrity]))
  return { wasm: whole(wasm), weights: whole(weights), integrity }
}
