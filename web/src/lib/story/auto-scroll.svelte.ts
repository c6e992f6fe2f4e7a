/** A list that stays at its end while it grows, until somebody scrolls up to read. */
export class AutoScroll {
  /** Whether the end is in sight, or will be kept there. */
  follows = $state(true)
  #list: HTMLElement | null = null
  #before = { top: 0, inside: 0, height: 0 }

  /** `rests`: whether something else than its end shall be in sight. */
  constructor(private readonly rests: () => boolean) {}

  /** For `{@attach …}` of the scrolling element; what grows is its children. */
  readonly attach = (list: HTMLElement): (() => void) => {
    this.#list = list
    const sizes = new ResizeObserver(() => this.keep())
    sizes.observe(list)
    for (const child of list.children) sizes.observe(child)
    list.addEventListener('scroll', this.#scrolled, { passive: true })
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', this.#scrolled)
      this.#list = null
    }
  }

  /** Go back to the end when nobody reads further up. */
  keep(): void {
    const list = this.#list
    if (!list || list.clientHeight === 0 || !this.follows || this.rests()) return
    list.scrollTop = list.scrollHeight
    this.#note(list)
  }

  toEnd(): void {
    this.follows = true
    this.keep()
  }

  /** Only a person scrolls up while nothing has changed its size. */
  readonly #scrolled = (): void => {
    const list = this.#list
    if (!list || list.clientHeight === 0 || this.rests()) return
    const { top, inside, height } = this.#before
    const resized = list.scrollHeight !== inside || list.clientHeight !== height
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 24) this.follows = true
    else if (list.scrollTop < top && !resized) this.follows = false
    this.#note(list)
  }

  #note(list: HTMLElement): void {
    this.#before = { top: list.scrollTop, inside: list.scrollHeight, height: list.clientHeight }
  }
}
