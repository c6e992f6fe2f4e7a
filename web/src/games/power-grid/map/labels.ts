/**
 * Where names and costs stand on a map, so that nothing covers anything else: each label tries a handful of places and
 * takes the one with the least trouble. Depends on the printed map only, so it is done once.
 */
import type { Printed, PrintedCity } from '../types'
import { textWidth } from './measure'

export interface Sizes {
  /** Radius of a city's disc. */
  disc: number
  /** Height of a city's name. */
  text: number
  /** Height of a link's cost. */
  cost: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Name {
  id: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  lines: string[]
  box: Box
}
export interface Badge {
  x: number
  y: number
  width: number
}
export interface Labels {
  names: Map<string, Name>
  /** One per link; none where a link costs nothing. */
  badges: (Badge | null)[]
}

/**
 * Sizes for a map: as large as the crowded places allow, in proportion to the drawing, and readable on this screen.
 * Seen closer, things grow slower than the distances between them, so that crowded places come apart.
 */
export function sizesOf(printed: Printed, perPixel: number, zoom = 1): Sizes {
  const long = Math.max(...printed.map.canvas)
  const nearest = printed.cities.map((city) => Math.min(...printed.cities.filter((other) => other !== city).map((other) => apart(city, other))))
  const close = nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 10)] ?? long / 20
  const closer = Math.sqrt(zoom)
  return {
    disc: clamp(close * 0.385, long * 0.0125, long * 0.018) / closer,
    text: clamp(11 * perPixel, long * 0.0135, long * 0.022) / closer,
    cost: clamp(9.5 * perPixel, long * 0.0115, long * 0.018) / closer,
  }
}

/** How far houses stand out above a city's disc, in radiuses. */
export const CROWN = 1.6

const SIDES = [
  { dx: 0, dy: 1, anchor: 'middle', price: 0 },
  { dx: 1, dy: 0, anchor: 'start', price: 0.3 },
  { dx: -1, dy: 0, anchor: 'end', price: 0.35 },
  { dx: 0.8, dy: 0.75, anchor: 'start', price: 0.7 },
  { dx: -0.8, dy: 0.75, anchor: 'end', price: 0.75 },
  { dx: 0.95, dy: 0.4, anchor: 'start', price: 0.5 },
  { dx: -0.95, dy: 0.4, anchor: 'end', price: 0.55 },
  { dx: 0.95, dy: -0.4, anchor: 'start', price: 0.5 },
  { dx: -0.95, dy: -0.4, anchor: 'end', price: 0.55 },
  { dx: 0, dy: -1, anchor: 'middle', price: 0.9 },
  { dx: 0.75, dy: -0.9, anchor: 'start', price: 1 },
  { dx: -0.75, dy: -0.9, anchor: 'end', price: 1.05 },
] as const

/**
 * Places for every name and every cost: costs first, names around them, then the costs once more around the names.
 * What is in play comes first; what is not takes what room is left, and names that find none are left out.
 */
export function placeLabels(printed: Printed, sizes: Sizes, inPlay: Set<string>): Labels {
  const discs = printed.cities.map((city) => discBox(city, sizes))
  const playing = printed.cities.filter((city) => inPlay.has(city.id))
  const idle = printed.cities.filter((city) => !inPlay.has(city.id))
  const first = placeBadges(printed, sizes, discs, [], inPlay)
  const names = placeNames(printed, sizes, playing, discs, boxesOf(first, sizes), [])
  const taken = names.map((name) => name.box)
  const badges = placeBadges(printed, sizes, discs, taken, inPlay)
  const costs = boxesOf(badges, sizes)
  const others = placeNames(printed, sizes, idle, discs, costs, taken)
  const beside = (name: Name) => others.filter((other) => other !== name).map((other) => other.box)
  const fitting = others.filter((name) => sum(taken, name.box) + sum(beside(name), name.box) === 0)
  return { names: new Map([...names, ...fitting].map((name) => [name.id, name])), badges }
}

const SWEEPS = 12

/** Every name takes its best place given the others, over and over until nothing moves. */
function placeNames(printed: Printed, sizes: Sizes, cities: PrintedCity[], discs: Box[], costs: Box[], taken: Box[]): Name[] {
  const lines = printed.links.map((link) => ends(printed, link.a, link.b))
  const choices = cities.map((city) =>
    namePlaces(city, sizes).map(({ name, price }) => {
      let trouble = price + outside(name.box, printed.map.canvas) * 40
      discs.forEach((disc, i) => (trouble += overlap(name.box, disc) * (printed.cities[i] === city ? 2 : 9)))
      trouble += sum(costs, name.box) * 2.5 + sum(taken, name.box) * 14
      for (const [a, b] of lines) trouble += crossed(name.box, a, b) * 0.6
      return { name, trouble }
    }),
  )
  const chosen = choices.map((places) => indexOfLeast(places.map((place) => place.trouble)))
  const now = (which: number) => choices[which]![chosen[which]!]!
  const conflict = (box: Box, which: number) => choices.reduce((all, _, i) => (i === which ? all : all + overlap(box, now(i).name.box) * 14), 0)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = false
    choices.forEach((places, which) => {
      const best = indexOfLeast(places.map((place) => place.trouble + conflict(place.name.box, which)))
      moved ||= best !== chosen[which]
      chosen[which] = best
    })
    if (!moved) break
  }
  return choices.map((_, which) => now(which).name)
}

