/** The card at the end of a round of Future Energy: who scored, what money came and went, what was built. */
import { perSeat, signed, timesPerSeat, type Counting } from '$lib/story/rounds'
import { logStyle } from './story'

export const countRound: Counting = (steps, seats) => ({
  columns: [
    {
      topic: 'points',
      label: 'round-card-scored',
      cells: perSeat(steps, seats, (event) => logStyle.gains!(event).points || null),
    },
    {
      topic: 'money',
      label: 'round-card-money',
      cells: perSeat(steps, seats, (event) => logStyle.gains!(event).money || null).map(signed),
    },
    { topic: 'build', label: 'round-card-built', cells: timesPerSeat(steps, seats, 'plant-built') },
    { topic: 'route', label: 'round-card-lines', cells: timesPerSeat(steps, seats, 'line-placed') },
    { topic: 'card', label: 'round-card-contracts', cells: timesPerSeat(steps, seats, 'contract-completed') },
  ],
  lines: [],
})
