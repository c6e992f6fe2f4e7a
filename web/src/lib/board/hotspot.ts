/**
 * Makes anything on the board, HTML or SVG, respond to pointer, touch and keyboard in the same way.
 *
 *   const hotspot = useHotspot()
 *   <g {@attach hotspot({ move: builds.get(city.id), ask: `build ${city.id}`, label: city.name })}>
 *
 * With a `move` the element becomes a button (class `legal`): hovering or focusing it, or a finger that stays on it,
 * previews the move with its price; a click, Enter or Space plays it. Without a move but with `ask`, hovering, focusing
 * or tapping it asks the server why that cannot be played now and shows the reason. `title` and `lines` show further
 * facts in the tip.
 */
import type { Attachment } from 'svelte/attachments'
import type { Move } from '$lib/api/wire'
import { beside } from '$lib/words/phrases'
import { getBoardContext, type BoardContext, type TipContent } from './context'
import { longPress } from './long-press'

export interface Hotspot {
  /** The legal move made here, if there is one. */
  move?: Move | null
  /** The text of the move that would be made here if it were legal. */
  ask?: string
  /** What the thing is called, for screen readers; the move and its price are added. */
  label?: string
  /** Heading of the tip. */
  title?: string
  /** Facts worth a tip whether or not something can be played here. */
  lines?: string[]
  /** What it is in the rules, such as `component-city`: the tip leads to its paragraph. */
  topic?: string
  /** What the tip should leave in sight, such as the way that a move takes. */
  clear?: () => DOMRect | null
}

export function useHotspot(): (spot: Hotspot) => Attachment<Element> {
  const context = getBoardContext()
  return (spot) => (element) => attach(context, spot, element)
}

/** What is attached to an element. */
interface Attached {
  spot: Hotspot
  /** Given up, unless something is attached again in this step. */
  leaving: boolean
  update(spot: Hotspot): void
  end(): void
}
const known = new WeakMap<Element, Attached>()

/**
 * Most of a board says after a move what it said before it: there nothing is touched. Where it says something else,
 * only what is said changes: a thing pointed at stays pointed at.
 */
export function attach(context: BoardContext | undefined, spot: Hotspot, element: Element): () => void {
  // A figure in a booklet lies on no context.
  const tells = context && (spot.move || spot.ask || spot.title || spot.lines)
  if (!tells) return () => {}
  const before = known.get(element)
  before?.update(spot)
  const here = before ?? begin(context, spot, element)
  here.leaving = false
  known.set(element, here)
  return () => {
    here.leaving = true
    queueMicrotask(() => here.leaving && here.end())
  }
}

/** Whether both say the same and neither can be played: what is said of a move may change with the table. */
function isSame(a: Hotspot, b: Hotspot): boolean {
  const facts = ({ ask, label, title, lines, topic }: Hotspot) => JSON.stringify([ask, label, title, lines, topic])
  return !a.move && !b.move && facts(a) === facts(b)
}

function begin(context: BoardContext, first: Hotspot, element: Element): Attached {
  let undress = dress(context, first, element)
  /** The pointer, the focus or a finger is here. */
  let pointed = false
  /** What is said of it is on the page: a finger that plays, and Escape, want it gone. */
  let tipShown = false
  const here: Attached = { spot: first, leaving: false, update, end }

  const point = () => {
    pointed = tipShown = true
    if (here.spot.move) context.preview(here.spot.move)
    context.tip(content(here.spot), element)
  }
  const leave = () => {
    pointed = tipShown = false
    if (here.spot.move) context.preview(null)
    context.tip(null, element)
  }
  const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch'
  const hover = (event: Event) => {
    if (!isTouch(event)) point()
  }
  const unhover = (event: Event) => {
    if (!isTouch(event) && !element.matches(':focus-visible')) leave()
  }
  const hush = () => {
    tipShown = false
    context.tip(null, element)
  }
  const finger = longPress(element, point, leave)
  const press = () => {
    // A finger that stayed has asked; it plays nothing.
    if (finger.asked()) return
    if (here.spot.move) {
      if (finger.touched()) hush()
      context.choose(here.spot.move)
    } else {
      point()
      if (here.spot.ask) context.refuse(here.spot.ask)
    }
  }
  const key = (event: Event) => {
    const { key: pressed } = event as KeyboardEvent
    if (pressed === 'Escape') hush()
    if (pressed !== 'Enter' && pressed !== ' ') return
    event.preventDefault()
    press()
  }

  const native = element instanceof HTMLButtonElement
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', hover],
    ['pointerleave', unhover],
    ['focus', point],
    ['blur', leave],
    ['click', press],
  ]
  if (!native) listeners.push(['keydown', key])
  for (const [name, listener] of listeners) element.addEventListener(name, listener)

  function update(spot: Hotspot): void {
    const before = here.spot
    here.spot = spot
    if (isSame(before, spot)) return
    undress()
    undress = dress(context, spot, element)
    if (pointed && spot.move !== before.move) context.preview(spot.move ?? null)
    if (tipShown) context.tip(content(spot), element)
  }
  function end(): void {
    here.leaving = false
    known.delete(element)
    finger.end()
    for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    undress()
    element.classList.remove('legal')
    if (pointed && here.spot.move) context.preview(null)
    context.tip(null, element)
  }
  return here
}

function content(spot: Hotspot): TipContent {
  const told: TipContent = {}
  if (spot.title) told.title = spot.title
  if (spot.lines) told.lines = spot.lines
  if (spot.clear) told.clear = spot.clear
  if (spot.topic) told.topic = spot.topic
  if (spot.move) told.move = spot.move
  else if (spot.ask) told.ask = spot.ask
  return told
}

/** Elements that say by themselves what they are; a role of ours would break the list or table around them. */
const MEANINGFUL = new Set(['LI', 'TR', 'TD', 'TH', 'DT', 'DD'])

/**
 * Role, focus and name: a button where a move can be made, otherwise a picture that can still be read. What is inside
 * is for the eye only; a button in HTML gets its name as unseen text, because a label that differs from visible text
 * confuses people who speak to their computer. Returns the way back.
 */
function dress(context: BoardContext, spot: Hotspot, element: Element): () => void {
  const { move } = spot
  element.classList.toggle('legal', Boolean(move))
  if (move) element.setAttribute('data-spot', move.text)
  else element.removeAttribute('data-spot')
  if (!(element instanceof HTMLButtonElement)) element.setAttribute('tabindex', move ? '0' : '-1')
  if (MEANINGFUL.has(element.tagName)) return () => {}
  if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', move ? 'button' : 'img')
  const parts = move
    ? [spot.label, context.say.move(move), context.say.cost(move)]
    : [spot.label ?? spot.title, ...(spot.lines ?? [])]
  const label = beside(
    context.say,
    parts.map((part) => part ?? null),
  )
  if (!label) return () => {}
  if (!element.querySelector('[tabindex], button, input, a')) {
    for (const child of element.children) child.setAttribute('aria-hidden', 'true')
  }
  if (!move || element instanceof SVGElement) {
    element.setAttribute('aria-label', label)
    return () => element.removeAttribute('aria-label')
  }
  const name = document.createElement('span')
  name.className = 'unseen'
  name.textContent = label
  element.append(name)
  return () => name.remove()
}
