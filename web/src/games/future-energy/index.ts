/** Future Energy at the table. */
import type { GamePart } from '../contract'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { describe, headline, hides } from './describe'
import Purse from './Purse.svelte'
import Result from './Result.svelte'
import { countRound } from './round'
import { shapesOf } from './shapes'
import { moment } from './moments'
import { spell } from './spell'
import { logStyle } from './story'
import type { Printed, View } from './types'

const part: GamePart<View, Printed> = {
  name: 'future-energy',
  Board,
  prepare: shapesOf,
  Actions,
  routines: ['route'],
  Purse,
  Result,
  countsUp: true,
  spell,
  describe,
  headline,
  topic: ({ phase }) => `phase-${phase}`,
  logStyle,
  countRound,
  moment,
  hides,
}
export default part
