/**
 * A drawing for every kind of plant, which grows with the number of cities it lights. On a ground line at y = 34, 64
 * wide.
 */
import type { Kind } from '../cards'

export interface Part {
  d: string
  pen: 'wall' | 'roof' | 'smoke' | 'fuel' | 'steel' | 'light'
}

const range = (count: number): number[] => Array.from({ length: Math.max(count, 0) }, (_, i) => i)

/** Halls with a saw-tooth roof, each with a lit window. */
const hall = (x: number, teeth: number): Part[] => [
  {
    d: `M${x} 34V23${range(teeth)
      .map(() => 'l7-5v5')
      .join('')}V34Z`,
    pen: 'wall',
  },
  ...range(teeth).map((i): Part => ({ d: `M${x + 1.5 + 7 * i} 26h3v3h-3Z`, pen: 'light' })),
]
const stack = (x: number, height: number): Part[] => [
  { d: `M${x} 34 ${x + 0.8} ${34 - height}h3.400L${x + 5} 34Z`, pen: 'roof' },
  { d: `M${x + 2} ${32 - height}c-4-1-3-5 .500-4.500 .500-4 6-4 6.500 0 4-.500 4 4.500 0 4.500Z`, pen: 'smoke' },
]
const tank = (x: number, height: number): Part[] => [
  { d: `M${x} 34V${34 - height}c0-3 12-3 12 0V34Z`, pen: 'fuel' },
  { d: `M${x} ${34 - height}c0 3 12 3 12 0s-12-3-12 0Z`, pen: 'steel' },
]
const tower = (x: number, scale: number): Part[] => [
  {
    d: `M${x} 34c${3.5 * scale}-7 ${3 * scale}-15 ${1.5 * scale}-${21 * scale}h${11 * scale}c-${1.5 * scale} ${6 * scale}-${2 * scale} 14 ${1.5 * scale} ${21 * scale}Z`,
    pen: 'wall',
  },
  { d: `M${x + 3 * scale} ${31.5 - 21 * scale}c-3-1-2-4 1-4 1-3 6-3 7 0 3 0 4 3 1 4Z`, pen: 'smoke' },
]
const turbine = (x: number, height: number): Part[] => {
  const hub = 34 - height
  return [
    { d: `M${x - 0.9} 34 ${x - 0.5} ${hub}h1l.400 ${height}Z`, pen: 'steel' },
    {
      d: `M${x} ${hub}c-1.500-3-1-7 0-9 1 2 1.500 6 0 9ZM${x} ${hub}c3.300.200 6.500 2.700 7.800 4.500-2.300 0-6-1.800-7.800-4.500ZM${x} ${hub}c-1.800 2.700-5.500 4.500-7.800 4.500 1.300-1.800 4.500-4.300 7.800-4.500Z`,
      pen: 'fuel',
    },
  ]
}

/** What a plant of this kind and output looks like. */
export function plantDrawing(kind: Kind, cities: number): Part[] {
  const size = Math.min(Math.max(Math.ceil(cities / 2), 1), 4)
  if (kind === 'coal')
    return [...range(size).flatMap((i) => stack(38 + 6.5 * i - size, 25 - 3 * i)), ...hall(10 - size, 2 + size)]
  if (kind === 'oil')
    return [
      ...stack(46, 20 + size),
      ...range(size).flatMap((i) => tank(32 - 11 * i + (size > 3 ? 4 : 0), 14 - (i % 2) * 3)),
    ]
  if (kind === 'hybrid')
    return [...stack(46, 24), ...hall(22, 3), ...range(Math.min(size, 2)).flatMap((i) => tank(12 - 9 * i, 12 - 3 * i))]
  if (kind === 'garbage')
    return [
      ...range(Math.ceil(size / 2)).flatMap((i) => stack(50 - 7 * i, 22 - 3 * i)),
      ...hall(16 - size, 3 + Math.floor(size / 2)),
      { d: `M2 34c1-${4 + size} 5-${6 + size} ${7 + size}-${5 + size}s8 ${3 + size} 10 ${5 + size}Z`, pen: 'fuel' },
    ]
  if (kind === 'uranium')
    return [
      ...range(Math.min(size, 3)).flatMap((i) => tower(42 - 13 * i, 0.9 - 0.09 * i)),
      { d: 'M4 34V26a6 6 0 0 1 12 0V34Z', pen: 'steel' },
      { d: 'M8 34v-5h4v5Z', pen: 'fuel' },
    ]
  if (kind === 'wind') return range(Math.min(cities + 1, 5)).flatMap((i) => turbine(52 - 11 * i, 22 - (i % 2) * 5))
  return [
    { d: 'M6 34V27C6 15 58 15 58 27V34Z', pen: 'wall' },
    { d: 'M16 27c0-6 32-6 32 0s-32 6-32 0Zm6 0c0 3 20 3 20 0s-20-3-20 0Z', pen: 'fuel' },
    { d: 'M28 34v-4h8v4Z', pen: 'light' },
  ]
}
