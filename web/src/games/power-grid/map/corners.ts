/** Which corners of a map hold its name and the buttons for zooming: those where nothing is covered. */
import type { Corner } from '$lib/board/corners'
import type { Printed } from '../types'
import { boxAround, type Box } from './boxes'
import type { Labels } from './labels'
import { textWidth } from './measure'
import { CROWN, type Name } from './places'
import type { Sizes } from './sizes'

/** The corner for the map's name, which is farthest from any city. */
export function freeCorner(printed: Printed): Corner {
  const [width, height] = printed.map.canvas
  const corners: [Corner, number, number][] = [
    ['top-left', 0, 0],
    ['top-right', width, 0],
    ['bottom-left', 0, height],
  ]
  // What lies there is broader than high, so a city below or above it is less in the way than one beside it.
  const room = (x: number, y: number) =>
    Math.min(...printed.cities.map((city) => Math.hypot((city.x - x) / 2, city.y - y)))
  return corners.reduce((best, corner) =>
    room(corner[1], corner[2]) > room(best[1], best[2]) * 1.1 ? corner : best,
  )[0]
}

/**
 * What the buttons take of a corner, in pixels: three in a column, as large as fingers need them, and their distance
 * from the edge.
 */
const BUTTONS = { width: 54, height: 152 }
/** From the one that thumbs reach to the one that they don't. */
const CORNERS: Corner[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left']

/**
 * The corner for the buttons on a map drawn into this box with these units per pixel: the one where they cover least.
 */
export function buttonCorner(printed: Printed, labels: Labels, sizes: Sizes, drawn: Box, perPixel: number): Corner {
  const taken = [...nameBoxes(labels, sizes), ...costBoxes(labels), ...cityBoxes(printed, sizes)]
  const name = freeCorner(printed)
  const covered = (corner: Corner): number => {
    const buttons = buttonBox(corner, drawn, perPixel)
    return taken.reduce((sum, box) => sum + shared(buttons, box), 0)
  }
  const free = CORNERS.filter((corner) => corner !== name).map((corner) => ({ corner, covered: covered(corner) }))
  return free.reduce((best, each) => (each.covered < best.covered ? each : best)).corner
}

function buttonBox(corner: Corner, drawn: Box, perPixel: number): Box {
  const [width, height] = [BUTTONS.width * perPixel, BUTTONS.height * perPixel]
  const left = corner.endsWith('left') ? drawn.left : drawn.right - width
  const top = corner.startsWith('top') ? drawn.top : drawn.bottom - height
  return { left, top, right: left + width, bottom: top + height }
}

/** The area that two boxes have in common. */
function shared(box: Box, other: Box): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
  return Math.max(width, 0) * Math.max(height, 0)
}

const nameBoxes = ({ names }: Labels, { text }: Sizes): Box[] => [...names.values()].map((name) => nameBox(name, text))

/** A name's box from where its first line begins. */
export function nameBox({ x, y, anchor, lines }: Name, text: number): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, text)))
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const top = y - text * 0.84
  return { left, top, right: left + width, bottom: top + text * 1.02 * lines.length }
}

const costBoxes = ({ badges }: Labels): Box[] => badges.flatMap((badge) => (badge ? [badge.box] : []))

/** Discs with the houses that stand out above them. */
const cityBoxes = (printed: Printed, { discs }: Sizes): Box[] =>
  printed.cities.map((city) => boxAround(city, 2 * discs.get(city.id)!, 2 * CROWN * discs.get(city.id)!))
