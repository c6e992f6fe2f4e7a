/** Chances, places and moves of an analysis as people read them. */
import type { Say } from '$games/contract'
import type { Analysis, ChartMoment, Gain, SaidMove } from '$lib/api/wire'
import { beside, enumerated, labelled } from '$lib/words/phrases'

/** "43%", from thousandths. */
export const percent = (say: Say, thousandths: number): string =>
  say('analysis-percent', { number: Math.round(thousandths / 10) })

/** "+12%". */
export const change = (say: Say, thousandths: number): string => {
  const rounded = Math.round(thousandths / 10)
  return say('analysis-percent', { number: `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${Math.abs(rounded)}` })
}

/** "place 1.8", from hundredths. */
export const placed = (say: Say, hundredths: number): string =>
  say('analysis-place', { place: decimal(say, hundredths / 100) })

/** "Cities +2 · Elektro −3.4", a rival's behind its name; nothing when there is nothing to tell. */
export function gained(say: Say, gains: Gain[]): string {
  const parts = gains.map(({ figure, tenths, seat }) => {
    const gain = `${say(`figure-${figure}`)} ${decimal(say, tenths / 10, 'exceptZero')}`
    return typeof seat === 'number' ? labelled(say, say.seat(seat), gain) : gain
  })
  return beside(say, parts)
}

/** What a move of this seat brings, whom it leaves with less, and its price: a sentence each. */
export function achieved(say: Say, mover: number, gains: Gain[]): string[] {
  const own = gains.filter(({ seat }) => typeof seat !== 'number')
  const rivals = [...new Set(gains.map(({ seat }) => seat))].filter((seat) => typeof seat === 'number')
  const told = (message: string, seat: number, those: Gain[]): string[] =>
    those.length > 0
      ? [
          say(message, {
            seat: say.seat(seat),
            gains: gained(
              say,
              those.map((gain) => ({ ...gain, seat: null })),
            ),
          }),
        ]
      : []
  return [
    ...told(
      'analysis-more',
      mover,
      own.filter(({ tenths }) => tenths > 0),
    ),
    ...rivals.flatMap((seat) =>
      told(
        'analysis-rival-less',
        seat,
        gains.filter((gain) => gain.seat === seat),
      ),
    ),
    ...told(
      'analysis-price',
      mover,
      own.filter(({ tenths }) => tenths < 0),
    ),
  ]
}

/** Why a move is better, a line each: what I have more of, what a rival has less of, what I have less of. */
export function reasons(say: Say, gains: Gain[]): string[] {
  const ofSeat = (seat: number | null): Gain[] => gains.filter((gain) => (gain.seat ?? null) === seat)
  const told = (those: Gain[]): string =>
    gained(
      say,
      those.map((gain) => ({ ...gain, seat: null })),
    )
  const mine = ofSeat(null)
  const more = mine.filter(({ tenths }) => tenths > 0)
  const less = mine.filter(({ tenths }) => tenths < 0)
  const rivals = [...new Set(gains.map(({ seat }) => seat ?? null))].filter((seat) => seat !== null)
  return [
    more.length > 0 ? say('puzzle-more', { gains: told(more) }) : '',
    ...rivals.map((seat) => say('puzzle-rival-less', { seat: say.seat(seat), gains: told(ofSeat(seat)) })),
    less.length > 0 ? say('puzzle-less', { gains: told(less) }) : '',
  ].filter(Boolean)
}

/** "Ada: Build in Essen, Ben: Pass". */
export const followed = (say: Say, line: SaidMove[]): string =>
  enumerated(
    say,
    line.map((move) => labelled(say, say.seat(move.seat), say.move(move))),
  )

const decimal = (say: Say, value: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  new Intl.NumberFormat(say.language, { maximumFractionDigits: 1, signDisplay }).format(value)

/** What the seats could expect after so many moves. */
export function momentAt(report: Analysis, ply: number): ChartMoment {
  return report.moments.findLast((moment) => moment.ply <= ply) ?? report.moments[0]!
}

/** One seat's chance over the whole game as steps, in a picture of this width and height. */
export function stepsOf(report: Analysis, seat: number, width: number, height: number): string {
  const x = (ply: number): string => ((width * ply) / report.plies).toFixed(1)
  const y = (moment: ChartMoment): string => (height * (1 - moment.outlook.chances[seat]! / 1000)).toFixed(1)
  const path = report.moments.map((moment, i) => (i === 0 ? `M0 ${y(moment)}` : `H${x(moment.ply)}V${y(moment)}`))
  return `${path.join('')}H${width}`
}
