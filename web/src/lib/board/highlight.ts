/** Marks everything on the page that stands for a move or a component, and keeps it marked while the page changes. */

const MARK = 'teach'

/** Mark what fits these selectors; the answer takes the marks away. */
export function highlight(selectors: string[]): () => void {
  if (selectors.length === 0) return () => {}
  const wanted = selectors.join(', ')
  let frame = 0
  const mark = () => {
    frame = 0
    for (const each of document.querySelectorAll(`.${MARK}`)) if (!each.matches(wanted)) each.classList.remove(MARK)
    for (const each of document.querySelectorAll(wanted)) if (!each.classList.contains(MARK)) each.classList.add(MARK)
  }
  const watcher = new MutationObserver(() => {
    frame ||= requestAnimationFrame(mark)
  })
  mark()
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-move', 'data-spot'] })
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(frame)
    for (const each of document.querySelectorAll(`.${MARK}`)) each.classList.remove(MARK)
  }
}

/** Where a move can be made: in the lists, and on the board. */
export function spotsOf(moves: string[]): string[] {
  return moves.flatMap((text) => [`[data-move="${CSS.escape(text)}"]`, `[data-spot="${CSS.escape(text)}"]`])
}
