/**
 * Shows how the board got from one drawing to the next: copies of the pieces travel above the page, from where they
 * were to where they are. Only transforms and opacity are animated, nothing waits for it, and nothing of it can be
 * clicked.
 */
import {
  carried,
  payments,
  slides,
  spent,
  travels,
  type Box,
  type Heap,
  type Line,
  type Piece,
  type Purse,
  type Travel,
} from './pieces'

interface Drawn {
  pieces: Piece[]
  elements: Map<string, Element>
  purses: Purse[]
  lines: Line[]
  heaps: Heap[]
}

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'
/** Pieces of one move start one after the other, in this share of the time. */
const APART = 0.12
const MOST_APART = 6
/** Of a heap that loses more tokens at once, so many are seen going. */
const MOST_TOKENS = 4
const SIGN = { money: '●', points: '★' } as Record<string, string>

export class Mover {
  #before: Drawn | null = null
  #running = new Set<Animation>()
  #layer: HTMLElement | null = null
  #hidden = new Set<Element>()
  /** How much larger than usual pieces are drawn: on a large screen what lies beside the map grows. */
  #zooms = new WeakMap<Element, number>()
  /** The fields around the groups that arrive. */
  #fields = new Map<Element, string>()
  /** Copies of groups that are gone, whose frames have no field yet. */
  #unframed: { frame: SVGSVGElement; copy: SVGGraphicsElement }[] = []

  /**
   * `board` finds the board, which may be drawn anew at any time; `game` is the class under which the game keeps its
   * colours.
   */
  constructor(
    private readonly board: () => Element | null,
    private readonly game: string,
  ) {}

  /** Remember the board as it is drawn now. */
  remember(seat: number | null): void {
    this.#before = this.#look(seat)
  }

  forget(): void {
    this.#before = null
  }

  /** Show the ways from the drawing remembered to this one. */
  play(seat: number | null, duration: number): void {
    const before = this.#before
    const after = before && this.#look(seat)
    this.#before = null
    if (!before || !after) return
    const slid = slides(before.lines, after.lines)
    const ways = travels(carried(before.pieces, after.pieces, slid), after.pieces, (name) => this.#spot(name, seat))
    const burns = spent(before.heaps, after.heaps).map((burnt) => ({
      ...burnt,
      to: burnt.heap.to ? this.#spot(burnt.heap.to, seat) : null,
    }))
    const scene = ways.find((way) => way.arrives && way.from)?.to ?? ways.find((way) => way.leaves)?.from ?? null
    const coins = payments(before.purses, after.purses).map((payment) => ({
      ...payment,
      start: payment.from === null ? scene : this.#purse(payment.what, payment.from),
      end: payment.to === null ? scene : this.#purse(payment.what, payment.to),
    }))
    this.#fields = fieldsOf(ways, after.elements)
    // From here on nothing is looked at any more: the page would be laid out anew for every look.
    for (const [line, way] of slid) this.#slide(line, way, duration)
    ways.forEach((way, place) =>
      this.#travel(way, before, after, duration, Math.min(place, MOST_APART) * APART * duration),
    )
    for (const { heap, count, to } of burns) this.#burn(heap, count, to, before, duration)
    for (const { what, amount, start, end, to } of coins) this.#coin(what, amount, start, end, to === null, duration)
    this.#giveFields()
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of this.#running) animation.cancel()
    this.#running.clear()
    this.#layer?.replaceChildren()
    for (const element of this.#hidden) this.#show(element)
  }

  close(): void {
    this.finish()
    this.#layer?.remove()
    this.#layer = null
  }

  /**
   * Where everything lies. Nothing is written meanwhile: the page is laid out once, however much there is to look at.
   */
  #look(seat: number | null): Drawn | null {
    const board = this.board()
    if (!board) return null
    const drawn: Drawn = { pieces: [], elements: new Map(), purses: [], lines: [], heaps: [] }
    const { elements } = drawn
    const screen = { width: innerWidth, height: innerHeight }
    for (const element of board.querySelectorAll('[data-piece], [data-slide], [data-heap], [data-purse]')) {
      const [piece, slide, heap, purse] = ['data-piece', 'data-slide', 'data-heap', 'data-purse'].map((name) =>
        element.getAttribute(name),
      )
      const place = (name: string) => named(element.getAttribute(name), seat)
      const amount = Number(element.getAttribute('data-amount'))
      const box = (piece ?? slide) ? boxOf(element, screen) : null
      if (purse) drawn.purses.push(purseOf(purse, amount))
      if (slide && box) drawn.lines.push({ id: slide, box })
      if (heap) {
        const token = element.querySelector('svg') ?? element
        elements.set(`heap ${heap}`, token)
        drawn.heaps.push({ id: heap, amount, to: place('data-to'), box: boxOf(token, screen) })
      }
      if (!piece || !box || elements.has(piece)) continue
      elements.set(piece, element)
      this.#zooms.set(element, element.currentCSSZoom ?? 1)
      const on = element.closest('[data-slide]')?.getAttribute('data-slide') ?? null
      drawn.pieces.push({
        id: piece,
        kind: element.getAttribute('data-kind'),
        from: place('data-from'),
        to: place('data-to'),
        on,
        box,
      })
    }
    return drawn
  }

  #spot(name: string, seat: number | null): Box | null {
    return this.#seen(`[data-spot~="${named(name, seat)}"]`)
  }

