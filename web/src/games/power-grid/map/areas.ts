/** The soft colours of areas. */

const NAMED: Record<string, string> = {
  green: 'green',
  brown: 'brown',
  red: 'red',
  yellow: 'yellow',
  blue: 'blue',
  purple: 'purple',
  cyan: 'cyan',
  pink: 'pink',
  orange: 'orange',
  violet: 'purple',
  teal: 'cyan',
  turquoise: 'cyan',
  grey: 'grey',
  gray: 'grey',
}
const COLOURS = ['green', 'brown', 'red', 'yellow', 'blue', 'purple', 'cyan', 'pink', 'orange', 'grey']

/** Areas called after a colour get it; the others get the colours that are left. */
export function areaColours(ids: string[]): Map<string, string> {
  const found = new Map<string, string>()
  const free = new Set(COLOURS)
  const give = (id: string, colour: string) => {
    found.set(id, `var(--pg-area-${colour})`)
    free.delete(colour)
  }
  for (const id of ids) if (NAMED[id] && free.has(NAMED[id])) give(id, NAMED[id])
  ids.forEach((id, i) => {
    if (!found.has(id)) give(id, [...free][0] ?? COLOURS[i % COLOURS.length]!)
  })
  return found
}
