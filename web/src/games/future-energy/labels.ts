/**
 * Where the names of places stand: each takes the free spot beside its place that covers least. Computed once per
 * board.
 */
import type { Printed } from './types'

export interface Label {
  id: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  box: Box
}

interface Box {
  x: number
  y: number
  w: number
  h: number
}

type Line = [number, number, number, number]

/** What covering each of these costs. */
const ON_PLACE = 40
const NEAR_PLACE = 9
const ON_LABEL = 60
const ON_LINK = 4
const OUTSIDE = 50

/** So near to another place a name could be taken for that place's. */
const BESIDE = 9

/** A region's name: how much larger than a place's, how widely spaced, how near to a site of the region. */
export const REGION_SIZE = 1.25
const SPACED = 1.55
const NEAR_REGION = 110

export interface Labels {
  places: Map<string, Label>
  regions: { id: string; text: string; x: number; y: number }[]
}

/** Names of all places, and names of the regions where there is room for them. */
export function placeLabels(printed: Printed, size: number, radius: number, regionNames: Map<string, string>): Labels {
  const places = [...printed.sites, printed.start]
  const byId = new Map(places.map((place) => [place.id, place]))
  const discs = places.map(({ id, x, y }) => {
    const disc = { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }
    return { id, disc, around: grown(disc, BESIDE) }
  })
  const lines = printed.links.map((link): Line => {
    const a = byId.get(link.a)!
    const b = byId.get(link.b)!
    return [a.x, a.y, b.x, b.y]
  })
  const [width, height] = printed.board.canvas
  const taken = new Map<string, Box>()
  const labels = new Map<string, Label>()

  /** What a name costs in this spot, on top of `before`; no spot that costs `most` or more is looked at to the end. */
  const cost = (id: string, box: Box, before: number, most: number): number => {
    let sum = before
    if (box.x < -30 || box.x + box.w > width + 30 || box.y < -30 || box.y + box.h > height + 30) sum += OUTSIDE
    for (const [other, label] of taken) if (other !== id && overlap(box, label)) sum += ON_LABEL
    for (const { id: other, disc, around } of discs) {
      if (other === id || !overlap(box, around)) continue
      sum += overlap(box, disc) ? ON_PLACE : NEAR_PLACE
      if (sum >= most) return sum
    }
    for (const line of lines) {
      if (sum >= most) return sum
      if (crosses(line, box)) sum += ON_LINK
    }
    return sum
  }

  // More than once, so that the first ones can move away from the later ones.
  for (let round = 0; round < 3; round++)
    for (const place of places) {
      const spots = around(place, textWidth(place.name, size), size, radius)
      let best = spots[0]!
      let least = Infinity
      spots.forEach((spot, i) => {
        const price = cost(place.id, spot.box, i * 0.5, least)
        if (price < least) [best, least] = [spot, price]
      })
      taken.set(place.id, best.box)
      labels.set(place.id, { id: place.id, x: best.x, y: best.y, anchor: best.anchor, box: best.box })
    }
  return { places: labels, regions: printed.regions.map(({ id }) => regionLabel(id, regionNames.get(id) ?? id)) }

  /** A region's name, not far from its sites and as near to its middle as its neighbours leave room. */
  function regionLabel(id: string, text: string) {
    const own = printed.sites.filter((site) => site.region === id)
    const others = places.filter((place) => !own.some((site) => site.id === place.id))
    const middle = { x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) }
    const big = size * REGION_SIZE
    const w = textWidth(text, big) * SPACED
    const far = (x: number, y: number, to: { x: number; y: number }[]): number => {
      let nearest = Infinity
      for (const each of to) nearest = Math.min(nearest, (each.x - x) ** 2 + (each.y - y) ** 2)
      return Math.sqrt(nearest)
    }
    let best = { x: middle.x, y: middle.y }
    let least = Infinity
    const [left, right] = [
      Math.min(...own.map(({ x }) => x)) - NEAR_REGION,
      Math.max(...own.map(({ x }) => x)) + NEAR_REGION,
    ]
    const [top, bottom] = [
      Math.min(...own.map(({ y }) => y)) - NEAR_REGION,
      Math.max(...own.map(({ y }) => y)) + NEAR_REGION,
    ]
    for (let y = 20; y < Math.min(height, bottom); y += 14)
      for (let x = 20; x < Math.min(width, right); x += 14) {
        if (y < top || x < left) continue
        const away = Math.hypot(x - middle.x, y - middle.y) / 40
        if (away >= least) continue
        const near = far(x, y, own)
        if (near > NEAR_REGION || near > far(x, y, others)) continue
        const box = { x: x - w / 2, y: y - big * 0.8, w, h: big }
        const price = cost(`region ${id}`, box, away, least)
        if (price < least) [best, least] = [{ x, y }, price]
      }
    taken.set(`region ${id}`, { x: best.x - w / 2, y: best.y - big * 0.8, w, h: big })
    return { id, text, ...best }
  }
}

/** The crew, drawn about its spot. */
const CREW: Box = { x: -27, y: -29, w: 55, h: 54 }

