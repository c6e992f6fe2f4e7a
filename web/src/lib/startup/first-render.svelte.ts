/**
 * The first drawing of a table that the page was opened with comes in steps: the map that everybody looks for, then
 * part by part what lies around it. On a slow phone the map is there in half the time and answers between the parts;
 * everywhere else the steps are too near to be told apart.
 */
import { flushSync } from 'svelte'
import { leaveFirstBoard } from './first-board'

/** Milliseconds after which whoever waits for the page has a turn before the next part. */
const LONG = 50

class FirstRender {
  /** Whether everything is drawn; only the first drawing ever waits. */
  isWhole = $state(true)
  #waiting: (() => void)[] = []

  /** The map alone, for now. */
  begin(): void {
    this.isWhole = false
  }

  /** Draws a part when it is its turn; returns how to leave the queue. */
  wait(draw: () => void, isFirst: boolean): () => void {
    if (isFirst) this.#waiting.unshift(draw)
    else this.#waiting.push(draw)
    return () => (this.#waiting = this.#waiting.filter((other) => other !== draw))
  }

  /**
   * The map is in the page: the rest follows as soon as it has been seen. A page in the background is never painted.
   */
  drawn(): void {
    leaveFirstBoard()
    if (this.isWhole) return
    const rest = () => this.#drawOn()
    if (document.hidden) rest()
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rest)))
  }

  #drawOn(): void {
    const begun = performance.now()
    while (this.#waiting.length > 0) {
      this.#waiting.shift()!()
      flushSync()
      if (performance.now() - begun > LONG && !document.hidden) return void setTimeout(() => this.#drawOn())
    }
    this.isWhole = true
  }
}

export const firstRender = new FirstRender()
