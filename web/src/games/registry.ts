/** The games' parts of the page, each loaded when first needed. */
import type { GamePart } from './contract'

type Loader = () => Promise<{ default: GamePart }>

const folders = import.meta.glob<{ default: GamePart }>('./*/index.ts')

/** The part for a game of this name; any game without one is shown as text. */
export async function loadGame(name: string): Promise<GamePart> {
  const loader: Loader = folders[`./${name}/index.ts`] ?? folders['./generic/index.ts']!
  return (await loader()).default
}
