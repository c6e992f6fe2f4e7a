/** What the lobby knows: the server, its games with their words, and the tables. Kept fresh by the socket's news. */
import { api, RequestRefused } from '$lib/api/client'
import { serverTime } from '$lib/shared/clock.svelte'
import { Connection, LineBroke, Refused } from '$lib/api/connection'
import { openSocket } from '$lib/api/transport'
import { person } from '$lib/account/person.svelte'
import type { GameInfo, Lists, ServerInfo } from '$lib/api/wire'
import { settings } from '$lib/shared/settings.svelte'
import { toasts } from '$lib/shared/toasts.svelte'
import { ChatStore } from '$lib/table/chat.svelte'
import type { Words } from '$lib/words/bundle'
import { wordsOf } from '$lib/words/games'

const LOOK_AGAIN = 15_000

export class LobbyStore {
  server = $state.raw<ServerInfo | null>(null)
  tables = $state.raw<Lists>({ mine: [], open: [], running: [], now: 0 })
  /** The words of each game, for its name, its description and its options. */
  words = $state.raw<Map<string, Words>>(new Map())
  /** The server cannot be reached. */
  lost = $state(false)
  /** Of everybody in the lobby, where the server has such a chat; followed by the part of the page that shows it. */
  chat = new ChatStore(
    'lobby',
    (message) => this.#connection?.ask(message) ?? Promise.reject(new LineBroke('the lobby is not open')),
    (reason, args) => toasts.bad(reason, args),
  )
  #followsChat = false
  #connection: Connection | null = null
  /** The line was cut before. */
  #cut = false
  #timer: ReturnType<typeof setInterval> | undefined

  start(): () => void {
    void this.refresh()
    this.#connection = new Connection(openSocket, {
      opened: () => {
        void this.refresh()
        if (this.#cut) void person.lookAgain()
        if (this.#followsChat) void this.#hearChat()
      },
      closed: () => (this.#cut = true),
      told: (message) => {
        if (message.type === 'news' && message.what !== 'restarting') void this.refresh()
        if (message.type === 'chat' || message.type === 'said') this.chat.told(message)
      },
    })
    this.#connection.start()
    this.#timer = setInterval(() => void this.refresh(), LOOK_AGAIN)
    return () => {
      clearInterval(this.#timer)
      this.#connection?.stop()
    }
  }

  /** Hear the lobby's chat from now on, whenever the line is there. */
  followChat(): void {
    if (this.#followsChat) return
    this.#followsChat = true
    if (this.#connection?.isOpen) void this.#hearChat()
  }

  async #hearChat(): Promise<void> {
    try {
      await this.#connection?.ask({ type: 'hear-lobby' })
    } catch (fault) {
      if (!(fault instanceof Refused || fault instanceof LineBroke)) throw fault
    }
  }

  wake(): void {
    this.#connection?.wake()
  }

  async refresh(): Promise<void> {
    try {
      const [server, tables] = await Promise.all([api.server(), api.tables()])
      this.server = server
      this.tables = tables
      serverTime.set(tables.now)
      this.lost = false
    } catch (fault) {
      if (!(fault instanceof RequestRefused)) throw fault
      this.lost = true
    }
  }

  /**
   * Read every game's words in the language chosen now; those that the line did not bring are read with the next news
   * of the server.
   */
  async speak(games: GameInfo[]): Promise<void> {
    const { language } = settings
    try {
      const words = await wordsOf(games, language)
      if (language === settings.language) this.words = words
    } catch (fault) {
      if (!(fault instanceof RequestRefused)) throw fault
      this.lost = true
    }
  }

  gameName(name: string): string {
    return this.words.get(name)?.say('game-name') ?? name
  }
}
