/** Keys for the whole page: they keep quiet while somebody types, and inside dialogs. */
import { settings } from '$lib/shared/settings.svelte'

export function keysOf(keys: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event) || isUnwanted(event))
      return
    const does = keys[event.key] ?? keys[event.key.toLowerCase()]
    if (!does) return
    event.preventDefault()
    does()
  }
}

function isBusy(event: KeyboardEvent): boolean {
  const target = event.target as Element | null
  if (document.querySelector('dialog[open]')) return true
  if (!target?.closest) return false
  if (target.closest('select, textarea, [contenteditable]')) return true
  const input = target.closest('input')
  return input !== null && (input.type !== 'checkbox' || event.key === ' ')
}

/** Single characters are for those who want them; arrows, Home and Escape stay. */
function isUnwanted(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !settings.letters
}
