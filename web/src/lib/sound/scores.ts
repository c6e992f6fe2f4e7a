/** What every sound is made of, and how it is sung: a few oscillators and a little noise, short and quiet. */
import type { Topic } from '$lib/story/story'

/**
 * What the table itself has to say: my turn, a new round, the end, a moment to celebrate, my victory, a line of chat, a
 * question to answer, moves taken back, somebody sits down.
 */
export type TableSound = 'turn' | 'round' | 'end' | 'moment' | 'won' | 'chat' | 'asked' | 'back' | 'joined'
/** Everything that is told has a topic, and every topic its sound. */
export type Sound = Topic | TableSound

interface Note {
  /** Hertz at the beginning and at the end; noise has none. */
  pitch?: [number, number]
  /** Seconds from the beginning of the sound. */
  at: number
  lasts: number
  loud: number
  wave?: OscillatorType
}

/** Tones after each other, so many seconds apart. */
const arpeggio = (pitches: number[], apart: number, lasts: number, loud: number): Note[] =>
  pitches.map((pitch, place) => ({ pitch: [pitch, pitch], at: place * apart, lasts, loud }))

/** Wood on wood, a little noise at its beginning. */
const knock = (at: number, loud: number, from = 190, to = 90): Note[] => [
  { pitch: [from, to], at, lasts: 0.12, loud, wave: 'triangle' },
  { at, lasts: 0.03, loud: loud * 0.35 },
]

export const SCORES: Record<Sound, Note[]> = {
  turn: arpeggio([660, 880], 0.12, 0.26, 0.5),
  round: arpeggio([392, 587], 0.1, 0.4, 0.4),
  end: arpeggio([523, 659, 784, 1047], 0.16, 0.5, 0.4),
  moment: arpeggio([523, 784, 1047], 0.09, 0.3, 0.35),
  won: arpeggio([523, 659, 784, 1047, 1319], 0.11, 0.5, 0.4),
  chat: [{ pitch: [740, 990], at: 0, lasts: 0.1, loud: 0.3 }],
  asked: arpeggio([880, 740, 880], 0.11, 0.16, 0.35),
  back: [{ pitch: [620, 310], at: 0, lasts: 0.2, loud: 0.35 }],
  joined: arpeggio([494, 740], 0.09, 0.18, 0.35),
  build: [...knock(0, 0.8), ...knock(0.13, 0.6, 230, 120)],
  card: [{ at: 0, lasts: 0.09, loud: 0.28 }],
  energy: [{ pitch: [110, 330], at: 0, lasts: 0.32, loud: 0.4, wave: 'triangle' }],
  fuel: [...knock(0, 0.3, 520, 300), ...knock(0.07, 0.25, 610, 340)],
  money: [
    { pitch: [1870, 1860], at: 0, lasts: 0.09, loud: 0.22, wave: 'triangle' },
    { pitch: [2490, 2480], at: 0.05, lasts: 0.14, loud: 0.2, wave: 'triangle' },
  ],
  order: [{ pitch: [480, 470], at: 0, lasts: 0.07, loud: 0.25, wave: 'triangle' }],
  points: arpeggio([1175, 1568], 0.07, 0.2, 0.22),
  route: [...knock(0, 0.35, 150, 110), ...knock(0.11, 0.3, 140, 100)],
  water: [
    { pitch: [420, 980], at: 0, lasts: 0.12, loud: 0.35 },
    { pitch: [520, 1240], at: 0.14, lasts: 0.1, loud: 0.28 },
    { pitch: [380, 860], at: 0.27, lasts: 0.12, loud: 0.24 },
  ],
  work: knock(0, 0.5, 320, 180),
}

/** Full volume is still quiet. */
const LOUDEST = 0.22
/** How long a voice goes on after its note, too softly to be heard. */
const REST = 0.05

/** Seconds until a sound is over. */
export const lengthOf = (sound: Sound): number => Math.max(...SCORES[sound].map(({ at, lasts }) => at + lasts)) + REST

/** Sing a sound from this second on; `volume` is between 0 and 100. */
export function sing(context: BaseAudioContext, sound: Sound, volume: number, now: number): void {
  for (const note of SCORES[sound]) singNote(context, note, (LOUDEST * volume) / 100, now + note.at)
}

/** What can't be heard: where a note rises from and falls to, for a gain can't reach zero along a curve. */
const SILENCE = 0.0001

function singNote(
  context: BaseAudioContext,
  { pitch, lasts, loud, wave = 'sine' }: Note,
  volume: number,
  start: number,
): void {
  const gain = context.createGain()
  // Before its first change a gain is 1: a voice that begins a sample early would click.
  gain.gain.value = SILENCE
  gain.gain.setValueAtTime(SILENCE, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(loud * volume, SILENCE), start + 0.012)
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts)
  const source = pitch ? tone(context, pitch, wave, start, lasts) : rustle(context)
  source.connect(gain).connect(context.destination)
  source.start(start)
  source.stop(start + lasts + REST)
}

function tone(
  context: BaseAudioContext,
  [from, to]: [number, number],
  wave: OscillatorType,
  start: number,
  lasts: number,
): OscillatorNode {
  const voice = context.createOscillator()
  voice.type = wave
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts)
  return voice
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A breath of noise, as of paper. */
function rustle(context: BaseAudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = noises.get(context) ?? noise(context)
  noises.set(context, source.buffer)
  return source
}

function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * 0.6
  return buffer
}
