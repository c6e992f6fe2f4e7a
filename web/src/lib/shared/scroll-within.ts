/** Brings an element into sight within what scrolls around it, and leaves the page where it is. */
export function scrollWithin(element: Element): void {
  const frame = scrollerOf(element)
  if (!frame) return
  const { top, bottom } = element.getBoundingClientRect()
  const room = frame.getBoundingClientRect()
  if (top < room.top || bottom - top > frame.clientHeight) frame.scrollTop += top - room.top
  else if (bottom > room.bottom) frame.scrollTop += bottom - room.bottom
}

function scrollerOf(element: Element): Element | null {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each)
    if (overflowY === 'auto' || overflowY === 'scroll') return each
  }
  return null
}
