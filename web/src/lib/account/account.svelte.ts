/** What an account prefers travels with it: taken over on arrival, kept when something is changed. */
import type { Preferences } from '$lib/api/wire'
import { untrack } from 'svelte'
import { api } from '$lib/api/client'
import { person } from './person.svelte'
import { settings, takeOver } from '$lib/shared/settings.svelte'

const PAUSE = 800

/** Call once from the page's root. */
export function followAccount(): void {
  let known = ''
  $effect(() => {
    const me = person.me
    if (!me?.account) return
    untrack(() => {
      if (me.settings && Object.keys(me.settings).length) takeOver(me.settings)
      known = JSON.stringify(settings)
      if (!me.settings || !Object.keys(me.settings).length) void keep(known)
    })
  })
  $effect(() => {
    const chosen = JSON.stringify(settings)
    if (!person.me?.account || chosen === known) return
    const waiting = setTimeout(() => {
      known = chosen
      void keep(chosen)
    }, PAUSE)
    return () => clearTimeout(waiting)
  })
}

/** Settings are kept in this browser anyway; one that the server does not take now goes with the next change. */
async function keep(chosen: string): Promise<void> {
  try {
    await api.keepSettings(JSON.parse(chosen) as Preferences['settings'])
  } catch {
    // Nothing is lost here.
  }
}
