/**
 * Makes anything on the board, HTML or SVG, respond to pointer, touch and keyboard in the same way.
 *
 *   const hot = useHot()
 *   <g {@attach hot({ move: builds.get(city.id), ask: `build ${city.id}`, label: city.name })}>
 *
 * With a `move` the element becomes a button (class `legal`): hovering or focusing it previews the move with its price,
 * a click, Enter or Space plays it. Without a move but with `ask`, hovering, focusing or tapping it asks the server why that
 * cannot be played now and shows the reason. `title` and `lines` show further facts in the tip.
 */
import type { Attachment } from 'svelte/attachments'
import type { Move } from '$lib/protocol'
import { beside } from '$lib/words/joining'
import { getDesk, type Desk, type TipContent } from './desk'

export interface Spot {
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

export function useHot(): (spot: Spot) => Attachment<Element> {
  const desk = getDesk()
  return (spot) => (element) => attach(desk, spot, element)
}

/** What is attached to an element. */
interface Attached {
  spot: Spot
  /** Given up, unless the same is attached again in this step. */
  leaving: boolean
  end(): void
}
const known = new WeakMap<Element, Attached>()

/** Most of a board says after a move what it said before it: there nothing is touched. */
export function attach(desk: Desk | undefined, spot: Spot, element: Element): () => void {
  // A figure in a booklet lies on no desk.
  const tells = desk && (spot.move || spot.ask || spot.title || spot.lines)
  if (!tells) return () => {}
  const before = known.get(element)
  const isKept = before && isSame(before.spot, spot)
  if (!isKept) before?.end()
  const here = isKept ? before : begin(desk, spot, element)
  here.spot = spot
  here.leaving = false
  known.set(element, here)
  return () => {
    here.leaving = true
    queueMicrotask(() => here.leaving && here.end())
  }
}

/** Whether both say the same and neither can be played: what is said of a move may change with the table. */
function isSame(a: Spot, b: Spot): boolean {
  const facts = ({ ask, label, title, lines, topic }: Spot) => JSON.stringify([ask, label, title, lines, topic])
  return !a.move && !b.move && facts(a) === facts(b)
}

function begin(desk: Desk, spot: Spot, element: Element): Attached {
  const { move } = spot
  const undress = dress(desk, spot, element)
  const here: Attached = { spot, leaving: false, end }

  const point = () => {
    if (move) desk.preview(move)
    desk.tip(content(here.spot), element)
  }
  const leave = () => {
    if (move) desk.preview(null)
    desk.tip(null, element)
  }
  const hover = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'touch') point()
  }
  const unhover = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'touch' && document.activeElement !== element) leave()
  }
  const press = () => {
    if (move) {
      desk.tip(null, element)
      desk.choose(move)
    } else {
      point()
      if (spot.ask) desk.refuse(spot.ask)
    }
  }
  const key = (event: Event) => {
    const { key: pressed } = event as KeyboardEvent
    if (pressed === 'Escape') desk.tip(null, element)
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
  function end(): void {
    here.leaving = false
    known.delete(element)
    for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    undress()
    element.classList.remove('legal')
    if (move && desk.previewed === move) leave()
    else desk.tip(null, element)
  }
  return here
}

function content(spot: Spot): TipContent {
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
 * Role, focus and name: a button where a move can be made, otherwise a picture that can still be read. What is inside is for
 * the eye only; a button in HTML gets its name as unseen text, because a label that differs from visible text confuses people
 * who speak to their computer. Returns the way back.
 */
function dress(desk: Desk, spot: Spot, element: Element): () => void {
  const { move } = spot
  element.classList.toggle('legal', Boolean(move))
  if (move) element.setAttribute('data-spot', move.text)
  else element.removeAttribute('data-spot')
  if (!(element instanceof HTMLButtonElement)) element.setAttribute('tabindex', move ? '0' : '-1')
  if (MEANINGFUL.has(element.tagName)) return () => {}
  if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', move ? 'button' : 'img')
  const parts = move ? [spot.label, desk.say.move(move), desk.say.cost(move)] : [spot.label ?? spot.title, ...(spot.lines ?? [])]
  const label = beside(desk.say, parts.map((part) => part ?? null))
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
