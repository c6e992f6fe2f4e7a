import { describe, expect, it } from 'vitest'
import { cast, characterOf, levelOf, recast } from '$lib/characters/cast'
import { farewell, greeting, remarkOn, Remarks } from '$lib/characters/remarks.svelte'
import type { Entry, GameInfo, SeatWish } from '$lib/api/wire'

const game = {
  bots: ['watt', 'kilowatt', 'own-bot'],
  levels: ['watt', 'kilowatt'],
  usual_bot: 'kilowatt',
  characters: ['beaver', 'fox', 'owl'],
} as unknown as GameInfo
const bot = (name: string): SeatWish => ({ kind: 'bot', bot: name })

describe('a cast', () => {
  it('has somebody else on every seat as long as there are enough, and leaves other bots alone', () => {
    const wishes = cast(
      game,
      [{ kind: 'me' }, ...Array.from({ length: 4 }, () => bot('kilowatt')), bot('own-bot')],
      () => 0,
    )
    expect(wishes.map((wish) => wish.bot ?? wish.kind)).toEqual([
      'me',
      'kilowatt:beaver',
      'kilowatt:fox',
      'kilowatt:owl',
      'kilowatt',
      'own-bot',
    ])
    expect(cast(game, wishes, () => 0.9)).toEqual(wishes)
  })
  it('changes one seat to the next that is free', () => {
    const wishes = [bot('watt:beaver'), bot('watt:fox'), bot('own-bot')]
    expect(recast(game, wishes, 0)[0]).toEqual(bot('watt:owl'))
    expect(recast(game, wishes, 2)).toEqual(wishes)
    expect(recast({ ...game, characters: ['beaver', 'fox'] }, wishes, 0)).toEqual(wishes)
  })
  it('is read from the name of a bot, if there are words for it', () => {
    const say = { has: (id: string) => id === 'character-fox' }
    expect([characterOf('kilowatt:fox', say), characterOf('network:fox.npz', say), characterOf('house', say)]).toEqual([
      'fox',
      null,
      null,
    ])
    expect([characterOf(null, say), levelOf('kilowatt:fox'), levelOf('house')]).toEqual([null, 'kilowatt', 'house'])
  })
})

describe('remarks', () => {
  const seats = [
    { seat: 0, character: null },
    { seat: 1, character: 'fox' },
    { seat: 2, character: 'owl' },
  ]
  const events = { great: { topic: 'build', weight: 9 }, small: { topic: 'card', weight: 2 } } as never
  const entry = (ply: number, seat: number | null, name: string): Entry =>
    ({ ply, seat, events: [{ name, arguments: {} }] }) as unknown as Entry
  const said = (seat: number, name: string): string[] =>
    Array.from(
      { length: 60 },
      (_, ply) => remarkOn(entry(ply, seat, name), 'table', seats, { events })?.id ?? '',
    ).filter(Boolean)

  it('are seldom, and of great moves only', () => {
    expect(said(1, 'small')).toEqual([])
    expect(said(1, 'great').length).toBeGreaterThan(5)
    expect(said(1, 'great').length).toBeLessThan(40)
    expect(new Set(said(1, 'great'))).toEqual(new Set(['remark-proud-fox']))
    expect(new Set(said(0, 'great'))).toEqual(new Set(['remark-admires-fox', 'remark-admires-owl']))
    expect(remarkOn(entry(1, null, 'great'), 'table', seats, { events })).toBeNull()
  })
  it('are of somebody who is there', () => {
    expect(greeting('table', [{ seat: 0, character: null }])).toBeNull()
    expect(greeting('table', seats)?.id).toMatch(/^remark-hello-(fox|owl)$/)
    expect(farewell('table', seats, [2, 3, 1])).toEqual({ seat: 2, character: 'owl', id: 'remark-won-owl' })
    expect(farewell('table', seats, [1, 2, 3])?.id).toMatch(/^remark-lost-(fox|owl)$/)
  })
  it('leave a minute of silence, but for the last one', () => {
    let now = 0
    const remarks = new Remarks(
      () => now,
      () => false,
    )
    const one = greeting('table', seats)
    const last = farewell('table', seats, [1, 2, 3])
    remarks.say(one)
    expect(remarks.shown).toEqual(one)
    remarks.close()
    now = 59_000
    remarks.say(one)
    expect(remarks.shown).toBeNull()
    remarks.say(last, true)
    expect(remarks.shown).toEqual(last)
    remarks.close()
    now = 200_000
    remarks.say(one)
    expect(remarks.shown).toEqual(one)
    remarks.close()
  })
})
