/** The words of the language chosen now: the shared ones and the page's, and a game's on top of them. */
import { RequestRefused } from '$lib/api/client'
import { settings } from '$lib/shared/settings.svelte'
import { type Words, wordsFrom } from './bundle'

/** Without words there is no page, so a line that was cut is tried again. */
const TRY_AGAIN = 2_000

/** A holder of the words of some files in the chosen language; empty until they have come. */
export class Spoken {
  words = $state.raw<Words | null>(null)

  /** Call while a component starts: the words follow the language. */
  constructor(names: () => string[]) {
    $effect(() => {
      const language = settings.language
      let wanted = true
      let again: ReturnType<typeof setTimeout> | undefined
      const files = names()
      const load = async (): Promise<void> => {
        try {
          const words = await wordsFrom(language, files)
          if (wanted) this.words = words
        } catch (fault) {
          if (!(fault instanceof RequestRefused)) throw fault
          if (wanted) again = setTimeout(() => void load(), TRY_AGAIN)
        }
      }
      void load()
      return () => {
        wanted = false
        clearTimeout(again)
      }
    })
  }
}
