/** Telling a person that it is their turn: the title, the icon, and a tone for those who want one. */
import { settings } from './settings.svelte'

let audio: AudioContext | null = null

/** Two short tones, made here. */
function tone(): void {
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [i, pitch] of [660, 880].entries()) {
    const from = start + i * 0.12
    const voice = audio.createOscillator()
    const volume = audio.createGain()
    voice.frequency.value = pitch
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.22)
    voice.connect(volume).connect(audio.destination)
    voice.start(from)
    voice.stop(from + 0.25)
  }
}

/** Keep title and icon up to date; call once from a component. */
export function callAttention(about: () => { mine: boolean; title: string }): void {
  let before = true
  $effect(() => {
    const { mine, title } = about()
    document.title = title
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg')
    if (mine && !before && settings.sound) tone()
    before = mine
  })
  $effect(() => () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', '/favicon.svg'))
}
