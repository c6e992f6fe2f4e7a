/**
 * Where names and costs stand on a map of somebody's own: every label takes the best of its places given the others,
 * over and over until nothing moves. The maps that come with the game bring their labels along (shapes.ts,
 * scripts/maps/labels.py).
 */
import type { Printed } from '../types'
import { meets, type Box, type Point } from './boxes'
import { badgePlaces, FORBIDDEN, namePlaces, type Badge, type Name, type Place } from './places'
import type { Sizes } from './sizes'

export interface Labels {
  /** Those that found room. */
  names: Map<string, Name & { box: Box }>
  /** One per link; none where a link costs nothing. */
  badges: ((Badge & { box: Box }) | null)[]
}

/** Two names on each other can still be guessed at; a cost under anything cannot. */
const NAMES_MEET = 40
const SWEEPS = 12

/**
 * Places for every name and every cost. A name that has to cover a cost or another name is left out if its city is not
 * in play.
 */
export function placeLabels(printed: Printed, sizes: Sizes, inPlay: Set<string>): Labels {
  const places = new Map(printed.cities.map((city) => [city.id, city]))
  const lines = printed.links.map((link): [Point, Point] => [places.get(link.a)!, places.get(link.b)!])
  const costly = printed.links.map((link, i) => ({ link, i })).filter(({ link }) => link.cost > 0)
  const badges = costly.map(({ link, i }) =>
    badgePlaces(
      printed,
      link,
      sizes,
      lines[i]!,
      lines.filter((_, other) => other !== i),
    ),
  )
  const names = printed.cities.map((city) => namePlaces(printed, city, sizes, lines))
  const chosen = settle([...badges, ...names], badges.length)
  const found: Labels = { names: new Map(), badges: printed.links.map(() => null) }
  costly.forEach(({ i }, which) => {
    const place = badges[which]![chosen[which]!]!
    found.badges[i] = { ...place.label, box: place.box }
  })
  const taken = found.badges.flatMap((badge) => (badge ? [badge.box] : []))
  const byPlay = printed.cities
    .map((_, i) => i)
    .sort((a, b) => Number(inPlay.has(printed.cities[b]!.id)) - Number(inPlay.has(printed.cities[a]!.id)))
  for (const i of byPlay) {
    const place = names[i]![chosen[badges.length + i]!]!
    if (!inPlay.has(place.label.id) && taken.some((box) => meets(box, place.box))) continue
    taken.push(place.box)
    found.names.set(place.label.id, { ...place.label, box: place.box })
  }
  return found
}

/** One place for each label. */
function settle(labels: Place<Name | Badge>[][], badges: number): number[] {
  const price = (which: number, other: number) => (which < badges || other < badges ? FORBIDDEN : NAMES_MEET)
  const trouble = (state: number[], which: number, place: Place<unknown>): number => {
    let sum = place.trouble
    for (let other = 0; other < labels.length; other++) {
      if (other !== which && meets(place.box, labels[other]![state[other]!]!.box)) sum += price(which, other)
    }
    return sum
  }
  const state = labels.map((places) => indexOfLeast(places.map((place) => place.trouble)))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = false
    labels.forEach((places, which) => {
      const best = indexOfLeast(places.map((place) => trouble(state, which, place)))
      moved ||= best !== state[which]
      state[which] = best
    })
    if (!moved) break
  }
  return state
}

const indexOfLeast = (values: number[]): number => {
  let least = 0
  for (let i = 1; i < values.length; i++) if (values[i]! < values[least]!) least = i
  return least
}
