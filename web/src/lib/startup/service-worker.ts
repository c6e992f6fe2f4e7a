/** Starts the service worker, which shows what is pushed and answers when there is no line. */

import { isLocal } from '$lib/api/transport'

const OFFLINE = '/offline'

/** Once the page is there; browsers without one, and pages without https, do without. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const script = isLocal ? './site-worker.js' : '/worker.js'
  const start = () => void navigator.serviceWorker.register(script, { updateViaCache: 'none' }).catch(() => {})
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/** The page for when there is no line, in the language that the person reads. */
export async function keepOffline(language: string): Promise<void> {
  if (isLocal || !import.meta.env.PROD || !('caches' in window)) return
  try {
    const page = await fetch(`${OFFLINE}?language=${language}`)
    if (page.ok) await (await caches.open('offline')).put(OFFLINE, page)
  } catch {
    // The one of before will do.
  }
}
