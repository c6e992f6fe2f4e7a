/**
 * Where the page is: `/` is the lobby, `/t/ID` a table, `/puzzles/GAME/NUMBER` a puzzle, `/account` my account, `/turns` what I
 * want while away, and the club has `/people/NAME`, `/leaders`, `/archive`, `/openings` and `/tournaments` with
 * `/tournament/ID`. Any other address is nowhere. Links
 * within the page do not reload it.
 */

export type Route =
  | { page: 'lobby' | 'nowhere' }
  | { page: 'account' }
  | { page: 'turns' }
  | { page: 'people'; name: string }
  | { page: 'leaders' | 'archive' | 'openings' | 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'table'; id: string }
  | { page: 'puzzle'; game: string; number: number }

export function readRoute(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)
  const puzzle = /^\/puzzles\/([a-z0-9-]+)\/(\d{1,4})\/?$/.exec(path)
  if (puzzle) return { page: 'puzzle', game: puzzle[1]!, number: Number(puzzle[2]) }
  const somebody = /^\/people\/([^/]+)\/?$/.exec(path)
  if (somebody) return { page: 'people', name: decoded(somebody[1]!) }
  const club = /^\/(leaders|archive|openings|tournaments)\/?$/.exec(path)
  if (club) return { page: club[1] as 'leaders' | 'archive' | 'openings' | 'tournaments' }
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
  route = $state.raw<Route>(readRoute(location.pathname))

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
  }

  read(): void {
    this.route = readRoute(location.pathname)
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
      if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return
      event.preventDefault()
      place.go(link.pathname + link.search)
    }
    addEventListener('popstate', back)
    addEventListener('click', click)
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('click', click)
    }
  })
}
