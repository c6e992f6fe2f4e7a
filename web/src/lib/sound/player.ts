/**
 * What is heard now. A browser lets nobody hear anything before the first click or key; until then nothing is played,
 * and nothing is caught up on.
 */
import { settings } from '$lib/shared/settings.svelte'
import { sing, type Sound } from './scores'

/** The same sound is not heard twice within so many seconds. */
const APART = 0.12
/** What calls somebody who is looking elsewhere. */
const CALLS: Sound[] = ['turn', 'asked', 'chat', 'joined']

let audio: AudioContext | null = null
const last = new Map<Sound, number>()

/** A person has done something: from now on the page may be heard. */
export function allowSound(): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
}

/** Play a sound, if the person wants to hear any. */
export function play(sound: Sound): void {
  if (
    !settings.sounds ||
    settings.volume <= 0 ||
    audio?.state !== 'running' ||
    (document.hidden && !CALLS.includes(sound))
  )
    return
  const now = audio.currentTime
  if (now - (last.get(sound) ?? -1) < APART) return
  last.set(sound, now)
  sing(audio, sound, settings.volume, now)
}
