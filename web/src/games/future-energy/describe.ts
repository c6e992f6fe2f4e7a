/** The board in words, and where the game stands in a few of them. */
import type { Say, SeatInfo, Section } from '../contract'
import { isReconstructed } from './scale'
import { contractName, effectName, iconNames, linkName, placeName, regionName, tileNames } from './spell'
import type { Player, Printed, Region, View } from './types'

export function headline(view: View, _: Printed, say: Say): string {
  if (view.phase === 'game-over') return say('phase-game-over')
  const parts = [say('label-round', { round: view.round }), say(`phase-${view.phase}`)]
  if (view.last_round) parts.push(say('label-last-round'))
  return parts.join(' · ')
}

export function describe(view: View, printed: Printed, say: Say, seats: SeatInfo[]): Section[] {
  const sections: Section[] = [
    { heading: say('label-now'), lines: now(view, printed, say) },
    { heading: say('label-display'), lines: display(view, say) },
  ]
  if (view.public) sections.push({ heading: say('label-public'), lines: publicContracts(view, say) })
  for (const player of view.players) {
    sections.push({ heading: seats[player.seat]?.label ?? say.seat(player.seat), lines: playerLines(player, view, printed, say) })
  }
  for (const region of view.regions) {
    sections.push({ heading: regionName(say, region), lines: regionLines(region, view, printed, say) })
  }
  sections.push({ heading: say('label-lines'), lines: lineLines(view, printed, say) })
  if (isReconstructed(printed, view)) sections.push({ heading: say('label-note'), lines: [say('label-reconstructed-about')] })
  return sections
}

function now(view: View, printed: Printed, say: Say): string[] {
  const fewest = Math.min(...view.players.map((player) => player.lines))
  const lines = [headline(view, printed, say), say('label-crew', { place: placeName(printed, view.crew) })]
  if (view.active !== null) lines.push(say('label-turn-of', { player: say.seat(view.active) }))
  if (view.route) lines.push(say('label-route', { place: placeName(printed, view.route.target) }))
  if (!view.last_round) lines.push(say('label-end-about', { stack: view.stack, lines: fewest }))
  return lines
}

function display(view: View, say: Say): string[] {
  const cards = view.display.map(
    (card) => `${say('label-price')} ${card.price}: ${iconNames(say, card)}, ${card.points} ${say('label-points')}`,
  )
  return [...cards, say('label-stack', { count: view.stack })]
}

function publicContracts(view: View, say: Say): string[] {
  const shown = view.public!
  const cards = shown.display.map(
    (card) => `${effectName(say, card)} (${tileNames(say, card.energies)}), ${card.points} ${say('label-points')}`,
  )
  return [...cards, say('label-stack', { count: shown.stack }), say('label-wildcards', { count: shown.wildcards })]
}

function playerLines(player: Player, view: View, printed: Printed, say: Say): string[] {
  const count = (label: string, number: number) => `${say(label)}: ${number}`
  const lines = [
    `${player.score} ${say('label-points')}; ${say('label-if-over', { points: player.if_over.points })}`,
    `${count('label-money', player.cash)}, ${say('label-income', { money: player.income })}`,
    [count('label-engineers', player.engineers), count('label-investors', player.investors)].join(', '),
    [count('label-plants-left', player.plants), count('label-lines-left', player.lines)].join(', '),
    say('label-reached', { count: player.regions_reached }),
  ]
  if (view.modules.includes(3)) lines.push(count('label-nuclear-board', player.extensions))
  if (player.certificates.length > 0)
    lines.push(`${say('label-certificates')}: ${player.certificates.map((value) => value ?? say('label-certificate-hidden')).join(', ')}`)
  for (const card of player.contracts) {
    const standing = card.icons.filter((_, space) => card.plants[space]! > 0)
    lines.push(say('label-held', { contract: contractName(printed, say, card.id), points: card.points, plants: tileNames(say, standing) }))
  }
  if (player.completed.length > 0) lines.push(say('label-completed', { count: player.completed.length }))
  for (const card of player.public)
    lines.push(`${effectName(say, card)} (${tileNames(say, card.energies)}), ${card.points} ${say('label-points')}`)
  const kept = Object.entries(player.kept).map(([tile, number]) => `${number} × ${say(`tile-${tile}`)}`)
  if (kept.length > 0) lines.push(`${say('label-kept')}: ${kept.join(', ')}`)
  if (player.wildcards > 0) lines.push(say('label-wildcards', { count: player.wildcards }))
  return lines
}

function regionLines(region: Region, view: View, printed: Printed, say: Say): string[] {
  const leaders = region.plants.flatMap((plants, seat) =>
    plants > 0 ? [say('label-region-now', { player: say.seat(seat), count: plants, points: region.points[seat] })] : [],
  )
  const sites = view.sites
    .filter((site) => site.region === region.id)
    .map((site) => {
      const plants = site.plants.flatMap((count, seat) => (count > 0 ? [say('label-plants-of', { player: say.seat(seat), count })] : []))
      const there = site.blocked ? say('label-blocked') : site.tile ? say(`tile-${site.tile}`) : plants.join(', ') || say('label-nothing')
      return `${placeName(printed, site.id)} – ${there}`
    })
  return [...leaders, ...sites]
}

function lineLines(view: View, printed: Printed, say: Say): string[] {
  if (view.lines.length === 0) return [say('label-nothing')]
  return view.lines.map((line) => `${linkName(printed, line.id)}: ${line.owners.map((seat) => say.seat(seat)).join(', ')}`)
}
