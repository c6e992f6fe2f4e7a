/**
 * What an analysis asks about one position of a finished game (analysis/positions.py): what everybody may expect, and
 * what the move that was played gave away. In numbers; whoever asks puts them into records and words.
 */
import { searchBot } from './evaluator'
import type { GameModule } from './module'
import { type FoundGain, mean, Playouts, rounded } from './playouts'
import { Rules } from './rules'

const THOUSANDTHS = 1000
const HUNDREDTHS = 100

/** How many playouts each question gets (analysis/records.py). */
export interface Effort {
  decision: number
  comparing: number
  stake: number
}

export interface FoundOutlook {
  chances: number[]
  places: number[]
}

/** A decision between several moves, in thousandths; `mistake` where the playouts agree that something was lost. */
export interface FoundChoice {
  lost: number
  regret: number
  stake: number
  matters: boolean
  mistake: FoundMistake | null
}

export interface FoundMistake {
  better: number
  chance: number
  place: number
  gains: FoundGain[]
  line: [seat: number, action: number][]
}

export interface StudiedMove {
  state: Uint8Array
  /** The same position as the seat to decide knows it. */
  imagined: Uint8Array
  ply: number
  played: number
  /** All legal moves in random order. */
  legal: number[]
  effort: Effort
  /** Of the search, and of the playouts. */
  seed: bigint
  playoutSeed: bigint
}

/** What every seat may expect after `actions`, as a spectator sees it. `game`: see evaluator.ts. */
export function findOutlook(
  game: GameModule,
  board: Uint8Array,
  state: Uint8Array,
  actions: number[],
  count: number,
  seed: bigint,
): FoundOutlook {
  const playouts = new Playouts(game, board)
  const outcomes = playouts.play(state, -1, actions, count, seed)
  const chances = playouts.chances(outcomes)
  return {
    chances: chances.map((chance) => rounded(chance * THOUSANDTHS)),
    places: chances.map((_, seat) => rounded(mean(outcomes.places, seat) * HUNDREDTHS)),
  }
}

/** `game`: see evaluator.ts. */
export function studyMove(game: GameModule, board: Uint8Array, asked: StudiedMove): FoundChoice {
  const { state, imagined, ply, played, legal, effort, playoutSeed: seed } = asked
  const rules = new Rules(game)
  const seat = rules.seat(state)!
  const budget = { playouts: effort.decision, seconds: Infinity }
  const { moves } = searchBot(game, asked.seed, budget).consider(board, imagined, ply, rules.legal(board, imagined))
  const best = moves[0]!
  const playouts = new Playouts(game, board)
  const wasBest = best.action === played
  const [few, many] = [effort.stake, effort.comparing]
  const better = playouts.play(state, seat, [best.action], wasBest ? few : many, seed)
  const lot = playouts.play(state, seat, legal, few, seed)
  const stake = playouts.success(better, seat) - playouts.success(lot, seat)
  const [, doubt] = playouts.lead(better, lot, seat)
  const staked = { stake: rounded(stake * THOUSANDTHS), matters: stake > doubt }
  if (wasBest) return { lost: 0, regret: 0, ...staked, mistake: null }
  const other = playouts.play(state, seat, [played], many, seed)
  const tried = moves.find(({ action }) => action === played)
  const [less, noise] = playouts.lead(better, other, seat)
  const agreed = tried ? Math.min(less - noise, best.chances[seat]! - tried.chances[seat]!) : less - noise
  const lost = Math.max(0, rounded(agreed * THOUSANDTHS))
  const regret = playouts.success(better, seat) - playouts.success(other, seat)
  const found = {
    lost,
    regret: rounded(regret * THOUSANDTHS),
    stake: staked.stake,
    matters: staked.matters || lost > 0,
  }
  if (lost === 0) return { ...found, mistake: null }
  const mistake = {
    better: best.action,
    chance: rounded(playouts.chances(better)[seat]! * THOUSANDTHS),
    place: rounded(mean(better.places, seat) * HUNDREDTHS),
    gains: playouts.gains(better, other, seat),
    line: best.line,
  }
  return { ...found, mistake }
}