/** What the crew would cover of names, and of places, if it stood at this spot beside its place. */
export function coveredBy(
  at: string,
  spot: { x: number; y: number },
  printed: Printed,
  labels: Labels,
): { names: number; places: number } {
  const places = [...printed.sites, printed.start]
  const place = places.find(({ id }) => id === at)!
  const box = { ...CREW, x: place.x + spot.x + CREW.x, y: place.y + spot.y + CREW.y }
  return {
    names: sum([...labels.places.values()].map((label) => shared(box, label.box))),
    places: sum(
      places.map((each) => shared(box, { x: each.x - 22, y: each.y - 22, w: 44, h: 44 }) / (each.id === at ? 8 : 1)),
    ),
  }
}

/** Where beside its place the crew covers least of names, then of places: above to the left if it can. */
export function crewSpot(at: string, printed: Printed, labels: Labels): { x: number; y: number } {
  const covered = CREW_SPOTS.map((spot) => ({ spot, ...coveredBy(at, spot, printed, labels) }))
  return covered.reduce((best, next) => ((next.names - best.names || next.places - best.places) < 0 ? next : best)).spot
}

/** In the order of their beauty; the later ones are farther away, for places among many names. */
export const CREW_SPOTS = [
  { x: -36, y: -37 },
  { x: 38, y: -37 },
  { x: -37, y: 34 },
  { x: 38, y: 34 },
  { x: 0, y: -50 },
  { x: -54, y: 0 },
  { x: 54, y: 0 },
  { x: 0, y: 54 },
  { x: -54, y: -54 },
  { x: 56, y: -54 },
  { x: -54, y: 54 },
  { x: 56, y: 54 },
  { x: 0, y: -66 },
  { x: -70, y: -28 },
  { x: 72, y: -28 },
  { x: -70, y: 28 },
  { x: 72, y: 28 },
  { x: 0, y: 70 },
  { x: -28, y: -64 },
  { x: 28, y: -64 },
  { x: -28, y: 66 },
  { x: 28, y: 66 },
  { x: -76, y: 0 },
  { x: 76, y: 0 },
  { x: -66, y: -46 },
  { x: 66, y: -46 },
  { x: -66, y: 46 },
  { x: 66, y: 46 },
  { x: 0, y: -80 },
  { x: 0, y: 82 },
  { x: -90, y: 0 },
  { x: 90, y: 0 },
  { x: -44, y: -76 },
  { x: 44, y: -76 },
  { x: -44, y: 78 },
  { x: 44, y: 78 },
]

const mean = (numbers: number[]): number => sum(numbers) / (numbers.length || 1)

/** The spots beside a place in the order of their beauty: below, above, right, left, and the corners. */
function around({ x, y }: { x: number; y: number }, w: number, size: number, radius: number) {
  const spot = (dx: number, dy: number, anchor: Label['anchor']) => {
    const left = anchor === 'middle' ? x + dx - w / 2 : anchor === 'start' ? x + dx : x + dx - w
    return { x: x + dx, y: y + dy, anchor, box: { x: left, y: y + dy - size * 0.8, w, h: size } }
  }
  const below = radius + size * 0.85
  const above = -radius - size * 0.22
  const side = radius + size * 0.25
  return [
    spot(0, below, 'middle'),
    spot(0, above, 'middle'),
    spot(side, size * 0.32, 'start'),
    spot(-side, size * 0.32, 'end'),
    spot(radius * 0.3, below, 'start'),
    spot(-radius * 0.3, below, 'end'),
    spot(radius * 0.3, above, 'start'),
    spot(-radius * 0.3, above, 'end'),
    spot(side * 0.8, below * 0.8, 'start'),
    spot(-side * 0.8, below * 0.8, 'end'),
    spot(side * 0.8, above * 0.75, 'start'),
    spot(-side * 0.8, above * 0.75, 'end'),
  ]
}

/** How wide letters are in the widest of the fonts that systems bring, in parts of their size. */
const WIDTHS: [RegExp, number][] = [
  [/[ijlI.'’ ]/, 0.38],
  [/[ft-]/, 0.48],
  [/[rs]/, 0.58],
  [/[mwMW]/, 1.02],
  [/[\u2e80-\uffff]/, 1],
]
/** The rim around letters, in units of the board on both sides. */
const RIM = 4.5

/** About as wide as the text will be: there is no measuring before drawing. */
const textWidth = (text: string, size: number): number =>
  RIM + [...text].reduce((sum, letter) => sum + (WIDTHS.find(([each]) => each.test(letter))?.[1] ?? 0.69), 0) * size

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by })

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0)

/** The area that two boxes have in common. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** Whether a straight line runs through a box (clipped from all four sides). */
function crosses([x1, y1, x2, y2]: Line, box: Box): boolean {
  if ((x1 < box.x && x2 < box.x) || (x1 > box.x + box.w && x2 > box.x + box.w)) return false
  if ((y1 < box.y && y2 < box.y) || (y1 > box.y + box.h && y2 > box.y + box.h)) return false
  let from = 0
  let to = 1
  const clip = (p: number, q: number): boolean => {
    if (p === 0) return q >= 0
    const t = q / p
    if (p < 0) from = Math.max(from, t)
    else to = Math.min(to, t)
    return from <= to
  }
  const dx = x2 - x1
  const dy = y2 - y1
  return clip(-dx, x1 - box.x) && clip(dx, box.x + box.w - x1) && clip(-dy, y1 - box.y) && clip(dy, box.y + box.h - y1)
}
