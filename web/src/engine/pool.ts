/**
 * Thinkers of a page: as many workers as there are cores to spare, made when something is to be thought out. While the
 * page is hidden nothing new begins.
 *
 *   const { action } = await thinkers.ask({ kind: 'decide', files, table, bot: 'gigawatt', board, state, ply, seed })
 */
import type { Answer, Answers, Question, Wish } from './messages'

const MOST_WORKERS = 4

/** What a pool needs of a worker, so that tests bring their own. */
export interface Thinker {
  postMessage(question: Question): void
  terminate(): void
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export class ThinkingFailed extends Error {}

interface Waiting {
  wish: Wish
  done: (found: Answers[keyof Answers]) => void
  failed: (fault: Error) => void
}

export class ThinkerPool {
  private readonly free: Thinker[] = []
  private readonly waiting: Waiting[] = []
  /** The thinker that keeps a bot's tree, by table and bot. */
  private readonly keepers = new Map<string, Thinker>()
  private readonly busy = new Map<Thinker, Waiting>()
  private made = 0
  private asked = 0

  constructor(
    private readonly make: () => Thinker,
    private readonly most: number,
    private readonly page: Pick<Document, 'hidden' | 'addEventListener'>,
  ) {
    page.addEventListener('visibilitychange', () => this.next())
  }

  /** Think this out; ThinkingFailed where the browser cannot. */
  ask<Kind extends Wish['kind']>(wish: Extract<Wish, { kind: Kind }>): Promise<Answers[Kind]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ wish, done: (found) => resolve(found as Answers[Kind]), failed: reject })
      this.next()
    })
  }

  private next(): void {
    for (const each of [...this.waiting]) {
      if (this.page.hidden) return
      const thinker = this.thinkerFor(each)
      if (thinker) this.begin(thinker, each)
    }
  }

  /** A bot's decisions go to the thinker that has its tree, others to any that is free. */
  private thinkerFor({ wish, failed }: Waiting): Thinker | null {
    const key = wish.kind === 'decide' ? `${wish.table} ${wish.bot} ${wish.seed}` : null
    const keeper = key === null ? undefined : this.keepers.get(key)
    if (keeper) return this.free.includes(keeper) ? keeper : null
    if (this.free.length === 0 && this.made < this.most) {
      try {
        this.add()
      } catch (fault) {
        this.waiting.splice(
          this.waiting.findIndex((each) => each.wish === wish),
          1,
        )
        failed(new ThinkingFailed(String(fault)))
        return null
      }
    }
    const thinker = this.free[0] ?? null
    if (thinker && key !== null) this.keepers.set(key, thinker)
    return thinker
  }

  private add(): void {
    const thinker = this.make()
    this.made += 1
    thinker.onmessage = ({ data }) => this.answered(thinker, data)
    thinker.onerror = (event) => this.broken(thinker, event.message)
    this.free.push(thinker)
  }

  private begin(thinker: Thinker, each: Waiting): void {
    this.waiting.splice(this.waiting.indexOf(each), 1)
    this.free.splice(this.free.indexOf(thinker), 1)
    this.busy.set(thinker, each)
    thinker.postMessage({ id: ++this.asked, wish: each.wish })
  }

  private answered(thinker: Thinker, answer: Answer): void {
    const each = this.busy.get(thinker)
    this.busy.delete(thinker)
    this.free.push(thinker)
    if ('failed' in answer) each?.failed(new ThinkingFailed(answer.failed))
    else each?.done(answer.found)
    this.next()
  }

  /** A worker that could not be loaded or has crashed is replaced by the next wish. */
  private broken(thinker: Thinker, why: string): void {
    const each = this.busy.get(thinker)
    this.busy.delete(thinker)
    if (this.free.includes(thinker)) this.free.splice(this.free.indexOf(thinker), 1)
    for (const [key, keeper] of this.keepers) if (keeper === thinker) this.keepers.delete(key)
    thinker.terminate()
    this.made -= 1
    each?.failed(new ThinkingFailed(why))
    this.next()
  }
}

/** A core stays free for the page itself. */
export function workersFor(cores: number): number {
  return Math.max(1, Math.min(MOST_WORKERS, cores - 1))
}

let pool: ThinkerPool | null = null

/** The thinkers of this page. */
export function thinkers(): ThinkerPool {
  const make = () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
  return (pool ??= new ThinkerPool(make, workersFor(navigator.hardwareConcurrency), document))
}
