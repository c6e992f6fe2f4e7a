/**
 * A press never hits what has just moved under the pointer: where the page, not the hand, has changed what lies there,
 * presses mean nothing until it has been looked at, or the pointer has moved.
 */

/** Milliseconds for which something new under a resting pointer can't be pressed; every press begins them anew. */
export const SETTLES = 400
/** A hand that clicks trembles by so many pixels. */
const TREMBLES = 8

const PRESSED = 'button, a, summary, label, input, select, textarea, [role=button], [data-move], .legal'
/** What is written of a thing that can be pressed: the same button may come to mean another move. */
const MEANING = ['data-move', 'data-spot', 'data-plan', 'data-shortcut']

interface Thing {
  element: Element
  means: string
}

/** What a press at this element would press; null where nothing would happen. */
function thingAt(target: Element | null): Thing | null {
  const element = target?.closest(PRESSED) ?? null
  return element && { element, means: MEANING.map((name) => element.getAttribute(name) ?? '').join('|') }
}

const isSame = (a: Thing | null, b: Thing | null): boolean => a?.element === b?.element && a?.means === b?.means

export class ClickGuard {
  /** Where the pointer rests, and what it was put on; null before it has come. */
  #at: { x: number; y: number } | null = null
  #thing: Thing | null = null
  /** When the page changed what lies there. */
  #changed = -Infinity
  /** The page has changed since it was last looked at. */
  #dirty = false
  #swallows = false
  #frame = 0

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly under: (x: number, y: number) => Element | null = (x, y) => document.elementFromPoint(x, y),
  ) {}

  /** Guards the page until the answer is called. */
  start(): () => void {
    const watcher = new MutationObserver(() => {
      this.#dirty = true
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0
        this.#look()
      })
    })
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: [...MEANING, 'disabled', 'open', 'hidden', 'inert'],
    })
    const listeners: [string, (event: never) => void][] = [
      ['pointermove', (event: PointerEvent) => this.moved(event)],
      ['pointerdown', (event: PointerEvent) => this.pressed(event)],
      ...['mousedown', 'pointerup', 'mouseup', 'click'].map((name): [string, (event: Event) => void] => [
        name,
        (event) => this.#swallow(event),
      ]),
      // Who scrolls, zooms or types has moved the page himself.
      ...['wheel', 'keydown', 'touchmove'].map((name): [string, () => void] => [name, () => this.forget()]),
    ]
    for (const [name, listener] of listeners)
      addEventListener(name, listener as EventListener, {
        capture: true,
        passive: name === 'wheel' || name === 'touchmove',
      })
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(this.#frame)
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true)
    }
  }

  moved(event: PointerEvent): void {
    if (this.#isHere(event)) return
    this.#rest(event)
  }

  /** A press: whether it means what the hand was put on. */
  pressed(event: PointerEvent): void {
    this.#swallows = false
    if (!this.#isHere(event)) return this.#rest(event)
    const thing = thingAt(event.target as Element)
    if (this.#dirty) this.#see(thing)
    else this.#thing = thing
    if (!thing || this.now() - this.#changed >= SETTLES) return
    this.#changed = this.now()
    this.#swallows = true
    this.#swallow(event)
  }

  forget(): void {
    this.#at = null
    this.#changed = -Infinity
  }

  #isHere({ clientX, clientY }: PointerEvent): boolean {
    return this.#at !== null && Math.hypot(clientX - this.#at.x, clientY - this.#at.y) <= TREMBLES
  }

  #rest({ clientX, clientY, target }: PointerEvent): void {
    this.#at = { x: clientX, y: clientY }
    this.#thing = thingAt(target as Element)
    this.#changed = -Infinity
    this.#dirty = false
  }

  #look(): void {
    if (this.#at && this.#dirty) this.#see(thingAt(this.under(this.#at.x, this.#at.y)))
  }

  #see(thing: Thing | null): void {
    this.#dirty = false
    if (isSame(thing, this.#thing)) return
    this.#thing = thing
    this.#changed = this.now()
  }

  /** The rest of a press that means nothing. */
  #swallow(event: Event): void {
    // What the keyboard presses has no pointer.
    if (!this.#swallows || (event instanceof MouseEvent && event.type === 'click' && event.detail === 0)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
