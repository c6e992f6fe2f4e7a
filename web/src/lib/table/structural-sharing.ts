/**
 * The same position told again is made of new objects, and whatever hangs on an object would be worked out and drawn
 * anew. Here the parts that have not changed become the old objects again.
 */

/**
 * `after`, with every part that equals its counterpart in `before` replaced by that one; `before` itself if all of it
 * does.
 */
export function shared<T>(before: unknown, after: T): T {
  if (
    Object.is(before, after) ||
    !isBranch(after) ||
    !isBranch(before) ||
    Array.isArray(after) !== Array.isArray(before)
  )
    return after
  const parts: Branch = after
  let isSame = true
  for (const name of Object.keys(parts)) {
    parts[name] = shared(before[name], parts[name])
    if (!Object.is(parts[name], before[name]) || !(name in before)) isSame = false
  }
  return isSame && Object.keys(before).length === Object.keys(after).length ? (before as T) : after
}

type Branch = Record<string, unknown>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null
