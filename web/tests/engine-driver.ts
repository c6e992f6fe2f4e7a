/**
 * Runs games and bots of web/src/engine in Node for the Python tests (tests/webassembly): jobs come as JSON lines on
 * standard input, one answer each goes to standard output.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type Bot, type Limits, makeBot } from '../src/engine/bots'
import { evaluating } from '../src/engine/evaluator'
import { findHints } from '../src/engine/hints'
import { GameModule } from '../src/engine/module'
import { Rules } from '../src/engine/rules'
import { Searcher } from '../src/engine/search'
import { findOut, readWish } from '../src/engine/wishes'
import { traceGame, type Traced } from './engine-trace'

interface GamesJob extends Traced {
  kind: 'games'
  wasm: string
  board: string
  seeds: string[]
}
interface BotsJob {
  kind: 'bots'
  wasm: string
  weights: string | null
  board: string
  bot: string
  seed: string
  playouts: number
  positions: { state: string; ply: number }[]
}
/** For benchmarks/wasm.py. */
interface SearchJob {
  kind: 'search'
  wasm: string
  weights: string | null
  board: string
  state: string
  parameters: string
  playouts: number
  seed: string
}
interface HintsJob {
  kind: 'hints'
  wasm: string
  weights: string | null
  board: string
  seed: string
  playouts: number
  comparing: number
  positions: { state: string; ply: number }[]
}
/** A wish as the program in a page tells it (src/local/thinking.ts), answered as the page's workers do. */
interface ThinkJob {
  kind: 'think'
  wasm: string
  weights: string | null
  wish: string
  limits?: Limits
}
type Job = GamesJob | BotsJob | SearchJob | HintsJob | ThinkJob

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))
const modules = new Map<string, GameModule>()

async function moduleOf(file: string): Promise<GameModule> {
  const known = modules.get(file) ?? (await GameModule.load(new Uint8Array(readFileSync(file))))
  modules.set(file, known)
  return known
}

const searches = new Map<string, GameModule>()

/** A module of its own for searches with and without the network, which is read once. */
async function searchModule({ wasm, weights }: SearchJob): Promise<GameModule> {
  const key = `${wasm} ${weights}`
  const known = searches.get(key) ?? (await moduleOf(wasm)).another()
  if (weights && !known.networkLoaded) known.loadNetwork(new Uint8Array(readFileSync(weights)).buffer)
  searches.set(key, known)
  return known
}

/** A search from an empty tree, with the processor time that it took. */
async function search(job: SearchJob): Promise<unknown> {
  const game = await searchModule(job)
  const [board, state] = [bytes(job.board), bytes(job.state)]
  const rules = new Rules(game)
  const searcher = new Searcher(game, board, job.parameters, job.weights !== null)
  const legal = rules.legal(board, state)
  const before = process.cpuUsage()
  const budget = { playouts: job.playouts, seconds: Infinity }
  const found = searcher.search(state, rules.seat(state)!, legal, BigInt(job.seed), budget)
  const { user, system } = process.cpuUsage(before)
  const visits = found.moves.map((move) => [move.action, move.visits])
  return { playouts: found.playouts, visits, seconds: (user + system) / 1e6 }
}

const weightsIn = (file: string | null) => (file ? new Uint8Array(readFileSync(file)).buffer : null)

function hintsOf(game: GameModule, board: Uint8Array, job: HintsJob): unknown {
  const own = evaluating(game, weightsIn(job.weights))
  const budget = { playouts: job.playouts, seconds: Infinity, comparing: job.comparing }
  return job.positions.map(({ state, ply }) => findHints(own, board, bytes(state), ply, BigInt(job.seed), budget).hints)
}

/** Bots with their trees, as thinkers keep them. */
const bots = new Map<string, Bot>()

function think(game: GameModule, job: ThinkJob): unknown {
  const wish = readWish(job.wish, () => ({ wasm: '', weights: '' }))
  if (wish.kind !== 'decide') return findOut(game, wish, game.about.evaluator ? weightsIn(job.weights) : null)
  const key = [job.wasm, wish.table, wish.bot, wish.seed].join(' ')
  const bot = bots.get(key) ?? makeBot(game, wish.level, wish.seed, job.limits, weightsIn(job.weights))
  bots.set(key, bot)
  return { action: bot.decide(wish.board, wish.state, wish.ply, wish.taste), seconds: 0 }
}

async function answer(job: Job): Promise<unknown> {
  if (job.kind === 'search') return search(job)
  const game = await moduleOf(job.wasm)
  if (job.kind === 'think') return think(game, job)
  const board = bytes(job.board)
  if (job.kind === 'games') {
    const rules = new Rules(game)
    return job.seeds.map((seed) => {
      const { trace, plies } = traceGame(rules, board, BigInt(seed), job)
      return { digest: createHash('sha256').update(trace).digest('hex'), plies }
    })
  }
  if (job.kind === 'hints') return hintsOf(game, board, job)
  const limits = { playouts: job.playouts, seconds: Infinity, turnSeconds: Infinity }
  const bot = makeBot(game, job.bot, BigInt(job.seed), limits, weightsIn(job.weights))
  return job.positions.map(({ state, ply }) => bot.decide(board, bytes(state), ply))
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answer(JSON.parse(line) as Job)))
}
