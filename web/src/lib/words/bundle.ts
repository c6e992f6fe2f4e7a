/** The words of one language: Fluent files fetched once, turned into sentences. */
import { ask } from '$lib/api/transport'
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle'
import { overLine } from '$lib/api/client'
import { lazyResource } from './lazy'

/** The code of a language: which there are, the server says in the page's head. */
export type Language = string

/** Code, own name, and whether there are spaces between words. */
type EventStyle = [Language, string, boolean]

const told = document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content
const all: EventStyle[] = told ? (JSON.parse(told) as EventStyle[]) : [['en', 'English', true]]
export const LANGUAGES: readonly Language[] = all.map(([language]) => language)

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = Object.fromEntries(
  all.map(([language, name]) => [language, name]),
)

/** Whether a language has spaces between its words. */
export const isSpaced = (language: Language): boolean => all.find(([each]) => each === language)?.[2] ?? true

/** A file of words, and the languages that say what is missing in it. */
interface WordFile {
  resource: FluentResource
  fallback: Language[]
}

const fetched = new Map<string, Promise<WordFile>>()

/** The words of some files; what their language does not say comes from the languages that the server names for it. */
export async function wordsFrom(language: Language, names: string[]): Promise<Words> {
  const files = await Promise.all(names.map((name) => loadWords(language, name)))
  const others = [...new Set(files.flatMap(({ fallback }) => fallback))]
  const more = others.map(
    async (other) =>
      new Words(
        other,
        (await Promise.all(names.map((name) => loadWords(other, name)))).map(({ resource }) => resource),
      ),
  )
  return new Words(
    language,
    files.map(({ resource }) => resource),
    await Promise.all(more),
  )
}

/** One file of words; the same file is fetched once. A booklet of a static site names the way to the site's folder. */
export function loadWords(language: Language, name: string): Promise<WordFile> {
  const path = `${document.documentElement.dataset.root ?? '/'}words/${language}/${name}.ftl`
  let resource = fetched.get(path)
  if (!resource) {
    resource = overLine(ask(path)).then(async (answer) => {
      if (!answer.ok) throw new Error(`no words at ${path}`)
      const text = await overLine(answer.text())
      return { resource: lazyResource(text), fallback: /^## fallback: (.+)/.exec(text)?.[1]?.split(' ') ?? [] }
    })
    resource.catch(() => fetched.delete(path))
    fetched.set(path, resource)
  }
  return resource
}

/** Messages by id, from one or more files. */
/** What a sentence is filled with. */
export type Arguments = Record<string, unknown>

export class Words {
  readonly #bundle: FluentBundle

  constructor(
    readonly language: Language,
    resources: FluentResource[],
    /** Those of other languages, for what this one does not say. */
    private readonly others: Words[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const resource of resources) this.#bundle.addResource(resource)
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || this.others.some((other) => other.has(id))
  }

  /** The further forms a message has: "the Netherlands" beside "Netherlands". */
  forms(id: string): string[] {
    const message = this.#bundle.getMessage(id)
    return message ? Object.keys(message.attributes) : (this.others.find((other) => other.has(id))?.forms(id) ?? [])
  }

  /**
   * The sentence, or a form of it (`company-usa.subject`); the id itself when there is none, so that a gap is seen and
   * nothing breaks.
   */
  say(id: string, args?: Record<string, unknown>): string {
    const [name = '', form] = id.split('.')
    const message = this.#bundle.getMessage(name)
    const other = message ? undefined : this.others.find((each) => each.has(name))
    if (other) return other.say(id, args)
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
