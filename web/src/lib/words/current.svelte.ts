/** The words of the language chosen now: the shared ones and the page's, and a game's on top of them. */
import { settings } from '$lib/settings.svelte'
import { loadWords, Words } from './bundle'

/** A holder of the words of some files in the chosen language; empty until they have come. */
export class Spoken {
  words = $state.raw<Words | null>(null)

  /** Call while a component starts: the words follow the language. */
  constructor(names: () => string[]) {
    $effect(() => {
      const language = settings.language
      let wanted = true
      void Promise.all(names().map((name) => loadWords(language, name))).then((resources) => {
        if (wanted) this.words = new Words(language, resources)
      })
      return () => (wanted = false)
    })
  }
}
