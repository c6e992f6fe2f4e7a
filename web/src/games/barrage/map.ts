/**
 * Where things are on the drawn map: the data's coordinates on a sheet of our own shape, rivers and pipes as curves,
 * and the ways of water.
 */
import type { Entry } from '$games/contract'
import type { Point } from './printed'
import type { PrintedMap } from './types'

/** The sheet is higher than the data's square of 1000. */
export const WIDTH = 1000
export const HEIGHT = 1100
const STRETCH = 1.145

export const place = (x: number, y: number): Point => [x, Math.round(y * STRETCH + 6)]

/** A polyline with rounded corners: a pipe. */
export function pipe(points: Point[], radius = 26): string {
  const at = points.map(([x, y]) => place(x, y))
  let path = `M${at[0]!.join(' ')}`
  for (let i = 1; i < at.length - 1; i++) {
    const before = towards(at[i]!, at[i - 1]!, radius)
    const after = towards(at[i]!, at[i + 1]!, radius)
    path += `L${before.join(' ')}Q${at[i]!.join(' ')} ${after.join(' ')}`
  }
  return `${path}L${at.at(-1)!.join(' ')}`
}

/** The point `distance` from `from` towards `to`, at most half the way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(distance / length, 0.5)
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)]
}

/** A river: it leaves and arrives running downhill and bends in between. */
export function river(points: Point[]): string {
  const at = points.map(([x, y]) => place(x, y))
  let path = `M${at[0]!.join(' ')}`
  for (let i = 1; i < at.length; i++) {
    const [x0, y0] = at[i - 1]!
    const [x1, y1] = at[i]!
    const bend = (y1 - y0) * 0.5
    path += `C${x0} ${round(y0 + bend)} ${x1} ${round(y1 - bend)} ${x1} ${y1}`
  }
  return path
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A stretch of water from one place to the next one downstream. */
export interface Stretch {
  from: string
  to: string
  points: Point[]
}

/** All stretches: headstreams into basins, dam to dam, rivers to turbine zones, zones into their basins, and out. */
export function stretches(map: PrintedMap): Stretch[] {
  const where = places(map)
  const straight = (from: string, to: string): Stretch => ({ from, to, points: [where.get(from)!, where.get(to)!] })
  const rivers = new Map(map.river.map((each) => [each.from, each]))
  return [
    ...map.headstream.map((each) => straight(each.id, each['flows-to'])),
    ...map['dam-space'].map((each) => {
      const drawn = rivers.get(each.id)
      return drawn ? { from: drawn.from, to: drawn.to, points: drawn.path } : straight(each.id, each['flows-to'])
    }),
    ...map['turbine-zone'].map((each) => straight(each.id, each['flows-to'])),
  ]
}

/** Coordinates of everything water passes, as the data has them. */
function places(map: PrintedMap): Map<string, Point> {
  const all = [...map.headstream, ...map['dam-space'], ...map['turbine-zone'], ...map.exit]
  return new Map(all.map((each) => [each.id, [each.x, each.y]]))
}

/**
 * The way down from a place to another one (or off the board), as points; null when no water runs from one to the
 * other.
 */
export function wayDown(map: PrintedMap, from: string, to: string | null): Point[] | null {
  const next = new Map(stretches(map).map((each) => [each.from, each]))
  const way: Point[] = []
  let at = from
  while (at !== to) {
    const stretch = next.get(at)
    if (!stretch) return to === null ? way : null
    way.push(...(way.length ? stretch.points.slice(1) : stretch.points))
    at = stretch.to
  }
  return way
}

/** One drop or several that ran together in a move. */
export interface Run {
  path: string
  count: number
}

/** What water ran in the move just played, in order. */
export function runsOf(entry: Entry, map: PrintedMap): Run[] {
  const runs: Run[] = []
  const streams = map.headstream.map((each) => each.id)
  let sources: { start: string; before: Point[] }[] = []
  for (const { name, arguments: given } of entry.events) {
    if (name === 'drop-flows') sources = [{ start: String(given.headstream), before: [] }]
    if (name === 'water-flows') sources = streams.map((start) => ({ start, before: [] }))
    if (name === 'produced') sources = conduitSource(map, String(given.conduit))
    if (name === 'drops-caught' || name === 'drops-left') {
      const to = name === 'drops-caught' ? String(given.dam) : null
      const found = sources
        .map((source) => ({ source, way: wayDown(map, source.start, to) }))
        .find(({ way }) => way !== null)
      if (found) runs.push({ path: joined(found.source.before, found.way!), count: Number(given.count) })
    }
  }
  return runs
}

/** Water of a production starts in the pipe and comes out at the turbines. */
function conduitSource(map: PrintedMap, conduit: string): { start: string; before: Point[] }[] {
  const space = map['conduit-space'].find((each) => each.id === conduit)
  return space ? [{ start: space['to-zone'], before: space.path }] : []
}

function joined(pipePoints: Point[], way: Point[]): string {
  const down = river(way)
  return pipePoints.length ? pipe(pipePoints) + down.replace('M', 'L') : down
}

/** How high one course of a dam is drawn. */
export const COURSE = 12
/** A course of a dam's wall, bent upstream, a little narrower the lower it is; the first is number 0. */
export const course = (nth: number): string => {
  const y = 26 - nth * COURSE
  const half = 40 + nth * 3
  return `M${-half} ${y - COURSE - 5}Q0 ${y - COURSE + 6} ${half} ${y - COURSE - 5}L${half - 3} ${y - 5}Q0 ${y + 6} ${-half + 3} ${y - 5}Z`
}
