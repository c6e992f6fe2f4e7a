/** A view of any game as sections of text. */
import type { Section } from '../contract'

/** Every key of a view as a section of its own. */
export function sections(view: Record<string, unknown>): Section[] {
  return Object.entries(view)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ({ heading: readable(key), lines: lines(value) }))
}

function lines(value: unknown): string[] {
  if (Array.isArray(value)) return value.length > 0 ? value.map(short) : ['–']
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).map(([key, inner]) => `${readable(key)}: ${short(inner)}`)
  }
  return [short(value)]
}

function short(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return value.map(short).join(', ') || '–'
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${readable(key)} ${short(inner)}`)
      .join(' · ')
  }
  return String(value)
}

const readable = (key: string): string => key.replaceAll('_', ' ')
