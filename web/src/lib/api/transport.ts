/**
 * How this page asks: a server, or, on a static site, the worker that plays here (src/local). A static site says so in
 * its head, `<meta name="local">`, and lies in any folder: its addresses are relative, and its routes stand behind `#`.
 */

/** Whether this page has no server. */
export const isLocal = document.querySelector('meta[name=local]') !== null

/** Where a static site leads whoever wants to play with others; null where it names no server. */
export const playServer = document.querySelector<HTMLMetaElement>('meta[name=server]')?.content ?? null

/** A line that carries messages both ways, like a WebSocket. */
export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
  send(data: string): void
  close(): void
}

/** Where the page is, as a server would say it: path and query. */
export function here(): string {
  return isLocal ? location.hash.slice(1) || '/' : location.pathname + location.search
}

/** What the address says behind its question mark. */
export const query = (): URLSearchParams => new URLSearchParams(here().split('?')[1] ?? '')

/** An address of ours as this page reaches it. */
export function addressHere(path: string): string {
  if (!isLocal || !path.startsWith('/')) return path
  const [file, part] = path.split('#')
  if (file!.startsWith('/rules/')) return `.${file}/${part ? `#${part}` : ''}`
  return /^\/(words|assets|icon|favicon|wasm)/.test(path) ? `.${path}` : `#${path}`
}

/** Ask for something at an address of ours. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  if (!isLocal) return fetch(path, init)
  if (!path.startsWith('/api/')) return fetch(addressHere(path))
  const { localServer } = await import('../../local/client')
  return localServer().request(init.method ?? 'GET', path, (init.body as string | null) ?? '')
}

/** Open the line. */
export function openSocket(): SocketLike {
  if (isLocal) return new LocalSocket()
  const address = new URL('/ws', location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address) as unknown as SocketLike
}

/** A line to the worker. */
class LocalSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  #say: ((text: string) => void) | null = null
  #hangUp: (() => void) | null = null
  #over = false

  constructor() {
    void this.#open()
  }

  async #open(): Promise<void> {
    const { localServer } = await import('../../local/client')
    const line = await localServer().openLine((data) => this.onmessage?.({ data }))
    if (this.#over) return line.close()
    this.#say = line.send
    this.#hangUp = line.close
    this.onopen?.()
  }

  send(data: string): void {
    this.#say?.(data)
  }

  close(): void {
    this.#over = true
    this.#hangUp?.()
  }
}
