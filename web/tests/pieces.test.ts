import { describe, expect, it } from 'vitest'
import { carried, payments, slides, spent, travels, type Box, type Piece } from '$lib/motion/pieces'
import { ringed, standing } from '$lib/motion/rings'
import type { Entry } from '$lib/api/wire'

const at = (x: number, y = 0): Box => ({ x, y, width: 10, height: 10 })
const piece = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: null,
  from: null,
  to: null,
  box: at(x),
  ...more,
})
const spots: Record<string, Box> = { 'seat-1': at(500), stack: at(900) }
const spot = (name: string) => spots[name] ?? null

describe('lists and heaps between two drawings', () => {
  const line = (id: string, y: number) => ({ id, box: at(0, y) })
  it('a line that has another place slides, and what lies on it rides along', () => {
    const slid = slides(
      [line('order-0', 0), line('order-1', 30), line('order-2', 60)],
      [line('order-1', 0), line('order-0', 30), line('order-2', 60)],
    )
    expect([...slid]).toEqual([
      ['order-1', { x: 0, y: -30 }],
      ['order-0', { x: 0, y: 30 }],
    ])
    const before = [piece('card', 5, { on: 'order-0' }), piece('sold', 9, { on: 'order-0' }), piece('far', 7)]
    const after = [piece('card', 5, { on: 'order-0', box: at(5, 30) }), piece('sold', 9, { on: 'order-1' })]
    expect(carried(before, after, slid).map(({ box }) => box.y)).toEqual([30, 0, 0])
    expect(travels(carried(before.slice(0, 1), after.slice(0, 1), slid), after.slice(0, 1), spot)).toEqual([])
  })
  it('a heap that becomes smaller loses tokens, one that grows or stays does not', () => {
    const heap = (id: string, amount: number) => ({ id, amount, to: 'stack', box: at(0) })
    const lost = spent([heap('coal-0', 5), heap('oil-0', 2), heap('coal-1', 1)], [heap('coal-0', 2), heap('oil-0', 4)])
    expect(lost.map(({ heap: { id }, count }) => [id, count])).toEqual([
      ['coal-0', 3],
      ['coal-1', 1],
    ])
  })
})

describe('pieces between two drawings', () => {
  it('a piece that lies elsewhere travels, one that stays does not', () => {
    expect(travels([piece('a', 0), piece('b', 50)], [piece('a', 100), piece('b', 51)], spot)).toEqual([
      { arrives: 'a', leaves: null, from: at(0), to: at(100) },
    ])
  })
  it('a new piece comes from its place, or appears where it is', () => {
    const ways = travels([], [piece('house', 10, { from: 'seat-1' }), piece('card', 20)], spot)
    expect(ways.map((way) => way.from)).toEqual([at(500), null])
  })
  it('a new piece comes from where one of its kind has left, each only once', () => {
    const coal = { kind: 'coal' }
    const ways = travels([piece('m1', 0, coal), piece('m2', 10, coal)], [piece('s1', 300, coal)], spot)
    expect(ways).toEqual([
      { arrives: 's1', leaves: null, from: at(0), to: at(300) },
      { arrives: null, leaves: 'm2', from: at(10), to: null },
    ])
  })
  it('a piece that leaves goes to its place', () => {
    expect(travels([piece('tile', 0, { to: 'seat-1' })], [], spot)).toEqual([
      { arrives: null, leaves: 'tile', from: at(0), to: at(500) },
    ])
  })
  it('a board that was laid out anew shows only what came and went', () => {
    const many = Array.from({ length: 30 }, (_, i) => piece(`p${i}`, i * 20))
    const shifted = many.map((each) => ({ ...each, box: at(each.box.x, 200) }))
    expect(travels(many, [...shifted, piece('new', 0)], spot).map((way) => way.arrives)).toEqual(['new'])
  })
})

describe('money between two moments', () => {
  const purse = (seat: number, amount: number, what = 'money') => ({ what, seat, amount })
  it('goes to the bank or comes from it', () => {
    expect(payments([purse(0, 20), purse(1, 5)], [purse(0, 8), purse(1, 15)].reverse())).toEqual([
      { what: 'money', from: 0, to: 1, amount: 10 },
      { what: 'money', from: 0, to: null, amount: 2 },
    ])
  })
  it('never mixes money and points, and nothing is paid by somebody unknown', () => {
    expect(payments([purse(0, 5), purse(1, 1, 'points')], [purse(0, 3), purse(1, 3, 'points'), purse(2, 9)])).toEqual([
      { what: 'money', from: 0, to: null, amount: 2 },
      { what: 'points', from: null, to: 1, amount: 2 },
    ])
  })
})

describe('the last move of every seat', () => {
  const entry = (ply: number, seat: number, taken_back: Entry['taken_back'] = null): Entry => ({
    ply,
    seat,
    text: '',
    verb: '',
    arguments: {},
    events: [],
    at: null,
    taken_back,
    by_itself: false,
    gave_up: null,
  })
  const touched = (each: Entry) => (each.ply === 4 ? [] : [`piece ${each.ply}`])
  it('is its newest that touched something', () => {
    const rings = ringed([entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 0)], 4, touched)
    expect([...rings]).toEqual([
      ['piece 3', 0],
      ['piece 2', 1],
    ])
  })
  it('is theirs whom it is about, not theirs who made it', () => {
    const rings = ringed([entry(1, 0), entry(2, 1)], 2, touched, ({ ply, seat }) => (ply === 2 ? 2 : seat))
    expect([...rings]).toEqual([
      ['piece 2', 2],
      ['piece 1', 0],
    ])
  })
  it('is the one of the moment looked at', () => {
    expect([...ringed([entry(1, 0), entry(2, 1), entry(3, 0)], 2, touched)]).toEqual([
      ['piece 2', 1],
      ['piece 1', 0],
    ])
  })
  it('is none that was taken back', () => {
    const entries = [entry(1, 0), entry(2, 0), entry(3, 1), entry(3, 0, { from: 3, to: 1, by: 0 }), entry(2, 1)]
    expect(standing(entries).map((each) => [each.ply, each.seat])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })
})
