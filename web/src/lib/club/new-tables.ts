/** Tables that are laid with one click: a game against bots, and a guided game. */
import { api } from '$lib/api/client'
import type { GameInfo, SeatWish } from '$lib/api/wire'
import { cast } from '$lib/characters/cast'
import { loadTeaching } from '$lib/teaching/teaching.svelte'
import type { Language } from '$lib/words/bundle'

type Made = { id: string }
type SetUp = NonNullable<GameInfo['first_game']>

/** A table against bots: the usual game, or another set-up such as the one for beginners. */
export function laysGame(game: GameInfo, setUp?: SetUp): Promise<Made> {
  const { seats, options } = setUp ?? { seats: game.usual_seats, options: {} }
  const bots = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: 'bot', bot: game.usual_bot }))
  const taken = cast(game, [{ kind: 'me' }, ...bots])
  return api.create({ game: game.name, seats: taken, options, public: false })
}

/** A guided game: a table with a chosen deal, or a match that goes on. Null when there is none of this name. */
export async function laysLesson(
  game: string,
  name: string,
  title: string,
  language: Language,
): Promise<(Made & { address: string }) | null> {
  const lesson = (await loadTeaching(game, language)).lessons.find((each) => each.name === name)
  if (!lesson) return null
  const seats = lesson.seats.map((who): SeatWish => (who === 'me' ? { kind: 'me' } : { kind: 'bot', bot: who }))
  const { id } = lesson.file
    ? await api.upload(lesson.file)
    : await api.create({ game, seats, options: lesson.options, seed: lesson.seed, public: false, title })
  return { id, address: `/t/${encodeURIComponent(id)}?learn=${encodeURIComponent(name)}` }
}
