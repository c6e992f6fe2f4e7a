/** Short messages that come and go: refusals and small successes. */
import { RequestRefused, whenDone } from '$lib/api/client'
import type { Arguments } from '$lib/words/bundle'

interface Toast {
  id: number
  kind: 'bad' | 'good'
  /** A reason (see Say.why) when bad, a message id when good. */
  message: string
  args: Arguments
  /** What exactly is wrong, in the server's words. */
  detail: string
}

/** Refusals about what a person wrote: there the server's own words help most. */
const EXPLAINED = ['options', 'file']
const STAY = 7000
let count = 0

class Toasts {
  list = $state.raw<Toast[]>([])
  /** How many modal dialogs are open: nothing outside of them is visible or announced. */
  dialogs = $state(0)

  bad(message: string, args: Arguments = {}, detail = ''): void {
    this.#add({ id: ++count, kind: 'bad', message, args, detail: EXPLAINED.includes(message) ? detail : '' })
  }

  good(message: string, args: Arguments = {}): void {
    this.#add({ id: ++count, kind: 'good', message, args, detail: '' })
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  /** Something has been done since: what was refused before is settled. */
  settle(): void {
    if (this.list.some((toast) => toast.kind === 'bad')) this.list = this.list.filter((toast) => toast.kind !== 'bad')
  }

  #add(toast: Toast): void {
    this.list = [...this.list.filter((each) => each.message !== toast.message), toast].slice(-4)
    setTimeout(() => this.drop(toast.id), toast.detail ? 3 * STAY : STAY)
  }
}

export const toasts = new Toasts()
whenDone(() => toasts.settle())

/** Do something that the server may refuse; a refusal is shown and null comes back. */
export async function attempt<Answer>(doing: Promise<Answer>): Promise<Answer | null> {
  try {
    return await doing
  } catch (fault) {
    if (!(fault instanceof RequestRefused)) throw fault
    toasts.bad(fault.reason, fault.args, fault.detail)
    return null
  }
}
