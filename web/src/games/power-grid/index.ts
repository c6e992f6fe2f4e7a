/** Power Grid at the table. */
import type { GamePart } from '../contract'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Purse from './Purse.svelte'
import Result from './Result.svelte'
import { countRound } from './round'
import { shapesOf } from './map/shapes'
import { moment } from './moments'
import { spell } from './spell'
import { logStyle } from './story'
import './tokens.css'
import type { Printed, View } from './types'
import { headline } from './labels'

const part: GamePart<View, Printed> = {
  name: 'power-grid',
  Board,
  prepare: shapesOf,
  Actions,
  Purse,
  Result,
  spell,
  describe,
  headline,
  topic: ({ phase }) => `phase-${phase}`,
  logStyle,
  countRound,
  moment,
  finale: true,
  hides: () => false,
}
export default part
