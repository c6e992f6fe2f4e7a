/** The card at the end of a round of Barrage: production, income, points, and where the water went. */
import { perSeat, signed, timesPerSeat, type Counting } from '$lib/story/rounds'
import type { Step } from '$lib/story/story'
import { logStyle } from './story'

export const countRound: Counting = (steps, seats) => {
  const flow = steps.findIndex((step) => step.event?.name === 'water-flows')
  const end = flow < 0 ? [] : steps.slice(flow)
  return {
    columns: [
      {
        topic: 'energy',
        label: 'round-card-produced',
        cells: perSeat(steps, seats, ({ name, arguments: args }) =>
          name === 'energy-income' ? Number(args.energy) : null,
        ),
      },
      {
        topic: 'money',
        label: 'round-card-income',
        cells: perSeat(steps, seats, ({ name, arguments: args }) =>
          name === 'energy-income' ? Number(args.count) : null,
        ).map(signed),
      },
      {
        topic: 'points',
        label: 'round-card-scored',
        cells: perSeat(steps, seats, (event) => logStyle.gains!(event).points || null).map(signed),
      },
      { topic: 'build', label: 'round-card-built', cells: timesPerSeat(steps, seats, 'constructed', 'free-piece') },
      { topic: 'card', label: 'round-card-contracts', cells: timesPerSeat(steps, seats, 'contract-fulfilled') },
    ],
    lines:
      flow < 0 ? [] : [['round-card-water', { caught: drops(end, 'drops-caught'), left: drops(end, 'drops-left') }]],
  }
}

const drops = (steps: Step[], name: string): number =>
  steps.reduce((sum, { event }) => (event?.name === name ? sum + Number(event.arguments.count) : sum), 0)
