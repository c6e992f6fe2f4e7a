/** Any game, as text: what a table shows of a game that has no drawing of its own. */
import type { GamePart } from '../contract'
import Board from './Board.svelte'
import { sections } from './text'

const part: GamePart = {
  name: 'generic',
  Board,
  spell: (args) => args,
  describe: (view) => sections(view),
  headline: () => '',
}
export default part
