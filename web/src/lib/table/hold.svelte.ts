/**
 * While somebody points at the panel of moves it does not shrink, and what disappears from its lists keeps its place,
 * so that nothing slides under the pointer. A finger leaves the moment it is lifted; it holds the panel a little
 * longer.
 */
import type { Move } from '$lib/api/wire'

/** Milliseconds after a finger's last touch. */
const AFTER_TOUCH = 1000

export class Hold {
  /** Somebody points at the panel. */
  on = $state(false)
  /** The least height of the panel now, in pixels. */
  height = $state(0)
  #panel: HTMLElement | null = null
  #mouse = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `busy` says whether a move is being sent: until it has come, a finger holds on. */
  constructor(private readonly busy: () => boolean = () => false) {}

  /** For the element whose height is held. */
  readonly attach = (panel: HTMLElement): (() => void) => {
    this.#panel = panel
    const sizes = new ResizeObserver(() => this.#grow())
    sizes.observe(panel)
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      this.#mouse = true
      this.#begin()
    }
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      this.#mouse = false
      this.release()
    }
    const touch = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      this.#begin()
      this.#later()
    }
    panel.addEventListener('pointerenter', enter)
    panel.addEventListener('pointerleave', leave)
    panel.addEventListener('pointerdown', touch)
    addEventListener('resize', this.release)
    return () => {
      sizes.disconnect()
      clearTimeout(this.#timer)
      panel.removeEventListener('pointerenter', enter)
      panel.removeEventListener('pointerleave', leave)
      panel.removeEventListener('pointerdown', touch)
      removeEventListener('resize', this.release)
      this.#panel = null
    }
  }

  readonly release = (): void => {
    clearTimeout(this.#timer)
    this.on = false
    this.height = 0
  }

  #begin(): void {
    this.on = true
    this.#grow()
  }

  #grow(): void {
    if (this.on && this.#panel) this.height = Math.max(this.height, this.#panel.offsetHeight)
  }

  #later(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#mouse) return
      if (this.busy()) this.#later()
      else this.release()
    }, AFTER_TOUCH)
  }
}

/** A line of a list of moves; one that is gone can't be played any more and only keeps its place. */
export interface Row<T = Move> {
  move: T
  gone: boolean
}

/** The lines of a list, which stay where they are while the panel is held and the same question is asked. */
export class Rows<T extends { text: string } = Move> {
  #before: Row<T>[] = []
  #asked: unknown = null

  next(moves: T[], asked: unknown, held: boolean): Row<T>[] {
    const before = held && asked === this.#asked ? this.#before : []
    this.#asked = asked
    return (this.#before = kept(before, moves))
  }
}

function kept<T extends { text: string }>(before: Row<T>[], moves: T[]): Row<T>[] {
  const now = new Map(moves.map((move) => [move.text, move]))
  const stays = before.some(({ move }) => now.has(move.text))
  const rows = stays ? before.map(({ move }) => ({ move: now.get(move.text) ?? move, gone: !now.has(move.text) })) : []
  const known = new Set(rows.map(({ move }) => move.text))
  return [...rows, ...moves.filter((move) => !known.has(move.text)).map((move) => ({ move, gone: false }))]
}
