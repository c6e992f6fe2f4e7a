/**
 * A match that a static site sends to the server it names: packed behind the `#` of the server's address, which no
 * browser sends anywhere. The server's page asks before it makes a table of it.
 */
const MARK = '#match='
/** Of the address, and of the text; the longest matches of the built-in games take a tenth. */
export const MOST_PACKED = 500_000
export const MOST_TEXT = 2_000_000

export async function sendingAddress(server: string, text: string): Promise<string> {
  const packed = await collected(new Response(text).body!.pipeThrough(new CompressionStream('gzip')), MOST_PACKED)
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return `${server}/${MARK}${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** Whether this page was opened with a match. */
export const wasSent = (): boolean => location.hash.startsWith(MARK)

/** The match that this page was opened with; an error when it is none. The address forgets it. */
export async function takeSent(): Promise<string> {
  const packed = location.hash.slice(MARK.length)
  history.replaceState(history.state, '', location.pathname + location.search)
  if (packed.length > MOST_PACKED) throw new Error('too long')
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
  const text = new Response(bytes).body!.pipeThrough(new DecompressionStream('gzip'))
  return new TextDecoder('utf-8', { fatal: true }).decode(await collected(text, MOST_TEXT))
}

async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > most) {
      await reader.cancel()
      throw new Error(`more than ${most} bytes`)
    }
    parts.push(read.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
