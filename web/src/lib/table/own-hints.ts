/**
 * Hints thought out on one's own machine, from the position as one's seat knows it; the server puts them into words.
 */
import { api } from '$lib/api/client'
import { gameFiles } from '$lib/api/game-files'
import type { Hints } from '$lib/api/wire'
import { fromBase64 } from '../../engine/module'
import { thinkers } from '../../engine/pool'
import { Speed } from '../../engine/speed'

const speed = new Speed()
/** Of our own dice: the server never learns them, and nobody else's depend on them. */
const SEED = 1n

/** The hints, by this machine where it can and otherwise by the server, which refuses where there are none. */
export async function hints(table: string, seat: number, ply: number): Promise<Hints> {
  const here = await hintsHere(table, seat, ply).catch(() => null)
  return here ?? api.hint(table, seat, ply)
}

/** Null where the server has no rules for browsers, or this browser cannot run them. */
export async function hintsHere(table: string, seat: number, ply: number): Promise<Hints | null> {
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return null
  const given = await api.hintPosition(table, seat, ply)
  if (!given.files) return null
  const found = await thinkers().ask({
    kind: 'hints',
    files: gameFiles(given.files),
    board: fromBase64(given.board),
    state: fromBase64(given.position),
    ply,
    seed: SEED,
    budget: speed.hintBudget(),
  })
  speed.measured(found.playouts, found.seconds)
  return api.describeHints(table, { seat, ply, hints: found.hints })
}
