/** Moments as people say them. */

/** From so many seconds for a turn on nobody is expected to sit at the table; as the server sees it. */
export const TURN_BY_TURN = 12 * 3_600

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "5 minutes ago" for a moment in unix seconds; younger than a minute is "now". */
export function timeAgo(at: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' })
  const passed = Math.max(now - at, 0)
  const [unit, seconds] = STEPS.find(([, size]) => passed >= size) ?? ['second', Infinity]
  return words.format(seconds === Infinity ? 0 : -Math.floor(passed / seconds), unit)
}
