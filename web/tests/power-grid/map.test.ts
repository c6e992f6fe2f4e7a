import { describe, expect, it } from 'vitest'
import { areaColours } from '$games/power-grid/map/areas'
import { buttonCorner, freeCorner } from '$games/power-grid/map/corners'
import { landOf } from '$games/power-grid/map/field'
import { overlap } from '$games/power-grid/map/boxes'
import { placeLabels } from '$games/power-grid/map/labels'
import { labelsIn, sameMap, type Shapes } from '$games/power-grid/map/shapes'
import { sizesOf } from '$games/power-grid/map/sizes'
import type { Printed } from '$games/power-grid/types'
import { PRINTED } from './position'

/** The corners that a path goes through. */
const points = (path: string): number[][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])])

describe('land', () => {
  const land = landOf(PRINTED, 20)

  it('has an outline for every area, around its cities', () => {
    for (const area of land.areas) {
      const own = PRINTED.cities.filter((city) => city.area === area.id)
      const xs = points(area.path).map(([x]) => x!)
      expect(Math.min(...xs)).toBeLessThan(Math.min(...own.map((city) => city.x)))
      expect(Math.max(...xs)).toBeGreaterThan(Math.max(...own.map((city) => city.x)))
    }
  })

  it('is closed, and joins cities that are linked', () => {
    expect(land.coast.match(/M/g)).toHaveLength(1)
    expect(land.coast.endsWith('Z')).toBe(true)
  })

  it('splits a link between two areas in the middle', () => {
    const [west, east] = land.areas.map((area) => points(area.path).map(([x]) => x!))
    expect(Math.max(...west!)).toBeCloseTo(Math.min(...east!), -1)
  })
})

describe('labels', () => {
  const sizes = sizesOf(PRINTED, 1)
  const all = new Set(PRINTED.cities.map((city) => city.id))

  it('give every city in play a name that covers no other', () => {
    const { names } = placeLabels(PRINTED, sizes, all)
    expect([...names.keys()].sort()).toEqual([...all].sort())
    const boxes = [...names.values()].map((name) => name.box)
    boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => expect(overlap(box, other)).toBe(0)))
  })

  it('leave a free connection without a cost', () => {
    const { badges } = placeLabels(PRINTED, sizes, all)
    expect(badges.map((badge) => badge !== null)).toEqual([true, true, false])
  })

  it('leave out the name of a city that is not in play and finds no room', () => {
    const beside = { ...PRINTED.cities[0]!, id: 'crowd', name: 'A very long name for a town' }
    const crowd = Array.from({ length: 30 }, (_, i) => ({ ...beside, id: `crowd${i}`, x: 82 + i, y: 80 + i }))
    const crowded: Printed = { ...PRINTED, cities: [...PRINTED.cities, ...crowd] }
    const { names } = placeLabels(crowded, sizesOf(crowded, 1), all)
    expect(names.has('essen')).toBe(true)
    expect(crowd.filter((city) => names.has(city.id)).length).toBeLessThan(crowd.length)
  })

  it('shrink against the map when one looks closer', () => {
    expect(sizesOf(PRINTED, 1, 4).text).toBeLessThan(sizes.text)
  })
})

describe('shapes', () => {
  const shapes = {
    printed: [400, 300, 0, 0],
    labels: { letters: 10, discs: [], costs: [[50, 60, 50, 80]], names: [] },
  } as unknown as Shapes

  it('belong to a map with the same cities only', () => {
    const own: Printed = { ...PRINTED, map: { ...PRINTED.map, canvas: [400, 300] }, cities: [] }
    expect(sameMap(shapes, own)).toBe(true)
    expect(sameMap(shapes, { ...own, cities: [PRINTED.cities[0]!] })).toBe(false)
  })

  it('bring a line along for a cost beside its link', () => {
    const [badge] = labelsIn(shapes, { ...PRINTED, cities: [], links: [PRINTED.links[0]!] }).badges
    expect(badge).toMatchObject({ x: 50, y: 60, from: { x: 50, y: 80 } })
  })
})

describe('areas', () => {
  it('called after a colour have it, the others get what is left', () => {
    const colours = areaColours(['red', 'alps', 'violet', 'purple'])
    expect(colours.get('red')).toBe('var(--pg-area-red)')
    expect(colours.get('violet')).toBe('var(--pg-area-purple)')
    expect(new Set(colours.values()).size).toBe(4)
  })
})

describe('corners', () => {
  const alone = (x: number, y: number): Printed => ({
    ...PRINTED,
    cities: [{ ...PRINTED.cities[0]!, x, y }],
    links: [],
  })
  const [width, height] = PRINTED.map.canvas
  const buttons = (printed: Printed) => {
    const sizes = sizesOf(printed, 1)
    const labels = placeLabels(printed, sizes, new Set(printed.cities.map((city) => city.id)))
    return buttonCorner(printed, labels, sizes, { left: 0, top: 0, right: width, bottom: height }, 1)
  }

  it('without cities hold the name of the map', () => {
    expect(freeCorner(alone(10, 10))).not.toBe('top-left')
  })

  it('without cities, names and costs hold the buttons for zooming, at the lower right if that is one', () => {
    expect(buttons(alone(10, 10))).toBe('bottom-right')
    expect(buttons(alone(width - 10, height - 10))).not.toBe('bottom-right')
  })

  it('hold either the name or the buttons', () => {
    for (const x of [10, width / 2, width - 10])
      for (const y of [10, height / 2, height - 10]) expect(buttons(alone(x, y))).not.toBe(freeCorner(alone(x, y)))
  })
})
