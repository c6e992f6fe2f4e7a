/** Boxes on a map and what they meet: the measure by which labels are placed and judged. */

export interface Point {
  x: number
  y: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A box of this size around a point. */
export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

/** The box with this much room on every side. */
export const wider = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})

export const meets = (box: Box, other: Box): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom

/** How much of the first box the second covers: 0 for none, and a bit more than its share for any at all. */
export function overlap(box: Box, other: Box): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
  if (width <= 0 || height <= 0) return 0
  return 0.15 + (width * height) / ((box.right - box.left) * (box.bottom - box.top))
}

/** Whether a box covers part of a disc. */
export function meetsDisc(box: Box, middle: Point, radius: number): boolean {
  const x = Math.max(box.left, Math.min(middle.x, box.right)) - middle.x
  const y = Math.max(box.top, Math.min(middle.y, box.bottom)) - middle.y
  return x * x + y * y < radius * radius
}

/** The length of a line that runs through a box. */
export function lengthInside(box: Box, a: Point, b: Point): number {
  let from = 0
  let to = 1
  const limits: [number, number, number, number][] = [
    [a.x, b.x - a.x, box.left, box.right],
    [a.y, b.y - a.y, box.top, box.bottom],
  ]
  for (const [start, way, low, high] of limits) {
    if (way === 0) {
      if (start <= low || start >= high) return 0
      continue
    }
    const [first, second] = [(low - start) / way, (high - start) / way]
    from = Math.max(from, Math.min(first, second))
    to = Math.min(to, Math.max(first, second))
  }
  return from < to ? (to - from) * apart(a, b) : 0
}

/** Whether a box lies partly outside a canvas with this margin. */
export const outside = (box: Box, [width, height]: [number, number], margin: number): boolean =>
  box.left < -margin || box.top < -margin || box.right > width + margin || box.bottom > height + margin

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
