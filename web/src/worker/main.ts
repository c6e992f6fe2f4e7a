/**
 * The service worker: shows what the server pushes, leads from a notification to its table, and says so when there is
 * no line. It keeps nothing of the page and nothing of a table: rules and positions that are not today's would do harm.
 */
import type { Pushed } from '../lib/api/wire'

declare const self: ServiceWorkerGlobalScope

const KEPT = 'offline'
const OFFLINE = '/offline'
/** What the page without a line is made of. */
const PARTS = ['/offline.css', '/favicon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([OFFLINE, ...PARTS])))
  void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = new URL(request.url).pathname
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(orKept(request, OFFLINE))
  else if (PARTS.includes(path)) event.respondWith(orKept(request, path))
})

/** The server's answer; what was kept only where there is none. */
async function orKept(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(path, { ignoreVary: true })) ?? Response.error()
  }
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data))
})

/** Every message is shown, as browsers demand; a new turn at a table takes the place of the old one. */
async function show(data: PushMessageData | null): Promise<void> {
  const said = read(data)
  const options = {
    body: said.body ?? '',
    tag: said.tag ?? '',
    renotify: Boolean(said.tag),
    lang: said.lang ?? '',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { url: said.url ?? '/', off: said.off?.url ?? '/turns' },
    actions: said.off ? [{ action: 'off', title: said.off.label }] : [],
  }
  await self.registration.showNotification(said.title ?? 'Megawatt', options)
}

function read(data: PushMessageData | null): Partial<Pushed> {
  try {
    const said: unknown = data?.json()
    return said && typeof said === 'object' ? said : {}
  } catch {
    return {}
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url, off } = (event.notification.data ?? {}) as { url?: string; off?: string }
  event.waitUntil(lead((event.action === 'off' ? off : url) ?? '/'))
})

/** To the window that shows this page already, else to a new one; never to another server. */
async function lead(path: string): Promise<void> {
  const address = new URL(path, self.location.origin)
  if (address.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((each) => new URL(each.url).pathname === address.pathname && !address.search)
  await (there ? there.focus() : self.clients.openWindow(address.href))
}

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event as SubscriptionChange))
})

/** The browser has another address now: the server gets it, or messages about turns would be lost. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const reach = (await (await fetch('/api/me/reach')).json()) as { push: string; language: string }
  const fresh =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: reach.push }))
  const { endpoint, keys } = fresh.toJSON()
  const wish = {
    endpoint,
    key: keys?.p256dh,
    auth: keys?.auth,
    language: reach.language,
    instead_of: oldSubscription?.endpoint ?? '',
  }
  await fetch('/api/me/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
}
