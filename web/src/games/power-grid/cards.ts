/** The kinds of fuel and cards by name, taken from what the server shows. */
import type { Card, Plant, PrintedTrack } from './types'

export type Fuel = PrintedTrack['fuel']
export type Kind = Plant['fuel']

/** Whether a card of the market is a plant; the step 3 card has a name only. */
export const isPlant = (card: Card): card is Plant => 'number' in card
