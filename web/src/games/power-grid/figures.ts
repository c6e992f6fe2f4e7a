/** Power Grid in pictures: what its booklet and its legend draw, with the shapes of the table. */
import type { Component } from 'svelte'
import type { FigureProps, LegendGroup } from '../figures'
import CityFigure from './figures/CityFigure.svelte'
import FuelFigure from './figures/FuelFigure.svelte'
import HouseFigure from './figures/HouseFigure.svelte'
import PlantFigure from './figures/PlantFigure.svelte'
import PoweredFigure from './figures/PoweredFigure.svelte'
import TrackFigure from './figures/TrackFigure.svelte'
import './tokens.css'

export const figures: Record<string, Component<FigureProps>> = {
  city: CityFigure,
  fuel: FuelFigure,
  house: HouseFigure,
  plant: PlantFigure,
  powered: PoweredFigure,
  track: TrackFigure,
}

export const legend: LegendGroup[] = [
  {
    heading: 'legend-plants',
    items: [
      { figure: 'plant 4 coal 2 1', label: 'legend-plant' },
      { figure: 'plant 5 hybrid 2 1', label: 'legend-hybrid' },
      { figure: 'plant 13 wind 0 1', label: 'legend-free' },
      { figure: 'powered', label: 'legend-powered' },
    ],
  },
  {
    heading: 'legend-resources',
    items: [
      { figure: 'fuel coal', label: 'fuel-coal' },
      { figure: 'fuel oil', label: 'fuel-oil' },
      { figure: 'fuel garbage', label: 'fuel-garbage' },
      { figure: 'fuel uranium', label: 'fuel-uranium' },
      { figure: 'fuel wind', label: 'fuel-wind' },
      { figure: 'fuel fusion', label: 'fuel-fusion' },
    ],
  },
  {
    heading: 'legend-map',
    items: [
      { figure: 'city 0 1', label: 'legend-city' },
      { figure: 'city 1 1 0', label: 'legend-built' },
      { figure: 'city 2 2 0 1', label: 'legend-full' },
      { figure: 'city start', label: 'city-start' },
      { figure: 'city abroad', label: 'city-foreign' },
      { figure: 'house 0', label: 'legend-network' },
    ],
  },
]
