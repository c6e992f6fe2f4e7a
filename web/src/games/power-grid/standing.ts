/** By what each place of the final table is ahead of the next one. */
import type { ResultRow } from './types'

export type Reason = 'powered' | 'cash' | 'cities' | 'tie'

const TIE_BREAKS = ['powered', 'cash', 'cities'] as const

/** For each row but the last: the first number in which it differs from the row below, or a tie. */
export function reasons(rows: ResultRow[]): Reason[] {
  return rows.slice(0, -1).map((row, i) => {
    const next = rows[i + 1]!
    if (row.place === next.place) return 'tie'
    return TIE_BREAKS.find((each) => row[each] !== next[each]) ?? 'tie'
  })
}
