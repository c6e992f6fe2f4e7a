/**
 * Short, quiet sounds, made here: a few oscillators and a little noise. A browser lets nobody hear anything before the first
 * click or key; until then nothing is played, and nothing is caught up on.
 */
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'money' | 'build' | 'card' | 'water' | 'end'

interface Note {
  /** Hertz at the beginning and at the end; noise has none. */
  pitch?: [number, number]
  /** Seconds from the beginning of the sound. */
  at: number
  lasts: number
  loud: number
  wave?: OscillatorType
}

/** What every sound is made of. */
export const SCORES: Record<Sound, Note[]> = {
  turn: [
    { pitch: [660, 660], at: 0, lasts: 0.22, loud: 0.5 },
    { pitch: [880, 880], at: 0.12, lasts: 0.28, loud: 0.5 },
  ],
  money: [
    { pitch: [1870, 1860], at: 0, lasts: 0.09, loud: 0.22, wave: 'triangle' },
    { pitch: [2490, 2480], at: 0.05, lasts: 0.14, loud: 0.2, wave: 'triangle' },
  ],
  build: [
    { pitch: [190, 90], at: 0, lasts: 0.13, loud: 0.8, wave: 'triangle' },
    { at: 0, lasts: 0.04, loud: 0.3 },
    { pitch: [230, 120], at: 0.13, lasts: 0.11, loud: 0.6, wave: 'triangle' },
  ],
  card: [{ at: 0, lasts: 0.09, loud: 0.28 }],
  water: [
    { pitch: [420, 980], at: 0, lasts: 0.12, loud: 0.35 },
    { pitch: [520, 1240], at: 0.14, lasts: 0.1, loud: 0.28 },
    { pitch: [380, 860], at: 0.27, lasts: 0.12, loud: 0.24 },
  ],
  end: [523, 659, 784, 1047].map((pitch, place) => ({ pitch: [pitch, pitch], at: place * 0.16, lasts: 0.5, loud: 0.4 })),
}

/** Full volume is still quiet. */
const LOUDEST = 0.22
/** The same sound is not heard twice within so many seconds. */
const APART = 0.12

let audio: AudioContext | null = null
let noise: AudioBuffer | null = null
const last = new Map<Sound, number>()

/** A person has done something: from now on the page may be heard. */
export function allowSound(): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
}

/** Play a sound, if the person wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sounds || settings.volume <= 0 || audio?.state !== 'running' || (document.hidden && sound !== 'turn')) return
  const now = audio.currentTime
  if (now - (last.get(sound) ?? -1) < APART) return
  last.set(sound, now)
  for (const note of SCORES[sound]) sing(audio, note, now)
}

function sing(context: AudioContext, { pitch, at, lasts, loud, wave = 'sine' }: Note, now: number): void {
  const start = now + at
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud * LOUDEST * (settings.volume / 100), start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  const source = pitch ? tone(context, pitch, wave, start, lasts) : rustle(context)
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + lasts + 0.05)
}

function tone(context: AudioContext, [from, to]: [number, number], wave: OscillatorType, start: number, lasts: number): OscillatorNode {
  const voice = context.createOscillator()
  voice.type = wave
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts)
  return voice
}

/** A breath of noise, as of paper. */
function rustle(context: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * 0.6
  }
  const source = context.createBufferSource()
  source.buffer = noise
  return source
}
