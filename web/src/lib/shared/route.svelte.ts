/**
 * Where the page is: `/` is the lobby, `/t/ID` a table, `/puzzles` all puzzles, `/puzzles/GAME/NUMBER` one of them,
 * `/account` my account, `/turns` what I want while away, and the club has `/people/NAME`, `/leaders`, `/archive`,
 * `/openings` and `/tournaments` with `/tournament/ID`. Any other address is nowhere. Links within the page do not
 * reload it.
 */

import { addressHere, ask, here, isLocal } from '$lib/api/transport'

export type Route =
  | { page: 'lobby' | 'nowhere' }
  | { page: 'account' }
  | { page: 'turns' }
  | { page: 'people'; name: string }
  | { page: 'leaders' | 'archive' | 'openings' | 'tournaments' | 'puzzles' }
  | { page: 'tournament'; id: string }
  | { page: 'table'; id: string }
  | { page: 'puzzle'; game: string; number: number }

export function readRoute(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)
  const puzzle = /^\/puzzles\/([a-z0-9-]+)\/(\d{1,4})\/?$/.exec(path)
  if (puzzle) return { page: 'puzzle', game: puzzle[1]!, number: Number(puzzle[2]) }
  const somebody = /^\/people\/([^/]+)\/?$/.exec(path)
  if (somebody) return { page: 'people', name: decoded(somebody[1]!) }
  const club = /^\/(leaders|archive|openings|tournaments|puzzles)\/?$/.exec(path)
  if (club) return { page: club[1] as 'leaders' | 'archive' | 'openings' | 'tournaments' | 'puzzles' }
  const tournament = /^\/tournament\/([^/]+)\/?$/.exec(path)
  if (tournament) return { page: 'tournament', id: decoded(tournament[1]!) }
  if (/^\/account\/?$/.test(path)) return { page: 'account' }
  if (/^\/turns\/?$/.test(path)) return { page: 'turns' }
  if (table) return { page: 'table', id: decoded(table[1]!) }
  return { page: path === '/' || path === '/index.html' ? 'lobby' : 'nowhere' }
}

/** A part of an address as people write it; one that was cut in the middle of a character stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Place {
  route = $state.raw<Route>(readRoute(here().split('?')[0]!))

  go(path: string): void {
    history.pushState(null, '', addressHere(path))
    this.read()
  }

  read(): void {
    this.route = readRoute(here().split('?')[0]!)
    scrollTo(0, 0)
  }
}

export const place = new Place()

/** Follow links and the browser's buttons; call once from the page's root. */
export function followLinks(): void {
  $effect(() => {
    const back = () => place.read()
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (isLocal && link?.getAttribute('href')?.startsWith('/api/')) {
        event.preventDefault()
        void download(link)
        return
      }
      if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return
      event.preventDefault()
      place.go(link.pathname + link.search)
    }
    addEventListener('popstate', back)
    addEventListener('click', click)
    if (isLocal) for (const touch of TOUCHES) addEventListener(touch, leadHere, true)
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('click', click)
    }
  })
}

/** Before a link is followed, it is pointed at, focused or pressed. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/** On a static site: links are written as addresses of a server, and lead to the same place here. */
function leadHere(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const path = link?.getAttribute('href')
  if (link && path?.startsWith('/') && !path.startsWith('/api/')) link.setAttribute('href', addressHere(path))
}

/** Keep what a link to a file of ours leads to. */
async function download(link: HTMLAnchorElement): Promise<void> {
  const answer = await ask(link.getAttribute('href')!)
  if (!answer.ok) return
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'megawatt'
  const file = document.createElement('a')
  file.href = URL.createObjectURL(await answer.blob())
  file.download = name
  file.click()
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000)
}
