/**
 * Games finished by the house policy from one position, each with everything hidden drawn anew (analysis/playouts.py).
 */
import { type EvaluatorDescription, fieldOf, fromBase64, type GameModule } from './module'
import { Rules } from './rules'

const ENTRY = 'finish_batch'
/** Over how many final positions the game's figures are averaged. */
const FIGURES_FROM = 96
/** The smallest difference that is told, in standard errors. */
const CLEARLY = 2
const MOST_GAINS = 3
/** Standard errors of chances come from leaving out one of so many blocks of playouts. */
const BLOCKS = 8
/** The exponents with which chances are those of the playouts. */
const UNCALIBRATED = [1, 0] as const

type Rows = number[][]

/** A figure of the game at its end, on average and in tenths; `seat` is the rival that has it, null for the mover. */
export interface FoundGain {
  figure: string
  tenths: number
  seat: number | null
}

export interface Outcomes {
  /** Every seat's share of the win, and its place, playout by playout. */
  wins: number[][]
  places: number[][]
  ends: Uint8Array[]
  /** What the network expects for every seat, a row per further playout; empty without a network. */
  judged: number[][]
}

export class Playouts {
  readonly rules: Rules
  private readonly seats: number
  /** Null without a network; with one the module has loaded its weights. */
  private readonly evaluator: EvaluatorDescription | null

  constructor(
    private readonly game: GameModule,
    private readonly board: Uint8Array,
  ) {
    this.rules = new Rules(game)
    this.evaluator = game.networkLoaded ? game.about.evaluator : null
    this.seats = fieldOf(game.about.board, board, 'seats')
  }

  /** From this position, as far as `viewer` can know it; of several actions each begins its share. */
  play(state: Uint8Array, viewer: number, actions: number[], count: number, seed: bigint): Outcomes {
    const { evaluator } = this
    const found = this.finished(state, viewer, actions, count, seed, this.game.about.parameters)
    if (!evaluator) return found
    const further = Math.max(1, rounded(evaluator.judged_share * count))
    return { ...found, judged: this.finished(state, viewer, actions, further, seed, evaluator.judging).wins }
  }

  /** Every seat's chance to win (bots/calibration.py); on request without one block of the playouts. */
  chances(outcomes: Outcomes, without: number | null = null): number[] {
    const [wins, judged] = [outcomes.wins, outcomes.judged].map((rows) => withoutBlock(rows, without)) as [Rows, Rows]
    const shares = this.means(wins)
    const [ofPlayouts, ofNetwork] = this.evaluator?.calibrations[this.seats] ?? UNCALIBRATED
    if (!this.evaluator || (ofPlayouts === UNCALIBRATED[0] && ofNetwork === UNCALIBRATED[1])) return shares
    const { least } = this.evaluator
    const network = ofNetwork === 0 ? shares.map(() => 1) : this.means(judged)
    const weighed = (share: number, exponent: number): number => Math.max(share, least) ** exponent
    const products = shares.map((share, seat) => weighed(share, ofPlayouts) * weighed(network[seat]!, ofNetwork))
    const sum = products.reduce((total, each) => total + each, 0)
    return products.map((each) => each / sum)
  }

  /** Half for winning and half for the place: a seat that cannot win still plays for something. */
  success(outcomes: Outcomes, seat: number): number {
    return (this.chances(outcomes)[seat]! + standing(outcomes, seat)) / 2
  }

  /** How much more likely this seat wins after the first, and the standard error under the same cards (jackknife). */
  lead(better: Outcomes, other: Outcomes, seat: number): [lead: number, error: number] {
    const difference = (without: number | null) =>
      this.chances(better, without)[seat]! - this.chances(other, without)[seat]!
    const whole = difference(null)
    if (Math.min(better.wins.length, other.wins.length) < 2 * BLOCKS) return [whole, 0]
    return [whole, spread(Array.from({ length: BLOCKS }, (_, block) => difference(block))) * Math.sqrt(BLOCKS - 1)]
  }

