/**
 * The service worker of a static site: keeps the whole site, so that it plays without a line. Each version of the site
 * has a cache of its own, which takes over when all of it is there; tables are kept elsewhere (src/local/store.ts).
 */
export {}

declare const self: ServiceWorkerGlobalScope

const LIST = 'files.json'

interface SiteList {
  version: string
  files: string[]
}

/** Several sites may share an origin, each in its folder and with its caches. */
const cacheOf = (version: string): string => `${version} ${new URL(self.registration.scope).pathname}`

const readList = async (): Promise<SiteList> => (await (await fetch(LIST, { cache: 'no-store' })).json()) as SiteList

self.addEventListener('install', (event) => event.waitUntil(keep()))

async function keep(): Promise<void> {
  const { version, files } = await readList()
  const cache = await caches.open(cacheOf(version))
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })))
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver(): Promise<void> {
  const { version } = await readList().catch(() => ({ version: '' }))
  if (version)
    for (const name of await caches.keys())
      if (name.startsWith('megawatt-site ') && name.endsWith(cacheOf('')) && name !== cacheOf(version))
        await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin || address.pathname.endsWith(LIST)) return
  event.respondWith(kept(request))
})

/** From the cache, else from the line: what was kept once is always there. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}
