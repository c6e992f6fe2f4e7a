/** What every space of the map is drawn from, whatever is built there. */
import type { Move, Say } from '$games/contract'
import type { Printed, PrintedMap, View } from './types'

export interface SpaceProps<Kind extends 'conduit-space' | 'dam-space' | 'powerhouse-space'> {
  space: PrintedMap[Kind][number]
  say: Say
  view: View
  printed: Printed
  /** The move that a click here makes. */
  move: Move | undefined
  ask: string | undefined
  marked: boolean
  /** Something was built here just now. */
  fresh: boolean
}
