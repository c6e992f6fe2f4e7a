/**
 * Our drawings of the fuels, in a square of 20: each has a shape of its own, so that no colour has to be told apart.
 */
import type { Fuel, Kind } from '../cards'
import type { Player } from '../types'

export interface Stroke {
  d: string
  /**
   * `body` has the fuel's colour, `lit` and `shade` are its sides towards and away from the light, `line` is drawn on
   * it, `bare` with its colour.
   */
  pen: 'body' | 'lit' | 'shade' | 'line' | 'bare'
}

export const DRAWINGS: Record<Kind, Stroke[]> = {
  coal: [
    { d: 'M2 10 6.500 3.500 13.500 2.500 18 8 17 15 11 18.500 4 16Z', pen: 'body' },
    { d: 'M6.500 3.500 13.500 2.500 11 8 5 9Z', pen: 'lit' },
    { d: 'M18 8 17 15 11 18.500 11 8 13.500 2.500Z', pen: 'shade' },
    { d: 'M2 10 5 9 11 8M5 9 4 16', pen: 'line' },
  ],
  oil: [
    { d: 'M3.500 4.200C3.500 2.500 16.500 2.500 16.500 4.200V16C16.500 18.200 3.500 18.200 3.500 16Z', pen: 'body' },
    { d: 'M3.500 4.200A6.500 1.900 0 0 0 16.500 4.200 6.500 1.900 0 0 0 3.500 4.200Z', pen: 'lit' },
    { d: 'M12.500 5.900C15 5.600 16.500 5 16.500 4.200V16C16.500 16.900 15 17.500 12.500 17.700Z', pen: 'shade' },
    { d: 'M3.500 8.400C3.500 10 16.500 10 16.500 8.400M3.500 12.400C3.500 14 16.500 14 16.500 12.400', pen: 'line' },
  ],
  garbage: [
    {
      d: 'M7 2.200h6L11.800 5.600C15.800 7 18 10.600 18 13.800 18 17 15.400 18.400 10 18.400S2 17 2 13.800C2 10.600 4.200 7 8.200 5.600Z',
      pen: 'body',
    },
    {
      d: 'M11.800 5.600C15.800 7 18 10.600 18 13.800 18 16.600 16 18 12 18.300 14.500 14 13.500 9 11.800 5.600Z',
      pen: 'shade',
    },
    { d: 'M5.500 9.500C4.500 11 4 12.400 4 13.800', pen: 'lit' },
    { d: 'M7.600 5.900h4.800M8.500 10c-1 1.400-1.500 3-1.400 4.600', pen: 'line' },
  ],
  uranium: [
    { d: 'M10 1.500 17.400 5.750V14.250L10 18.500 2.600 14.250V5.750Z', pen: 'body' },
    { d: 'M10 1.500 17.400 5.750 10 10 2.600 5.750Z', pen: 'lit' },
    { d: 'M17.400 5.750V14.250L10 18.500V10Z', pen: 'shade' },
    {
      d: 'M10 8.300A1.700 1.700 0 1 0 10 11.700 1.700 1.700 0 1 0 10 8.300M10 3.800V6M4.800 13 6.700 11.900M15.200 13 13.300 11.900',
      pen: 'line',
    },
  ],
  hybrid: [],
  wind: [
    {
      d: 'M10 9.200V18.400M10 8.400C9 6 9.300 3.400 10 1.600c.900 2 1 4.400 0 6.800ZM10.700 9.400c2.400-.600 5 .300 6.500 1.500-2.200.500-4.700.100-6.500-1.500ZM9.300 9.400c-2.400-.600-5 .300-6.500 1.500 2.200.500 4.700.100 6.500-1.500Z',
      pen: 'bare',
    },
  ],
  fusion: [
    { d: 'M10 7.600a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800Z', pen: 'body' },
    {
      d: 'M2.600 14.200c-1.700-3 1-7.300 5.100-9.600s9.100-2.400 10.300.600-1 6.900-5.100 9.200-8.600 2.800-10.300-.200ZM17.400 14.200c1.700-3-1-7.300-5.100-9.600S3.200 2.200 2 5.200s1 6.900 5.100 9.200 8.600 2.800 10.300-.200Z',
      pen: 'bare',
    },
  ],
}

/** Both halves of what burns coal or oil. */
export const HALVES: { kind: Kind; transform: string }[] = [
  { kind: 'coal', transform: 'translate(-.6 -.6) scale(.64)' },
  { kind: 'oil', transform: 'translate(8.4 7.4) scale(.62)' },
]

const FUELS: Fuel[] = ['coal', 'oil', 'garbage', 'uranium']

/** Fuel that a player has or could store; hybrids hold both coal and oil. */
export function storedFuel(player: Player): { fuel: Fuel; held: number; room: number }[] {
  const { hybrid } = player.storage
  const room = (fuel: Fuel) => player.storage[fuel] + (fuel === 'coal' || fuel === 'oil' ? hybrid : 0)
  return FUELS.map((fuel) => ({ fuel, held: player.fuel[fuel], room: room(fuel) })).filter(
    (each) => each.held > 0 || each.room > 0,
  )
}
