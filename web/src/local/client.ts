/** The page's side of the worker that plays: requests, lines, and how far it is with starting. */
import { settings } from '$lib/shared/settings.svelte'
import { earlyAnswer, teaching } from './prepared'
import { localStart } from './start.svelte'
import type { FromWorker, LocalAnswer, ToWorker } from './messages'
import { siteFiles } from './site-files'

interface Line {
  send(text: string): void
  close(): void
}

class LocalServer {
  #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  #ready: Promise<void>
  #answers = new Map<number, (answer: LocalAnswer) => void>()
  #lines = new Map<number, (text: string) => void>()
  #last = 0

  constructor() {
    const site = new URL('.', document.baseURI).href
    this.#worker.postMessage({ site, files: siteFiles().filter(({ later }) => !later) })
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'progress') localStart.share = data.share
        else if (data.type === 'ready') {
          localStart.ready = true
          resolve()
        } else if (data.type === 'failed') {
          localStart.fault = data.why
          reject(new Error(data.why))
        } else if (data.type === 'answer') this.#answered(data.id, data.answer)
        else if (data.type === 'think') void this.#think(data.id, data.wish)
        else this.#lines.get(data.line)?.(data.text)
      }
      this.#worker.onerror = (event) => {
        localStart.fault = event.message
        reject(new Error(event.message))
      }
    })
  }

  /** The answer to a request, as `fetch` gives it. */
  async request(method: string, path: string, body: string): Promise<Response> {
    const taught = path.startsWith('/api/teaching/') ? await teaching(path).catch(() => null) : null
    if (taught) return taught
    if (!localStart.ready) {
      const early = await earlyAnswer(method, path, body).catch(() => null)
      if (early) return early
    }
    await this.#ready
    const id = ++this.#last
    const answer = await new Promise<LocalAnswer>((resolve) => {
      this.#answers.set(id, resolve)
      this.#tell({ type: 'request', id, method, path, body, language: settings.language })
    })
    const headers = { ...answer.headers, 'content-type': answer.kind }
    return new Response(answer.body, { status: answer.status, headers })
  }

  /** A line; `hear` takes what it brings. */
  async openLine(hear: (text: string) => void): Promise<Line> {
    await this.#ready
    const line = ++this.#last
    this.#lines.set(line, hear)
    this.#tell({ type: 'open', line })
    return {
      send: (text) => this.#tell({ type: 'said', line, text }),
      close: () => {
        this.#lines.delete(line)
        this.#tell({ type: 'close', line })
      },
    }
  }

  /** The worker plays on by itself where nothing can be thought out. */
  async #think(id: number, wish: string): Promise<void> {
    const found = await import('./thinking').then(({ thinkFor }) => thinkFor(wish)).catch(() => null)
    this.#tell({ type: 'thought', id, found })
  }

  #answered(id: number, answer: LocalAnswer): void {
    this.#answers.get(id)?.(answer)
    this.#answers.delete(id)
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message)
  }
}

let server: LocalServer | null = null

/** The one worker of this page. */
export function localServer(): LocalServer {
  return (server ??= new LocalServer())
}
