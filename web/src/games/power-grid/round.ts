/** The card at the end of a round of Power Grid: who supplied how much, earned, spent, built and bought. */
import { perSeat, signed, timesPerSeat, type Counting } from '$lib/story/rounds'
import { logStyle } from './story'

export const countRound: Counting = (steps, seats) => {
  const money = (earned: boolean) =>
    perSeat(steps, seats, (event) => {
      const amount = logStyle.gains!(event).money ?? 0
      return amount !== 0 && amount > 0 === earned ? amount : null
    })
  const plants = Array.from({ length: seats }, (_, seat) => {
    const names = steps.flatMap(({ event, seat: whose }) =>
      event?.name === 'plant-bought' && whose === seat ? [String(event.arguments.card)] : [],
    )
    return names.length > 0 ? names.join(' ') : null
  })
  return {
    columns: [
      {
        topic: 'energy',
        label: 'round-card-powered',
        cells: perSeat(steps, seats, ({ name, arguments: args }) => (name === 'powered' ? Number(args.count) : null)),
      },
      { topic: 'money', label: 'round-card-earned', cells: money(true).map(signed) },
      { topic: 'money', label: 'round-card-spent', cells: money(false).map(signed) },
      { topic: 'build', label: 'round-card-built', cells: timesPerSeat(steps, seats, 'house-built') },
      { topic: 'card', label: 'round-card-plants', cells: plants },
    ],
    lines: [],
  }
}
