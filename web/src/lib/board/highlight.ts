/**
 * Marks everything on the page that stands for a move or a component, keeps it marked while the page changes, and
 * brings it into sight.
 */

const MARK = 'teach'
/** So many milliseconds until what a change has moved lies still. */
const SETTLED = 80
const ROOM = 10

export interface Wanted {
  /** The texts of the moves to make now. */
  moves: string[]
  /** The component that is talked about. */
  component: string | null
  /** Only mark it: the reader looks at something else, such as the list of hints. */
  still?: boolean
}

/** Mark what is wanted; the answer takes the marks away. */
export function highlight({ moves, component, still = false }: Wanted): () => void {
  const selectors = [...(component ? [`[data-component="${component}"]`] : []), ...spotsOf(moves)]
  if (selectors.length === 0) return () => {}
  const wanted = selectors.join(', ')
  let frame = 0
  const pointer = still ? null : pointAt(wantedOnBoard(moves))
  const shown = new Set<string>()
  const mark = () => {
    frame = 0
    for (const each of document.querySelectorAll(`.${MARK}`)) if (!each.matches(wanted)) each.classList.remove(MARK)
    for (const each of document.querySelectorAll(wanted)) if (!each.classList.contains(MARK)) each.classList.add(MARK)
    if (still) return
    unfold(moves, shown)
    bringIntoSight(moves, component, shown)
  }
  const watcher = new MutationObserver(() => {
    frame ||= requestAnimationFrame(mark)
  })
  mark()
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-move', 'data-spot'],
  })
  return () => {
    watcher.disconnect()
    pointer?.()
    cancelAnimationFrame(frame)
    for (const each of document.querySelectorAll(`.${MARK}`)) each.classList.remove(MARK)
  }
}

/** Where a move can be made: in the lists, and on the board. */
function spotsOf(moves: string[]): string[] {
  return moves.flatMap((text) => [`[data-move="${CSS.escape(text)}"]`, `[data-spot="${CSS.escape(text)}"]`])
}

/** For a button that shows further moves of a list when it is pressed: which moves it hides. */
export const leadsTo = (moves: { text: string }[]): string => `|${moves.map((move) => move.text).join('|')}|`

/** The places of these moves on the board. */
const wantedOnBoard = (moves: string[]): string =>
  moves.map((text) => `#board [data-spot="${CSS.escape(text)}"]`).join(', ')

/** So large is a ring at least, in pixels, around things that are smaller. */
const LEAST_RING = 30

/**
 * Draws a ring and an arrow around the first of these places that can be seen: outlines of shapes within a map shrink
 * with the map. The answer takes them away.
 */
function pointAt(selector: string): () => void {
  if (!selector) return () => {}
  const ring = document.createElement('div')
  ring.className = 'teach-ring'
  ring.setAttribute('aria-hidden', 'true')
  ring.hidden = true
  document.body.append(ring)
  let frame = requestAnimationFrame(function follow() {
    frame = requestAnimationFrame(follow)
    const box = [...document.querySelectorAll(selector)].map(seen).find((each) => each !== null)
    ring.hidden = !box
    if (!box) return
    const width = Math.max(box.width, LEAST_RING)
    const height = Math.max(box.height, LEAST_RING)
    ring.style.left = `${box.left + (box.width - width) / 2}px`
    ring.style.top = `${box.top + (box.height - height) / 2}px`
    ring.style.width = `${width}px`
    ring.style.height = `${height}px`
  })
  return () => {
    cancelAnimationFrame(frame)
    ring.remove()
  }
}

/** Where something is on the screen; null when its middle lies outside of the board or below something else. */
function seen(place: Element): DOMRect | null {
  const box = place.getBoundingClientRect()
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return box.width > 0 && over !== null && over.closest('#board') !== null ? box : null
}

/** A list may have folded the wanted move away: open it, once. */
function unfold(moves: string[], shown: Set<string>): void {
  if (shown.has('unfolded')) return
  for (const text of moves) {
    if (document.querySelector(`#actions [data-move="${CSS.escape(text)}"]`)) return
    const folded = document.querySelector<HTMLElement>(`#actions [data-leads*="|${CSS.escape(text)}|"]`)
    if (!folded) continue
    shown.add('unfolded')
    folded.click()
    return
  }
}

/** The wanted move in the list and on the board, or else the component: each is scrolled to once. */
function bringIntoSight(moves: string[], component: string | null, shown: Set<string>): void {
  const inSight = (place: string, selector: string, scroll: (found: Element) => void) => {
    const found = shown.has(place) ? null : document.querySelector(selector)
    if (!found) return
    shown.add(place)
    // Once the page has made room: on a phone the sheet of moves grows with the text of the lesson.
    setTimeout(() => scroll(found), SETTLED)
  }
  const [text] = moves
  if (text) inSight('list', `#actions [data-move="${CSS.escape(text)}"]`, scrollInList)
  if (text) inSight('board', `#board [data-spot="${CSS.escape(text)}"]`, scrollOnBoard)
  if (component && !shown.has('board')) inSight('component', `#board [data-component="${component}"]`, scrollOnBoard)
}

/** To the end of what is free of the list: the text of the lesson covers its beginning, and other bars its end. */
function scrollInList(found: Element): void {
  const list = found.closest('#actions')
  if (!list) return
  const below = found.getBoundingClientRect().bottom + ROOM - footOf(list, found)
  const above = list.getBoundingClientRect().top - found.getBoundingClientRect().top
  if (below > 0 || above > -list.clientHeight / 2) list.scrollTop += below
}

/** Above what stays at the end of a list while it scrolls, such as *Take back*. */
function footOf(list: Element, found: Element): number {
  const bars = [...list.querySelectorAll('.undo, .in-sight')].filter(
    (bar) => !bar.contains(found) && getComputedStyle(bar).position === 'sticky',
  )
  const heights = bars.map((bar) => bar.getBoundingClientRect().height)
  return list.getBoundingClientRect().bottom - heights.reduce((sum, height) => sum + height, 0)
}

/**
 * Into the middle of what can be seen of the board; on a phone the page scrolls, and the sheet of moves covers its
 * foot.
 */
function scrollOnBoard(found: Element): void {
  const board = document.getElementById('board')
  if (!board) return
  const scrollsItself = board.scrollHeight > board.clientHeight + 1 && getComputedStyle(board).overflowY !== 'visible'
  const { top, height } = found.getBoundingClientRect()
  if (scrollsItself) {
    const room = board.getBoundingClientRect()
    if (top < room.top || top + height > room.bottom)
      board.scrollTop += top - room.top - Math.max((room.height - height) / 2, 0)
    return
  }
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const sheet = document.getElementById('actions')?.getBoundingClientRect()
  const foot = sheet && sheet.left === 0 ? sheet.top : innerHeight
  if (top < header || top + height > foot) scrollBy(0, top - header - Math.max((foot - header - height) / 2, ROOM))
}
