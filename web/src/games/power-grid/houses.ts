/** Houses: walls that are the same for all, and for each seat a roof whose outline repeats its shape (lib/board/seats.ts). */

/** In a square of 24 around (0, 0), standing on y = 10. */
export const WALLS = 'M-8-2H8V10H-8Z'
export const DOOR = 'M-2.200 10V3.500H2.200V10Z'
export const WINDOWS = 'M-6.200 1.500h2.600v3h-2.600ZM3.600 1.500h2.600v3H3.600Z'

const ROOFS = [
  'M-9.500-1.500C-9.500-14 9.500-14 9.500-1.500Z', // a dome, for the circle
  'M-9.500-1.500V-10H-6V-7.500H-2V-10H2V-7.500H6V-10H9.500V-1.500Z', // battlements, for the square
  'M-11-1.500 0-13.500 11-1.500Z', // a gable, for the triangle
  'M-6-1.500-9.500-6 0-14 9.500-6 6-1.500Z', // a turret, for the diamond
  'M-10.500-1.500-7.500-9.500 0-13 7.500-9.500 10.500-1.500Z', // a mansard, for the pentagon
  'M-9.500-1.500-2-7V-9.500H-5V-12H-2V-15H2V-12H5V-9.500H2V-7L9.500-1.500Z', // a chapel, for the cross
]

export const roofOf = (seat: number): string => ROOFS[seat % ROOFS.length]!
