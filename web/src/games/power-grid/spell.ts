/** Ids as names: cities and areas as printed, fuels in the reader's language. */
import { aside, listed } from '$lib/words/phrases'
import type { SpellContext } from '../contract'
import type { Printed, View } from './types'
import { areaName } from './labels'

/** Arguments of moves, costs, events and plans, ready for a sentence. */
export function spell(
  args: Record<string, unknown>,
  { printed, say }: SpellContext<View, Printed>,
): Record<string, unknown> {
  const spelled = { ...args }
  if ('city' in args) spelled.city = printed.cities.find((city) => city.id === args.city)?.name ?? args.city
  if ('area' in args) spelled.area = areaName(String(args.area), printed, say.language)
  if ('fuel' in args) spelled.fuel = say(`fuel-${args.fuel}`)
  if (args.source) spelled.fuel = aside(say, String(spelled.fuel), say(`source-${args.source}`))
  if (typeof args.plants === 'string') spelled.plants = listed(say, args.plants.split(' '))
  return spelled
}
