/** Lines on links: where they run when two lie side by side, and where their signs stand. */
import type { Printed, PrintedLink } from './types'

export interface Stretch {
  x1: number
  y1: number
  x2: number
  y2: number
}

export interface Middle {
  x: number
  y: number
}

export type Places = Map<string, { x: number; y: number; name: string }>

/** Every place by its id, the start space too. */
export const placesOf = (printed: Printed): Places =>
  new Map([...printed.sites, printed.start].map((place) => [place.id, place]))

/** The straight way between two places. */
export function stretchOf(link: Pick<PrintedLink, 'a' | 'b'>, places: Places): Stretch {
  const a = places.get(link.a)!
  const b = places.get(link.b)!
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
}

/** The same way for one of several lines side by side, `gap` apart. */
export function beside({ x1, y1, x2, y2 }: Stretch, index: number, count: number, gap: number): Stretch {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const off = (index - (count - 1) / 2) * gap
  const dx = (-(y2 - y1) / length) * off
  const dy = ((x2 - x1) / length) * off
  return { x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy }
}

/** A point on a stretch; 0.5 is its middle. */
export const along = ({ x1, y1, x2, y2 }: Stretch, share: number): Middle => ({
  x: x1 + (x2 - x1) * share,
  y: y1 + (y2 - y1) * share,
})

/** Shortened at both ends, so that what stands on the places is not crossed. */
export function shortened(stretch: Stretch, by: number): Stretch {
  const length = Math.hypot(stretch.x2 - stretch.x1, stretch.y2 - stretch.y1) || 1
  const share = Math.min(by / length, 0.4)
  const from = along(stretch, share)
  const to = along(stretch, 1 - share)
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
}

export interface Standing {
  seat: number
  x: number
  y: number
}

/** Plants on a site in rows, seat after seat, and how large their signs can be. */
export function standing(plants: number[], room: number): { marks: Standing[]; size: number } {
  const seats = plants.flatMap((count, seat) => Array<number>(count).fill(seat))
  const total = seats.length
  const perRow = total <= 1 ? 1 : total <= 4 ? 2 : total <= 9 ? 3 : 4
  const rows = Math.ceil(total / perRow)
  const size = room / (Math.max(perRow, rows, 1.6) * 1.02)
  const step = size * 2.06
  const marks = seats.map((seat, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, total - row * perRow)
    return { seat, x: ((i % perRow) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step }
  })
  return { marks, size }
}
