/** The words of one language: Fluent files fetched once, turned into sentences. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle'
import { overLine } from '../api'
import { lazyResource } from './lazy'

export const LANGUAGES = ['en', 'de', 'nl', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands', ja: '日本語' }

const fetched = new Map<string, Promise<FluentResource>>()

/** One file of words; the same file is fetched once. */
export function loadWords(language: Language, name: string): Promise<FluentResource> {
  const path = `/words/${language}/${name}.ftl`
  let resource = fetched.get(path)
  if (!resource) {
    resource = overLine(fetch(path)).then(async (answer) => {
      if (!answer.ok) throw new Error(`no words at ${path}`)
      return lazyResource(await overLine(answer.text()))
    })
    resource.catch(() => fetched.delete(path))
    fetched.set(path, resource)
  }
  return resource
}

/** Messages by id, from one or more files. */
export class Words {
  readonly #bundle: FluentBundle

  constructor(
    readonly language: Language,
    resources: FluentResource[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const resource of resources) this.#bundle.addResource(resource)
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The further forms a message has: "the Netherlands" beside "Netherlands". */
  forms(id: string): string[] {
    return Object.keys(this.#bundle.getMessage(id)?.attributes ?? {})
  }

  /** The sentence, or a form of it (`company-usa.subject`); the id itself when there is none, so that a gap is seen and nothing breaks. */
  say(id: string, args?: Record<string, unknown>): string {
    const [name = '', form] = id.split('.')
    const message = this.#bundle.getMessage(name)
    const pattern = form ? message?.attributes[form] : message?.value
    if (!pattern) return id
    return this.#bundle.formatPattern(pattern, plain(args), [])
  }
}

/** Fluent takes texts and numbers; anything else is not meant for the sentence. */
function plain(args: Record<string, unknown> = {}): Record<string, FluentVariable> {
  const taken: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') taken[name] = isPlain(value) ? new PlainNumber(value) : value
    else if (typeof value === 'string') taken[name] = value
  }
  return taken
}

/** Whether a number is written with its digits alone in all our languages. */
const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000

/** Such a number is written without asking the browser how, which takes long the first time. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** The language to begin with: the one chosen before, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, wanted: readonly string[]): Language {
  const spoken = (tag: string) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
  for (const tag of [chosen ?? '', ...wanted]) {
    const language = spoken(tag)
    if (language) return language
  }
  return 'en'
}
