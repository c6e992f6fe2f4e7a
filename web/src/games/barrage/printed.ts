/** Parts of what is printed, by name. */
import type { PrintedContract, River } from './types'

/** What an income, contract, work or action space gives. */
export type Effect = PrintedContract['reward']
export type Point = River['path'][number]
