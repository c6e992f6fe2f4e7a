/** What deserves a moment: a new step, the first city of a region, and the network that ends the game. */
import type { Happening } from '$lib/api/wire'
import type { GameMoment } from '$lib/motion/celebration.svelte'
import type { Say } from '../contract'
import { areaName } from './labels'
import type { Printed, View } from './types'

interface Around {
  view: View
  printed: Printed
  you: number | null
  say: Say
}

export function moment(events: Happening[], around: Around): GameMoment | null {
  const step = events.find(({ name }) => name === 'step-begins')
  if (step) return { text: around.say.event(step), topic: 'order' }
  const house = events.find(({ name }) => name === 'house-built')
  return house ? (lastRound(house, around) ?? firstOfArea(house, around)) : null
}

/** The first network that is large enough. */
function lastRound({ arguments: { seat } }: Happening, { view, say }: Around): GameMoment | null {
  const large = view.players.filter((player) => player.cities >= view.end_at)
  const builder = large.find((player) => player.seat === seat)
  if (large.length !== 1 || builder?.cities !== view.end_at) return null
  const text = say('moment-last-round', { seat: say.seat(builder.seat), count: builder.cities })
  return { text, topic: 'build', seat: builder.seat }
}

/** My first city of an area. */
function firstOfArea({ arguments: { seat, city } }: Happening, { view, printed, you, say }: Around): GameMoment | null {
  if (seat !== you || you === null) return null
  const areas = new Map(printed.cities.map((each) => [each.id, each.area]))
  const area = areas.get(String(city))
  const own = view.cities.filter((each) => each.houses.includes(you) && areas.get(each.id) === area)
  if (area === undefined || own.length !== 1) return null
  return { text: say('moment-area', { area: areaName(area, printed, say.language) }), topic: 'build', seat: you }
}
