/**
 * Land from points: every city and every link pulls land towards itself, and the nearest area owns it.
 *
 * Works for any map of cities and links. The strength of an area at a place falls off with the distance to its nearest
 * points; where the sum of all falls below a limit the sea begins. Outlines come from marching over a grid.
 */
import type { Printed } from '../types'

export interface Land {
  /** The outline of all land. */
  coast: string
  /** The outline of each area, and where its name can stand. */
  areas: { id: string; path: string; x: number; y: number }[]
}

interface Site {
  x: number
  y: number
  area: number
  weight: number
}
interface Point {
  x: number
  y: number
}

const CELLS = 96
const REACH = 0.074
const SOFT = 0.0145
const NARROW = 0.4

let latest: { key: string; land: Land } | null = null

/**
 * The land of a printed map, drawn with this margin around it. The latest one is remembered: after an undo the same map
 * comes anew.
 */
export function landOf(printed: Printed, margin: number): Land {
  const key = JSON.stringify([printed.map.canvas, printed.areas, printed.cities, printed.links, margin])
  if (latest?.key !== key) latest = { key, land: drawLand(printed, margin) }
  return latest.land
}

function drawLand(printed: Printed, margin: number): Land {
  const [width, height] = printed.map.canvas
  const long = Math.max(width, height)
  const soft = long * SOFT
  const limit = Math.exp((-long * REACH) / soft)
  const step = (long + 2 * margin) / CELLS
  const columns = Math.ceil((width + 2 * margin) / step) + 1
  const rows = Math.ceil((height + 2 * margin) / step) + 1
  const sites = sitesOf(printed, long * 0.02, Math.exp((-long * REACH * NARROW) / soft))
  const strength = printed.areas.map(() => new Float64Array(columns * rows))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * step - margin
      const y = row * step - margin
      const edge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1
      for (const site of sites) {
        const apart = Math.hypot(site.x - x, site.y - y)
        if (!edge && apart < long * 0.2)
          strength[site.area]![row * columns + column]! += site.weight * Math.exp(-apart / soft)
      }
    }
  }
  const grid: Grid = { columns, rows, step, margin }
  const total = new Float64Array(columns * rows)
  for (const own of strength) own.forEach((value, i) => (total[i]! += value))
  const sea = total.map((value) => distance(value, limit, soft))
  return {
    coast: outline(sea, grid),
    areas: printed.areas.map((area, i) => ({
      id: area.id,
      path: outline(areaField(strength, i, sea, soft), grid),
      ...middle(printed, area.id),
    })),
  }
}

/** How far inside the limit a strength is, in units of the drawing: even steps make smooth outlines. */
const distance = (value: number, limit: number, soft: number) => soft * Math.log(Math.max(value, 1e-30) / limit)

/** Inside where this area is stronger than every other and there is land. */
function areaField(strength: Float64Array[], own: number, sea: Float64Array, soft: number): Float64Array {
  return sea.map((land, i) => {
    let other = 1e-30
    strength.forEach((field, area) => {
      if (area !== own) other = Math.max(other, field[i]!)
    })
    return Math.min(land, distance(strength[own]![i]!, other, soft))
  })
}

/** Cities, and weaker points along the links so that networks stand on land. */
function sitesOf(printed: Printed, every: number, weight: number): Site[] {
  const areaIndex = new Map(printed.areas.map((area, i) => [area.id, i]))
  const cities = new Map(printed.cities.map((city) => [city.id, city]))
  const sites: Site[] = printed.cities.map((city) => ({
    x: city.x,
    y: city.y,
    area: areaIndex.get(city.area)!,
    weight: 1,
  }))
  for (const link of printed.links) {
    const a = cities.get(link.a)!
    const b = cities.get(link.b)!
    const parts = Math.max(2, Math.round(Math.hypot(a.x - b.x, a.y - b.y) / every))
    for (let i = 1; i < parts; i++) {
      const share = i / parts
      const area = areaIndex.get(share < 0.5 ? a.area : b.area)!
      sites.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, area, weight })
    }
  }
  return sites
}

function middle(printed: Printed, area: string): Point {
  const own = printed.cities.filter((city) => city.area === area)
  const mean = (pick: (city: Point) => number) =>
    own.reduce((sum, city) => sum + pick(city), 0) / Math.max(own.length, 1)
  return { x: mean((city) => city.x), y: mean((city) => city.y) }
}

interface Grid {
  columns: number
  rows: number
  step: number
  margin: number
}

/** The closed curves on which a field on a grid is zero, as a smoothed path. */
function outline(field: Float64Array, grid: Grid): string {
  return rings(segments(field, grid)).map(smooth).join('')
}

type Segment = [from: string, to: string, at: Point]

/** Marching squares: the inside is always to the right of a segment, so that segments join into rings. */
function segments(field: Float64Array, { columns, rows, step, margin }: Grid): Segment[] {
  const found: Segment[] = []
  const value = (column: number, row: number) => field[row * columns + column]!
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corners: [number, number][] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ]
      const inside = corners.map(([c, r]) => value(c, r) > 0)
      const crossing = (side: number): { key: string; at: Point } => {
        const [a, b] = [corners[side]!, corners[(side + 1) % 4]!]
        const [va, vb] = [value(...a), value(...b)]
        const share = va / (va - vb)
        const x = (a[0] + (b[0] - a[0]) * share) * step - margin
        const y = (a[1] + (b[1] - a[1]) * share) * step - margin
        const key = a[0] < b[0] || a[1] < b[1] ? `${a}-${b}` : `${b}-${a}`
        return { key, at: { x, y } }
      }
      for (let side = 0; side < 4; side++) {
        if (inside[side] || !inside[(side + 1) % 4]) continue
        let out = (side + 1) % 4
        while (!(inside[out] && !inside[(out + 1) % 4])) out = (out + 1) % 4
        const from = crossing(out)
        found.push([from.key, crossing(side).key, from.at])
      }
    }
  }
  return found
}

function rings(found: Segment[]): Point[][] {
  const next = new Map(found.map((segment) => [segment[0], segment]))
  const closed: Point[][] = []
  while (next.size > 0) {
    const ring: Point[] = []
    let key = next.keys().next().value as string
    for (let segment = next.get(key); segment; segment = next.get(key)) {
      next.delete(key)
      ring.push(segment[2])
      key = segment[1]
    }
    if (ring.length > 5) closed.push(ring)
  }
  return closed
}

/** A ring as curves through the middles of its sides. */
function smooth(ring: Point[]): string {
  const between = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`
  const last = ring[ring.length - 1]!
  const curves = ring.map(
    (point, i) => `Q${round(point.x)} ${round(point.y)} ${between(point, ring[(i + 1) % ring.length]!)}`,
  )
  return `M${between(last, ring[0]!)}${curves.join('')}Z`
}

const round = (value: number): number => Math.round(value * 10) / 10
