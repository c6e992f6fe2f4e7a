/** What the tests in tests/webassembly compare of a game: every position, and everything the rules say about some. */
import { GameModule } from '../src/engine/module'
import { Rules } from '../src/engine/rules'

export interface Traced {
  /** The game ends here at the latest. */
  most: number
  /** Everything but setup, legal moves and moves is traced every so many plies. */
  thorough: number
}

export function traceGame(
  rules: Rules,
  board: Uint8Array,
  seed: bigint,
  { most, thorough }: Traced,
): { trace: Uint8Array<ArrayBuffer>; plies: number } {
  const parts: Uint8Array[] = []
  const tell = (numbers: ArrayLike<number>) => parts.push(new Uint8Array(Int32Array.from(numbers).buffer))
  let state = rules.setup(board, seed)
  let drawn = Number(seed & 0xffffn)
  let plies = 0
  for (; plies < most; plies++) {
    parts.push(state)
    const seat = rules.seat(state)
    if (seat === null) break
    const legal = rules.legal(board, state)
    tell(legal)
    drawn = (Math.imul(drawn, 69069) + 1) >>> 0
    const action = legal[drawn % legal.length]!
    if (plies % thorough === 0) {
      tell([rules.whyNot(board, state, (action + 7919 * plies) % rules.game.about.actions)])
      tell(rules.observe(board, state, seat))
      parts.push(rules.resample(board, state, seat, rules.decisionLuck(seed, seat, plies)))
      const { state: after, events } = rules.applyWithEvents(board, state, action)
      for (const { kind, audience, numbers } of events) tell([kind, audience, ...numbers])
      parts.push(after)
      tell(rules.figures(board, state, seat))
    }
    state = rules.apply(board, state, action)
  }
  tell(rules.returns(board, state))
  tell(rules.ranks(board, state))
  const trace = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    trace.set(part, at)
    at += part.length
  }
  return { trace, plies }
}

/** The same in a page: digests of games, with the module from this address. */
export async function traceInPage(address: string, board: string, seeds: string[], traced: Traced) {
  const rules = new Rules(await GameModule.load(await (await fetch(address)).arrayBuffer()))
  const bytes = Uint8Array.from(atob(board), (letter) => letter.charCodeAt(0))
  const found = []
  for (const seed of seeds) {
    const { trace, plies } = traceGame(rules, bytes, BigInt(seed), traced)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', trace))
    found.push({ digest: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''), plies })
  }
  return found
}
