/**
 * Games finished by the house policy from one position, each with everything hidden drawn anew (analysis/playouts.py).
 */
import { fieldOf, fromBase64, type GameModule } from './module'
import { Rules } from './rules'

const ENTRY = 'finish_batch'
/** Over how many final positions the game's figures are averaged. */
const FIGURES_FROM = 48

export interface Outcomes {
  /** Every seat's share of the win, and its place, playout by playout. */
  wins: number[][]
  places: number[][]
  ends: Uint8Array[]
}

export class Playouts {
  readonly rules: Rules
  private readonly seats: number

  constructor(
    private readonly game: GameModule,
    private readonly board: Uint8Array,
  ) {
    this.rules = new Rules(game)
    this.seats = fieldOf(game.about.board, board, 'seats')
  }

  /** From this position, as far as `viewer` can know it; of several actions each begins its share. */
  play(state: Uint8Array, viewer: number, actions: number[], count: number, seed: bigint): Outcomes {
    const { game, seats } = this
    const { batch, win } = game.about.search
    const found: Outcomes = { wins: [], places: [], ends: [] }
    game.array(ENTRY, 'b').set(this.board)
    game.array(ENTRY, 'root').set(state)
    game.array(ENTRY, 'parameters').set(fromBase64(game.about.parameters))
    const tried = game.array(ENTRY, 'tried')
    new Int32Array(tried.buffer, tried.byteOffset, tried.byteLength / 4).set(actions)
    const given = { viewer, seed, most: game.about.longest, alternatives: actions.length }
    for (let first = 0; first < count; first += batch) {
      game.call(ENTRY, { ...given, first })
      const worths = game.numbers(ENTRY, 'worths')
      const ranked = game.numbers(ENTRY, 'ranked')
      const states = game.array(ENTRY, 'states')
      const bytes = game.about.state.bytes
      for (let row = 0; row < Math.min(batch, count - first); row++) {
        const of = (all: BigInt64Array) => {
          const start = (row * all.length) / batch
          return [...all.subarray(start, start + seats)].map(Number)
        }
        found.wins.push(of(worths).map((worth) => worth / win))
        found.places.push(of(ranked))
        if (found.ends.length < FIGURES_FROM) found.ends.push(states.slice(row * bytes, (row + 1) * bytes))
      }
    }
    return found
  }

  /** What the first outcomes hold more of than the second, on average, for this seat, in tenths. */
  gains(better: Outcomes, other: Outcomes, seat: number): { figure: string; tenths: number }[] {
    const [more, less] = [this.figures(better, seat), this.figures(other, seat)]
    return this.game.about.figures
      .map((figure, place) => ({ figure, tenths: rounded(10 * (more[place]! - less[place]!)) }))
      .filter(({ tenths }) => tenths !== 0)
  }

  private figures({ ends }: Outcomes, seat: number): number[] {
    const sums = this.game.about.figures.map(() => 0)
    for (const end of ends) {
      for (const [place, value] of this.rules.figures(this.board, end, seat).entries()) sums[place]! += value
    }
    return sums.map((sum) => sum / ends.length)
  }
}

/** The mean of a seat's column. */
export function mean(rows: number[][], seat: number): number {
  return rows.reduce((sum, row) => sum + row[seat]!, 0) / rows.length
}

/** To the nearest whole number, and halves to the even one, as Python rounds. */
export function rounded(number: number): number {
  const down = Math.floor(number)
  const rest = number - down
  if (rest !== 0.5) return Math.round(number)
  return down % 2 === 0 ? down : down + 1
}
