/** What is heard of the moves. */
import type { Happening } from '$lib/api/wire'
import type { Heading, Telling } from '$lib/story/story'
import type { Sound } from './scores'

const HEADINGS: Record<Heading, Sound> = { 'round-begins': 'round', 'game-ends': 'end' }
/** More at once would be noise. */
const MOST = 2

const isHeading = (name: string): name is Heading => name in HEADINGS

/** The sound that is meant for an event; null in a game that tells nothing of it. */
export function soundOf({ name }: Pick<Happening, 'name'>, telling: Telling | undefined): Sound | null {
  return isHeading(name) ? HEADINGS[name] : (telling?.events[name]?.topic ?? null)
}

/** What a move is heard by: the end of the game alone, otherwise what weighs most of it, each once. */
export function soundsOf(events: Happening[], telling: Telling | undefined): Sound[] {
  if (events.some(({ name }) => name === 'game-ends')) return ['end']
  const weight = ({ name }: Happening) => telling?.events[name]?.weight ?? 0
  const sounds = [...events].sort((a, b) => weight(b) - weight(a)).flatMap((event) => soundOf(event, telling) ?? [])
  return [...new Set(sounds)].slice(0, MOST)
}
