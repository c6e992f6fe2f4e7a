/** A web worker that thinks: bots' moves, hints, analyses, one wish after the other. It gets positions and no table. */
import { makeBot, needsNetwork, type Bot } from './bots'
import type { Answer, Answers, Decide, GameFiles, Question, Wish } from './messages'
import { GameModule } from './module'
import { Rules } from './rules'
import { findOut } from './wishes'

/** Bots kept with their trees; each takes some 12 MB. */
const MOST_BOTS = 4

const games = new Map<string, Promise<GameModule>>()
const weights = new Map<string, Promise<ArrayBuffer>>()
const bots = new Map<string, Bot>()
let working = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<Question>) => {
  working = working.then(async () => self.postMessage(await answer(data)))
}

async function answer({ id, wish }: Question): Promise<Answer> {
  try {
    return { id, found: await think(wish) }
  } catch (fault) {
    return { id, failed: String(fault) }
  }
}

async function think(wish: Wish): Promise<Answers[keyof Answers]> {
  const { files } = wish
  const game = await once(games, files.wasm, async (address) => GameModule.load(await fetched(address, files)))
  if (wish.kind !== 'decide') return findOut(game, wish, game.about.evaluator ? await networkAt(files) : null)
  const bot = await botOf(game, wish)
  const started = performance.now()
  const action = bot.decide(wish.board, wish.state, wish.ply, wish.taste)
  return { action, seconds: (performance.now() - started) / 1000 }
}

async function botOf(game: GameModule, wish: Decide): Promise<Bot> {
  const key = [wish.files.wasm, wish.table, wish.bot, wish.seed].join(' ')
  const known = bots.get(key) ?? makeBot(game, wish.level, wish.seed, wish.limits, await networkOf(game, wish))
  bots.delete(key)
  bots.set(key, known)
  if (bots.size > MOST_BOTS) bots.delete(bots.keys().next().value!)
  return known
}

async function networkOf(game: GameModule, { level, board, files }: Decide): Promise<ArrayBuffer | null> {
  return needsNetwork(game, level, new Rules(game).seats(board)) ? networkAt(files) : null
}

function networkAt(files: GameFiles): Promise<ArrayBuffer> {
  return once(weights, files.weights, (address) => fetched(address, files))
}

/** What was fetched stays; what could not be is tried again the next time. */
function once<Found>(
  kept: Map<string, Promise<Found>>,
  address: GameFiles['wasm'],
  load: (address: string) => Promise<Found>,
): Promise<Found> {
  const loading = kept.get(address) ?? load(address)
  kept.set(address, loading)
  loading.catch(() => kept.delete(address))
  return loading
}

async function fetched(address: string, { integrity }: GameFiles): Promise<ArrayBuffer> {
  const answer = await fetch(address, { integrity: integrity?.[address] ?? '' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.arrayBuffer()
}
