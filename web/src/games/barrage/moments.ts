/** What deserves a moment: drops that flow off the map, and the beginning of the last round. */
import type { Happening } from '$lib/api/wire'
import type { GameMoment } from '$lib/motion/celebration.svelte'
import type { Say } from '../contract'
import type { View } from './types'

export function moment(events: Happening[], { view, say }: { view: View; say: Say }): GameMoment | null {
  const begins = events.find(({ name }) => name === 'round-begins')
  if (begins && Number(begins.arguments.round) === view.bonus.length)
    return { text: say('moment-last-round'), topic: 'order' }
  const left = events.filter(({ name }) => name === 'drops-left')
  const count = left.reduce((sum, event) => sum + Number(event.arguments.count), 0)
  return count > 0 ? { text: say('moment-overflow', { count }), topic: 'water' } : null
}