  #purse(what: string, seat: number): Box | null {
    return this.#seen(`[data-purse="${what}-${seat}"]`) ?? this.#spot(`seat-${seat}`, seat)
  }

  /** The first of these that can be seen. */
  #seen(selector: string): Box | null {
    const screen = { width: innerWidth, height: innerHeight }
    for (const element of document.querySelectorAll(selector)) {
      const box = boxOf(element, screen)
      if (box) return box
    }
    return null
  }

  #travel(way: Travel, before: Drawn, after: Drawn, duration: number, delay: number): void {
    const element = way.arrives ? after.elements.get(way.arrives)! : before.elements.get(way.leaves!)!
    if (way.arrives && !way.from) return this.#appear(element, way.to!, duration, delay)
    const end = way.to ?? way.from!
    const start = way.from!
    const ghost = this.#ghost(element, way.arrives ? end : start)
    if (way.arrives) this.#hide(element)
    const base = way.arrives ? end : start
    const frames = [
      { transform: moved(start, base), opacity: 1, offset: 0 },
      { transform: moved(middle(start, end), base, way.to ? 1.12 : 1), opacity: 1, offset: 0.5 },
      { transform: moved(end, base), opacity: way.arrives ? 1 : 0, offset: 1 },
    ]
    this.#fly(ghost, frames, duration, delay, () => this.#show(element))
  }

  /**
   * A piece that comes from nowhere; one of a drawing comes as a copy, since it would draw all of that anew in every
   * frame.
   */
  #appear(element: Element, at: Box, duration: number, delay: number): void {
    if (!isGroup(element)) {
      this.#run(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, delay, easing: EASE, fill: 'backwards' }))
      return
    }
    const ghost = this.#ghost(element, at)
    this.#hide(element)
    const frames = [
      { transform: moved(at, at, 1.6), opacity: 0 },
      { transform: moved(at, at), opacity: 1 },
    ]
    this.#fly(ghost, frames, duration, delay, () => this.#show(element))
  }

  /** A line of a list goes from its old place to its new one, with all that is on it. */
  #slide(line: string, { x, y }: { x: number; y: number }, duration: number): void {
    const element = this.board()?.querySelector(`[data-slide="${line}"]`)
    if (element)
      this.#run(
        element.animate([{ transform: `translate(${-x}px, ${-y}px)` }, { transform: 'none' }], {
          duration,
          easing: EASE,
        }),
      )
  }

  /** Tokens of a heap go where such tokens go. */
  #burn(heap: Heap, count: number, to: Box | null, before: Drawn, duration: number): void {
    const { box } = heap
    if (!to || !box) return
    for (let nth = 0; nth < Math.min(count, MOST_TOKENS); nth++) {
      const ghost = this.#ghost(before.elements.get(`heap ${heap.id}`)!, box)
      const frames = [
        { transform: moved(box, box), opacity: 1, offset: 0 },
        { transform: moved(middle(box, to), box, 1.3), opacity: 1, offset: 0.5 },
        {
          transform: moved(
            {
              ...to,
              width: box.width,
              height: box.height,
              x: centre(to).x - box.width / 2,
              y: centre(to).y - box.height / 2,
            },
            box,
          ),
          opacity: 0,
          offset: 1,
        },
      ]
      this.#fly(ghost, frames, duration, nth * APART * duration)
    }
  }

  /** A coin with its amount; without a place to go it rises from the purse, or sinks into it. */
  #coin(what: string, amount: number, from: Box | null, to: Box | null, spent: boolean, duration: number): void {
    const first = from ?? (to && { ...to, y: to.y - 26 })
    const last = to ?? (from && { ...from, y: from.y - 26 })
    if (!first || !last) return
    const [start, end] = [centre(first), centre(last)]
    const coin = document.createElement('span')
    coin.className = `coin ${what}`
    coin.textContent = `${SIGN[what] ?? ''} ${spent ? '−' : '+'}${amount}`
    this.#place(coin, { ...start, width: 0, height: 0 })
    const away = `translate(${end.x - start.x}px, ${end.y - start.y}px) translate(-50%, -50%)`
    const here = 'translate(0px, 0px) translate(-50%, -50%)'
    const frames = [
      { transform: `${here} scale(0.6)`, opacity: 0, offset: 0 },
      { transform: `${here} scale(1)`, opacity: 1, offset: 0.2 },
      { transform: `${away} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${away} scale(0.8)`, opacity: 0, offset: 1 },
    ]
    this.#fly(coin, frames, duration * 1.7, 0)
  }

  #fly(ghost: HTMLElement, frames: Keyframe[], duration: number, delay: number, arrived = (): void => {}): void {
    const animation = ghost.animate(frames, { duration, delay, easing: EASE, fill: 'both' })
    const gone = () => {
      ghost.remove()
      arrived()
    }
    animation.addEventListener('finish', gone)
    animation.addEventListener('cancel', gone)
    this.#run(animation)
  }

  /** A piece is not seen while its copy is on the way. An animation would draw the whole board anew in every frame. */
  #hide(element: Element): void {
    this.#hidden.add(element)
    element.setAttribute('data-arriving', '')
  }

  #show(element: Element): void {
    this.#hidden.delete(element)
    element.removeAttribute('data-arriving')
  }

  #run(animation: Animation): void {
    this.#running.add(animation)
    animation.addEventListener('finish', () => this.#running.delete(animation))
  }

  /** A copy of a piece at this place, which means nothing to anybody but the eye. */
  #ghost(element: Element, at: Box): HTMLElement {
    const ghost = document.createElement('div')
    ghost.className = 'ghost'
    const copy = bare(element.cloneNode(true) as Element)
    this.#place(ghost, at)
    if (isGroup(copy)) {
      const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      copy.removeAttribute('transform')
      frame.append(copy)
      ghost.append(frame)
      const field = this.#fields.get(element)
      if (field) frame.setAttribute('viewBox', field)
      else this.#unframed.push({ frame, copy })
    } else {
      ghost.style.setProperty('--zoom', String(this.#zooms.get(element) ?? 1))
      ghost.append(copy)
    }
    return ghost
  }

  /**
   * A group that is gone is measured where its copy lies: first all of them, then each gets its field, so that they are
   * laid out once.
   */
  #giveFields(): void {
    const fields = this.#unframed.map(({ copy }) => inner(copy))
    this.#unframed.forEach(({ frame }, nth) => frame.setAttribute('viewBox', fields[nth]!))
    this.#unframed = []
  }

  #place(element: HTMLElement, { x, y, width, height }: Box): void {
    if (!this.#layer) {
      this.#layer = document.createElement('div')
      this.#layer.className = `motion ${this.game}`
      this.#layer.setAttribute('aria-hidden', 'true')
      this.#layer.inert = true
      document.body.append(this.#layer)
    }
    element.style.left = `${x}px`
    element.style.top = `${y}px`
    if (width) element.style.width = `${width}px`
    if (height) element.style.height = `${height}px`
    this.#layer.append(element)
  }
}

