/**
 * A list that was scrolled for the question before may hide the new one; and on a phone held upright the page scrolls,
 * and the sheet of moves covers its foot: what is asked about may lie out of sight.
 */

/** So many milliseconds until the sheet has the height that its list needs. */
const SETTLED = 120
const ROOM = 8

/** From where to where something lies on the page, in pixels. */
export interface Stretch {
  top: number
  bottom: number
}

/** How far the page must move so that as many things as possible are wholly in sight; no farther than needed. */
export function shift(sight: Stretch, things: Stretch[]): number {
  const height = sight.bottom - sight.top
  const seenFrom = (from: number) => things.filter(({ top, bottom }) => top >= from && bottom <= from + height).length
  // The best place begins, or ends, with one of them.
  const places = things.flatMap(({ top, bottom }) => [top - ROOM, bottom + ROOM - height])
  let best = sight.top
  let most = seenFrom(best)
  for (const place of places) {
    const seen = seenFrom(place)
    const isNearer = most > seenFrom(sight.top) && Math.abs(place - sight.top) < Math.abs(best - sight.top)
    if (seen > most || (seen === most && isNearer)) [best, most] = [place, seen]
  }
  return best - sight.top
}

/** Shows a new question from its beginning, and what it is about; the answer gives up what is still to come. */
export function bringAskedIntoSight(): () => void {
  document.getElementById('actions')?.scrollTo(0, 0)
  const timer = setTimeout(() => {
    const board = document.getElementById('board')
    const sheet = document.getElementById('actions')
    if (!board || !sheet || getComputedStyle(sheet).position !== 'fixed') return
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { top: bottom } = sheet.getBoundingClientRect()
    const things = [...board.querySelectorAll('.legal')].map((each) => {
      const part = each.closest('[data-component]')?.getBoundingClientRect()
      return part && part.height + 2 * ROOM < bottom - top ? part : each.getBoundingClientRect()
    })
    const by = shift(
      { top, bottom },
      things.filter(({ height }) => height > 0),
    )
    if (by !== 0) scrollBy(0, by)
  }, SETTLED)
  return () => clearTimeout(timer)
}
