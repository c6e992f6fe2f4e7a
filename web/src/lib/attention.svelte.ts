/** Telling a person that it is their turn: the title, the icon, and a sound. */
import { play } from './sound'

/** Keep title and icon up to date; call once from a component. */
export function callAttention(about: () => { mine: boolean; title: string }): void {
  let before = true
  $effect(() => {
    const { mine, title } = about()
    document.title = title
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg')
    if (mine && !before) play('turn')
    before = mine
  })
  $effect(() => () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', '/favicon.svg'))
}
