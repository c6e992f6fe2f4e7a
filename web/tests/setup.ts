/**
 * What jsdom lacks of a browser: streams, media queries (none of them matches), and what the server puts into the page.
 */
import { ReadableStream } from 'node:stream/web'
import { languagesIn } from '../languages.ts'

Object.assign(globalThis, { ReadableStream })
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList

// The server tells the page's languages in its head.
const languages = document.createElement('meta')
languages.name = 'languages'
languages.content = JSON.stringify(languagesIn('../src/megawatt/words/languages'))
document.head.append(languages)
