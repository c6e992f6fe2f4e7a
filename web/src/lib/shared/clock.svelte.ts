/** The server's time, by which deadlines are meant: this machine's own clock may be wrong. */

const SECOND = 1000

class ServerTime {
  /** Seconds since 1970 as the server counts them; runs on by itself. */
  now = $state(Date.now() / SECOND)
  #ahead = 0
  #timer: ReturnType<typeof setInterval> | undefined
  #looked = 0

  /** The server has just said what time it is; moments of puzzles and tests have none. */
  set(now: number | undefined): void {
    if (now) this.#ahead = now - Date.now() / SECOND
    this.#read()
  }

  /** Let the time run while a component shows it; call from an effect. */
  run(): () => void {
    this.#looked++
    this.#timer ??= setInterval(() => this.#read(), SECOND)
    return () => {
      if (--this.#looked > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #read(): void {
    this.now = Date.now() / SECOND + this.#ahead
  }
}

export const serverTime = new ServerTime()

const DAY = 86_400
const HOUR = 3_600
const MINUTE = 60

/** How long something takes, as exactly as one wants to know it: "3 days", "27 hours", "4:05". */
export function span(seconds: number, language: string): string {
  const whole = Math.max(0, Math.round(seconds))
  const said = (value: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
      value,
    )
  if (whole >= 1.9 * DAY || (whole >= DAY && whole % DAY === 0)) return said(Math.round(whole / DAY), 'day')
  if (whole >= HOUR) return said(Math.round(whole / HOUR), 'hour')
  if (whole >= MINUTE && whole % MINUTE === 0) return said(whole / MINUTE, 'minute')
  if (whole < MINUTE) return said(whole, 'second')
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}

/** A moment as a day, such as "24 December". */
export function dayOf(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at * SECOND)
}
