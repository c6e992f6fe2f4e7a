/** How far the worker is with starting. */
class LocalStart {
  /** Of what it has to fetch, from 0 to 1. */
  share = $state(0)
  /** Whether it plays. */
  ready = $state(false)
  /** Why it cannot play here; nothing while it may. */
  fault = $state('')
}

export const localStart = new LocalStart()
