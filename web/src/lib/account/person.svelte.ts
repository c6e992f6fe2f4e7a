/** Who I am to the server. The first request of a stranger makes the identity, so it goes before every other. */
import { api, RequestRefused } from '$lib/api/client'
import { firstMe } from '$lib/startup/first-look'
import type { Me } from '$lib/api/wire'
import { attempt } from '$lib/shared/toasts.svelte'

const TRY_AGAIN = 2_000

class Person {
  me = $state.raw<Me | null>(firstMe)
  /** The server has not answered; it is asked again by itself. */
  waits = $state(false)

  /**
   * Ask the server, which may have something else to say than before: after signing up, a guest is somebody with an
   * account.
   */
  async arrive(): Promise<void> {
    try {
      this.me = await api.me()
      this.waits = false
    } catch (fault) {
      if (!(fault instanceof RequestRefused)) throw fault
      this.waits = true
      setTimeout(() => void this.arrive(), TRY_AGAIN)
    }
  }

  /**
   * Perhaps this browser was signed out elsewhere: a line that was cut, or a tab that comes back, asks again who sits
   * here.
   */
  async lookAgain(): Promise<void> {
    try {
      const me = await api.me()
      if (me.id !== this.me?.id || me.name !== this.me.name || me.account !== this.me.account) this.become(me)
    } catch (fault) {
      if (!(fault instanceof RequestRefused)) throw fault
    }
  }

  /** Somebody else sits here now: connections and lists begin anew. */
  become(me: Me): void {
    this.me = me
  }

  #naming: Promise<boolean> = Promise.resolve(true)

  /** A new name; `named` tells when the server knows it. */
  rename(name: string): Promise<boolean> {
    this.#naming = this.#rename(name)
    return this.#naming
  }

  /** Once a name that was just typed has arrived: who sits down before would sit there under the old one. */
  async named(): Promise<void> {
    await this.#naming
  }

  async #rename(name: string): Promise<boolean> {
    const me = await attempt(api.rename(name))
    if (me) this.me = me
    return me !== null
  }
}

export const person = new Person()
