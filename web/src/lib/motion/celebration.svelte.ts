/** What is celebrated for two seconds: a moment of the game above the board, and the end of the game on it. */
import type { Topic } from '$lib/story/story'

/** A moment as a game tells it. */
export interface GameMoment {
  text: string
  topic: Topic
  /** Whose moment it is; without it the table's. */
  seat?: number
}

export const LASTS_MS = 2000

export class Celebration {
  moment = $state.raw<GameMoment | null>(null)
  /** The board shows how the game has ended, before the result is opened. */
  finale = $state(false)
  /** Whoever has won has been congratulated. */
  congratulated = false
  #momentEnds: ReturnType<typeof setTimeout> | undefined
  #finaleEnds: ReturnType<typeof setTimeout> | undefined
  #after = (): void => {}

  /** Show a moment; a newer one takes its place. */
  show(moment: GameMoment): void {
    clearTimeout(this.#momentEnds)
    this.moment = moment
    this.#momentEnds = setTimeout(() => (this.moment = null), LASTS_MS)
  }

  /** Let the board show the end, then go on. */
  end(after: () => void): void {
    this.finale = true
    this.#after = after
    this.#finaleEnds = setTimeout(() => this.skip(), LASTS_MS)
  }

  /** Somebody does something: it has been seen. */
  skip(): void {
    clearTimeout(this.#momentEnds)
    clearTimeout(this.#finaleEnds)
    this.moment = null
    if (!this.finale) return
    this.finale = false
    this.#after()
  }
}
