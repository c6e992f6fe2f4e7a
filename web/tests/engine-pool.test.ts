import { expect, test } from 'vitest'
import type { Answer, GiveHints, Question } from '../src/engine/messages'
import { ThinkerPool, ThinkingFailed, workersFor, type Thinker } from '../src/engine/pool'
import { Speed } from '../src/engine/speed'
import { USUAL } from '../src/engine/hints'

class FakeThinker implements Thinker {
  asked: Question[] = []
  ended = false
  onmessage: Thinker['onmessage'] = null
  onerror: Thinker['onerror'] = null
  postMessage(question: Question) {
    this.asked.push(question)
  }
  terminate() {
    this.ended = true
  }
  answer(more: Omit<Answer, 'id'>) {
    this.onmessage!({ data: { id: this.asked.at(-1)!.id, ...more } } as MessageEvent<Answer>)
  }
}

class FakePage {
  hidden = false
  private hear = () => {}
  addEventListener(_: string, hear: unknown) {
    this.hear = hear as () => void
  }
  turn(hidden: boolean) {
    this.hidden = hidden
    this.hear()
  }
}

function set(most = 2) {
  const made: FakeThinker[] = []
  const page = new FakePage()
  const make = () => {
    made.push(new FakeThinker())
    return made.at(-1)!
  }
  return { made, page, pool: new ThinkerPool(make, most, page as never) }
}

const position = {
  files: { wasm: 'w', weights: 'n' },
  board: new Uint8Array(),
  state: new Uint8Array(),
  ply: 0,
  seed: 1n,
}
const hints: GiveHints = { kind: 'hints', budget: USUAL, ...position }
const decide = (table: string) => ({
  kind: 'decide' as const,
  bot: 'gigawatt:fox',
  level: 'gigawatt',
  table,
  ...position,
})

test('wishes go to several workers, and wait when all are busy', async () => {
  const { made, pool } = set()
  const first = pool.ask(hints)
  void pool.ask(hints)
  void pool.ask(hints)
  expect(made.map(({ asked }) => asked.length)).toEqual([1, 1])
  made[0]!.answer({ found: { hints: [], playouts: 4, seconds: 1 } })
  expect((await first).playouts).toBe(4)
  expect(made.map(({ asked }) => asked.length)).toEqual([2, 1])
})

test('in a hidden tab nothing new begins', () => {
  const { made, page, pool } = set()
  page.turn(true)
  void pool.ask(hints)
  expect(made).toEqual([])
  page.turn(false)
  expect(made[0]!.asked.length).toBe(1)
})

test('a bot decides where its tree is, and others do not wait for it', () => {
  const { made, pool } = set()
  void pool.ask(decide('one'))
  void pool.ask(decide('one'))
  void pool.ask(decide('other'))
  expect(made.map(({ asked }) => asked.length)).toEqual([1, 1])
  made[0]!.answer({ found: { action: 3, seconds: 0 } })
  expect(made.map(({ asked }) => asked.length)).toEqual([2, 1])
})

test('what cannot be thought out is refused, and a worker that breaks is replaced', async () => {
  const { made, pool } = set(1)
  const first = pool.ask(hints)
  made[0]!.answer({ failed: 'no such function' })
  await expect(first).rejects.toThrow(ThinkingFailed)
  const second = pool.ask(hints)
  made[0]!.onerror!({ message: 'crashed' } as ErrorEvent)
  await expect(second).rejects.toThrow('crashed')
  expect(made[0]!.ended).toBe(true)
  void pool.ask(hints)
  expect(made[1]!.asked.length).toBe(1)
})

test('a browser that makes no workers says so', async () => {
  const pool = new ThinkerPool(
    () => {
      throw new Error('forbidden')
    },
    1,
    new FakePage() as never,
  )
  await expect(pool.ask(hints)).rejects.toThrow('forbidden')
})

test('a core stays free for the page, and slow machines compare with fewer playouts', () => {
  expect([1, 2, 4, 32].map(workersFor)).toEqual([1, 1, 3, 4])
  const speed = new Speed()
  expect(speed.hintBudget()).toEqual(USUAL)
  speed.measured(100_000, 1)
  expect(speed.hintBudget().comparing).toBe(USUAL.comparing)
  for (let i = 0; i < 20; i++) speed.measured(200, 1)
  expect(speed.hintBudget().comparing).toBe(100)
  for (let i = 0; i < 20; i++) speed.measured(1, 1)
  expect(speed.hintBudget().comparing).toBe(48)
})
