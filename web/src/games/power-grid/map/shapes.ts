/**
 * The real land of the maps that come with the game: coasts, borders, waters, and where labels stand, one file per map,
 * drawn ahead by scripts/maps. A map is fetched when its table is opened; somebody's own map has none and gets a soft
 * coast (field.ts).
 */
import type { Printed } from '../types'
import { boxAround } from './boxes'
import type { Labels } from './labels'
import type { Badge, Name } from './places'
import type { Sizes } from './sizes'

export interface Shapes {
  /** Width, height, number of cities and a sum of their coordinates: whether this is the same map. */
  printed: [number, number, number, number]
  /** All land in sight, and the part of it in play. */
  land: string
  home: string
  borders: string
  lakes: string
  rivers: string
  areas: { id: string; path: string; x: number; y: number }[]
  /** Where peaks and plants are drawn, and how large: [x, y, size]. */
  mountains: [number, number, number][]
  plants: [number, number, number][]
  labels: {
    letters: number
    discs: number[]
    /** One per link: the middle of its cost, and where it belongs if it stands beside its link. */
    costs: ([number, number] | [number, number, number, number] | null)[]
    /** One per city: where its name begins, on which side of that it stands, and its lines if it has two. */
    names: [number, number, Name['anchor'], ...string[]][]
    /** By number of the city: from its rim to its name, where the name could be taken for another city's. */
    lines: Record<string, [number, number, number, number]>
  }
}

const FILES = import.meta.glob<Shapes>('../../../../../src/megawatt/games/power_grid/data/drawn/maps/*.json', {
  import: 'default',
})

/** Shapes that have come, by the map's id. */
const known = new Map<string, Shapes>()

/** The shapes of a printed map; null for a map that is not ours. */
export async function shapesOf(printed: Printed): Promise<Shapes | null> {
  const load = FILES[`../../../../../src/megawatt/games/power_grid/data/drawn/maps/${printed.map.id}.json`]
  const shapes = load ? await load().catch(() => null) : null
  if (shapes) known.set(printed.map.id, shapes)
  return knownShapes(printed) ?? null
}

/** The shapes if they have come already; undefined while nobody knows. */
export function knownShapes(printed: Printed): Shapes | undefined {
  const shapes = known.get(printed.map.id)
  return shapes && sameMap(shapes, printed) ? shapes : undefined
}

export function sameMap(shapes: Shapes, printed: Printed): boolean {
  const sum = printed.cities.reduce((all, city) => all + city.x + 3 * city.y, 0)
  const own = [...printed.map.canvas, printed.cities.length, Math.round(sum)]
  return own.every((value, i) => value === shapes.printed[i])
}

/** The sizes for which the labels were placed: they hold at any magnification. */
export function sizesIn({ labels }: Shapes, printed: Printed): Sizes {
  const discs = new Map(printed.cities.map((city, i) => [city.id, labels.discs[i]!]))
  return { disc: Math.max(...printed.map.canvas) * 0.0135, discs, text: labels.letters, cost: labels.letters }
}

/** The labels as they were placed. */
export function labelsIn({ labels }: Shapes, printed: Printed): Labels {
  const { letters } = labels
  const name = (i: number): Name => {
    const [x, y, anchor, ...lines] = labels.names[i]!
    const { id, name: whole } = printed.cities[i]!
    const [fromX, fromY, toX, toY] = labels.lines[i] ?? []
    const leader =
      fromX === undefined
        ? null
        : ([
            { x: fromX, y: fromY! },
            { x: toX!, y: toY! },
          ] as const)
    return { id, x, y, anchor, lines: lines.length > 0 ? lines : [whole], leader }
  }
  const badge = (i: number): Badge | null => {
    const place = labels.costs[i]
    if (!place) return null
    const [x, y, fromX, fromY] = place
    const from = fromX === undefined || fromY === undefined ? null : { x: fromX, y: fromY }
    return { x, y, width: letters * (0.5 + 0.58 * String(printed.links[i]!.cost).length), height: letters * 1.12, from }
  }
  return {
    names: new Map(printed.cities.map((city, i) => [city.id, { ...name(i), box: boxAround(city, 0, 0) }])),
    badges: printed.links.map((_, i) => {
      const found = badge(i)
      return found && { ...found, box: boxAround(found, found.width, found.height) }
    }),
  }
}