const indexOfLeast = (values: number[]): number => values.indexOf(Math.min(...values))

interface NamePlace {
  name: Name
  price: number
}

/** A name in one line, or in two where it has a break, on every side of its city. */
function namePlaces(city: PrintedCity, sizes: Sizes): NamePlace[] {
  const whole = SIDES.map((side) => namePlace(city, [city.name], side, sizes, 0))
  const broken = breakName(city.name)
  return broken ? [...whole, ...SIDES.map((side) => namePlace(city, broken, side, sizes, 0.25))] : whole
}

function breakName(name: string): string[] | null {
  const middle = name.length / 2
  const breaks = [...name.matchAll(/[ -]/g)].map((match) => match.index + (match[0] === '-' ? 1 : 0)).filter((at) => at < name.length)
  if (breaks.length === 0 || name.length < 7) return null
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]!
  return [name.slice(0, at).trim(), name.slice(at).trim()]
}

function namePlace(city: PrintedCity, lines: string[], side: (typeof SIDES)[number], sizes: Sizes, more: number): NamePlace {
  const width = Math.max(...lines.map((line) => textWidth(line, sizes.text)))
  const height = sizes.text * 1.05 * lines.length
  const gap = sizes.disc * 0.25
  const above = side.dy < 0 ? sizes.disc * (CROWN - 1) : 0
  const x = city.x + side.dx * (sizes.disc + gap)
  const middle = city.y + side.dy * (sizes.disc + gap + (side.dx === 0 ? height / 2 : sizes.text * 0.25)) - above
  const left = side.anchor === 'start' ? x : side.anchor === 'end' ? x - width : x - width / 2
  const box = { left, top: middle - height / 2, right: left + width, bottom: middle + height / 2 }
  const y = box.top + sizes.text * 0.86
  return { name: { id: city.id, x, y, anchor: side.anchor, lines, box }, price: side.price + more }
}

/** Costs stand in the middle of their links, or a little off it where that is free; those out of play last. Free links need none. */
function placeBadges(printed: Printed, sizes: Sizes, discs: Box[], names: Box[], inPlay: Set<string>): (Badge | null)[] {
  const taken: Box[] = []
  const places: (Badge | null)[] = printed.links.map(() => null)
  const idle = (which: number) => !(inPlay.has(printed.links[which]!.a) && inPlay.has(printed.links[which]!.b))
  const order = printed.links.map((_, i) => i).sort((a, b) => Number(idle(a)) - Number(idle(b)))
  for (const which of order) {
    const link = printed.links[which]!
    if (link.cost === 0) continue
    const [a, b] = ends(printed, link.a, link.b)
    const width = sizes.cost * (0.75 + 0.6 * String(link.cost).length)
    const tries = SHARES.map((share) => {
      const badge = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, width }
      const box = badgeBox(badge, sizes)
      const trouble = Math.abs(share - 0.5) + sum(discs, box) * 10 + sum(taken, box) * 12 + sum(names, box) * 8
      return { badge, box, trouble }
    })
    const best = tries.reduce((one, other) => (other.trouble < one.trouble ? other : one))
    taken.push(best.box)
    places[which] = best.badge
  }
  return places
}

const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74]

const boxesOf = (badges: (Badge | null)[], sizes: Sizes): Box[] => badges.flatMap((badge) => (badge ? [badgeBox(badge, sizes)] : []))

const sum = (boxes: Box[], box: Box): number => boxes.reduce((all, other) => all + overlap(box, other), 0)

function badgeBox(badge: Badge, sizes: Sizes): Box {
  const half = sizes.cost * 0.68
  return { left: badge.x - badge.width / 2, top: badge.y - half, right: badge.x + badge.width / 2, bottom: badge.y + half }
}

function discBox(city: PrintedCity, { disc }: Sizes): Box {
  return { left: city.x - disc * 1.15, top: city.y - disc * CROWN, right: city.x + disc * 1.15, bottom: city.y + disc }
}

function ends(printed: Printed, a: string, b: string): [PrintedCity, PrintedCity] {
  const city = (id: string) => printed.cities.find((each) => each.id === id)!
  return [city(a), city(b)]
}

/** How much of the first box the second covers, 0 to 1. */
export function overlap(box: Box, other: Box): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
  if (width <= 0 || height <= 0) return 0
  return 0.15 + (width * height) / ((box.right - box.left) * (box.bottom - box.top))
}

/** How much of a line runs through a box, in widths of the box. */
function crossed(box: Box, a: { x: number; y: number }, b: { x: number; y: number }): number {
  const steps = 24
  let inside = 0
  for (let i = 0; i <= steps; i++) {
    const x = a.x + ((b.x - a.x) * i) / steps
    const y = a.y + ((b.y - a.y) * i) / steps
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) inside++
  }
  return (inside / steps) * Math.min(3, apart(a, b) / Math.max(box.right - box.left, 1))
}

function outside(box: Box, [width, height]: [number, number]): number {
  const margin = Math.max(width, height) * 0.035
  return Number(box.left < -margin || box.top < -margin || box.right > width + margin || box.bottom > height + margin)
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