/** Where an element is seen; null where it is not. */
function boxOf(element: Element, screen: { width: number; height: number }): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  const seen = width > 0 && height > 0 && x + width > 0 && y + height > 0 && x < screen.width && y < screen.height
  return seen ? { x, y, width, height } : null
}

function purseOf(name: string, amount: number): Purse {
  const [what = '', seat = ''] = name.split('-')
  return { what, seat: Number(seat), amount }
}

const named = (name: string | null, seat: number | null): string | null => name?.replace('$seat', String(seat)) ?? null

/** The fields around all groups that arrive, measured where they lie. */
function fieldsOf(ways: Travel[], elements: Map<string, Element>): Map<Element, string> {
  const groups = ways
    .map((way) => elements.get(way.arrives ?? ''))
    .filter((element) => element !== undefined && isGroup(element))
  return new Map(groups.map((group) => [group, inner(group)]))
}

const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

const middle = (a: Box, b: Box): Box => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  width: (a.width + b.width) / 2,
  height: (a.height + b.height) / 2,
})

/** What moves a box at `base` to `to`; it never gets flatter than it is. */
function moved(to: Box, base: Box, larger = 1): string {
  const there = centre(to)
  const here = centre(base)
  const scale = Math.max(0.2, Math.min(to.width / base.width, to.height / base.height)) * larger
  return `translate(${there.x - here.x}px, ${there.y - here.y}px) scale(${scale})`
}

const isGroup = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)

/** The field around a group, in its own units. */
function inner(element: SVGGraphicsElement): string {
  const { x, y, width, height } = element.getBBox()
  const edge = 2
  return `${x - edge} ${y - edge} ${Math.max(width + 2 * edge, 1)} ${Math.max(height + 2 * edge, 1)}`
}

/** Without names, roles and handles: a copy must not be found by anybody. */
function bare(copy: Element): Element {
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...element.attributes])
      if (/^(data-.*|id|role|tabindex|aria-.*|title)$/.test(name)) element.removeAttribute(name)
  }
  return copy
}
