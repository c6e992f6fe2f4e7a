/**
 * The first drawing of a table that the page was opened with comes in two steps: the map that everybody looks for, then all that
 * lies around it. On a slow phone the map is there in half the time; everywhere else the steps are too near to be told apart.
 */
import { leaveFirstBoard } from './first-board'

class Drawing {
  /** Whether everything is drawn; only the first drawing ever waits. */
  isWhole = $state(true)

  /** The map alone, for now. */
  begin(): void {
    this.isWhole = false
  }

  /** The map is in the page: the rest follows as soon as it has been seen. A page in the background is never painted. */
  drawn(): void {
    leaveFirstBoard()
    if (this.isWhole) return
    const rest = () => (this.isWhole = true)
    if (document.hidden) rest()
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rest)))
  }
}

export const drawing = new Drawing()
