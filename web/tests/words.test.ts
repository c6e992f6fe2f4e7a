/** Words: which language, which sentence, and how ids become names. */
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test, vi } from 'vitest'
import { firstLanguage, Words, wordsFrom } from '$lib/words/bundle'
import { describePage } from '$lib/words/description'
import { broken } from '$lib/words/phrases'
import { lazyResource } from '$lib/words/lazy'
import { explained, plainSay, seatLabel, tableSay } from '$lib/words/say'
import type { GamePart } from '$games/contract'
import type { SeatShown } from '$lib/api/wire'

const SOURCE = `
move-build = Build in { $city }
cost-build = { $price } Elektro
did-survey = { $seat } looks at { $city }.
said-of = { $label }: { $text }
event-built = { $seat } builds in { $city }.
why-too-dear = That costs more than you have.
refused-late = Somebody was faster.
refused-other = That did not work ({ $reason }).
seat-bot = Bot { $number }
seat-number = Seat { $number }
my-name-hint = Guest
bot-house = strong
seat-gave-up = { $name } (out)
`
const words = new Words('en', [new FluentResource(SOURCE)])
const seat = (more: Partial<SeatShown>): SeatShown => ({
  seat: 0,
  kind: 'person',
  name: null,
  bot: null,
  you: false,
  present: true,
  stands_for: null,
  returns: false,
  gave_up: false,
  ...more,
})
const game: Pick<GamePart, 'spell'> = {
  spell: (args) => ('city' in args ? { ...args, city: String(args.city).toUpperCase() } : args),
}
const seats = [seat({ name: 'Ada' }), seat({ seat: 1, kind: 'bot', bot: 'house' })]
const say = tableSay(words, game, { printed: {}, view: {}, seats, options: {} })

describe('the first language', () => {
  test('is the one chosen before', () => expect(firstLanguage('nl', ['de-AT', 'en'])).toBe('nl'))
  test('else the first of the browser that we speak', () =>
    expect(firstLanguage(null, ['fr-FR', 'de-AT', 'en'])).toBe('de'))
  test('else English', () => expect(firstLanguage('tlh', ['fr'])).toBe('en'))
})

describe('a table speaks', () => {
  test('moves and prices with spelled arguments', () => {
    expect(say.move({ verb: 'build', arguments: { city: 'essen' } })).toBe('Build in ESSEN')
    expect(say.cost({ verb: 'build', costs: { price: 17 } })).toBe('17 Elektro')
  })
  test('no price where there is none', () => {
    expect(say.cost({ verb: 'build', costs: null })).toBeNull()
    expect(say.cost({ verb: 'build', costs: {} })).toBeNull()
    expect(say.cost({ verb: 'pass', costs: { price: 1 } })).toBeNull()
  })
  test('events with the names of seats', () => {
    expect(say.event({ name: 'built', arguments: { seat: 0, city: 'essen' } })).toBe('Ada builds in ESSEN.')
    expect(say.event({ name: 'built', arguments: { seat: 1, city: 'essen' } })).toBe('Bot 2 builds in ESSEN.')
  })
  test('moves that made nothing happen as sentences, or with the name before the move', () => {
    expect(say.did({ seat: 1, verb: 'survey', arguments: { city: 'essen' } })).toBe('Bot 2 looks at ESSEN.')
    expect(say.did({ seat: 0, verb: 'build', arguments: { city: 'essen' } })).toBe('Ada: Build in ESSEN')
    expect(say.did({ seat: null, verb: 'build', arguments: { city: 'essen' } })).toBe('Build in ESSEN')
  })
  test('refusals of the game and of the page, given short or whole', () => {
    expect(say.why('too-dear')).toBe('That costs more than you have.')
    expect(say.why('why-too-dear')).toBe('That costs more than you have.')
    expect(say.why('late')).toBe('Somebody was faster.')
    expect(say.why('refused-late')).toBe('Somebody was faster.')
    expect(say.why('status-502')).toBe('That did not work (status-502).')
  })
  test('a missing message shows its id', () => expect(say('no-such-message')).toBe('no-such-message'))
})

describe('a seat is called', () => {
  test('by its number when nobody has a name for it', () => expect(seatLabel(seat({}), 2, say)).toBe('Seat 3'))
  test('a guest when it is mine and I have no name yet', () =>
    expect(seatLabel(seat({ you: true }), 2, say)).toBe('Guest'))
  test('a bot by its place', () => expect(seatLabel(seat({ bot: 'zen' }), 0, say)).toBe('Bot 1'))
  test('who gave up by name, whoever plays on', () =>
    expect(seatLabel(seat({ kind: 'bot', bot: 'zen', gave_up: true, stands_for: 'Ann' }), 0, say)).toBe('Ann (out)'))
})

