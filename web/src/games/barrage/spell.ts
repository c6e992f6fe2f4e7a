/** Ids as people read them, as src/megawatt/games/barrage/wording.py does it: all from messages. */
import type { Say, SpellContext } from '$games/contract'
import { enumerated, forms } from '$lib/words/phrases'
import type { Effect } from './printed'
import type { Printed, View } from './types'

const SIDES: Record<string, string> = {
  left: 'side-left',
  right: 'side-right',
  upper: 'side-upper',
  lower: 'side-lower',
}
const MACHINES: Record<string, string> = { excavator: 'machine-excavator', mixer: 'machine-mixer' }
const AREAS = ['mountain', 'hill', 'plain']
const ROMAN: Record<string, string> = { '1': 'I', '2': 'II', '3': 'III' }
const OWN_NAMED_TILES = ['anton-copy-tile', 'leslie-works-tile']
const ANY_CONTRACT = 99
const NONE = 'none'
/** Forms in which sentences may ask for a thing that is not there. */
const NOTHING_FORMS = ['subject', 'object', 'the']

/** A message id and what it is said with. */
type Message = [id: string, args?: Record<string, unknown>]

/** Several things in a row, or a dash. */
export const orDash = (say: Say, parts: string[]): string => enumerated(say, parts) || say('label-nothing')

/** A dam, conduit, powerhouse space or private building. */
function placeMessage(say: Say, printed: Printed, place: string): Message {
  const [kind, basin, end = ''] = place.split('-')
  if (kind === 'dam') return ['place-dam', { basin: Number(basin), side: say(SIDES[end]!) }]
  if (kind === 'conduit') {
    const value = printed.map['conduit-space'].find((space) => space.id === place)?.value ?? 0
    return ['place-conduit', { basin: Number(basin), side: say(SIDES[end]!), value }]
  }
  if (kind === 'powerhouse') return ['place-powerhouse', { basin: Number(basin), number: Number(end) }]
  return ['place-building', { building: say(`building-${place}`) }]
}

export const placeName = (say: Say, printed: Printed, place: string): string =>
  say(...placeMessage(say, printed, place))

/** `plus-2` as +2, `minus-1` as −1. */
export function modifierText(modifier: string): string {
  return modifier.replace('plus-', '+').replace('minus-', '−').replace('0', '±0')
}

/** A number with its sign. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '±0'
}

/** What both spaces of a row offer. */
export const rowName = (say: Say, row: string): string => say(...rowMessage(row))

function rowMessage(row: string): Message {
  if (row.startsWith('produce-')) return ['space-produce', { modifier: modifierText(row.replace('produce-', '')) }]
  return [`space-${row}`]
}

/** An action space, whichever of the two sides of its row it is on. */
function spaceMessage(say: Say, space: string): Message {
  if (say.has(`building-${space}`)) return [`building-${space}`]
  if (space === 'margot') return ['space-margot']
  const [row, end] = cutAtLast(space)
  return /^\d+$/.test(end) ? [`space-${row}`, { number: Number(end) }] : rowMessage(row)
}

/** An action space with its side. */
export function spaceName(say: Say, space: string): string {
  const name = say(...spaceMessage(say, space))
  const side = SIDES[cutAtLast(space)[1]]
  return side ? say('space-sided', { space: name, side: say(side) }) : name
}

function cutAtLast(id: string): [string, string] {
  const cut = id.lastIndexOf('-')
  return [id.slice(0, cut), id.slice(cut + 1)]
}

/** The name of a space without that of its board, for below the board's heading. */
export const whatItDoes = (space: string): string => space.replace(/^[^,・]+[,・]\s*/u, '')

/** A technology tile by what it builds and its level. */
function tileMessage(say: Say, tile: string): Message {
  if (OWN_NAMED_TILES.includes(tile)) return [`tile-${tile}`]
  const [first, second = ''] = tile.split('-')
  if (first === 'basic') return ['tile-basic', { piece: say(`piece-${second}`) }]
  return ['tile-advanced', { piece: say(`piece-${first}`), level: ROMAN[second] ?? second }]
}

export const tileName = (say: Say, tile: string): string => say(...tileMessage(say, tile))

/** What a technology tile does besides building. */
export function tileAbout(say: Say, tile: string): string {
  return say(tile.startsWith('basic-') ? 'tile-basic-about' : `tile-${tile}-about`)
}

const contractMessage = (contract: string, asks: string): Message => [`contract-${contract.split('-')[0]}`, { asks }]

/** A contract by its stack, the energy it asks for and what it gives; without that two of a stack can be alike. */
function wholeContract(say: Say, printed: Printed, contract: string): Message {
  const { energy = 0, reward = {} } = printed.contracts[contract] ?? {}
  return contractMessage(contract, say('contract-energy-reward', { energy, reward: rewardText(say, reward) }))
}

