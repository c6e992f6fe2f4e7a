/** By what each place of the final table is ahead of the next one. */
import type { Printed, ResultRow } from './types'

export type Reason = Printed['tie_breaks'][number] | 'tie'

/**
 * For each row but the last: the first number in which it differs from the row below, in the order the game tells, or a
 * tie.
 */
export function reasons(rows: ResultRow[], tieBreaks: Printed['tie_breaks']): Reason[] {
  return rows.slice(0, -1).map((row, i) => {
    const next = rows[i + 1]!
    if (row.place === next.place) return 'tie'
    return tieBreaks.find((each) => row[each] !== next[each]) ?? 'tie'
  })
}
