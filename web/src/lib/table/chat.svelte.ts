/** What is said at a table and beside it, as the page knows it. Texts are drawn as texts, never as markup. */
import { Refused, type Ask, type RequestType, type SocketRequest } from '$lib/api/connection'
import { newKey } from '$lib/api/idempotency-key'
import { keep, recall } from '$lib/shared/local-storage'
import type { Arguments } from '$lib/words/bundle'
import type { Chat, ChatLine, ChatRoom, Muted, Said, SocketAnswers } from '$lib/api/wire'

export type Room = ChatRoom['room']
export type Reaction = NonNullable<ChatLine['reaction']>
export const REACTIONS: Reaction[] = ['well-done', 'thanks', 'laugh', 'ouch', 'thinking']
export const MOST_CHARACTERS = 400

type Numbers = Partial<Record<Room, number>>

const PLACE = 'megawatt-chat-read'
/** Of so many tables this browser knows how far they were read. */
const MOST_TABLES = 100

export class ChatStore {
  rule = $state<Chat['rule'] | null>(null)
  rooms = $state.raw<ChatRoom[]>([])
  muted = $state.raw<Muted[]>([])
  #read = $state.raw<Numbers>({})
  /** What was on its way when the line broke is said once, however often it is tried. */
  #trying: { said: string; key: string } | null = null

  constructor(
    private readonly table: string,
    private readonly ask: Ask,
    private readonly complain: (reason: string, args: Arguments) => void,
  ) {
    this.#read = recall<Record<string, Numbers>>(PLACE, {})[table] ?? {}
  }

  told(message: Chat | Said): void {
    if (message.type === 'chat') {
      this.rule = message.rule
      this.rooms = message.rooms
      this.muted = message.muted
    } else {
      const { room, line } = message
      this.rooms = this.rooms.map((each) => (each.room === room ? { ...each, lines: [...each.lines, line] } : each))
    }
  }

  room(name: Room): ChatRoom | undefined {
    return this.rooms.find((each) => each.room === name)
  }

  /** Lines of others that this browser has not shown yet. */
  unread(name?: Room): number {
    const rooms = name ? this.rooms.filter((each) => each.room === name) : this.rooms
    const fresh = (line: ChatLine, read: number) => line.number > read && !line.mine && !line.removed
    return rooms.reduce(
      (sum, { room, lines }) => sum + lines.filter((line) => fresh(line, this.#read[room] ?? 0)).length,
      0,
    )
  }

  /** Everything that is here of a room has been shown. */
  seen(name: Room): void {
    const last = this.room(name)?.lines.at(-1)?.number ?? 0
    if (last <= (this.#read[name] ?? 0)) return
    this.#read = { ...this.#read, [name]: last }
    const others = Object.entries(recall<Record<string, Numbers>>(PLACE, {})).filter(([table]) => table !== this.table)
    keep(PLACE, Object.fromEntries([...others.slice(1 - MOST_TABLES), [this.table, this.#read]]))
  }

  say(room: Room, text: string): Promise<boolean> {
    return this.#say({ room, text })
  }

  react(room: Room, reaction: Reaction): Promise<boolean> {
    return this.#say({ room, reaction })
  }

  /** Fetch the lines before those that are here. */
  async earlier(name: Room): Promise<void> {
    const before = this.room(name)?.lines[0]?.number
    const answer = before && (await this.#try({ type: 'earlier-chat', room: name, before }))
    if (!answer) return
    const behind = (lines: ChatLine[]) => lines.filter((line) => line.number >= before)
    this.rooms = this.rooms.map((each) =>
      each.room === name ? { ...each, lines: [...answer.lines, ...behind(each.lines)], more: answer.more } : each,
    )
  }

  async mute(room: Room, number: number): Promise<boolean> {
    return (await this.#try({ type: 'mute', room, number })) !== null
  }

  async unmute(muted: string): Promise<boolean> {
    return (await this.#try({ type: 'unmute', muted })) !== null
  }

  async report(room: Room, number: number, reason: string): Promise<boolean> {
    return (await this.#try({ type: 'report', room, number, reason })) !== null
  }

  async #say(what: { room: Room; text?: string; reaction?: Reaction }): Promise<boolean> {
    const said = JSON.stringify(what)
    if (this.#trying?.said !== said) this.#trying = { said, key: newKey() }
    const answer = await this.#try({ type: 'say', key: this.#trying.key, ...what })
    if (answer) this.#trying = null
    return answer !== null
  }

  async #try<Type extends RequestType>(message: SocketRequest<Type>): Promise<SocketAnswers[Type] | null> {
    try {
      return await this.ask(message)
    } catch (fault) {
      if (fault instanceof Refused) this.complain(fault.reason, fault.args)
      else this.complain('no-line', {})
      return null
    }
  }
}
