/** What a page and its worker say to each other. */

export type ToWorker =
  | { type: 'request'; id: number; method: string; path: string; body: string; language: string }
  | { type: 'open'; line: number }
  | { type: 'close'; line: number }
  | { type: 'said'; line: number; text: string }

export type FromWorker =
  | { type: 'progress'; share: number }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; answer: LocalAnswer }
  | { type: 'told'; line: number; text: string }

export interface LocalAnswer {
  status: number
  kind: string
  headers: Record<string, string>
  body: string
}

/** A file that the worker fetches before it can play, as the site's head lists it. */
export interface SiteFile {
  path: string
  size: number
  integrity: string
}
