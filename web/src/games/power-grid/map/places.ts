/** Where a name or a cost could stand: the places that are tried, each with what speaks against it. */
import type { Printed, PrintedCity, PrintedLink } from '../types'
import { boxAround, lengthInside, meetsDisc, outside, wider, type Box, type Point } from './boxes'
import { textWidth } from './measure'
import type { Sizes } from './sizes'

export interface Name {
  id: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  lines: string[]
  /** From the city's rim to the name, where it could be taken for another city's. */
  leader: readonly [Point, Point] | null
}
export interface Badge {
  x: number
  y: number
  width: number
  height: number
  /** Where it belongs, when it stands beside its link. */
  from: Point | null
}
/** A place for a label: what it covers, and how bad it is there whatever the others do. */
export interface Place<Label> {
  label: Label
  box: Box
  trouble: number
}

/** Covering a disc, a cost or another link is forbidden as long as there is any other way. */
export const FORBIDDEN = 100

/** How far houses stand out above a city's disc, in radiuses. */
export const CROWN = 1.25

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
const DISTANCES = [1, 2.2]

/** Every place for a city's name: in one line, or in two where it has a break, on every side and a bit farther off. */
export function namePlaces(printed: Printed, city: PrintedCity, sizes: Sizes, links: [Point, Point][]): Place<Name>[] {
  const broken = breakName(city.name)
  const forms = broken ? [[city.name], broken] : [[city.name]]
  return forms.flatMap((lines, form) =>
    DISTANCES.flatMap((distance) =>
      SIDES.map((side) => {
        const { label, box } = nameAt(city, lines, side, sizes, distance)
        let trouble = side.price + form * 0.25 + (distance - 1) * 2
        if (outside(box, printed.map.canvas, Math.max(...printed.map.canvas) * 0.04)) trouble += FORBIDDEN
        for (const other of printed.cities)
          if (meetsDisc(box, other, sizes.discs.get(other.id)!)) trouble += other === city ? 4 : FORBIDDEN
        for (const [a, b] of links) trouble += (lengthInside(box, a, b) / sizes.text) * 0.8
        return { label, box, trouble }
      }),
    ),
  )
}

function breakName(name: string): string[] | null {
  const middle = name.length / 2
  const breaks = [...name.matchAll(/[ -]/g)]
    .map((match) => match.index + (match[0] === '-' ? 1 : 0))
    .filter((at) => at < name.length)
  if (breaks.length === 0 || name.length < 7) return null
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]!
  return [name.slice(0, at).trim(), name.slice(at).trim()]
}

function nameAt(
  city: PrintedCity,
  lines: string[],
  side: (typeof SIDES)[number],
  sizes: Sizes,
  distance: number,
): { label: Name; box: Box } {
  const disc = sizes.discs.get(city.id)!
  const width = Math.max(...lines.map((line) => textWidth(line, sizes.text)))
  const height = sizes.text * 1.02 * lines.length
  const gap = sizes.text * 0.22 * distance
  const above = side.dy < 0 ? disc * (CROWN - 1) : 0
  const x = city.x + side.dx * (disc + gap)
  const middle = city.y + side.dy * (disc + gap + (side.dx === 0 ? height / 2 : sizes.text * 0.25)) - above
  const left = side.anchor === 'start' ? x : side.anchor === 'end' ? x - width : x - width / 2
  const box = { left, top: middle - height / 2, right: left + width, bottom: middle + height / 2 }
  return { label: { id: city.id, x, y: box.top + sizes.text * 0.84, anchor: side.anchor, lines, leader: null }, box }
}

const SHARES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8]
const BESIDE = [0.5, 0.3, 0.7]
const AWAY = [0.8, 1.1, 1.6, 2.4]

/**
 * Every place for a link's cost: along the link, and where that is too short beside it, with a line to where it
 * belongs.
 */
export function badgePlaces(
  printed: Printed,
  link: PrintedLink,
  sizes: Sizes,
  own: [Point, Point],
  others: [Point, Point][],
): Place<Badge>[] {
  const [a, b] = own
  const width = sizes.cost * (0.5 + 0.58 * String(link.cost).length)
  const height = sizes.cost * 1.12
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  const at = (share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  const places = SHARES.map((share) => ({
    at: at(share),
    from: null as Point | null,
    price: Math.abs(share - 0.5) * 2,
  }))
  for (const share of BESIDE) {
    for (const away of AWAY.flatMap((each) => [each, -each])) {
      const foot = at(share)
      const point = { x: foot.x + across.x * away * height, y: foot.y + across.y * away * height }
      places.push({ at: point, from: foot, price: 2 + Math.abs(away) * 1.5 + Math.abs(share - 0.5) })
    }
  }
  return places.map(({ at: point, from, price }) => {
    const box = boxAround(point, width, height)
    let trouble = price + (outside(box, printed.map.canvas, Math.max(...printed.map.canvas) * 0.042) ? FORBIDDEN : 0)
    for (const city of printed.cities) if (meetsDisc(box, city, sizes.discs.get(city.id)! * 1.06)) trouble += FORBIDDEN
    const edge = wider(box, sizes.cost * 0.04)
    for (const [c, d] of others) if (lengthInside(edge, c, d) > 0) trouble += FORBIDDEN
    if (from && lengthInside(box, a, b) > 0) trouble += 1
    return { label: { ...point, width, height, from }, box, trouble }
  })
}
