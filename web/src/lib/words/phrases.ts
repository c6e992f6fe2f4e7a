/**
 * Texts put together as each language does it: lists, labels, asides, sentences, all by the shared messages.
 * The terminal puts the same messages together (src/megawatt/kernel/text/joining.py).
 */
type Speaks = (id: string, args?: Record<string, unknown>) => string

function chained(say: Speaks, id: string, parts: (string | null | undefined)[]): string {
  const given = parts.filter((part): part is string => Boolean(part))
  return given.length > 0 ? given.reduce((first, second) => say(id, { first, second })) : ''
}

/** "a, b and c"; nothing for nothing. */
export function listed(say: Speaks, parts: string[]): string {
  const given = parts.filter(Boolean)
  const last = given.at(-1) ?? ''
  return given.length > 1
    ? say('list-last', { first: chained(say, 'list-more', given.slice(0, -1)), second: last })
    : last
}

/** "a, b, c": a list in a table or on a button, where no word fits between. */
export const enumerated = (say: Speaks, parts: (string | null)[]): string => chained(say, 'list-more', parts)

/** "a · b · c": short facts of the same rank. */
export const beside = (say: Speaks, parts: (string | null)[]): string => chained(say, 'said-beside', parts)

/**
 * Facts beside each other, one by one, each with the dot behind it: lines are broken between them as long as one fits
 * on a line.
 */
export const broken = (facts: string): string[] => (facts.match(/[^·]+·?/g) ?? []).map((fact) => fact.trim())

/** One sentence after the other. */
export const sentences = (say: Speaks, parts: (string | null | undefined)[]): string => chained(say, 'said-next', parts)

/** "3 + 4 + 5". */
export const summed = (say: Speaks, parts: string[]): string => chained(say, 'said-sum', parts)

/** "Price: 3". */
export const labelled = (say: Speaks, label: string, text: string | number): string =>
  say('said-of', { label, text: String(text) })

/** "Price:", before something that is drawn or stands in an element of its own. */
export const label = (say: Speaks, text: string): string => say('said-label', { label: text })

/** ": 3", after a label in an element of its own. */
export const after = (say: Speaks, text: string | number): string => say('said-after', { text: String(text) })

/** "1.", a place in a ranking. */
export const placed = (say: Speaks, place: number): string => say('said-place', { place })

/** "coal (south)". */
export const aside = (say: Speaks, text: string, said: string | number): string =>
  say('said-aside', { text, aside: String(said) })

/**
 * A name as sentences need it: `company`, and `company_subject`, `company_number` and whatever forms its message has.
 */
export function forms(
  say: Speaks & { forms(id: string): string[] },
  argument: string,
  id: string,
  args?: Record<string, unknown>,
): Record<string, string | number> {
  const found: Record<string, string | number> = { [argument]: say(id, args) }
  for (const form of say.forms(id)) {
    const text = say(`${id}.${form}`, args)
    found[`${argument}_${form}`] = /^\d+$/.test(text) ? Number(text) : text
  }
  return found
}
