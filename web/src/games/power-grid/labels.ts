/** Small pieces of text that several parts of the board share. */
import { aside, beside, enumerated } from '$lib/words/phrases'
import type { Say } from '../contract'
import type { Plant, PrintedCity, CityState, FuelState, PrintedTrack, Printed, View } from './types'

/** "Plant 13: wind, powers 1 city". */
export function plantInWords(plant: Plant, say: Say): string {
  const about = { plant: plant.name, fuel: say(`fuel-${plant.fuel}`), units: plant.units, cities: plant.cities }
  if (plant.mine) return say('plant-mine', about)
  return plant.units > 0 ? say('plant-burning', about) : say('plant-free', about)
}

/** "coal", or "coal (north)" where there are several markets. */
export function fuelName(of: { fuel: string; source: string }, say: Say): string {
  const fuel = say(`fuel-${of.fuel}`)
  return of.source ? aside(say, fuel, say(`source-${of.source}`)) : fuel
}

/** A printed map has its name in every language; a user's own map only the one it brings along. */
export const mapName = (printed: Printed, say: Say): string =>
  Object.keys(printed.map.words).length > 0 ? say(`option-map-${printed.map.id}`) : printed.map.name

/** What an area is called in the reader's language. */
export function areaName(id: string, printed: Printed, language: string): string {
  return printed.map.words[language]?.areas[id] ?? printed.areas.find((area) => area.id === id)?.name ?? id
}

/** The facts of a city that are worth a tip. */
export function cityLines(city: PrintedCity, state: CityState | undefined, say: Say): string[] {
  if (!state) return [say('city-out-of-play')]
  const lines = [say('city-spaces', { spaces: beside(say, city.spaces.map(String)), open: state.open })]
  if (state.houses.length > 0) lines.push(say('city-houses', { seats: enumerated(say, state.houses.map(say.seat)) }))
  if (city.start) lines.push(say('city-start'))
  if (city.foreign) lines.push(say('city-foreign'))
  return lines
}

/** The printed track of a market row. */
export const trackOf = (printed: Printed, state: FuelState): PrintedTrack | undefined =>
  printed.tracks.find((track) => track.fuel === state.fuel && track.source === state.source)

/** "Round 3 · Auction · Step 2". */
export function headline(view: View, _printed: Printed, say: Say): string {
  const parts = view.round > 0 ? [say('label-round', { round: view.round })] : []
  parts.push(say(`phase-${view.phase}`))
  if (view.round > 0 && !view.result) parts.push(say('label-step', { step: view.step }))
  return beside(say, parts)
}
