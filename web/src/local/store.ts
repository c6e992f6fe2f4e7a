/** Tables in IndexedDB, for src/megawatt/local/store.py: every method is one transaction, done when its promise is. */

const NAME = 'megawatt'
const VERSION = 1
const TABLES = 'tables'
const STEPS = 'steps'
const TEXTS = 'texts'
const LATE = ['ConstraintError', 'AbortError']

interface Row {
  row: string
  plans: string
}

/** Tells other tabs that a table has changed: up to which step, or 0 for what is kept beside its journal. */
export type TellTabs = (table: string, seq: number) => void

/** Opens the database, or makes it. */
export function openStore(tellTabs: TellTabs): Promise<Store> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION)
    opening.onupgradeneeded = () => {
      for (const store of [TABLES, STEPS, TEXTS]) opening.result.createObjectStore(store)
    }
    opening.onsuccess = () => resolve(new Store(opening.result, tellTabs))
    opening.onerror = () => reject(opening.error!)
  })
}

const ofTable = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity])

export class Store {
  constructor(
    private readonly database: IDBDatabase,
    private readonly tellTabs: TellTabs,
  ) {}

  async rows(): Promise<string> {
    return this.#do('readonly', (store) => store(TABLES).getAll() as IDBRequest<Row[]>).then((rows) =>
      JSON.stringify(rows.map(({ row }) => row)),
    )
  }

  async read(table: string): Promise<string> {
    let steps: IDBRequest<string[]> | undefined
    const row = await this.#do('readonly', (store) => {
      steps = store(STEPS).getAll(ofTable(table)) as IDBRequest<string[]>
      return store(TABLES).get(table) as IDBRequest<Row | undefined>
    })
    return JSON.stringify(row ? { ...row, steps: steps!.result } : null)
  }

  async create(table: string, row: string, steps: string): Promise<void> {
    await this.#do('readwrite', (store) => {
      ;(JSON.parse(steps) as string[]).forEach((step, before) => store(STEPS).add(step, [table, before + 1]))
      return store(TABLES).add({ row, plans: '{}' }, table)
    })
    this.tellTabs(table, 0)
  }

  /** False when there is a step of this number, or no such table any more: then the transaction fails as a whole. */
  async append(table: string, seq: number, row: string, plans: string, step: string): Promise<boolean> {
    try {
      await this.#do('readwrite', (store) => {
        const tables = store(TABLES)
        const known = tables.getKey(table)
        known.onsuccess = () => known.result ?? tables.transaction.abort()
        tables.put({ row, plans }, table)
        return store(STEPS).add(step, [table, seq])
      })
    } catch (fault) {
      if (fault instanceof DOMException && LATE.includes(fault.name)) return false
      throw fault
    }
    this.tellTabs(table, seq)
    return true
  }

  async change(table: string, row: string, plans: string): Promise<void> {
    await this.#do('readwrite', (store) => store(TABLES).put({ row, plans }, table))
    this.tellTabs(table, 0)
  }

  async remove(table: string): Promise<void> {
    await this.#do('readwrite', (store) => {
      store(STEPS).delete(ofTable(table))
      for (const kept of ['notes', 'analysis']) store(TEXTS).delete(`${kept} ${table}`)
      return store(TABLES).delete(table)
    })
    this.tellTabs(table, 0)
  }

  async get(name: string): Promise<string> {
    const text = await this.#do('readonly', (store) => store(TEXTS).get(name) as IDBRequest<string | undefined>)
    return JSON.stringify(text ?? null)
  }

  async put(name: string, text: string): Promise<void> {
    await this.#do('readwrite', (store) => store(TEXTS).put(text, name))
  }

  /** What the last request of a transaction gave, once all of it is on the disk. */
  #do<Found>(
    mode: IDBTransactionMode,
    work: (store: (name: string) => IDBObjectStore) => IDBRequest<Found>,
  ): Promise<Found> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction([TABLES, STEPS, TEXTS], mode, { durability: 'strict' })
      const asked = work((name) => transaction.objectStore(name))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error ?? asked.error!)
    })
  }
}
