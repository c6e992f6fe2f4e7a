/** A board of any size, brought to 1000 units, so that tiles and names have the same size on every map. */
import type { Printed } from './types'

const known = new WeakMap<Printed, Printed>()

export function scaled(printed: Printed): Printed {
  const found = known.get(printed)
  if (found) return found
  const [width, height] = printed.board.canvas
  const factor = 1000 / Math.max(width, height)
  const move = <Place extends { x: number; y: number }>(place: Place): Place => ({
    ...place,
    x: place.x * factor,
    y: place.y * factor,
  })
  const own: Printed = {
    ...printed,
    board: { ...printed.board, canvas: [width * factor, height * factor] },
    sites: printed.sites.map(move),
    start: move(printed.start),
  }
  known.set(printed, own)
  return own
}
