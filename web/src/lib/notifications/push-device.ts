/** This browser as a device that is told of turns: what stands in the way, and asking for it. */
import type { DeviceWish } from '$lib/api/wire'

/** Each is the name of the sentence that says what to do about it. */
export type Obstacle =
  'devices-insecure' | 'devices-unsupported' | 'devices-blocked' | 'devices-dismissed' | 'devices-no-service'

/** What can be said before anybody is asked; null where nothing stands in the way. */
export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'devices-insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'devices-unsupported'
  return Notification.permission === 'denied' ? 'devices-blocked' : null
}

/** The address by which this browser is told already; null where it is not. */
export async function endpoint(): Promise<string | null> {
  if (obstacle()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Ask for leave and subscribe; only to be called when somebody has pressed a button. */
export async function subscribe(key: string, language: DeviceWish['language']): Promise<DeviceWish | Obstacle> {
  const before = obstacle()
  if (before) return before
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'devices-blocked' : 'devices-dismissed'
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const old = await pushManager.getSubscription()
    if (old && !isFor(old, key)) await old.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint = '', keys } = made.toJSON()
    return { endpoint, key: keys?.p256dh ?? '', auth: keys?.auth ?? '', language, instead_of: '' }
  } catch {
    return 'devices-no-service'
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** A server whose database was made anew has another key; what was agreed with the old one is worth nothing. */
function isFor(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey
  if (!own) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(own)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}
