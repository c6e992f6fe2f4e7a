/** Ids as people read them: places as printed, tiles and effects in the reader's language, contracts by their icons. */
import type { Say, SpellContext } from '../contract'
import type { ContractCard, Printed, PrintedRegion, PublicCard, Region, View } from './types'

export function spell(args: Record<string, unknown>, { printed, say }: SpellContext<View, Printed>): Record<string, unknown> {
  const spelled = { ...args }
  for (const key of ['place', 'there']) if (typeof args[key] === 'string') spelled[key] = placeName(printed, args[key])
  if (typeof args.link === 'string') spelled.link = linkName(printed, args.link)
  if (typeof args.tile === 'string') spelled.tile = say(`tile-${args.tile}`)
  if (typeof args.contract === 'string') spelled.contract = contractName(printed, say, args.contract)
  if (typeof args.public === 'string') spelled.public = publicName(printed, say, args.public)
  if (typeof args.replaced === 'string') spelled.replaced = tileNames(say, args.replaced.split(' ').filter(Boolean))
  if (typeof args.rival === 'number') spelled.rival = say.seat(args.rival)
  if (typeof args.bank === 'number') spelled.payees = payees(say, args.bank, (args.paid as number[] | undefined) ?? [])
  return spelled
}

export function placeName(printed: Printed, id: string): string {
  return [...(printed.sites ?? []), printed.start].find((place) => place?.id === id)?.name ?? id
}

export function linkName(printed: Printed, id: string): string {
  const link = printed.links?.find((each) => each.id === id)
  return link ? `${placeName(printed, link.a)}–${placeName(printed, link.b)}` : id
}

/** A contract by its icons: "oil + coal"; a starting contract is called that. */
export function contractName(printed: Printed, say: Say, id: string): string {
  if (printed.starting_contracts?.some((card) => card.id === id)) return say('label-starting-contract')
  const card = printed.contracts?.find((each) => each.id === id)
  return card ? iconNames(say, card) : id
}

export const iconNames = (say: Say, card: ContractCard): string => card.icons.map((icon) => say(`tile-${icon}`)).join(' + ')

export const tileNames = (say: Say, tiles: string[]): string => tiles.map((tile) => say(`tile-${tile}`)).join(', ')

/** A public contract by what it does. */
export function publicName(printed: Printed, say: Say, id: string): string {
  const card = printed.public_contracts?.find((each) => each.id === id)
  return card ? say('label-quoted', { text: effectName(say, card) }) : id
}

export const effectName = (say: Say, card: PublicCard): string => say(`effect-${card.effect}`, { count: card.amount ?? 1 })

/** A region in the reader's language; regions of somebody's own board as written there. */
export const regionName = (say: Say, region: Pick<PrintedRegion | Region, 'id' | 'name'>): string =>
  say.has(`region-${region.id}`) ? say(`region-${region.id}`) : region.name

/** "2 to the bank, 1 to Ada". */
export function payees(say: Say, bank: number, paid: number[]): string {
  const parts = bank > 0 ? [say('payee-bank', { money: bank })] : []
  paid.forEach((money, seat) => money > 0 && parts.push(say('payee-rival', { money, rival: say.seat(seat) })))
  return parts.join(', ')
}

/** What the tile does when it is replaced; nuclear power is different with module 3. */
export function tileAbout(say: Say, view: View, tile: string): string {
  return say(tile === 'nuclear' && view.modules.includes(3) ? 'tile-nuclear-extended-about' : `tile-${tile}-about`)
}
