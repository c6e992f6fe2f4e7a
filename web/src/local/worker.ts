/** The worker of a static site: Python, the program and its tables. Nothing is fetched from anywhere else. */
/// <reference lib="webworker" />
import { openStore } from './store'
import type { FromWorker, LocalAnswer, SiteFile, ToWorker } from './messages'

interface PageServer {
  request(method: string, path: string, body: string, language: string): Promise<string>
  open_line(line: number): void
  close_line(line: number): void
  receive(line: number, text: string): Promise<void>
  catch_up(table: string, seq: number): Promise<void>
}

/** What tabs tell each other. */
interface Changed {
  table: string
  seq: number
}

type Send = (line: number, text: string) => void
/** Has a wish thought out by the page; rejected where it cannot be. */
type Think = (wish: string) => Promise<string>

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): void
  pyimport(name: string): { start(store: unknown, send: Send, think: Think): Promise<PageServer> }
}

interface Start {
  site: string
  files: SiteFile[]
}

const PYTHON = '/lib/megawatt'
const ARCHIVE = 'python.zip'
const tell = (message: FromWorker) => postMessage(message)
const waiting: ToWorker[] = []
const tabs = new BroadcastChannel('megawatt')
let server: PageServer | null = null

tabs.onmessage = ({ data }: MessageEvent<Changed>) => void server?.catch_up(data.table, data.seq)

onmessage = ({ data }: MessageEvent<Start | ToWorker>) => {
  if ('site' in data) void start(data)
  else if (data.type === 'thought') thought(data.id, data.found)
  else if (server) void answer(server, data)
  else waiting.push(data)
}

async function start({ site, files }: Start): Promise<void> {
  try {
    const store = await openStore((table, seq) => tabs.postMessage({ table, seq } satisfies Changed))
    const fetched = await fetchAll(site, files)
    const { loadPyodide } = (await import(/* @vite-ignore */ `${site}pyodide/pyodide.mjs`)) as {
      loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>
    }
    const python = await loadPyodide({ indexURL: `${site}pyodide/` })
    python.unpackArchive(fetched.get(ARCHIVE)!, 'zip', { extractDir: PYTHON })
    python.runPython(`import sys; sys.path.insert(0, '${PYTHON}')`)
    const page = python.pyimport('megawatt.local.page')
    server = await page.start(store, (line, text) => tell({ type: 'told', line, text }), think)
    tell({ type: 'ready' })
    for (const message of waiting.splice(0)) await answer(server, message)
  } catch (fault) {
    tell({ type: 'failed', why: String(fault) })
  }
}

const thinking = new Map<number, { done: (found: string) => void; failed: (why: Error) => void }>()
let asked = 0

function think(wish: string): Promise<string> {
  return new Promise((done, failed) => {
    thinking.set(++asked, { done, failed })
    tell({ type: 'think', id: asked, wish })
  })
}

function thought(id: number, found: string | null): void {
  const { done, failed } = thinking.get(id)!
  thinking.delete(id)
  if (found === null) failed(new Error('the page cannot think'))
  else done(found)
}

/** Every file with its digest checked, and how far that is; those that Python reads itself come from the cache then. */
async function fetchAll(site: string, files: SiteFile[]): Promise<Map<string, ArrayBuffer>> {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  const fetched = await Promise.all(
    files.map(async ({ path, size, integrity }): Promise<[string, ArrayBuffer]> => {
      const response = await fetch(site + path, { integrity })
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      const bytes = await response.arrayBuffer()
      done += size
      tell({ type: 'progress', share: done / all })
      return [path, bytes]
    }),
  )
  return new Map(fetched)
}

async function answer(python: PageServer, message: ToWorker): Promise<void> {
  if (message.type === 'open') python.open_line(message.line)
  else if (message.type === 'close') python.close_line(message.line)
  else if (message.type === 'said') await python.receive(message.line, message.text)
  else if (message.type === 'request') {
    const { id, method, path, body, language } = message
    const text = await python.request(method, path, body, language)
    tell({ type: 'answer', id, answer: JSON.parse(text) as LocalAnswer })
  }
}
