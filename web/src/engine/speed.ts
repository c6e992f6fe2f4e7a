/** How fast this machine thinks, and budgets that keep a person waiting no longer than on a usual one. */
import { USUAL, type HintBudget } from './hints'

/** How long comparing moves may take, in seconds. */
const COMPARING_SECONDS = 1.5
const COMPARED = 3
/** Fewer playouts say too little. */
const LEAST_COMPARING = 48
/** What the latest measurement counts. */
const LATEST = 0.5

export class Speed {
  /** Playouts a second; null before anything was measured. */
  playouts: number | null = null

  measured(playouts: number, seconds: number): void {
    if (playouts <= 0 || seconds <= 0) return
    const now = playouts / seconds
    this.playouts = this.playouts === null ? now : LATEST * now + (1 - LATEST) * this.playouts
  }

  /** As many playouts as on the server where the machine is fast enough; the search itself stops by the clock. */
  hintBudget(): HintBudget {
    if (this.playouts === null) return USUAL
    const affordable = Math.floor((this.playouts * COMPARING_SECONDS) / COMPARED)
    return { ...USUAL, comparing: Math.max(LEAST_COMPARING, Math.min(USUAL.comparing, affordable)) }
  }
}
