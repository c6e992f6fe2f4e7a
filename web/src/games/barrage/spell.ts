/** Ids as people read them, as src/megawatt/games/barrage/spelling.py does it: all from messages. */
import type { Say, SpellContext } from '$games/contract'
import type { Effect, Printed, View } from './types'

const SIDES: Record<string, string> = { left: 'side-left', right: 'side-right', upper: 'side-upper', lower: 'side-lower' }
const MACHINES: Record<string, string> = { excavator: 'machine-excavator', mixer: 'machine-mixer' }
const AREAS = ['mountain', 'hill', 'plain']
const ROMAN: Record<string, string> = { '1': 'I', '2': 'II', '3': 'III' }
const OWN_NAMED_TILES = ['anton-copy-tile', 'leslie-works-tile']
const ANY_CONTRACT = 99
const NONE = 'none'

type Spelling = (say: Say, printed: Printed, id: string) => string

/** Several things in a row, or a dash. */
export function listed(say: Say, parts: string[]): string {
  return parts.length > 0 ? parts.reduce((first, second) => say('list-and', { first, second })) : say('label-nothing')
}

/** A dam, conduit, powerhouse space or private building. */
export function placeName(say: Say, printed: Printed, place: string): string {
  const [kind, basin, end = ''] = place.split('-')
  if (kind === 'dam') return say('place-dam', { basin: Number(basin), side: say(SIDES[end]!) })
  if (kind === 'conduit') {
    const value = printed.map['conduit-space'].find((space) => space.id === place)?.value ?? 0
    return say('place-conduit', { basin: Number(basin), side: say(SIDES[end]!), value })
  }
  if (kind === 'powerhouse') return say('place-powerhouse', { basin: Number(basin), number: Number(end) })
  return say(`building-${place}`)
}

/** `plus-2` as +2, `minus-1` as −1. */
export function modifierText(modifier: string): string {
  return modifier.replace('plus-', '+').replace('minus-', '−').replace('0', '±0')
}

/** A number with its sign. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '±0'
}

/** What both spaces of a row offer. */
export function rowName(say: Say, row: string): string {
  if (row.startsWith('produce-')) return say('space-produce', { modifier: modifierText(row.replace('produce-', '')) })
  return say(`space-${row}`)
}

/** An action space: its row and side, or its number. */
export function spaceName(say: Say, space: string): string {
  if (say.has(`building-${space}`)) return say(`building-${space}`)
  if (space === 'margot') return say('space-margot')
  const cut = space.lastIndexOf('-')
  const row = space.slice(0, cut)
  const end = space.slice(cut + 1)
  if (/^\d+$/.test(end)) return say(`space-${row}`, { number: Number(end) })
  return say('space-sided', { space: rowName(say, row), side: say(SIDES[end]!) })
}

/** The name of a space without that of its board, for below the board's heading. */
export const whatItDoes = (space: string): string => space.replace(/^[^,・]+[,・]\s*/u, '')

/** A technology tile by what it builds and its level. */
export function tileName(say: Say, tile: string): string {
  if (OWN_NAMED_TILES.includes(tile)) return say(`tile-${tile}`)
  const [first, second = ''] = tile.split('-')
  if (first === 'basic') return say('tile-basic', { piece: say(`piece-${second}`) })
  return say('tile-advanced', { piece: say(`piece-${first}`), level: ROMAN[second] ?? second })
}

/** What a technology tile does besides building. */
export function tileAbout(say: Say, tile: string): string {
  return say(tile.startsWith('basic-') ? 'tile-basic-about' : `tile-${tile}-about`)
}

/** A contract by its stack and the energy it asks for. */
export function contractName(say: Say, printed: Printed, contract: string): string {
  return say(`contract-${contract.split('-')[0]}`, { energy: printed.contracts[contract]?.energy ?? 0 })
}

/** An external work by its stack and number. */
export function workName(say: Say, work: string): string {
  const [, stack = '', number = ''] = work.split('-')
  return say('contract-work', { number: `${stack.toUpperCase()}${number}` })
}

/** One part of a reward or an income; `build-base` has one bit for each area. */
export function effectText(say: Say, name: string, amount: number): string {
  if (name === 'build-base') {
    const areas = AREAS.filter((_, i) => (amount >> i) & 1)
    return say('effect-build-base', {
      areas: listed(
        say,
        areas.map((area) => say(`region-${area}`)),
      ),
    })
  }
  if (name === 'fulfil-own-contract-max' && amount === ANY_CONTRACT) return say('effect-fulfil-any')
  return say(`effect-${name}`, { count: amount })
}

/** A whole reward or income. */
export function rewardText(say: Say, reward: Effect): string {
  return listed(
    say,
    Object.entries(reward).map(([name, amount]) => effectText(say, name, amount)),
  )
}

/** What has to be paid. */
export function priceText(say: Say, goods: Effect): string {
  const due = Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0))
  return Object.keys(due).length > 0 ? rewardText(say, due) : say('price-nothing')
}

export const officerName = (printed: Printed, officer: string): string =>
  printed.officers.find((each) => each.id === officer)?.name ?? officer

const company: Spelling = (say, _, id) => say(`company-${id}`)

const SPELLINGS: Record<string, Spelling> = {
  company,
  owner: company,
  officer: (_, printed, id) => officerName(printed, id),
  piece: (say, _, id) => say(`piece-${id}`),
  building: (say, _, id) => say(`building-${id}`),
  bonus: (say, _, id) => say(id),
  objective: (say, _, id) => say(id),
  machine: (say, _, id) => say(MACHINES[id]!),
  headstream: (say, _, id) => say('place-headstream', { letter: id.slice(-1).toUpperCase() }),
  target: placeName,
  dam: placeName,
  conduit: placeName,
  space: (say, _, id) => spaceName(say, id),
  tile: (say, _, id) => tileName(say, id),
  work: (say, _, id) => workName(say, id),
  contract: contractName,
  reward: (say, printed, id) => rewardText(say, (printed.contracts[id] ?? printed.works[id])?.reward ?? {}),
}

/** Every argument that is an id, as a name; numbers and anything else stay. */
export function spell(args: Record<string, unknown>, { printed, say }: SpellContext<View, Printed>): Record<string, unknown> {
  const spelled: Record<string, unknown> = { ...args }
  for (const [key, value] of Object.entries(args)) {
    if (value === NONE) spelled[key] = say(key === 'dam' ? 'place-off-board' : 'label-nothing')
    else if (key === 'price') spelled[key] = priceText(say, value as Effect)
    else if (key === 'contracts' && Array.isArray(value))
      spelled[key] = listed(
        say,
        value.map((each) => contractName(say, printed, each)),
      )
    else if (typeof value === 'string' && SPELLINGS[key]) spelled[key] = SPELLINGS[key](say, printed, value)
  }
  return spelled
}
