/** Barrage at the table. */
import type { GamePart } from '$games/contract'
import './barrage.css'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { describe, headline } from './describe'
import Purse from './Purse.svelte'
import Result from './Result.svelte'
import { countRound } from './round'
import { moment } from './moments'
import { spell } from './spell'
import { logStyle } from './story'
import type { Printed, View } from './types'

const part: GamePart<View, Printed> = {
  name: 'barrage',
  Board,
  Actions,
  Purse,
  Result,
  countsUp: true,
  spell,
  describe,
  headline,
  topic: ({ phase }) => `phase-${phase}`,
  logStyle,
  countRound,
  others: ({ companies }, say) =>
    companies.flatMap(({ seat, automa }) => (automa ? [{ seat, label: say('label-automa', { level: automa }) }] : [])),
  moment,
  hides: () => false,
}
export default part
