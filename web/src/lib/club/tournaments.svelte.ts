/** Something that the server tells anew whenever lists change: by the socket's news, and now and then by itself. */
import { readOr } from '$lib/api/client'
import { Connection } from '$lib/api/connection'
import { openSocket } from '$lib/api/transport'
import { attempt } from '$lib/shared/toasts.svelte'

/** What a tournament is now, and the heading above those that are. */
export const STATUS_WORDS = {
  open: 'tournament-is-open',
  running: 'tournament-is-running',
  over: 'tournament-is-over',
  cancelled: 'tournament-is-cancelled',
}
export const LIST_WORDS = {
  open: 'tournament-list-open',
  running: 'tournament-list-running',
  over: 'tournament-list-over',
}
export const SYSTEM_WORDS = { swiss: 'tournament-swiss-about', 'round-robin': 'tournament-round-robin-about' }

const LOOK_AGAIN = 10_000

export class Fresh<T> {
  shown = $state.raw<T | null>(null)
  /** Why it could not be read the last time. */
  refused = $state<string | null>(null)
  #read: () => Promise<T>

  /** Call while a page is being made; it is read for as long as the page is there. */
  constructor(read: () => Promise<T>) {
    this.#read = read
    $effect(() => {
      void this.refresh()
      const connection = new Connection(openSocket, {
        opened: () => void this.refresh(),
        closed: () => {},
        told: (message) => {
          if (message.type === 'news' && message.what !== 'restarting') void this.refresh()
        },
      })
      connection.start()
      const timer = setInterval(() => document.hidden || void this.refresh(), LOOK_AGAIN)
      return () => {
        clearInterval(timer)
        connection.stop()
      }
    })
  }

  /** What is shown stays when it cannot be read anew; a page that has nothing to show says why itself. */
  async refresh(): Promise<void> {
    const answer = await readOr(this.#read(), (reason) => (this.refused = reason))
    if (!answer) return
    this.shown = answer
    this.refused = null
  }

  /** Do something that answers with what is shown afterwards; whether it was done. */
  async act(doing: Promise<T>): Promise<boolean> {
    const answer = await attempt(doing)
    if (answer) this.shown = answer
    return answer !== null
  }
}
