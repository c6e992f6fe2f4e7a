/** A view of any game: labelled values, and the components that it names (kernel/drawing/components.py). */
import type { Say, SeatInfo, Section } from '../contract'

/** A value that says how it is drawn. */
export type Component =
  | { component: 'card'; text: Text; note: Text }
  | { component: 'hand'; cards: Extract<Component, { component: 'card' }>[] }
  | { component: 'track'; places: number[]; first: number; last: number }
  | { component: 'grid'; rows: unknown[][] }
  | { component: 'mark'; seat: number }
  | { component: 'seats'; values: unknown[] }
export type Text = string | number | null

/** What a view says under one heading. */
export interface Value {
  key: string
  heading: string
  value: unknown
}

/** Keys that say what the table shows anyway. */
const UNSHOWN = ['game', 'you', 'seat', 'asked']

/** Every key of a view with its heading: the message `view-KEY`, or the key as words. */
export function values(view: Record<string, unknown>, say: Say): Value[] {
  return Object.entries(view)
    .filter(([key, value]) => !UNSHOWN.includes(key) && value !== undefined)
    .map(([key, value]) => ({ key, heading: labelOf(key, say), value }))
}

/** A value that is one of the components. */
export function component(value: unknown): Component | null {
  return value !== null && typeof value === 'object' && 'component' in value ? (value as Component) : null
}

/** The view in words. */
export function sections(view: Record<string, unknown>, say: Say, seats: SeatInfo[]): Section[] {
  return values(view, say).map(({ heading, value }) => ({ heading, lines: lines(value, say, seats) }))
}

function lines(value: unknown, say: Say, seats: SeatInfo[]): string[] {
  const shown = component(value)
  if (shown?.component === 'seats') {
    return shown.values.map((each, seat) => `${seats[seat]?.label ?? seat + 1}: ${inWords(each, say, seats)}`)
  }
  if (shown?.component === 'track') {
    return shown.places.map((place, seat) => `${seats[seat]?.label ?? seat + 1}: ${place}`)
  }
  if (shown?.component === 'grid')
    return shown.rows.map((row) => row.map((each) => inWords(each, say, seats)).join(' · '))
  if (Array.isArray(value)) return value.length > 0 ? value.map((each) => inWords(each, say, seats)) : ['–']
  return [inWords(value, say, seats)]
}

/** A value in a line. */
export function inWords(value: unknown, say: Say, seats: SeatInfo[]): string {
  const shown = component(value)
  if (shown?.component === 'mark') return seats[shown.seat]?.label ?? String(shown.seat + 1)
  if (shown?.component === 'card') {
    const note = shown.note === null ? '' : ` (${textOf(shown.note, say)})`
    return `${shown.text === null ? '?' : textOf(shown.text, say)}${note}`
  }
  if (shown?.component === 'hand') return shown.cards.map((each) => inWords(each, say, seats)).join(', ') || '–'
  if (shown) return lines(shown, say, seats).join('; ')
  if (Array.isArray(value)) return value.map((each) => inWords(each, say, seats)).join(', ') || '–'
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${labelOf(key, say)} ${inWords(inner, say, seats)}`)
      .join(' · ')
  }
  return value === null || value === undefined ? '–' : textOf(value as string | number, say)
}

/** A text of a component: the message of this id, or the text itself. */
export function textOf(text: Text, say: Say): string {
  return typeof text === 'string' && /^[a-z][\w-]*$/.test(text) && say.has(text) ? say(text) : String(text ?? '?')
}

function labelOf(key: string, say: Say): string {
  if (say.has(`view-${key}`)) return say(`view-${key}`)
  const words = key.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
