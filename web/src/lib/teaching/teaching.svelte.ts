/** What teaches the game of a table: the booklet's paragraphs, where each thing is explained, and the guided games. */
import { ask } from '$lib/api/transport'
import { overLine } from '$lib/api/client'
import { settings } from '$lib/shared/settings.svelte'
import type { RuleParagraph as Paragraph, Teaching } from '$lib/api/wire'
import type { Language } from '$lib/words/bundle'

export type { GuidedGame as Lesson, GuidedMoment as Moment, RuleParagraph as Paragraph, Teaching } from '$lib/api/wire'

const fetched = new Map<string, Promise<Teaching>>()

/** Everything that teaches a game in one language; fetched once. */
export function loadTeaching(game: string, language: Language): Promise<Teaching> {
  const path = `/api/teaching/${encodeURIComponent(game)}/${language}`
  let found = fetched.get(path)
  if (!found) {
    found = overLine(ask(path)).then(async (answer) => {
      if (!answer.ok) throw new Error(`nothing teaches at ${path}`)
      return overLine<Teaching>(answer.json())
    })
    found.catch(() => fetched.delete(path))
    fetched.set(path, found)
  }
  return found
}

/** The teaching of one game in the language chosen now, and the paragraph that is open beside the board. */
export class TeachingStore {
  told = $state.raw<Teaching | null>(null)
  /** The id of the paragraph shown. */
  open = $state<string | null>(null)

  constructor(readonly game: string) {}

  /** Call while a component starts: the texts follow the language. Without them the table works as ever. */
  follow(): void {
    $effect(() => {
      let wanted = true
      loadTeaching(this.game, settings.language).then(
        (told) => wanted && (this.told = told),
        () => {},
      )
      return () => (wanted = false)
    })
  }

  /** The paragraph that explains a topic (`question-buy`, `component-plant-market`), if one does. */
  about(topic: string): Paragraph | null {
    const id = this.told?.links[topic]
    return id ? this.paragraph(id) : null
  }

  paragraph(id: string): Paragraph | null {
    return this.told?.paragraphs.find((each) => each.id === id) ?? null
  }

  /** Open the paragraph about a topic beside the board. */
  explain(topic: string): void {
    this.open = this.about(topic)?.id ?? this.open
  }
}
