/** Any game without a drawing of its own: its picture, if it has one, and its view under the labels of its messages. */
import type { GamePart } from '../contract'
import Board from './Board.svelte'
import { sections } from './text'

const part: GamePart = {
  name: 'generic',
  Board,
  spell: (args) => args,
  describe: (view, _printed, say, seats) => sections(view, say, seats),
  headline: () => '',
}
export default part
