/**
 * A finger that stays on a thing asks about it, as a mouse does by pointing; the answer stays until the next touch
 * elsewhere.
 */

/** Milliseconds after which a finger asks. */
export const LONG_PRESS = 500
/** A finger that goes farther, in pixels, pushes the board. */
const SLIP = 10

export interface Finger {
  /** Whether the press that ends now has asked, and so plays nothing. */
  asked(): boolean
  /** Whether the last press was a finger's. */
  touched(): boolean
  end(): void
}

export function longPress(element: Element, point: () => void, leave: () => void): Finger {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasAsked = false
  let isFinger = false
  let start = { x: 0, y: 0 }

  const give = () => clearTimeout(timer)
  const elsewhere = ({ target }: Event) => {
    if (element.contains(target as Node)) return
    document.removeEventListener('pointerdown', elsewhere, true)
    leave()
  }
  const down = (event: PointerEvent) => {
    give()
    hasAsked = false
    isFinger = event.pointerType === 'touch'
    start = { x: event.clientX, y: event.clientY }
    if (!isFinger) return
    timer = setTimeout(() => {
      hasAsked = true
      point()
      document.addEventListener('pointerdown', elsewhere, true)
    }, LONG_PRESS)
  }
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) give()
  }
  /** The menu of the browser would lie over the answer. */
  const menu = (event: Event) => {
    if (isFinger) event.preventDefault()
  }
  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', give],
    ['pointercancel', give],
    ['contextmenu', menu],
  ]
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener)
  return {
    asked() {
      const was = hasAsked
      hasAsked = false
      return was
    },
    touched: () => isFinger,
    end() {
      give()
      document.removeEventListener('pointerdown', elsewhere, true)
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener)
    },
  }
}
