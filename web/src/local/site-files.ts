/** What the head of a static site says about its files. */
import type { SiteFile } from './messages'

export function siteFiles(): SiteFile[] {
  const head = document.querySelector<HTMLMetaElement>('meta[name=local]')
  return head ? (JSON.parse(head.content) as SiteFile[]) : []
}
