/** By what automas choose where to build, in words. */
import type { Say } from '$games/contract'

const WORDS: Record<string, string> = {
  'most-powerful-conduit': 'criterion-most-powerful-conduit',
  'owned-powerhouse': 'criterion-owned-powerhouse',
  'upstream-powerhouse-own-first': 'criterion-upstream-powerhouse',
  'upstream-powerhouse-opponent-first': 'criterion-upstream-powerhouse',
  'red-outline-space': 'criterion-red-outline-space',
  'most-water-drops': 'criterion-most-water-drops',
  'downstream-dam': 'criterion-downstream-dam',
  'most-powerful': 'criterion-most-powerful',
  'second-most-powerful': 'criterion-second-most-powerful',
  'owned-neutral-opponent-dam': 'criterion-owned-neutral-opponent-dam',
  'opponent-neutral-owned-dam': 'criterion-opponent-neutral-owned-dam',
  'owned-opponent-powerhouse': 'criterion-owned-opponent-powerhouse',
  'opponent-owned-powerhouse': 'criterion-opponent-owned-powerhouse',
  'owned-dam': 'criterion-owned-dam',
  'feeding-owned-dam': 'criterion-feeding-owned-dam',
  'not-feeding-opponent-dam': 'criterion-not-feeding-opponent-dam',
}

/** One criterion of an automa tile. */
export function criterionText(say: Say, criterion: string): string {
  if (criterion.startsWith('hills-basin-')) return say('criterion-basin', { basin: Number(criterion.slice(-1)) })
  return criterion === 'plains' ? say('region-plain') : say(WORDS[criterion] ?? criterion)
}
