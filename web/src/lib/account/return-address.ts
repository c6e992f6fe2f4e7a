/** Coming back to where one was, after signing in or up: the address travels as `/account?to=ADDRESS`. */
import { readRoute } from '$lib/shared/route.svelte'

/** The link to signing in that leads back to this page afterwards. */
export function signInFrom(path: string): string {
  return `/account?to=${encodeURIComponent(path)}`
}

/** Where to go on to; null for anything that is not a page of ours: a link from outside must not lead elsewhere. */
export function returnPath(search: string, origin: string): string | null {
  const to = new URLSearchParams(search).get('to')
  if (!to?.startsWith('/') || !URL.canParse(to, origin)) return null
  const address = new URL(to, origin)
  if (address.origin !== origin) return null
  const { page } = readRoute(address.pathname)
  return page === 'nowhere' || page === 'account' ? null : address.pathname + address.search
}
