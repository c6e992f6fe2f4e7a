/** Our own little pictures on a field of 24 × 24: what is filled and what is drawn as a line. */
export interface Picture {
  /** A piece with colours of its own, from the back to the front. */
  parts?: { d: string; pen: 'body' | 'steel' | 'dark' | 'glass' | 'arm' }[]
  fill?: string
  line?: string
}

export const PICTURES = {
  drop: { fill: 'M12 2.5C12 2.5 5 11 5 15.5a7 7 0 0 0 14 0C19 11 12 2.5 12 2.5Z' },
  bolt: { fill: 'M13.5 2 4.5 13.8h5.8L9.2 22 19.5 9.7h-6.6Z' },
  credit: { line: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM15.2 9.3a4.2 4.2 0 1 0 0 5.4' },
  vp: { fill: 'M12 2.4l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.2l-5.9 3.3 1.3-6.6-4.9-4.6 6.6-.8Z' },
  excavator: {
    parts: [
      { d: 'M12 12.500 15.600 4.800 20 10.800', pen: 'arm' },
      { d: 'M17.200 10.500h5.300v3.600a2.800 2.800 0 0 1-5.300-.800Z', pen: 'steel' },
      { d: 'M2.200 16.800V11.300L4.300 7.400H10.200V11H14.200V16.800Z', pen: 'body' },
      { d: 'M5.200 9H8.600V12H3.900V11.500Z', pen: 'glass' },
      { d: 'M3.300 17.300h10.500a2.200 2.200 0 0 1 0 4.400h-10.500a2.200 2.200 0 0 1 0-4.400Z', pen: 'dark' },
    ],
  },
  mixer: {
    parts: [
      { d: 'M2 14.800H22V17.600H2Z', pen: 'dark' },
      { d: 'M16.600 8.200H19.600L22 12V15.600H16.600Z', pen: 'body' },
      { d: 'M18.300 9.700H19.200L20.400 11.800H18.300Z', pen: 'glass' },
      {
        d: 'M4.400 13.300C2.600 9.300 4.600 5.600 8 4.600L12.600 3.200 16.200 11.900 12 14.300C9 15.900 5.900 15.800 4.400 13.300Z',
        pen: 'steel',
      },
      { d: 'M8.200 4.500 10.600 3.800 14.400 12.900 12.100 14.200Z', pen: 'body' },
      { d: 'M6.800 16.600a2.500 2.500 0 1 0 .01 0ZM17 16.600a2.500 2.500 0 1 0 .01 0Z', pen: 'dark' },
    ],
  },
  machine: {
    fill: 'M10.3 2.5h3.4l.5 2.6 2 .9 2.3-1.5 2.3 2.4-1.4 2.2.8 2 2.6.6v3.3l-2.6.6-.8 2 1.4 2.2-2.3 2.4-2.3-1.5-2 .9-.5 2.6h-3.4l-.5-2.6-2-.9-2.3 1.5-2.3-2.4 1.4-2.2-.8-2L1.2 15v-3.3l2.6-.6.8-2-1.4-2.2 2.3-2.4L7.8 6l2-.9ZM12 9.2a3.4 3.4 0 1 0 .01 0Z',
  },
  engineer: {
    fill: 'M5 21.4c0-4 3-6.2 7-6.2s7 2.2 7 6.2ZM8.2 10h7.6a3.8 3.8 0 0 1-7.6 0ZM6.4 8.8C6.7 5.5 9 3.4 12 3.4s5.3 2.1 5.6 5.4h1.1V10H5.3V8.8Z',
  },
  rotate: { line: 'M19.2 13a7.3 7.3 0 1 1-2.4-6.3', fill: 'M20.8 2.6v6.8H14Z' },
  steps: { line: 'M3 20.5h5v-5h5v-5h5v-5h3.5' },
  headstream: {
    fill: 'M12 1.8C12 1.8 6.4 8.6 6.4 12.2a5.6 5.6 0 0 0 11.2 0C17.6 8.6 12 1.8 12 1.8Z',
    line: 'M3.5 21.4h17',
  },
  flow: {
    fill: 'M12 1.2c0 0-5 6-5 9.2a5 5 0 0 0 10 0c0-3.2-5-9.2-5-9.2Z',
    line: 'M2.5 20.3c2.4-2.2 4.7-2.2 7.1 0s4.7 2.2 7.1 0c1.6-1.4 3.2-1.8 4.8-1.2',
  },
  contract: { line: 'M6 3h8.5L18.5 7v14H6ZM9 11h6.5M9 14.3h6.5M9 17.6h4' },
  fulfil: { line: 'M6 3h8.5L18.5 7v14H6ZM9 13.6l2.4 2.6 4.2-5.4' },
  patent: { line: 'M4.5 4.5h15v15h-15ZM12 8.6a3.4 3.4 0 1 0 .01 0Z' },
  base: { fill: 'M2.5 8.5c6.2 2.7 12.8 2.7 19 0l-1.7 10.8c-5 1.6-10.6 1.6-15.6 0Z' },
  elevation: {
    fill: 'M2.5 13.2c6.2 2.4 12.8 2.4 19 0l-1.3 7c-5.2 1.5-11.2 1.5-16.4 0ZM12 1.8l4.8 5.4h-3v3.6h-3.6V7.2h-3Z',
  },
  conduit: { line: 'M3 5h6a4.5 4.5 0 0 1 4.5 4.5v5A4.5 4.5 0 0 0 18 19h3M3 2.5v5M21 16.5v5' },
  powerhouse: { fill: 'M3.5 20.5V10.4l5 3.3v-3.3l5 3.3V3.5h6v17Z' },
  building: { fill: 'M4.5 21V8L12 3l7.5 5v13H14v-5.5h-4V21Z' },
  any: { line: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9' },
  work: { line: 'M6.5 21V4h13M6.5 8.5 11 4M16.5 4v5M4 21h5', fill: 'M13.8 9h5.4v4.6h-5.4Z' },
  flag: { line: 'M6 21.5V3', fill: 'M7 3.6h12.5l-3 4 3 4H7Z' },
  produce: { fill: 'M13.5 2 4.5 13.8h5.8L9.2 22 19.5 9.7h-6.6Z' },
} satisfies Record<string, Picture>

export type PictureName = keyof typeof PICTURES

/** The picture of each part of a reward. */
export const EFFECT_PICTURES: Record<string, PictureName> = {
  credits: 'credit',
  vp: 'vp',
  excavators: 'excavator',
  mixers: 'mixer',
  'any-machines': 'machine',
  rotate: 'rotate',
  'energy-steps': 'steps',
  'headstream-drops': 'headstream',
  'flowing-drops': 'flow',
  'build-base': 'base',
  'build-elevation': 'elevation',
  'build-conduit-max': 'conduit',
  'build-powerhouse': 'powerhouse',
  'fulfil-own-contract-max': 'fulfil',
  'take-advanced-tile': 'patent',
  'energy-produced': 'bolt',
}

/** The picture of each piece. */
export const PIECE_PICTURES: Record<string, PictureName> = {
  base: 'base',
  elevation: 'elevation',
  conduit: 'conduit',
  powerhouse: 'powerhouse',
  any: 'any',
  building: 'building',
}

/** The picture of each row of the management boards. */
export const ROW_PICTURES: Record<string, PictureName[]> = {
  'water-two': ['headstream', 'headstream'],
  'water-flow': ['flow'],
  'buy-excavator': ['excavator'],
  'buy-any': ['machine'],
  'buy-pair': ['excavator', 'mixer'],
  'take-1': ['contract'],
  'take-1b': ['contract'],
  'take-2': ['contract', 'contract'],
}
