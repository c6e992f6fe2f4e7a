/** Where the tokens of a fuel lie on its track. */

/** Spaces of the same price together, with how many of them hold a token. */
export interface Group {
  price: number
  spaces: number
  filled: number
}

/**
 * Tokens lie at the dear end. `shift` moves all of them that many spaces towards the cheap end, where they may pile up;
 * `rise` is what everything costs more than printed now.
 */
export function groupsOf(prices: number[], tokens: number, shift: number, rise: number): Group[] {
  const filled = prices.map(() => 0)
  for (let i = 0; i < tokens; i++) filled[Math.max(prices.length - shift - tokens + i, 0)]!++
  const groups: Group[] = []
  prices.forEach((price, space) => {
    const last = groups[groups.length - 1]
    const now = price + rise
    if (last?.price === now) {
      last.spaces++
      last.filled += filled[space]!
    } else groups.push({ price: now, spaces: 1, filled: filled[space]! })
  })
  return groups
}

/** Sizes of the drawing of a track: a space, the gap between two prices, and a digit of a price. */
export const SPACE = 14
export const GAP = 3
const DIGIT = 8.5

/** How wide the spaces of one price are drawn: as wide as they are, or as their price. */
export const groupWidth = ({ price, spaces }: Group): number => Math.max(spaces * SPACE, String(price).length * DIGIT)

/** How wide a track is drawn. */
export function trackWidth(prices: number[]): number {
  const groups = groupsOf(prices, 0, 0, 0)
  return groups.reduce((sum, group) => sum + groupWidth(group), 0) + (groups.length - 1) * GAP
}
