/**
 * Drawings as text, for what only ever changes as a whole: the browser reads a hundred lines of it in the time in which
 * a handful of components is made. Whatever people may have written goes through `tag` or `plain`.
 */
type Facts = Record<string, string | number | undefined>

const MEANT: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that means nothing but itself. */
export const plain = (text: string | number): string => String(text).replace(/[&<>"]/g, (letter) => MEANT[letter]!)

/** An element with these attributes, except those without a value. */
export function tag(name: string, facts: Facts, inside = ''): string {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
  return `<${name}${told.map(([fact, value]) => ` ${fact}="${plain(value!)}"`).join('')}>${inside}</${name}>`
}
