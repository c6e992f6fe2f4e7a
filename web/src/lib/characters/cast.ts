/** The characters of bots: `kilowatt:fox` is a bot of a level with a name, a face and a temperament. */
import type { GameInfo, SeatWish } from '$lib/api/wire'

const SEPARATOR = ':'

/** What people call a character, in words that may not know it. */
type Speaks = ((id: string) => string) & { has(id: string): boolean }

/** The level of a bot. */
export const levelOf = (bot: string): string => bot.split(SEPARATOR)[0]!

/** The character of a bot, if it has one that these words know. */
export function characterOf(bot: string | null | undefined, say: Pick<Speaks, 'has'>): string | null {
  const [, name] = (bot ?? '').split(SEPARATOR)
  return name && say.has(`character-${name}`) ? name : null
}

const withCharacter = (bot: string, character: string): string => `${levelOf(bot)}${SEPARATOR}${character}`

const nameOf = (wish: SeatWish): string | undefined => (wish.kind === 'bot' ? wish.bot?.split(SEPARATOR)[1] : undefined)

/** The characters of a game that sit nowhere yet. */
function free(game: GameInfo, wishes: SeatWish[]): string[] {
  const taken = wishes.map(nameOf)
  return game.characters.filter((each) => !taken.includes(each))
}

/** Every bot of one of the game's levels becomes somebody, each somebody else as long as there are enough. */
export function cast(game: GameInfo, wishes: SeatWish[], draw: () => number = Math.random): SeatWish[] {
  return wishes.reduce<SeatWish[]>((all, wish, seat) => {
    const rest = free(game, all)
    if (wish.kind !== 'bot' || !wish.bot || !game.levels.includes(wish.bot) || rest.length === 0) return all
    return all.with(seat, { ...wish, bot: withCharacter(wish.bot, rest[Math.floor(draw() * rest.length)]!) })
  }, wishes)
}

/** The next character that sits nowhere yet takes this seat. */
export function recast(game: GameInfo, wishes: SeatWish[], seat: number): SeatWish[] {
  const wish = wishes[seat]!
  if (wish.kind !== 'bot' || !wish.bot || !game.levels.includes(levelOf(wish.bot))) return wishes
  const now = game.characters.indexOf(nameOf(wish) ?? '')
  const rest = free(game, wishes)
  const next = rest.find((each) => game.characters.indexOf(each) > now) ?? rest[0]
  return next ? wishes.with(seat, { ...wish, bot: withCharacter(wish.bot, next) }) : wishes
}
