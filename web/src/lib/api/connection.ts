/**
 * One WebSocket that keeps itself alive: it reconnects by itself, notices a dead line by pinging, and pairs every
 * request with its answer. What is said over it is no concern of this file.
 */
import type { Arguments } from '$lib/words/bundle'
import type { SocketLike } from './transport'
import type { PageMessage, ServerMessage, SocketAnswers } from './wire'

export type RequestType = PageMessage['type']

/** What the page asks; the connection numbers it. */
export type SocketRequest<Type extends RequestType> = { type: Type } & Omit<
  Extract<PageMessage, { type: Type }>,
  'type' | 'id'
>

/** Asks over a connection. */
export type Ask = <Type extends RequestType>(message: SocketRequest<Type>) => Promise<SocketAnswers[Type]>

type Done = Extract<ServerMessage, { type: 'done' }>
type Refusal = Extract<ServerMessage, { type: 'refused' }>

/** The server said no; nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly args: Arguments,
  ) {
    super(reason)
  }
}

/** The line broke before an answer came; whether the request arrived is unknown. */
export class LineBroke extends Error {}

export interface Listener {
  /** The line is there (again): say what should be followed. */
  opened(): void
  /** The line is gone; it will be tried again by itself. */
  closed(): void
  /** A message that answers no request. */
  told(message: Exclude<ServerMessage, Done | Refusal>): void
}

export const PING_EVERY = 20_000
export const ANSWER_WITHIN = 8_000
export const FIRST_WAIT = 400
export const LONGEST_WAIT = 15_000

interface Waiting {
  resolve: (message: Done) => void
  reject: (fault: Error) => void
}

export class Connection {
  #socket: SocketLike | null = null
  #open = false
  #over = false
  #tries = 0
  #lastId = 0
  #waiting = new Map<number, Waiting>()
  /** What was asked before the line was there for the first time; null from then on. */
  #early: (() => void)[] | null = []
  #retry: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly connect: () => SocketLike,
    private readonly listener: Listener,
  ) {}

  get isOpen(): boolean {
    return this.#open
  }

  start(): void {
    if (this.#socket || this.#over) return
    clearTimeout(this.#retry)
    const socket = this.connect()
    this.#socket = socket
    socket.onopen = () => this.#opened(socket)
    socket.onmessage = (event) => this.#heard(socket, event.data)
    socket.onclose = () => this.#closed(socket)
  }

  /** For good. */
  stop(): void {
    this.#over = true
    clearTimeout(this.#retry)
    this.#askEarly()
    const socket = this.#socket
    if (!socket) return
    this.#closed(socket)
    socket.close()
  }

  /** The page was woken up or the network came back: make sure the line is alive, without waiting for the next try. */
  wake(): void {
    if (this.#over) return
    if (this.#open) void this.#ping()
    else if (!this.#socket) {
      this.#tries = 0
      this.start()
    }
  }

  /** Say something and wait for the answer to it. Rejects with Refused or LineBroke. */
  ask<Type extends RequestType>(message: SocketRequest<Type>): Promise<SocketAnswers[Type]> {
    const socket = this.#socket
    const early = this.#early
    if (early && socket && !this.#open)
      return new Promise((resolve, reject) => early.push(() => void this.ask(message).then(resolve, reject)))
    if (!socket || !this.#open) return Promise.reject(new LineBroke('the line is not open'))
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      // The number says which request is answered, and so which answer it is.
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
      socket.send(JSON.stringify({ ...message, id }))
    })
  }

  #opened(socket: SocketLike): void {
    if (socket !== this.#socket) return
    this.#open = true
    this.#tries = 0
    this.#pinging = setInterval(() => void this.#ping(), PING_EVERY)
    this.listener.opened()
    this.#askEarly()
  }

  /** The line is there, or it did not come: what waited for it is asked now, and refused if there is none. */
  #askEarly(): void {
    const early = this.#early ?? []
    this.#early = null
    for (const ask of early) ask()
  }

  #heard(socket: SocketLike, data: string): void {
    if (socket !== this.#socket) return
    const message = JSON.parse(data) as ServerMessage
    if (message.type !== 'done' && message.type !== 'refused') return this.listener.told(message)
    this.#answered(message)
  }

  #answered(message: Done | Refusal): void {
    if (message.id === null) return // a message that the server could not read; ours all have numbers
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.type === 'done') waiting?.resolve(message)
    else waiting?.reject(new Refused(message.reason, message.arguments))
  }

  #closed(socket: SocketLike): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.#open = false
    clearInterval(this.#pinging)
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const each of waiting) each.reject(new LineBroke('the line broke'))
    this.#askEarly()
    if (this.#over) return
    this.listener.closed()
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries++, LONGEST_WAIT)
    this.#retry = setTimeout(() => this.start(), wait * (0.75 + Math.random() / 2))
  }

  /** A line that does not answer in time counts as broken, whatever the browser believes. */
  async #ping(): Promise<void> {
    const socket = this.#socket
    if (!socket) return
    const late = setTimeout(() => {
      this.#closed(socket)
      socket.close()
    }, ANSWER_WITHIN)
    try {
      await this.ask({ type: 'ping' })
    } catch {
      // A broken line is dealt with where it broke.
    } finally {
      clearTimeout(late)
    }
  }
}