  private means(rows: Rows): number[] {
    return Array.from({ length: this.seats }, (_, seat) => mean(rows, seat))
  }

  private finished(
    state: Uint8Array,
    viewer: number,
    actions: number[],
    count: number,
    seed: bigint,
    parameters: string,
  ): Outcomes {
    const { game, seats } = this
    const { batch, win } = game.about.search
    const found: Outcomes = { wins: [], places: [], ends: [], judged: [] }
    game.array(ENTRY, 'b').set(this.board)
    game.array(ENTRY, 'root').set(state)
    game.array(ENTRY, 'parameters').set(fromBase64(parameters))
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

  /**
   * Why the first outcomes are better for this seat: what it holds more of at the end, or its strongest rival less.
   * The final positions are paired, and only differences that are hardly chance are told; losses stand beside what they
   * bring, never alone.
   */
  gains(better: Outcomes, other: Outcomes, seat: number): FoundGain[] {
    const own = this.clearDifferences(better, other, seat)
    let helpful = own.filter(({ tenths }) => tenths > 0)
    if (helpful.length === 0) {
      const rival = this.strongestRival(other, seat)
      const differences = rival === null ? [] : this.clearDifferences(better, other, rival)
      helpful = differences.filter(({ tenths }) => tenths < 0).map((gain) => ({ ...gain, seat: rival }))
    }
    if (helpful.length === 0) return []
    return [...helpful, ...own.filter(({ tenths }) => tenths < 0)].slice(0, MOST_GAINS)
  }

  /** The other seat that wins most. */
  private strongestRival(outcomes: Outcomes, seat: number): number | null {
    const chances = this.chances(outcomes)
    let strongest: number | null = null
    for (let rival = 0; rival < this.seats; rival++) {
      if (rival === seat) continue
      if (strongest === null || chances[rival]! > chances[strongest]!) strongest = rival
    }
    return strongest
  }

  /** What this seat holds more or less of, beyond twice the standard error; the clearest difference first. */
  private clearDifferences(better: Outcomes, other: Outcomes, seat: number): FoundGain[] {
    const [mine, theirs] = [this.figures(better, seat), this.figures(other, seat)]
    const found: { clearness: number; gain: FoundGain }[] = []
    for (const [place, figure] of this.game.about.figures.entries()) {
      const differences = mine.map((row, end) => row[place]! - theirs[end]![place]!)
      const by = differences.reduce((sum, each) => sum + each, 0) / differences.length
      const spread = differences.reduce((sum, each) => sum + (each - by) ** 2, 0) / differences.length
      const error = Math.sqrt(spread) / Math.sqrt(differences.length)
      const tenths = rounded(10 * by)
      if (Math.abs(by) > CLEARLY * error && tenths !== 0) {
        found.push({ clearness: Math.abs(by) / Math.max(error, 1e-9), gain: { figure, tenths, seat: null } })
      }
    }
    const order = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0)
    found.sort((one, two) => two.clearness - one.clearness || order(one.gain.figure, two.gain.figure))
    return found.map(({ gain }) => gain)
  }

  /** The seat's figures, a row for every final position. */
  private figures({ ends }: Outcomes, seat: number): number[][] {
    return ends.map((end) => this.rules.figures(this.board, end, seat))
  }
}

function withoutBlock(rows: Rows, block: number | null): Rows {
  return block === null ? rows : rows.filter((_, row) => row % BLOCKS !== block)
}

/** The mean share of the other seats that come behind this one. */
function standing({ places }: Outcomes, seat: number): number {
  const others = Math.max(1, places[0]!.length - 1)
  return places.reduce((sum, row) => sum + (1 + others - row[seat]!) / others, 0) / places.length
}

/** The standard deviation. */
function spread(numbers: number[]): number {
  const average = numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  return Math.sqrt(numbers.reduce((sum, each) => sum + (each - average) ** 2, 0) / numbers.length)
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
