/** What the pages of the club share: which games there are, and their names in the reader's language. */
import { api } from '$lib/api/client'
import type { GameInfo } from '$lib/api/wire'
import { settings } from '$lib/shared/settings.svelte'
import { attempt } from '$lib/shared/toasts.svelte'
import type { Words } from '$lib/words/bundle'
import { wordsOf } from '$lib/words/games'

export class ClubStore {
  games = $state.raw<GameInfo[]>([])
  #words = $state.raw<Map<string, Words>>(new Map())

  /** Call once while a page of the club is being made. */
  constructor() {
    $effect(() => void this.#load(settings.language))
  }

  async #load(language: typeof settings.language): Promise<void> {
    const server = await attempt(api.server())
    if (!server) return
    const words = await attempt(wordsOf(server.games, language))
    if (!words || language !== settings.language) return
    this.#words = words
    this.games = server.games
  }

  gameName(game: string): string {
    return this.#words.get(game)?.say('game-name') ?? game
  }

  words(game: string): Words | undefined {
    return this.#words.get(game)
  }

  /** A map as its option is called; one of somebody's own has no name here. */
  mapName(game: string, map: string | null): string {
    const id = `option-map-${map}`
    const words = this.#words.get(game)
    if (!map || !words) return ''
    if (words.has(id)) return words.say(id)
    return map.startsWith('attached')
      ? ''
      : map.replaceAll('-', ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
  }

  /** A kind of beginning, if the game has words for it. */
  traitName(game: string, trait: string): string | null {
    const id = `trait-${trait.replaceAll(' ', '-')}`
    const words = this.#words.get(game)
    return words?.has(id) ? words.say(id) : null
  }

  /** Something to begin with: by its message, or by its number. */
  labelName(game: string, trait: string, label: string): string {
    const id = `${trait.replaceAll(' ', '-')}-${label}`
    const words = this.#words.get(game)
    return words?.has(id) ? words.say(id) : label
  }
}
