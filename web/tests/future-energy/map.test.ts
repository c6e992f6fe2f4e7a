import { contours } from '$games/future-energy/contours'
import { along, beside, placesOf, shortened, standing, stretchOf } from '$games/future-energy/geometry'
import { coveredBy, CREW_SPOTS, crewSpot, placeLabels } from '$games/future-energy/labels'
import { drawLand } from '$games/future-energy/land'
import { scaled } from '$games/future-energy/scale'
import { describe, expect, test } from 'vitest'
import { BOARDS, boardIn, LANGUAGES } from './boards'
import { printed } from './small'

const board = scaled(printed)
/** How large names are drawn on a map that fills a laptop, and on a phone. */
const [A_LAPTOPS, A_PHONES] = [18, 23]

test('a board of any size is drawn in a thousand units', () => {
  expect(board.board.canvas).toEqual([1000, 800])
  expect(board.sites[0]).toMatchObject({ x: 200, y: 200 })
  expect(scaled(printed)).toBe(board)
})

test('an outline goes once around what is above zero', () => {
  const values = new Float32Array(49).fill(-1)
  for (const cell of [16, 17, 18, 23, 24, 25, 30, 31, 32]) values[cell] = 1
  const path = contours({ columns: 7, rows: 7, step: 10, left: 0, top: 0, values })
  expect(path.match(/M/g)).toHaveLength(1)
  expect(contours({ columns: 7, rows: 7, step: 10, left: 0, top: 0, values }, 10_000)).toBe('')
})

test('every region has land', () => {
  const land = drawLand(board)
  expect(land.regions.map(({ id }) => id)).toEqual(['north', 'isle'])
  for (const region of land.regions) expect(region.path).toMatch(/^M/)
})

test('a sea link leaves water between', () => {
  const apart = (drawLand(board).coast.match(/M/g) ?? []).length
  expect(apart).toBeGreaterThanOrEqual(2)
})

test('names stand beside their places and do not cover each other', () => {
  const labels = placeLabels(board, 18, 27, new Map([['north', 'North']]))
  expect([...labels.places.keys()].sort()).toEqual(['bergen', 'oslo', 'skye', 'start'])
  for (const place of [...board.sites, board.start]) {
    const label = labels.places.get(place.id)!
    expect(Math.hypot(label.x - place.x, label.y - place.y)).toBeGreaterThan(20)
  }
  expect(labels.regions.map(({ text }) => text)).toEqual(['North', 'isle'])
})

test('the crew stands beside its place and covers no name', () => {
  const labels = placeLabels(board, 18, 27, new Map())
  for (const place of [...board.sites, board.start]) {
    const spot = crewSpot(place.id, board, labels)
    const crew = {
      left: place.x + spot.x - 26,
      right: place.x + spot.x + 27,
      top: place.y + spot.y - 28,
      bottom: place.y + spot.y + 24,
    }
    for (const { box } of labels.places.values()) {
      const apart = box.x > crew.right || box.x + box.w < crew.left || box.y > crew.bottom || box.y + box.h < crew.top
      expect(apart, place.id).toBe(true)
    }
  }
})

describe.each(BOARDS)('on %s', (id) => {
  test.each(LANGUAGES)('the crew covers no name in %s, or there is no place free of them', (language) => {
    const europe = boardIn(id, language)
    for (const size of [A_LAPTOPS, A_PHONES]) {
      const labels = placeLabels(europe, size, 27, new Map())
      const covering = [...europe.sites, europe.start].filter(
        (place) => coveredBy(place.id, crewSpot(place.id, europe, labels), europe, labels).names > 0,
      )
      if (size === A_LAPTOPS) expect(covering.map((place) => place.id)).toEqual([])
      for (const place of covering)
        for (const spot of CREW_SPOTS)
          expect(coveredBy(place.id, spot, europe, labels).names, place.id).toBeGreaterThan(0)
    }
  })
})

test('two lines on a link run side by side', () => {
  const way = stretchOf({ a: 'bergen', b: 'oslo' }, placesOf(board))
  const [first, second] = [beside(way, 0, 2, 10), beside(way, 1, 2, 10)]
  expect(Math.hypot(first.x1 - second.x1, first.y1 - second.y1)).toBeCloseTo(10)
  expect(beside(way, 0, 1, 10)).toEqual(way)
  const short = shortened(way, 20)
  expect(Math.hypot(short.x1 - way.x1, short.y1 - way.y1)).toBeCloseTo(20)
  expect(along(way, 0)).toEqual({ x: way.x1, y: way.y1 })
})

test('as many plants stand on a site as were built, seat after seat', () => {
  const { marks, size } = standing([3, 0, 1, 2], 22)
  expect(marks.map(({ seat }) => seat)).toEqual([0, 0, 0, 2, 3, 3])
  expect(size).toBeGreaterThan(5)
  expect(standing([3, 3, 3, 3], 22).marks).toHaveLength(12)
  expect(standing([0, 0], 22).marks).toEqual([])
})

describe.each(BOARDS)('on %s', (id) => {
  test.each(LANGUAGES)('no name covers another in %s, at any size of the map', (language) => {
    const europe = boardIn(id, language)
    const covering = []
    for (let size = A_LAPTOPS; size <= A_PHONES; size++) {
      const boxes = [...placeLabels(europe, size, 27, new Map()).places.values()]
      for (const a of boxes)
        for (const b of boxes)
          if (
            a.id < b.id &&
            Math.min(a.box.x + a.box.w, b.box.x + b.box.w) > Math.max(a.box.x, b.box.x) &&
            Math.min(a.box.y + a.box.h, b.box.y + b.box.h) > Math.max(a.box.y, b.box.y)
          )
            covering.push(`${size}: ${a.id} ${b.id}`)
    }
    expect(covering).toEqual([])
  })
})
