/** The board in words, and where the game stands in a few of them. */
import { aside, beside, enumerated, labelled } from '$lib/words/phrases'
import type { Say, SeatInfo, Section } from '../contract'
import { contractName, effectName, iconNames, linkName, money, placeName, regionName, tileNames } from './spell'
import type { Player, Printed, PublicCard, Region, View } from './types'

export function headline(view: View, _: Printed, say: Say): string {
  if (view.phase === 'game-over') return say('phase-game-over')
  const parts = [say('label-round', { round: view.round }), say(`phase-${view.phase}`)]
  if (view.last_round) parts.push(say('label-last-round'))
  return beside(say, parts)
}

export function describe(view: View, printed: Printed, say: Say, seats: SeatInfo[]): Section[] {
  const sections: Section[] = [
    { heading: say('label-now'), lines: now(view, printed, say) },
    { heading: say('label-display'), lines: display(view, say) },
  ]
  if (view.public) sections.push({ heading: say('label-public'), lines: publicContracts(view, say) })
  for (const player of view.players) {
    sections.push({
      heading: seats[player.seat]?.label ?? say.seat(player.seat),
      lines: playerLines(player, view, printed, say),
    })
  }
  for (const region of view.regions) {
    sections.push({ heading: regionName(say, region), lines: regionLines(region, view, printed, say) })
  }
  sections.push({ heading: say('label-lines'), lines: lineLines(view, printed, say) })
  return sections
}

function now(view: View, printed: Printed, say: Say): string[] {
  const fewest = Math.min(...view.players.map((player) => player.lines))
  const lines = [headline(view, printed, say), say('label-crew', { place: placeName(printed, say, view.crew) })]
  if (view.active !== null) lines.push(say('label-turn-of', { player: say.seat(view.active) }))
  if (view.route) lines.push(say('label-route', { place: placeName(printed, say, view.route.target) }))
  if (!view.last_round) lines.push(say('label-end-about', { stack: view.stack, lines: fewest }))
  return lines
}

function display(view: View, say: Say): string[] {
  const cards = view.display.map((card) =>
    beside(say, [
      labelled(say, say('label-price'), money(say, card.price)),
      iconNames(say, card),
      say('label-worth', { points: card.points }),
    ]),
  )
  return [...cards, say('label-stack', { count: view.stack })]
}

function publicContracts(view: View, say: Say): string[] {
  const shown = view.public!
  const cards = shown.display.map((card) => publicLine(say, card))
  return [...cards, say('label-stack', { count: shown.stack }), say('label-wildcards', { count: shown.wildcards })]
}

const publicLine = (say: Say, card: PublicCard): string =>
  beside(say, [
    aside(say, effectName(say, card), tileNames(say, card.energies)),
    say('label-worth', { points: card.points }),
  ])

function playerLines(player: Player, view: View, printed: Printed, say: Say): string[] {
  const count = (label: string, number: number) => labelled(say, say(label), number)
  const lines = [
    beside(say, [
      say('label-worth', { points: player.score }),
      say('label-if-over', { points: player.if_over.points }),
    ]),
    beside(say, [
      labelled(say, say('label-money'), money(say, player.cash)),
      say('label-income', { money_text: money(say, player.income) }),
    ]),
    beside(say, [count('label-engineers', player.engineers), count('label-investors', player.investors)]),
    beside(say, [count('label-plants-left', player.plants), count('label-lines-left', player.lines)]),
    say('label-reached', { count: player.regions_reached }),
  ]
  if (view.modules.includes(3)) lines.push(count('label-nuclear-board', player.extensions))
  if (player.certificates.length > 0)
    lines.push(
      labelled(
        say,
        say('label-certificates'),
        enumerated(
          say,
          player.certificates.map((value) => (value === null ? say('label-certificate-hidden') : String(value))),
        ),
      ),
    )
  for (const card of player.contracts) {
    const standing = card.icons.filter((_, space) => card.plants[space]! > 0)
    lines.push(
      say('label-held', {
        contract: contractName(printed, say, card.id),
        points: card.points,
        plants: tileNames(say, standing),
      }),
    )
  }
  if (player.completed.length > 0) lines.push(say('label-completed', { count: player.completed.length }))
  for (const card of player.public) lines.push(publicLine(say, card))
  const kept = Object.entries(player.kept).map(([tile, number]) => `${number} × ${say(`tile-${tile}`)}`)
  if (kept.length > 0) lines.push(labelled(say, say('label-kept'), enumerated(say, kept)))
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
      const plants = site.plants.flatMap((count, seat) =>
        count > 0 ? [say('label-plants-of', { player: say.seat(seat), count })] : [],
      )
      const there = site.blocked
        ? say('label-blocked')
        : site.tile
          ? say(`tile-${site.tile}`)
          : enumerated(say, plants) || say('label-nothing')
      return labelled(say, placeName(printed, say, site.id), there)
    })
  return [...leaders, ...sites]
}

function lineLines(view: View, printed: Printed, say: Say): string[] {
  if (view.lines.length === 0) return [say('label-nothing')]
  return view.lines.map((line) =>
    labelled(say, linkName(printed, say, line.id), enumerated(say, line.owners.map(say.seat))),
  )
}

/** Only the values of certificates are hidden. */
export function hides(view: View, seats: number[]): boolean {
  return view.players.some((player) => seats.includes(player.seat) && player.certificates.length > 0)
}
