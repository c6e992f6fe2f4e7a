/**
 * Europe as it is, drawn ahead for the boards that come with the game (scripts/maps); a board of somebody's own has
 * none.
 */
import type { Printed } from './types'

export interface Shapes {
  /** Width, height, number of places and a sum of their coordinates: whether this is the same board. */
  printed: [number, number, number, number]
  land: string
  home: string
  borders: string
  lakes: string
  rivers: string
  areas: { id: string; path: string }[]
  mountains: [number, number, number][]
}

const FILES = import.meta.glob<Shapes>('../../../../src/megawatt/games/future_energy/data/drawn/board-*.json', {
  import: 'default',
})

/** Shapes that have come, by the board's id. */
const known = new Map<string, Shapes>()

/** The shapes of a printed board; null for a board that is not ours. */
export async function shapesOf(printed: Printed): Promise<Shapes | null> {
  const load = FILES[`../../../../src/megawatt/games/future_energy/data/drawn/${printed.board.id}.json`]
  const shapes = load ? await load().catch(() => null) : null
  if (shapes) known.set(printed.board.id, shapes)
  return knownShapes(printed) ?? null
}

/** The shapes if they have come already; undefined while nobody knows. */
export function knownShapes(printed: Printed): Shapes | undefined {
  const shapes = known.get(printed.board.id)
  return shapes && sameBoard(shapes, printed) ? shapes : undefined
}

function sameBoard(shapes: Shapes, printed: Printed): boolean {
  const places = [...printed.sites, printed.start]
  const sum = places.reduce((all, place) => all + place.x + 3 * place.y, 0)
  const own = [...printed.board.canvas, places.length, Math.round(sum)]
  return own.every((value, i) => value === shapes.printed[i])
}
