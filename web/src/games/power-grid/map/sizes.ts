/** How large things are drawn on a map, in its own units. */
import type { Printed } from '../types'
import { apart } from './boxes'

export interface Sizes {
  /** What lines and rings go by: the radius of a city in a crowd. */
  disc: number
  /** The radius of each city's disc: as large as its neighbours allow. */
  discs: Map<string, number>
  /** Height of a city's name. */
  text: number
  /** Height of a link's cost. */
  cost: number
}

/** The smallest letters on a screen, in its pixels. */
const SMALLEST = 11

/**
 * Letters that can be read on this screen, and discs as large as crowded places allow.
 * Seen closer, things grow slower than the distances between them, so that crowds come apart.
 */
export function sizesOf(printed: Printed, perPixel: number, zoom = 1): Sizes {
  const long = Math.max(...printed.map.canvas)
  const closer = Math.sqrt(zoom)
  const letters = clamp(SMALLEST * perPixel, long * 0.0135, long * 0.022)
  const nearest = printed.cities.map((city) => {
    const others = printed.cities.filter((other) => other !== city)
    return [city.id, others.length > 0 ? Math.min(...others.map((other) => apart(city, other))) : long] as const
  })
  const radius = (room: number) => clamp(room * 0.33, long * 0.0115, long * 0.0215) / closer
  return {
    disc: (long * 0.0135) / closer,
    discs: new Map(nearest.map(([id, room]) => [id, radius(room)])),
    text: letters / closer,
    cost: letters / closer,
  }
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
