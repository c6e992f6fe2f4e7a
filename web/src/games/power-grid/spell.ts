/** Ids as names: cities and areas as printed, fuels in the reader's language. */
import type { SpellContext } from '../contract'
import type { Printed, View } from './types'

/** Arguments of moves, costs, events and plans, ready for a sentence. */
export function spell(args: Record<string, unknown>, { printed, say }: SpellContext<View, Printed>): Record<string, unknown> {
  const spelled = { ...args }
  if ('city' in args) spelled.city = printed.cities.find((city) => city.id === args.city)?.name ?? args.city
  if ('area' in args) spelled.area = printed.areas.find((area) => area.id === args.area)?.name ?? args.area
  if ('fuel' in args) spelled.fuel = say(`fuel-${args.fuel}`)
  if (args.source) spelled.fuel = `${spelled.fuel} (${say(`source-${args.source}`)})`
  return spelled
}
