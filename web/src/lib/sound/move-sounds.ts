/** What is heard of the moves. */
import type { Happening } from '$lib/api/wire'
import type { Heading, LogStyle } from '$lib/story/story'
import type { Sound } from './scores'

const HEADINGS: Record<Heading, Sound> = { 'round-begins': 'round', 'game-ends': 'end' }
/** More at once would be noise. */
const MOST = 2

const isHeading = (name: string): name is Heading => name in HEADINGS

/** The sound that is meant for an event; null in a game that tells nothing of it. */
export function soundOf({ name }: Pick<Happening, 'name'>, logStyle: LogStyle | undefined): Sound | null {
  return isHeading(name) ? HEADINGS[name] : (logStyle?.events[name]?.topic ?? null)
}

/** What a move is heard by: the end of the game alone, otherwise what weighs most of it, each once. */
export function soundsOf(events: Happening[], logStyle: LogStyle | undefined): Sound[] {
  if (events.some(({ name }) => name === 'game-ends')) return ['end']
  const weight = ({ name }: Happening) => logStyle?.events[name]?.weight ?? 0
  const sounds = [...events].sort((a, b) => weight(b) - weight(a)).flatMap((event) => soundOf(event, logStyle) ?? [])
  return [...new Set(sounds)].slice(0, MOST)
}
