/** What jsdom lacks of a browser: streams, and media queries (none of them matches). */
import { ReadableStream } from 'node:stream/web'

Object.assign(globalThis, { ReadableStream })
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList
