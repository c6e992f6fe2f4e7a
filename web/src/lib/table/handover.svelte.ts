/** Several people on one device: when the next of them is to decide, and what they must not see of each other. */
import type { Session } from './session.svelte'

export class HandoverState {
  /** They need no cover between their turns. */
  trusting = $state(false)

  constructor(readonly session: Session) {}

  /** Another person on this device is to decide. */
  readonly #isDue = $derived.by(() => {
    const { to_decide, shown, summary, over } = this.session.state
    return (
      !over && to_decide !== null && to_decide !== shown && summary.mine.length > 1 && summary.mine.includes(to_decide)
    )
  })
  /** One of the two would see what is hidden from them: the other's cards, or what the other has decided ahead. */
  readonly isCovered = $derived.by(() => {
    const { to_decide, shown, plan, view } = this.session.state
    if (!this.#isDue || this.trusting) return false
    return plan !== null || (this.session.game.hides?.(view, [shown!, to_decide!]) ?? true)
  })

  /** Call while a component starts: where nothing is hidden, the next one simply sits down. */
  follow(): void {
    $effect(() => {
      if (this.#isDue && !this.isCovered) void this.session.store.sit(this.session.state.to_decide)
    })
  }
}
