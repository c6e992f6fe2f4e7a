/** The whole table in words, for screen readers and for people who like text. */
import { beside, enumerated, labelled } from '$lib/words/phrases'
import type { Say, Section, SeatInfo } from '../contract'
import { isPlant, type Fuel } from './cards'
import type { Card, Player, Printed, View } from './types'
import { areaName, fuelName, headline, mapName, plantInWords } from './labels'

export function describe(view: View, printed: Printed, say: Say, seats: SeatInfo[]): Section[] {
  return [
    { heading: say('map-of', { map: mapName(printed, say) }), lines: standing(view, printed, say) },
    ...auction(view, say),
    { heading: say('label-market'), lines: cards(view.plants.offered, say) },
    ...(view.plants.future.length > 0 ? [{ heading: say('label-future'), lines: cards(view.plants.future, say) }] : []),
    ...leftTheGame(view, say),
    { heading: say('label-fuel'), lines: view.fuel.map((row) => fuelLine(row, say)) },
    { heading: say('label-order'), lines: view.order.map((seat) => playerLine(view.players[seat]!, say, seats)) },
    { heading: say('label-houses'), lines: houses(view, printed, say) },
    ...reachable(view, printed, say),
  ]
}

function standing(view: View, printed: Printed, say: Say): string[] {
  const areas = view.areas.map((area) => areaName(area, printed, say.language))
  const lines = [headline(view, printed, say), say('label-end', { count: view.end_at })]
  if (view.step === 1 && view.step_2_at) lines.push(say('label-step-2', { count: view.step_2_at }))
  if (areas.length > 0) lines.push(say('areas-in-play', { areas: enumerated(say, areas) }))
  lines.push(say('label-stack', { count: view.plants.stack }))
  return lines
}

function auction(view: View, say: Say): Section[] {
  const lot = view.auction
  if (!lot) return []
  const bid =
    lot.bidder === null ? say('label-no-bid') : say('label-highest-bid', { seat: say.seat(lot.bidder), price: lot.bid })
  const rest = labelled(say, say('label-still-in'), enumerated(say, lot.still_in.map(say.seat)))
  return [
    { heading: say('label-auction', { plant: lot.plant.name }), lines: [plantInWords(lot.plant, say), bid, rest] },
  ]
}

const cards = (market: Card[], say: Say): string[] =>
  market.map((card) => (isPlant(card) ? plantInWords(card, say) : say('label-step', { step: 3 })))

/** Where two cards of a number differ, what has left the game tells what is still to come. */
function leftTheGame(view: View, say: Say): Section[] {
  const left = view.plants.out_of_game
  return left.length === 0 ? [] : [{ heading: say('stack-left', { count: left.length }), lines: cards(left, say) }]
}

function fuelLine(row: View['fuel'][number], say: Say): string {
  const price = row.price === null ? say('label-sold-out') : labelled(say, say('label-price'), row.price)
  return labelled(
    say,
    fuelName(row, say),
    beside(say, [price, say('fuel-on-sale', { count: row.tokens }), say('fuel-comes', { count: row.resupply })]),
  )
}

function playerLine(player: Player, say: Say, seats: SeatInfo[]): string {
  const held = (Object.entries(player.fuel) as [Fuel, number][]).filter(([, count]) => count > 0)
  const parts = [
    labelled(say, say('label-cash'), player.cash),
    labelled(say, say('label-cities'), player.cities),
    say('player-lights', { cities: player.can_power, capacity: player.capacity, income: player.income }),
    ...[...player.plants, ...player.mines].map((plant) => plantInWords(plant, say)),
    ...held.map(([fuel, count]) => labelled(say, say(`fuel-${fuel}`), count)),
  ]
  return labelled(say, seats[player.seat]?.label ?? say.seat(player.seat), beside(say, parts))
}

function houses(view: View, printed: Printed, say: Say): string[] {
  const name = new Map(printed.cities.map((city) => [city.id, city.name]))
  const built = view.cities.filter((city) => city.houses.length > 0)
  if (built.length === 0) return [say('label-nothing')]
  return built.map((city) => labelled(say, name.get(city.id)!, enumerated(say, city.houses.map(say.seat))))
}

function reachable(view: View, printed: Printed, say: Say): Section[] {
  const name = new Map(printed.cities.map((city) => [city.id, city.name]))
  const open = view.cities.filter((city) => city.price !== null).sort((a, b) => a.price! - b.price!)
  if (open.length === 0) return []
  return [
    {
      heading: say('label-cities-to-build'),
      lines: open.map((city) => labelled(say, name.get(city.id)!, city.price!)),
    },
  ]
}
