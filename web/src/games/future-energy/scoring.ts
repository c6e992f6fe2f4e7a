/** The final scoring in its steps, each with everybody's points and how they came about. */
import { beside, labelled, summed } from '$lib/words/phrases'
import type { Say } from '../contract'
import { contractName, regionName } from './spell'
import type { Player, Printed, Result, View } from './types'

export interface Step {
  id: 'track' | 'empty-spaces' | 'certificates' | 'regions' | 'grid' | 'largest-grid'
  /** By seat. */
  points: number[]
  details: string[]
}

export function steps(view: View, printed: Printed, say: Say): Step[] {
  const rows = bySeat(view.result!)
  const of = (key: 'score' | 'empty_spaces' | 'certificates' | 'regions' | 'grid') => rows.map((row) => row[key])
  const all: Step[] = [
    { id: 'track', points: of('score'), details: trackDetails(view, say) },
    { id: 'empty-spaces', points: of('empty_spaces'), details: emptyDetails(view, printed, say) },
    { id: 'certificates', points: of('certificates'), details: certificateDetails(view, say) },
    { id: 'regions', points: of('regions'), details: regionDetails(view, say) },
    { id: 'grid', points: of('grid'), details: gridDetails(view, say) },
  ]
  if (view.modules.includes(1))
    all.push({
      id: 'largest-grid',
      points: rows.map((row) => row.largest_grid ?? 0),
      details: largestDetails(view, printed, say),
    })
  return all
}

/** Rows in the order of the seats. */
export const bySeat = (result: Result) => [...result.rows].sort((a, b) => a.seat - b.seat)

/** Why equal points are not equal places, or that the victory is shared; null when points alone decide. */
export function tieNote(result: Result): 'result-shared' | 'result-tie' | null {
  const first = result.rows.filter((row) => row.place === 1)
  if (first.length > 1) return 'result-shared'
  const tied = result.rows.some(
    (row, i) => i > 0 && row.points === result.rows[i - 1]!.points && row.place !== result.rows[i - 1]!.place,
  )
  return tied ? 'result-tie' : null
}

/** Points after the first so many steps, by seat. */
export function totalAfter(all: Step[], count: number): number[] {
  const seats = all[0]?.points.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    all.slice(0, count).reduce((sum, step) => sum + step.points[seat]!, 0),
  )
}

/** What a player would have if the game ended now, part by part. */
export function ifOver(player: Player, view: View, say: Say): string[] {
  const now = player.if_over
  const parts: [string, number][] = [
    ['result-track', now.score],
    ['result-empty-spaces', now.empty_spaces],
    ['result-certificates', now.certificates],
    ['result-regions', now.regions],
    ['result-grid', now.grid],
  ]
  if (view.modules.includes(1)) parts.push(['result-largest-grid', now.largest_grid])
  const hidden = player.certificates.filter((value) => value === null).length
  const lines = parts.filter(([, points]) => points > 0).map(([id, points]) => labelled(say, say(id), points))
  return hidden > 0 ? [...lines, say('label-if-over-hidden', { count: hidden })] : lines
}

function trackDetails(view: View, say: Say): string[] {
  return view.players.map((player) =>
    labelled(say, say.seat(player.seat), say('label-completed', { count: player.completed.length })),
  )
}

/** The contracts whose empty spaces score; every space of a completed one is empty. */
function emptyDetails(view: View, printed: Printed, say: Say): string[] {
  const cards = [...printed.contracts, ...printed.starting_contracts]
  return view.players.flatMap((player) => {
    const held = player.contracts.map((card) => ({
      id: card.id,
      empty: card.plants.filter((plants) => plants === 0).length,
    }))
    const completed = view.result!.all_contracts_count
      ? player.completed.map((id) => ({ id, empty: cards.find((card) => card.id === id)?.icons.length ?? 0 }))
      : []
    return [...held, ...completed]
      .filter((card) => card.empty > 0)
      .map((card) =>
        say('result-empty-detail', {
          player: say.seat(player.seat),
          contract: contractName(printed, say, card.id),
          count: card.empty,
        }),
      )
  })
}

function certificateDetails(view: View, say: Say): string[] {
  return view.players
    .filter((player) => player.certificates.length > 0)
    .map((player) => labelled(say, say.seat(player.seat), summed(say, player.certificates.map(String))))
}

function regionDetails(view: View, say: Say): string[] {
  return view.regions.map((region) => {
    const ranked = region.plants
      .map((plants, seat) => ({ seat, plants, points: region.points[seat]! }))
      .filter(({ plants }) => plants > 0)
      .sort((a, b) => b.plants - a.plants)
      .map(({ seat, plants, points }) => say('label-region-now', { player: say.seat(seat), count: plants, points }))
    return labelled(say, regionName(say, region), beside(say, ranked) || say('label-nothing'))
  })
}

function gridDetails(view: View, say: Say): string[] {
  return view.players.map((player) =>
    labelled(say, say.seat(player.seat), say('label-reached', { count: player.regions_reached })),
  )
}

function largestDetails(view: View, printed: Printed, say: Say): string[] {
  return bySeat(view.result!).map((row) =>
    say('result-largest-detail', {
      player: say.seat(row.seat),
      count: (row.largest_grid ?? 0) / printed.points_per_grid_plant,
      points: printed.points_per_grid_plant,
    }),
  )
}
