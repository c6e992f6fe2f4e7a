/**
 * What the server has put into the page of a table (http/table_page.py): who I am, and the table as it stood a moment
 * ago. With it the board is drawn without asking for anything; the socket then tells what has happened since. It counts
 * once: whoever comes back to the table later asks anew.
 */
import { loadGame } from '$games/registry'
import type { Me, Table } from '$lib/api/wire'
import { settings } from '$lib/shared/settings.svelte'
import { loadWords } from '$lib/words/bundle'

interface FirstLook {
  me: Me
  table: Table
}

const element = document.getElementById('first-look')
const look = element ? (JSON.parse(element.textContent) as FirstLook) : null
let table: Table | null = look?.table ?? null
let id = element?.dataset.table

/** Who the server took me for; null on a page that has not said so. */
export const firstMe: Me | null = look?.me ?? null

/** The table with this id, if this is the page that was opened with it. */
export function takeFirstTable(wanted: string): Table | null {
  const taken = id === wanted ? table : null
  table = null
  return taken
}

/** A table whose page will be opened next, as it stands. */
export function offerFirstTable(offered: string, shown: Table): void {
  ;[id, table] = [offered, shown]
  fetchEarly()
}

/** Begin with everything that drawing the table takes, before anything is drawn. */
export function fetchEarly(): void {
  if (!table) return
  const { summary, printed } = table
  for (const name of ['table', summary.game]) loadWords(settings.language, name).catch(() => undefined)
  void loadGame(summary.game)
    .then((game) => game.prepare?.(printed))
    .catch(() => undefined)
}
