/** What deserves a moment: the last round, the first plant of a region, and a completed contract. */
import type { Happening } from '$lib/api/wire'
import type { GameMoment } from '$lib/motion/celebration.svelte'
import type { Say } from '../contract'
import { regionName } from './spell'
import type { Printed, View } from './types'

const LAST_ROUND = ['last-line-placed', 'last-contract-laid', 'standstill']

interface Around {
  view: View
  printed: Printed
  you: number | null
  say: Say
}

export function moment(events: Happening[], { view, printed, you, say }: Around): GameMoment | null {
  const last = events.find(({ name }) => LAST_ROUND.includes(name))
  if (last) return { text: say.event(last), topic: 'order' }
  const mine = (name: string) => events.find((event) => event.name === name && event.arguments.seat === you)
  const completed = mine('contract-completed')
  if (completed && you !== null) return { text: say.event(completed), topic: 'points', seat: you }
  const built = mine('plant-built')
  const region = built && printed.sites.find(({ id }) => id === built.arguments.place)?.region
  if (!region || you === null) return null
  const own = view.sites
    .filter((site) => site.region === region)
    .flatMap((site) => site.plants.filter((seat) => seat === you))
  const found = printed.regions.find(({ id }) => id === region)
  return own.length === 1 && found
    ? { text: say('moment-region', { region: regionName(say, found) }), topic: 'build', seat: you }
    : null
}
