/** The last move of every seat, as the pieces it touched. */
import type { Entry } from '$lib/api/wire'
import { isMove } from '$lib/table/entries'

/** The entries that still hold: what was taken back is gone. */
export function standing(entries: Entry[]): Entry[] {
  const left: Entry[] = []
  for (const entry of entries) {
    if (isMove(entry)) left.push(entry)
    else while (left.length > 0 && left.at(-1)!.ply > (entry.taken_back?.to ?? Infinity)) left.pop()
  }
  return left
}

/**
 * The piece's name and the seat whose last move it was; `ply` is the moment looked at. `whose`: the seat that a move is
 * about, such as the one that gets a plant when the last other one passes.
 */
export function ringed(
  entries: Entry[],
  ply: number,
  touched: (entry: Entry) => string[],
  whose: (entry: Entry) => number | null = (entry) => entry.seat,
): Map<string, number> {
  const rings = new Map<string, number>()
  const told = new Set<number>()
  for (const entry of standing(entries).reverse()) {
    const seat = whose(entry)
    if (entry.ply > ply || seat === null || told.has(seat)) continue
    const pieces = touched(entry)
    if (pieces.length === 0) continue
    told.add(seat)
    for (const piece of pieces) if (!rings.has(piece)) rings.set(piece, seat)
  }
  return rings
}
