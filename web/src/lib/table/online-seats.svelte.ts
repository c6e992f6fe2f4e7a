/** Whose people are online although they may not look at this table, asked for from time to time. */
import { api } from '$lib/api/client'
import { isLocal } from '$lib/api/transport'

const AGAIN = 30_000

export class OnlineSeats {
  seats = $state.raw<number[]>([])

  /** Ask while somebody shows it. */
  follow(table: string): () => void {
    if (isLocal) return () => {}
    const load = (): void => {
      if (document.hidden) return
      api.onlineSeats(table).then(
        (told) => (this.seats = told.seats),
        () => {},
      )
    }
    load()
    const timer = setInterval(load, AGAIN)
    return () => clearInterval(timer)
  }

  /** The message that says where the person of a seat is; `present` are the seats whose people look at the table. */
  label(seat: number, present: number[]): 'seat-present' | 'seat-online' | 'seat-away' {
    if (present.includes(seat)) return 'seat-present'
    return this.seats.includes(seat) ? 'seat-online' : 'seat-away'
  }
}
