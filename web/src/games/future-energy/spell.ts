/** Ids as people read them, as src/megawatt/games/future_energy/wording.py does it: all from messages. */
import { enumerated } from '$lib/words/phrases'
import type { Say, SpellContext } from '../contract'
import type { ContractCard, Printed, PrintedRegion, PublicCard, Region, View } from './types'

/** Arguments that can be an amount of money: sentences also get them with their unit, as `price_text`. */
const MONEY = ['price', 'left', 'money', 'income', 'rest']

export function spell(
  args: Record<string, unknown>,
  { printed, say }: SpellContext<View, Printed>,
): Record<string, unknown> {
  const spelled = { ...args }
  for (const key of MONEY) if (typeof args[key] === 'number') spelled[`${key}_text`] = money(say, args[key])
  for (const key of ['place', 'there'])
    if (typeof args[key] === 'string') spelled[key] = placeName(printed, say, args[key])
  if (typeof args.link === 'string') spelled.link = linkName(printed, say, args.link)
  if (typeof args.tile === 'string') spelled.tile = say(`tile-${args.tile}`)
  if (typeof args.contract === 'string') {
    spelled.contract = contractName(printed, say, args.contract)
    spelled.contract_icons = contractIcons(printed, say, args.contract)
  }
  if (typeof args.public === 'string') spelled.public = publicName(printed, say, args.public)
  if (typeof args.replaced === 'string') spelled.replaced = tileNames(say, args.replaced.split(' ').filter(Boolean))
  if (typeof args.rival === 'number') spelled.rival = say.seat(args.rival)
  if (typeof args.bank === 'number') spelled.payees = payees(say, args.bank, (args.paid as number[] | undefined) ?? [])
  return spelled
}

/** "€3 million". */
export const money = (say: Say, count: number): string => say('money', { count })

/** A city in the reader's language; a place of somebody's own board as written there. */
export function placeName(printed: Printed, say: Say, id: string): string {
  if (say.has(`place-${id}`)) return say(`place-${id}`)
  return [...(printed.sites ?? []), printed.start].find((place) => place?.id === id)?.name ?? id
}

/** The board with its cities in the reader's language. */
export const named = (printed: Printed, say: Say): Printed => ({
  ...printed,
  sites: printed.sites.map((site) => ({ ...site, name: placeName(printed, say, site.id) })),
  start: { ...printed.start, name: placeName(printed, say, printed.start.id) },
})

/** A link by its two ends. */
export function linkName(printed: Printed, say: Say, id: string): string {
  const link = printed.links?.find((each) => each.id === id)
  return link
    ? say('link-name', { first: placeName(printed, say, link.a), second: placeName(printed, say, link.b) })
    : id
}

/** A contract by its icons, since several have the same points; a starting contract is called that. */
export function contractName(printed: Printed, say: Say, id: string): string {
  if (printed.starting_contracts?.some((card) => card.id === id)) return say('label-starting-contract')
  const card = printed.contracts?.find((each) => each.id === id)
  return card ? say('contract-name', { icons: iconNames(say, card) }) : id
}

/** A contract by its icons: "oil, coal". */
function contractIcons(printed: Printed, say: Say, id: string): string {
  const card = [...(printed.contracts ?? []), ...(printed.starting_contracts ?? [])].find((each) => each.id === id)
  return card ? iconNames(say, card) : id
}

export const iconNames = (say: Say, card: ContractCard): string => tileNames(say, card.icons)

export const tileNames = (say: Say, tiles: string[]): string =>
  enumerated(
    say,
    tiles.map((tile) => say(`tile-${tile}`)),
  )

/** A public contract by what it does. */
function publicName(printed: Printed, say: Say, id: string): string {
  const card = printed.public_contracts?.find((each) => each.id === id)
  return card ? say('label-quoted', { text: effectName(say, card) }) : id
}

export const effectName = (say: Say, card: PublicCard): string =>
  say(`effect-${card.effect}`, { count: card.amount ?? 1, money_text: money(say, card.amount ?? 1) })

/** A region in the reader's language; regions of somebody's own board as written there. */
export const regionName = (say: Say, region: Pick<PrintedRegion | Region, 'id' | 'name'>): string =>
  say.has(`region-${region.id}`) ? say(`region-${region.id}`) : region.name

/** "€2 million to the bank, €1 million to Ada". */
export function payees(say: Say, bank: number, paid: number[]): string {
  const parts = bank > 0 ? [say('payee-bank', { money_text: money(say, bank) })] : []
  paid.forEach(
    (sum, seat) => sum > 0 && parts.push(say('payee-rival', { money_text: money(say, sum), rival: say.seat(seat) })),
  )
  return enumerated(say, parts)
}

/** What the tile does when it is replaced; nuclear power is different with module 3. */
export function tileAbout(say: Say, view: View, tile: string): string {
  return say(tile === 'nuclear' && view.modules.includes(3) ? 'tile-nuclear-extended-about' : `tile-${tile}-about`)
}