/** The same as a name. */
export const contractName = (say: Say, printed: Printed, contract: string): string =>
  say(...wholeContract(say, printed, contract))

/** A contract where its reward stands beside it. */
export const shortContractName = (say: Say, printed: Printed, contract: string): string =>
  say(...contractMessage(contract, say('contract-energy', { energy: printed.contracts[contract]?.energy ?? 0 })))

/** An external work by its stack and number. */
function workMessage(work: string): Message {
  const [, stack = '', number = ''] = work.split('-')
  return ['contract-work', { number: `${stack.toUpperCase()}${number}` }]
}

export const workName = (say: Say, work: string): string => say(...workMessage(work))

/** One part of a reward or an income; `build-base` has one bit for each area. */
export function effectText(say: Say, name: string, amount: number): string {
  if (name === 'build-base') {
    const areas = AREAS.filter((_, i) => (amount >> i) & 1)
    return say('effect-build-base', {
      areas: enumerated(
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
  return orDash(
    say,
    Object.entries(reward).map(([name, amount]) => effectText(say, name, amount)),
  )
}

/** What has to be paid. */
function priceText(say: Say, goods: Effect): string {
  const due = Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0))
  return Object.keys(due).length > 0 ? rewardText(say, due) : say('price-nothing')
}

const MESSAGES: Record<string, (say: Say, printed: Printed, id: string) => Message> = {
  officer: (_say, _printed, id) => [`officer-${id}`],
  piece: (_say, _printed, id) => [`piece-${id}`],
  building: (_say, _printed, id) => [`building-${id}`],
  bonus: (_say, _printed, id) => [id],
  objective: (_say, _printed, id) => [id],
  machine: (_say, _printed, id) => [MACHINES[id]!],
  headstream: (_say, _printed, id) => ['place-headstream', { letter: id.slice(-1).toUpperCase() }],
  target: placeMessage,
  dam: placeMessage,
  conduit: placeMessage,
  space: (say, _printed, id) => spaceMessage(say, id),
  tile: (say, _printed, id) => tileMessage(say, id),
  work: (_say, _printed, id) => workMessage(id),
  contract: wholeContract,
}

/** A company in the forms that sentences need; most have only their name. */
export function companyForms(say: Say, key: string, company: string): Record<string, unknown> {
  const name = say(`company-${company}`)
  return {
    [`${key}_subject`]: name,
    [`${key}_object`]: name,
    [`${key}_number`]: 1,
    ...forms(say, key, `company-${company}`),
  }
}

function spelled(key: string, value: unknown, { printed, say }: SpellContext<View, Printed>): Record<string, unknown> {
  if (value === NONE) {
    const nothing = say(key === 'dam' ? 'place-off-board' : 'label-nothing')
    return Object.fromEntries([key, ...NOTHING_FORMS.map((form) => `${key}_${form}`)].map((each) => [each, nothing]))
  }
  if (key === 'price') return { [key]: priceText(say, value as Effect) }
  if (key === 'contracts' && Array.isArray(value))
    return {
      [key]: orDash(
        say,
        value.map((each) => contractName(say, printed, each)),
      ),
    }
  if (typeof value !== 'string') return {}
  if (key === 'reward')
    return { [key]: rewardText(say, (printed.contracts[value] ?? printed.works[value])?.reward ?? {}) }
  if (key === 'company' || key === 'owner') return companyForms(say, key, value)
  const message = MESSAGES[key]?.(say, printed, value)
  if (!message) return {}
  const found: Record<string, unknown> = forms(say, key, ...message)
  if (key === 'space') found.space = spaceName(say, value)
  if (key === 'tile') found.tile_level = value.startsWith('basic-') ? 0 : 1
  return found
}

/** The company of a seat of which a sentence speaks; none while companies are still being chosen. */
function companyOf(args: Record<string, unknown>, view: View): Record<string, unknown> {
  const own = 'company' in args ? undefined : view.companies?.find((each) => each.seat === args.seat)
  return own ? { company: own.company } : {}
}

/** Every argument that is an id, as a name and in the forms that sentences need; numbers and anything else stay. */
export function spell(args: Record<string, unknown>, context: SpellContext<View, Printed>): Record<string, unknown> {
  const all: Record<string, unknown> = { ...args }
  for (const [key, value] of Object.entries({ ...args, ...companyOf(args, context.view) }))
    Object.assign(all, spelled(key, value, context))
  if ('excavators' in args)
    all.machines = priceText(context.say, { excavators: Number(args.excavators), mixers: Number(args.mixers) })
  return all
}
