/** Sentences about one table: words plus the game's spelling plus the seats' names. */
import type { GamePart, Say, SeatInfo } from '$games/contract'
import type { SeatShown } from '$lib/api/wire'
import { characterOf, levelOf } from '$lib/characters/cast'
import type { Words } from './bundle'
import { labelled as said } from './phrases'

/** The verb of a move that somebody else has made face down. */
const SECRET = 'secret'

/** A voice without a table, for the lobby. */
export function plainSay(words: Words): Say {
  return tableSay(words, null, { printed: {}, view: {}, seats: [], options: {} })
}

/** What a voice tells of; looked up when it speaks. */
export interface About {
  printed: unknown
  view: unknown
  seats: SeatShown[]
  /** The table's options: lines that explain (`…-about`) may depend on them, so each is an argument of theirs. */
  options: Record<string, unknown>
}

/** A voice for one table. */
export function tableSay(words: Words, game: Pick<GamePart, 'spell'> | null, about: About): Say {
  const say = ((id, args) => words.say(id, id.endsWith('-about') ? { ...about.options, ...args } : args)) as Say
  const spelled = (args: Record<string, unknown> | null | undefined): Record<string, unknown> => {
    const given = { ...(args ?? {}) }
    const own = game ? game.spell({ ...given }, { printed: about.printed, view: about.view, say }) : given
    return typeof given.seat === 'number' ? { ...own, seat: say.seat(given.seat) } : own
  }
  say.language = words.language
  say.has = (id) => words.has(id)
  say.forms = (id) => words.forms(id)
  say.seat = (seat) => seatLabel(about.seats[seat], seat, say)
  say.move = (move) =>
    move.verb === SECRET ? words.say('move-secret') : words.say(`move-${move.verb}`, spelled(move.arguments))
  say.cost = (move) => {
    const id = `cost-${move.verb}`
    return move.costs && Object.keys(move.costs).length > 0 && words.has(id) ? words.say(id, spelled(move.costs)) : null
  }
  say.shortcut = ({ kind, arguments: args, costs }) => words.say(`shortcut-${kind}`, spelled({ ...costs, ...args }))
  say.did = (entry) => {
    const id = `did-${entry.verb}`
    if (entry.seat === null) return say.move(entry)
    return words.has(id)
      ? words.say(id, spelled({ ...entry.arguments, seat: entry.seat }))
      : said(say, say.seat(entry.seat), say.move(entry))
  }
  say.event = (event) => words.say(`event-${event.name}`, spelled(event.arguments))
  say.why = (reason, args) => {
    const id = [`why-${reason}`, `refused-${reason}`, reason].find((each) => words.has(each))
    return id ? words.say(id, spelled(args)) : words.say('refused-other', { reason })
  }
  return say
}

/** The line below a question (`question-NAME-about`), if it has one. */
export function explained(say: Say, question: string): string | null {
  const id = `${question}-about`
  return say.has(id) ? say(id) : null
}

type Speaks = Pick<Say, 'has'> & ((id: string, args?: Record<string, unknown>) => string)

/** What a seat is called: a person by name, a bot by its character or else by its place. */
export function seatLabel(seat: SeatShown | undefined, number: number, say: Speaks): string {
  if (seat?.name) return seat.name
  if (seat?.gave_up && seat.stands_for) return say('seat-gave-up', { name: seat.stands_for })
  if (seat?.bot) {
    const character = characterOf(seat.bot, say)
    if (character && !seat.stands_for) return say(`character-${character}`)
    const level = levelOf(seat.bot)
    return say('seat-bot', { bot: say.has(`bot-${level}`) ? say(`bot-${level}`) : level, number: number + 1 })
  }
  return seat?.you ? say('my-name-hint') : say('seat-number', { number: number + 1 })
}

/** The seats with the names to show. */
export function labelled(seats: SeatShown[], say: Say): SeatInfo[] {
  return seats.map((seat) => ({
    ...seat,
    label: say.seat(seat.seat),
    character: seat.stands_for ? null : characterOf(seat.bot, say),
  }))
}
