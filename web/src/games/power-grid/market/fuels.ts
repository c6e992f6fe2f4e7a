/** Our drawings of the fuels, in a square of 20: each has a shape of its own, so that no colour has to be told apart. */
import type { Kind } from '../cards'

export interface Stroke {
  d: string
  /** `body` is filled with the fuel's colour, `line` drawn on it with its ink, `bare` drawn with its colour. */
  pen: 'body' | 'line' | 'bare'
}

const LUMP = 'M3.2 9.2 7.6 3.4 13.8 3l3.4 5.2-.6 6.4-5.2 2.8-6.6-1.8Z'
const DROP = 'M10 1.8C10 1.8 4 8.9 4 12.6a6 6 0 0 0 12 0C16 8.9 10 1.8 10 1.8Z'

export const DRAWINGS: Record<Kind, Stroke[]> = {
  coal: [
    { d: LUMP, pen: 'body' },
    { d: 'M7.6 3.4 9.4 9l7.2 5.6M9.4 9l-6.2.2M9.4 9l-4.6 6.6', pen: 'line' },
  ],
  oil: [
    { d: DROP, pen: 'body' },
    { d: 'M7 12.4a3.2 3.2 0 0 0 2.6 3.1', pen: 'line' },
  ],
  garbage: [
    { d: 'M7.2 2.6h5.6L11.6 6c3.6 1.3 5.6 4.6 5.6 7.6 0 3-2.4 4.2-7.2 4.2s-7.2-1.2-7.2-4.2c0-3 2-6.3 5.6-7.6Z', pen: 'body' },
    { d: 'M8 6.3h4M7 10.4c-.7 1-1 2-1 3', pen: 'line' },
  ],
  uranium: [
    { d: 'M10 1.7a8.3 8.3 0 1 0 0 16.6 8.3 8.3 0 0 0 0-16.6Z', pen: 'body' },
    { d: 'M10 8.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4M7.2 5.2 8.6 7.6M12.8 5.2 11.4 7.6M4.4 10h2.8M12.8 10h2.8M7.2 14.8l1.4-2.4M12.8 14.8l-1.4-2.4', pen: 'line' },
  ],
  hybrid: [],
  wind: [
    { d: 'M10 9.2V18.4M10 8.4C9 6 9.3 3.4 10 1.6c.9 2 1 4.4 0 6.8ZM10.7 9.4c2.4-.6 5 .3 6.5 1.5-2.2.5-4.7.1-6.5-1.5ZM9.3 9.4c-2.4-.6-5 .3-6.5 1.5 2.2.5 4.7.1 6.5-1.5Z', pen: 'bare' },
  ],
  fusion: [
    { d: 'M10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z', pen: 'body' },
    { d: 'M2.6 14.2c-1.7-3 1-7.3 5.1-9.6s9.1-2.4 10.3.6-1 6.9-5.1 9.2-8.6 2.8-10.3-.2ZM17.4 14.2c1.7-3-1-7.3-5.1-9.6S3.2 2.2 2 5.2s1 6.9 5.1 9.2 8.6 2.8 10.3-.2Z', pen: 'bare' },
  ],
}

/** Both halves of what burns coal or oil. */
export const HALVES: { kind: Kind; transform: string }[] = [
  { kind: 'coal', transform: 'translate(-.6 -.6) scale(.62)' },
  { kind: 'oil', transform: 'translate(8.6 7.6) scale(.6)' },
]
