/** LogStyle a person that it is their turn: the title, the icon, a sound, and a notification for those who want one. */
import { settings } from '$lib/shared/settings.svelte'
import { play } from '$lib/sound/player'

/**
 * A notification of the browser, where the person wants one and is looking elsewhere; pressing it leads to this page.
 */
function notify(title: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  try {
    const shown = new Notification(title, { icon: '/favicon-turn.svg', tag: location.pathname })
    shown.onclick = () => {
      focus()
      shown.close()
    }
  } catch {
    // Browsers of phones show them by the service worker only, which also knows what a press should open.
    const options = { icon: '/icon-192.png', tag: location.pathname, data: { url: location.pathname } }
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, options))
  }
}

/** Keep title and icon up to date; call once from a component. */
export function alertTurns(about: () => { mine: boolean; title: string }): void {
  let before = true
  $effect(() => {
    const { mine, title } = about()
    document.title = title
    document
      .querySelector<HTMLLinkElement>('link[rel=icon]')
      ?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg')
    if (mine && !before) play('turn')
    if (mine && !before) notify(title)
    before = mine
  })
  $effect(() => () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', '/favicon.svg'))
}
