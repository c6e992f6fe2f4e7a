/** Outlines of where a field of numbers is above zero, as one smooth SVG path (marching squares). */

export interface Field {
  columns: number
  rows: number
  step: number
  left: number
  top: number
  values: Float32Array
}

type Edge = number
type Crossing = { x: number; y: number }

/** `least`: rings that enclose less than this are left out. */
export function contours(field: Field, least = 0): string {
  const { columns, rows } = field
  const value = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : field.values[row * columns + column]!
  const crossings = new Map<Edge, Crossing>()
  const next = new Map<Edge, Edge>()

  // One more cell on every side closes outlines that touch the border.
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const corners = [value(column, row), value(column + 1, row), value(column + 1, row + 1), value(column, row + 1)]
      const kind = corners.reduce((bits, corner, i) => bits | (corner > 0 ? 1 << i : 0), 0)
      for (const [from, to] of WAYS[kind]!)
        next.set(crossing(column, row, from, corners), crossing(column, row, to, corners))
    }
  return trace(next, crossings, least)

  /**
   * The point where the outline meets a side of a cell (0 top, 1 right, 2 bottom, 3 left); shared with the neighbour.
   */
  function crossing(column: number, row: number, side: number, corners: number[]): Edge {
    const flat = side === 0 || side === 2
    const c = column + (side === 1 ? 1 : 0)
    const r = row + (side === 2 ? 1 : 0)
    const edge = ((r + 1) * (columns + 2) + c + 1) * 2 + (flat ? 0 : 1)
    if (!crossings.has(edge)) {
      const [from, to] = ENDS[side]!.map((corner) => corners[corner]!) as [number, number]
      const share = from === to ? 0.5 : from / (from - to)
      const x = field.left + (c + (flat ? share : 0)) * field.step
      const y = field.top + (r + (flat ? 0 : share)) * field.step
      crossings.set(edge, { x, y })
    }
    return edge
  }
}

/** The corners at both ends of each side, in the direction of x or y. */
const ENDS = [
  [0, 1],
  [1, 2],
  [3, 2],
  [0, 3],
]

/** For each set of corners inside: from which side to which the outline runs, the inside always on the same hand. */
const WAYS: [number, number][][] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

function trace(next: Map<Edge, Edge>, crossings: Map<Edge, Crossing>, least: number): string {
  const paths: string[] = []
  while (next.size > 0) {
    const [first] = next.keys()
    const ring: Crossing[] = []
    let edge: Edge | undefined = first
    while (edge !== undefined) {
      ring.push(crossings.get(edge)!)
      const following: Edge | undefined = next.get(edge)
      next.delete(edge)
      edge = following === first ? undefined : following
    }
    if (area(ring) > least) paths.push(smooth(ring))
  }
  return paths.join('')
}

/** What a ring encloses, whichever way round it runs. */
function area(ring: Crossing[]): number {
  const twice = ring.reduce((sum, point, i) => {
    const next = ring[(i + 1) % ring.length]!
    return sum + point.x * next.y - next.x * point.y
  }, 0)
  return Math.abs(twice) / 2
}

/** A closed curve through the middles between points, bent towards the points themselves. */
function smooth(ring: Crossing[]): string {
  const middle = (a: Crossing, b: Crossing) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`
  const curves = ring.map(
    (point, i) => `Q${round(point.x)} ${round(point.y)} ${middle(point, ring[(i + 1) % ring.length]!)}`,
  )
  return `M${middle(ring[ring.length - 1]!, ring[0]!)}${curves.join('')}Z`
}

const round = (number: number): number => Math.round(number * 10) / 10
