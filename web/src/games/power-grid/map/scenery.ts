/** Our drawings of peaks and plants, standing on (0, 0), about 18 units high. */
import type { Growth, Peaks } from './characters'

export interface Part {
  d: string
  pen: 'leaf' | 'dark' | 'petal' | 'red' | 'sand' | 'stem' | 'blade'
}

export const PEAKS: Record<Peaks, { body: string; shade: string; snow?: string }> = {
  alpine: {
    body: 'M-15 0-1-21 14 0Z',
    shade: 'M-1-21 14 0H3L1-9 3-14Z',
    snow: 'M-1-21-6-13.500l3 2L-1-14l3 3 2.500-2.200Z',
  },
  rolling: { body: 'M-15 0C-9-1-7-11 0-11S9-1 15 0Z', shade: 'M0-11C7-11 9-1 15 0H5C6-4 4-9 0-11Z' },
  volcano: {
    body: 'M-18 0C-9-3-6-17-3-19H3C6-17 9-3 18 0Z',
    shade: 'M1-19H3C6-17 9-3 18 0H6C4-6 3-14 1-19Z',
    snow: 'M-3-19H3C4-18 5-15 6-12L3-13.500 0-10.500-3-13.500-6-12C-5-15-4-18-3-19Z',
  },
  table: { body: 'M-15 0-11-11H10L15 0Z', shade: 'M4-11H10L15 0H6Z' },
}

export const GROWTHS: Record<Growth, Part[]> = {
  fir: [
    { d: 'M0 0v-4', pen: 'stem' },
    { d: 'M0-17 4-10H2.500L5.500-3.500H-5.500L-2.500-10H-4Z', pen: 'dark' },
  ],
  oak: [
    { d: 'M0 0v-5', pen: 'stem' },
    { d: 'M-5.500-6A4 4 0 0 1-5-12 5 5 0 0 1 5-12 4 4 0 0 1 5.500-6 6 4 0 0 1-5.500-6Z', pen: 'leaf' },
  ],
  cypress: [
    { d: 'M0 0v-3', pen: 'stem' },
    { d: 'M0-18C3-12 3.200-6 2-2.500H-2C-3.200-6-3-12 0-18Z', pen: 'dark' },
  ],
  palm: [
    { d: 'M-1 0C0-4 1-8 1-12', pen: 'stem' },
    {
      d: 'M1-12C-2-16-6-15-8-11-5-13-2-13 1-12ZM1-12C4-16 8-15 10-11 7-13 4-13 1-12ZM1-12C0-16 2-18 5-18 3-16 2-14 1-12ZM1-12C-2-12-5-10-5-7-3-10-1-11 1-12ZM1-12C4-12 7-10 7-7 5-10 3-11 1-12Z',
      pen: 'leaf',
    },
  ],
  dune: [{ d: 'M-13 0C-7-1-5-7 0-7 1-4 4-2 13 0Z', pen: 'sand' }],
  blossom: [
    { d: 'M0 0C-1-4 1-6 0-9', pen: 'stem' },
    {
      d: 'M-5-7A3.600 3.600 0 0 1-5-13 4.500 4.500 0 0 1 3.500-15 3.800 3.800 0 0 1 6-8 4.500 4.500 0 0 1-5-7Z',
      pen: 'petal',
    },
  ],
  bamboo: [
    { d: 'M-3 0V-15M1 0V-18M5 0V-12', pen: 'blade' },
    { d: 'M-3-9-7-12-3-11ZM1-12 5-16 1-14ZM1-7-3-9 1-9ZM5-7 9-10 5-9Z', pen: 'leaf' },
  ],
  acacia: [
    { d: 'M0 0V-6L-4-10M0-6 4-10', pen: 'stem' },
    { d: 'M-10-10C-7-14 7-14 10-10 5-9-5-9-10-10Z', pen: 'leaf' },
  ],
  grass: [{ d: 'M-5 0C-5-3-6-5-7-6M-2 0V-7M1 0C1-4 2-6 3-7M4 0C5-2 6-4 8-4', pen: 'blade' }],
  tulip: [
    { d: 'M-4 0V-6M4 0V-5', pen: 'blade' },
    {
      d: 'M-7-12-5.500-10-4-12-2.500-10-1-12C-1-7-2-6-4-6S-7-7-7-12ZM1-11 2.500-9 4-11 5.500-9 7-11C7-6 6-5 4-5S1-6 1-11Z',
      pen: 'red',
    },
  ],
  maple: [
    { d: 'M0 0V-6', pen: 'stem' },
    {
      d: 'M0-18 2-14 5.500-15 4.500-11.500 8-10 4-7.500 4.500-5.500H-4.500L-4-7.500-8-10-4.500-11.500-5.500-15-2-14Z',
      pen: 'red',
    },
  ],
  birch: [
    { d: 'M0 0V-9', pen: 'stem' },
    { d: 'M0-18C4-15 5-10 3-6H-3C-5-10-4-15 0-18Z', pen: 'leaf' },
  ],
}
