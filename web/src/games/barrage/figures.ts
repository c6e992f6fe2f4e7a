/** Barrage in pictures: what its booklet and its legend draw, with the shapes of the table. */
import type { Component } from 'svelte'
import type { FigureProps, LegendGroup } from '../figures'
import './barrage.css'
import ContractFigure from './figures/ContractFigure.svelte'
import DamFigure from './figures/DamFigure.svelte'
import GlyphFigure from './figures/GlyphFigure.svelte'
import RedFigure from './figures/RedFigure.svelte'
import TileFigure from './figures/TileFigure.svelte'
import ValueFigure from './figures/ValueFigure.svelte'
import WheelFigure from './figures/WheelFigure.svelte'

export const figures: Record<string, Component<FigureProps>> = {
  contract: ContractFigure,
  dam: DamFigure,
  glyph: GlyphFigure,
  red: RedFigure,
  tile: TileFigure,
  value: ValueFigure,
  wheel: WheelFigure,
}

const ONE = { count: 1 }

export const legend: LegendGroup[] = [
  {
    heading: 'legend-goods',
    items: [
      { figure: 'glyph vp', label: 'figure-points' },
      { figure: 'glyph bolt', label: 'label-energy' },
      { figure: 'glyph credit', label: 'label-credits' },
      { figure: 'glyph excavator', label: 'label-excavators' },
      { figure: 'glyph mixer', label: 'label-mixers' },
      { figure: 'glyph machine', label: 'effect-any-machines', with: ONE },
      { figure: 'glyph engineer', label: 'label-engineers' },
    ],
  },
  {
    heading: 'legend-pieces',
    items: [
      { figure: 'glyph base', label: 'piece-base' },
      { figure: 'glyph elevation', label: 'piece-elevation' },
      { figure: 'glyph conduit', label: 'piece-conduit' },
      { figure: 'glyph powerhouse', label: 'piece-powerhouse' },
      { figure: 'glyph building', label: 'piece-building' },
      { figure: 'glyph any', label: 'legend-any' },
      { figure: 'tile basic-base base-1', label: 'legend-tiles' },
    ],
  },
  {
    heading: 'label-management',
    items: [
      { figure: 'glyph headstream', label: 'effect-headstream-drops', with: ONE },
      { figure: 'glyph flow', label: 'effect-flowing-drops', with: ONE },
      { figure: 'glyph rotate', label: 'effect-rotate', with: ONE },
      { figure: 'glyph steps', label: 'effect-energy-steps', with: ONE },
      { figure: 'contract green-01 2 credits 5', label: 'legend-contract' },
      { figure: 'glyph fulfil', label: 'legend-fulfil' },
      { figure: 'glyph patent', label: 'legend-patent' },
      { figure: 'glyph work', label: 'label-works' },
    ],
  },
  {
    heading: 'label-map',
    items: [
      { figure: 'dam 3 2 0', label: 'legend-dam' },
      { figure: 'dam 2 1 neutral', label: 'legend-neutral' },
      { figure: 'value 2 5', label: 'legend-value' },
      { figure: 'red', label: 'label-red-border' },
    ],
  },
]
