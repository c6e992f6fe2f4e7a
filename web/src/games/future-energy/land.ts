/**
 * Land and sea from nothing but the coordinates: land lies around sites and along links, water runs across sea links,
 * and a region is the land nearest to its sites. So a board of somebody's own gets its coast as well.
 */
import { contours, type Field } from './contours'
import type { Printed } from './types'

export interface Land {
  /** All land, as one path. */
  coast: string
  /** Each region's part of it. */
  regions: { id: string; path: string }[]
}

interface Point {
  x: number
  y: number
}
interface Segment {
  a: Point
  b: Point
}

/** Fractions of the drawing's larger side. */
const AROUND_SITE = 0.06
const ALONG_LINK = 0.036
const CHANNEL = 0.011
const CHANNEL_LENGTH = 0.045
const ROUGHNESS = 0.009
const CELLS = 92
/** Islands and corners smaller than this are left out. */
const SMALLEST = 0.0012
/** Water enclosed by land is filled up to this many cells. */
const LARGEST_LAKE = 60

const known = new WeakMap<Printed, Land>()

/** The land of a board; drawn once. */
export function drawLand(printed: Printed): Land {
  let land = known.get(printed)
  if (!land) known.set(printed, (land = draw(printed)))
  return land
}

function draw(printed: Printed): Land {
  const [width, height] = printed.board.canvas
  const unit = Math.max(width, height)
  const step = unit / CELLS
  const margin = unit * 0.09
  const columns = Math.ceil((width + 2 * margin) / step) + 1
  const rows = Math.ceil((height + 2 * margin) / step) + 1
  const at = (column: number, row: number): Point => ({ x: column * step - margin, y: row * step - margin })
  const sites = printed.sites
  const places = new Map<string, Point>([...sites, printed.start].map((place) => [place.id, place]))
  const segments = (sea: boolean): Segment[] =>
    printed.links.filter((link) => link.sea === sea).map((link) => ({ a: places.get(link.a)!, b: places.get(link.b)! }))
  const dry = segments(false)
  const wet = segments(true)
  const inland = [...sites, printed.start]

  const land: Field = { columns, rows, step, left: -margin, top: -margin, values: new Float32Array(columns * rows) }
  const regions = new Map(
    printed.regions.map((region) => [region.id, { ...land, values: new Float32Array(columns * rows) }]),
  )

  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) land.values[row * columns + column] = landAt(at(column, row))
  fillLakes(land)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) shareOut(row * columns + column, at(column, row))

  return {
    coast: contours(land, unit * unit * SMALLEST),
    regions: printed.regions.map(({ id }) => ({ id, path: contours(regions.get(id)!, unit * unit * SMALLEST) })),
  }

  /** How far inside the land a point lies; negative at sea. */
  function landAt(point: Point): number {
    const nearest = least(inland, (site) => distance(point, site))
    const link = least(dry, (segment) => toSegment(point, segment))
    let inside = Math.max(unit * AROUND_SITE - nearest, unit * ALONG_LINK - link) + roughness(point, unit)
    for (const segment of wet) inside = Math.min(inside, channel(point, segment, unit))
    return Math.max(inside, unit * 0.03 - nearest, unit * 0.016 - link)
  }

  /** Give a point to the region whose sites are nearest; around the start space it belongs to none. */
  function shareOut(index: number, point: Point): void {
    const inside = land.values[index]!
    if (inside < -2 * step) {
      for (const field of regions.values()) field.values[index] = inside
      return
    }
    const near = new Map<string, number>()
    for (const site of sites) near.set(site.region, Math.min(near.get(site.region) ?? Infinity, distance(point, site)))
    const start = distance(point, printed.start) + unit * 0.012
    for (const [region, field] of regions) {
      let other = start
      for (const [id, far] of near) if (id !== region) other = Math.min(other, far)
      field.values[index] = Math.min(inside, (other - (near.get(region) ?? Infinity)) / 2)
    }
  }
}

/** Water across the middle of a sea link: how far from it a point lies. */
function channel(point: Point, { a, b }: Segment, unit: number): number {
  const length = distance(a, b) || 1
  const ux = (b.x - a.x) / length
  const uy = (b.y - a.y) / length
  const x = point.x - (a.x + b.x) / 2
  const y = point.y - (a.y + b.y) / 2
  const along = Math.abs(x * ux + y * uy)
  const across = Math.abs(y * ux - x * uy)
  return along - unit * CHANNEL + Math.max(0, across - unit * CHANNEL_LENGTH) * 1.5
}

/** A coast is never smooth; waves of three lengths, the same every time. */
function roughness({ x, y }: Point, unit: number): number {
  const wave = (length: number, turn: number) =>
    Math.sin(((x * Math.cos(turn) + y * Math.sin(turn)) / (unit * length)) * Math.PI * 2 + turn * 7)
  return unit * ROUGHNESS * (wave(0.11, 0.4) + wave(0.08, 2.1) + 0.7 * wave(0.045, 1.1) + 0.5 * wave(0.031, 2.7))
}

/** Small water that the sea does not reach becomes land. */
function fillLakes({ columns, rows, values }: Field): void {
  const seen = new Uint8Array(values.length)
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || values[start]! >= 0) continue
    const lake = [start]
    seen[start] = 1
    let open = false
    for (let i = 0; i < lake.length; i++) {
      const cell = lake[i]!
      const column = cell % columns
      const row = (cell - column) / columns
      if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) open = true
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if (next < 0 || next >= values.length || seen[next] || values[next]! >= 0) continue
        seen[next] = 1
        lake.push(next)
      }
    }
    if (!open && lake.length <= LARGEST_LAKE) for (const cell of lake) values[cell] = 2
  }
}

/** The least of these; a plain loop, because there are millions of them. */
function least<Thing>(things: Thing[], of: (thing: Thing) => number): number {
  let found = Infinity
  for (const thing of things) {
    const value = of(thing)
    if (value < found) found = value
  }
  return found
}

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

function toSegment(point: Point, { a, b }: Segment): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(Math.max(along, 0), 1)
  return Math.sqrt((point.x - a.x - t * dx) ** 2 + (point.y - a.y - t * dy) ** 2)
}
