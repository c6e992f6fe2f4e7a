import type { Say } from '$games/contract'
import { sentences } from './phrases'

/**
 * Say in the page's language what it is. A static site cannot know who reads it, and a server no language chosen
 * later, so the head that either sends may speak another.
 */
export function describePage(say: Say, isLocal: boolean): void {
  const description = document.querySelector('meta[name="description"]')
  description?.setAttribute(
    'content',
    sentences(say, [say('hero-title'), say(isLocal ? 'local-hero-text' : 'hero-text')]),
  )
}
