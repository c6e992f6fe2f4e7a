/** What a page and its worker say to each other. */

export type ToWorker =
  | { type: 'request'; id: number; method: string; path: string; body: string; language: string }
  | { type: 'open'; line: number }
  | { type: 'close'; line: number }
  | { type: 'said'; line: number; text: string }
  | { type: 'thought'; id: number; found: string | null }

export type FromWorker =
  | { type: 'progress'; share: number }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; answer: LocalAnswer }
  | { type: 'told'; line: number; text: string }
  | { type: 'think'; id: number; wish: string }

export interface LocalAnswer {
  status: number
  kind: string
  headers: Record<string, string>
  body: string
}

/** A file of the site with its digest, as the site's head lists it. */
export interface SiteFile {
  path: string
  size: number
  integrity: string
  /** Whether it is fetched when it is first needed; the others before anything can be played. */
  later?: boolean
}
