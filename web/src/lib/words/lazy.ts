/**
 * A file of words whose messages are parsed when they are first said: a table has a thousand and says a hundred of
 * them.
 */
import { FluentResource } from '@fluent/bundle'

type Entry = FluentResource['body'][number]

/** Where a message or a term begins, as Fluent's own parser looks for it. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *= */gm

export function lazyResource(source: string): FluentResource {
  const found = [...source.matchAll(BEGINNING)]
  const body = found.map(({ 1: id, index }, i) => new Unread(id!, source, index, found[i + 1]?.index ?? source.length))
  return { body: body as unknown as Entry[] }
}

/** A message as a bundle wants it: its value and its further forms are there when asked for. */
class Unread {
  #entry: Entry | undefined

  constructor(
    readonly id: string,
    private readonly source: string,
    private readonly from: number,
    private readonly to: number,
  ) {}

  get value(): Entry['value'] {
    return this.#read().value
  }

  get attributes(): Entry['attributes'] {
    return this.#read().attributes
  }

  /** What cannot be read has nothing to say. */
  #read(): Entry {
    this.#entry ??= new FluentResource(this.source.slice(this.from, this.to)).body[0] ?? {
      id: this.id,
      value: null,
      attributes: {},
    }
    return this.#entry
  }
}
