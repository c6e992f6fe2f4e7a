/** What a person prefers, kept in this browser, and with the account of whoever is signed in (account.svelte.ts). */
import type { Speed } from '$lib/motion/playback.svelte'
import { firstLanguage, isSpaced, type Language } from '$lib/words/bundle'

export interface Choices {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'none'
  /** How long the moves of others stay on the board before the next. */
  speed: Speed
  palette: 'usual' | 'strong'
  warnings: boolean
  confirm: 'touch' | 'always' | 'never'
  /** Whether the page plays the only move there is. */
  forced: boolean
  /** The questions that the page answers with the usual move: `power-grid/question-run …`; with a `!` those it asks. */
  routines: string
  /** Short sounds for what happens, and how loud (0 to 100). */
  sounds: boolean
  volume: number
  /** A card at the end of every round. */
  cards: boolean
  /** Whether the characters of bots say something now and then. */
  remarks: boolean
  /** Whether this browser shows a notification of its own when a turn begins. */
  notify: boolean
  /** Single letters act; some people's software types letters that they did not mean. */
  letters: boolean
  replaySpeed: number
  asText: boolean
  /** Whether every question comes with a line about what it is for; `auto`: until the third finished game. */
  explain: 'auto' | 'always' | 'never'
  /** Nobody sees when I am online; the server reads it with my account. */
  hide_online: boolean
}

const PLACE = 'megawatt-settings'

function usual(): Choices {
  return {
    language: firstLanguage(null, navigator.languages ?? []),
    theme: 'auto',
    motion: 'auto',
    speed: 'brisk',
    palette: 'usual',
    warnings: true,
    confirm: 'touch',
    forced: true,
    routines: '',
    sounds: true,
    volume: 60,
    cards: true,
    remarks: true,
    notify: false,
    letters: true,
    replaySpeed: 1,
    asText: false,
    explain: 'auto',
    hide_online: false,
  }
}

/** What was kept, with the usual choice where nothing (or nonsense) was. */
export function remembered(kept: string | null, otherwise: Choices): Choices {
  try {
    const found = JSON.parse(kept ?? '{}') as Record<string, unknown>
    const fits = Object.entries(otherwise).map(([name, value]) => [
      name,
      typeof found[name] === typeof value ? found[name] : value,
    ])
    const choices = Object.fromEntries(fits) as Choices
    return { ...choices, language: firstLanguage(choices.language, [otherwise.language]) }
  } catch {
    return otherwise
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null
  }
}

export const settings: Choices = $state(remembered(kept(), usual()))

/** Whether the page answers this question with the usual move; `otherwise` until somebody has chosen. */
export function isRoutine(question: string, otherwise = false): boolean {
  const chosen = settings.routines.split(' ')
  return chosen.includes(question) || (otherwise && !chosen.includes(`!${question}`))
}

/** Leave a question to the page, or answer it oneself again. */
export function setRoutine(question: string, on: boolean): void {
  const others = settings.routines.split(' ').filter((each) => each && each !== question && each !== `!${question}`)
  settings.routines = [...others, on ? question : `!${question}`].join(' ')
}

const darkness = matchMedia('(prefers-color-scheme: dark)')
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
const system = $state({ dark: darkness.matches, still: stillness.matches })
darkness.addEventListener('change', () => (system.dark = darkness.matches))
stillness.addEventListener('change', () => (system.still = stillness.matches))

export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'auto' && system.dark)
export const isStill = (): boolean => settings.motion === 'none' || system.still

/** Take over what was chosen on another device. */
export function takeOver(chosen: Record<string, unknown>): void {
  Object.assign(settings, remembered(JSON.stringify(chosen), { ...settings }))
}

/** Keep the choices and show them on the document; call once from the page's root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.language
    root.toggleAttribute('data-unspaced', !isSpaced(settings.language))
    root.dataset.theme = isDark() ? 'dark' : 'light'
    root.dataset.motion = isStill() ? 'none' : 'full'
    root.dataset.palette = settings.palette
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
}
