/**
 * Houses: walls that are the same for all, and for each seat a roof whose outline repeats its shape
 * (lib/board/seats.ts): dome, battlements, gable, turret, mansard, chapel. In a square of 24 around (0, 0), standing on
 * y = 10; the pictures of `megawatt draw` have the same.
 */
import { door, roofs, walls, windows } from '../../../../src/megawatt/games/power_grid/data/drawn/house.json'

export const WALLS = walls
export const DOOR = door
export const WINDOWS = windows

export const roofOf = (seat: number): string => roofs[seat % roofs.length]!
