/**
 * What the page answers itself as long as Python is on its way: who is there, which games there are, and a table of a
 * usual set-up that was laid when the site was made (src/megawatt/local/prepared.py). The page stores it as its own,
 * so it goes on with Python as every other table does. Everything else waits.
 */
import { settings } from '$lib/shared/settings.svelte'
import { offerFirstTable } from '$lib/startup/first-look'
import type { Lists, Me, NewTable, SeatWish, Table } from '$lib/api/wire'
import { levelOf } from '$lib/characters/cast'
import { siteFiles } from './site-files'
import { openStore, type Store } from './store'

interface Laid {
  wish: unknown
  id: string
  row: string
  steps: string[]
  table: Table
}

const FOLDER = 'first'
const opened = (): Promise<Store> => openStore(() => undefined)

/** Null where only Python knows. */
export async function earlyAnswer(method: string, path: string, body: string): Promise<Response | null> {
  switch (`${method} ${path}`) {
    case 'GET /api/server':
      return Response.json(await file('server'))
    case 'GET /api/me': {
      const name = JSON.parse(await (await opened()).get('name')) as string | null
      return Response.json({ ...(await file<Me>('me')), name: name || null, language: settings.language })
    }
    case 'GET /api/tables': {
      const rows = JSON.parse(await (await opened()).rows()) as string[]
      return rows.length > 0 ? null : Response.json({ ...(await file<Lists>('tables')), now: Date.now() / 1000 })
    }
    case 'POST /api/tables':
      return layTable(body)
    default:
      return null
  }
}

/** What teaches a game: the page reads it without Python, which would take seconds. */
export async function teaching(path: string): Promise<Response | null> {
  const file = `${path.replace('/api/', '')}.json`
  return siteFiles().some((each) => each.path === file) ? Response.json(await read(file)) : null
}

/** A table that was laid for this wish, if there is one that this browser has not had yet. */
async function layTable(body: string): Promise<Response | null> {
  const asked = JSON.parse(body) as NewTable
  const { game } = asked
  const levels = JSON.stringify({ ...asked, seats: asked.seats.map(atLevel) })
  const [store, now] = [await opened(), Date.now() / 1000]
  for (const { path } of siteFiles().filter(({ path }) => path.startsWith(`${FOLDER}/${game}-`))) {
    const { wish, id, row, steps, table } = await read<Laid>(path)
    if (JSON.stringify(wish) !== levels) return null
    const times = { created: now, moved: now }
    const kept = { ...(JSON.parse(row) as object), ...times }
    // A table of this number is there already: this browser has had this deal.
    const isNew = await store.create(id, JSON.stringify(kept), JSON.stringify(steps)).then(
      () => true,
      () => false,
    )
    if (!isNew) continue
    offerFirstTable(id, { ...table, now, summary: { ...table.summary, ...times } })
    return Response.json({ id })
  }
  return null
}

/** A laid table has characters of its own; those that the lobby draws for a quick game are as good. */
const atLevel = (seat: SeatWish): SeatWish => (seat.bot ? { ...seat, bot: levelOf(seat.bot) } : seat)

const file = <Content>(name: string): Promise<Content> => read(`${FOLDER}/${name}.json`)

async function read<Content>(path: string): Promise<Content> {
  const integrity = siteFiles().find((each) => each.path === path)?.integrity ?? ''
  const response = await fetch(new URL(path, document.baseURI), { integrity })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as Content
}
