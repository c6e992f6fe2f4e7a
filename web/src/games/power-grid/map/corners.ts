/** The corner of a map that is farthest from any city; the fourth one holds the buttons for zooming. */
import type { Printed } from '../types'

export type Corner = 'top-left' | 'top-right' | 'bottom-left'

export function freeCorner(printed: Printed): Corner {
  const [width, height] = printed.map.canvas
  const corners: [Corner, number, number][] = [
    ['top-left', 0, 0],
    ['top-right', width, 0],
    ['bottom-left', 0, height],
  ]
  // What lies there is broader than high, so a city below or above it is less in the way than one beside it.
  const room = (x: number, y: number) => Math.min(...printed.cities.map((city) => Math.hypot((city.x - x) / 2, city.y - y)))
  return corners.reduce((best, corner) => (room(corner[1], corner[2]) > room(best[1], best[2]) * 1.1 ? corner : best))[0]
}