describe('what a language does not say', () => {
  const english = new Words('en', [
    new FluentResource(
      'both = Both\nplants = { $count ->\n    [one] one plant\n   *[other] { $count } plants\n}\n    .short = plants\n',
    ),
  ])
  const partial = new Words('ja', [new FluentResource('both = 両方\n')], [english])
  test('is said in another, by the plurals of that one', () => {
    expect([partial.say('both'), partial.say('plants', { count: 1 }), partial.say('plants.short')]).toEqual([
      '両方',
      'one plant',
      'plants',
    ])
    expect([partial.has('plants'), partial.forms('plants'), partial.has('none'), partial.forms('none')]).toEqual([
      true,
      ['short'],
      false,
      [],
    ])
  })
  test('comes from the languages that the server names, and only then', async () => {
    const files: Record<string, string> = {
      '/words/de/table.ftl': 'yes = Ja\n',
      '/words/de/game.ftl': '## fallback: en nl\ngame-name = Spiel\n',
      '/words/en/table.ftl': 'yes = Yes\n',
      '/words/en/game.ftl': '## fallback: nl\n',
      '/words/nl/table.ftl': 'yes = Ja hoor\n',
      '/words/nl/game.ftl': 'game-about = { yes }!\n',
    }
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => (asked.push(path), new Response(files[path])))
    const table = await wordsFrom('de', ['table'])
    expect([table.say('yes'), asked]).toEqual(['Ja', ['/words/de/table.ftl']])
    const game = await wordsFrom('de', ['table', 'game'])
    expect([game.say('yes'), game.say('game-name'), game.say('game-about')]).toEqual(['Ja', 'Spiel', 'Ja hoor!'])
    vi.unstubAllGlobals()
  })
})

describe('words that are read when they are said', () => {
  const FILE = `
# A comment = no message
-house = Megawatt
plants = { $count ->
    [one] one plant of { -house }
   *[other] { $count } plants of { -house }
}
    .short = { plants }!
cities = { plants } and 7 cities
`
  const [early, late] = [new Words('en', [new FluentResource(FILE)]), new Words('en', [lazyResource(FILE)])]
  test('say the same as words that were all read before', () => {
    for (const id of ['plants', 'plants.short', 'cities', 'none'])
      for (const count of [1, 2, 999, 1000, 12_345.5, -3])
        expect(late.say(id, { count })).toBe(early.say(id, { count }))
    expect(late.say('cities', { count: 1 })).toBe('one plant of Megawatt and 7 cities')
    expect(late.say('plants', { count: 12_345 })).toBe('12,345 plants of Megawatt')
  })
  test('know their messages and forms', () => {
    expect([late.has('plants'), late.has('comment'), late.forms('plants')]).toEqual([true, false, ['short']])
  })
})

test('facts beside each other are told apart, so that lines are broken between them', () => {
  expect(broken('Round 4 of 5 · Auction · Step 1')).toEqual(['Round 4 of 5 ·', 'Auction ·', 'Step 1'])
})

test('a line that explains follows what the table has agreed', () => {
  const source =
    'question-pick-about = { $order ->\n    [last] The last one picks first.\n   *[first] The first one picks first.\n }\n'
  const words = new Words('en', [new FluentResource(source)])
  const at = (options: Record<string, unknown>) => tableSay(words, null, { printed: {}, view: {}, seats: [], options })
  expect(explained(at({ order: 'last', open: true }), 'question-pick')).toBe('The last one picks first.')
  expect(at({ order: 'last' })('question-pick-about')).toBe('The last one picks first.')
  expect(explained(at({}), 'question-pick')).toBe('The first one picks first.')
  expect(explained(at({}), 'question-other')).toBeNull()
})

test('the head describes the page in the language that is spoken', () => {
  const said = `
hero-title = Drei Spiele.
hero-text = Mit Freunden.
local-hero-text = Auf diesem Gerät.
said-next = { $first } { $second }
`
  const say = plainSay(new Words('de', [new FluentResource(said)]))
  document.head.innerHTML = '<meta name="description" content="Three games." />'
  const described = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  describePage(say, true)
  expect(described()).toBe('Drei Spiele. Auf diesem Gerät.')
  describePage(say, false)
  expect(described()).toBe('Drei Spiele. Mit Freunden.')
})
