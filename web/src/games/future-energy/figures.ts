/** Future Energy in pictures: what its booklet and its legend draw, with the shapes of the table. */
import type { Component } from 'svelte'
import type { FigureProps, LegendGroup } from '../figures'
import ContractFigure from './figures/ContractFigure.svelte'
import GlyphFigure from './figures/GlyphFigure.svelte'
import LinkFigure from './figures/LinkFigure.svelte'
import SiteFigure from './figures/SiteFigure.svelte'
import TileFigure from './figures/TileFigure.svelte'
import './tokens.css'

export const figures: Record<string, Component<FigureProps>> = {
  contract: ContractFigure,
  glyph: GlyphFigure,
  link: LinkFigure,
  public: ContractFigure,
  site: SiteFigure,
  tile: TileFigure,
}

const GROUNDS = [
  'ground-4-million',
  'ground-5-million',
  'ground-5-points',
  'ground-contract',
  'ground-lines',
  'ground-plant',
]

export const legend: LegendGroup[] = [
  {
    heading: 'legend-tiles',
    items: ['oil', 'gas', 'coal', 'nuclear', 'investor', 'engineer', 'ground'].map((tile) => ({
      figure: `tile ${tile}`,
      label: `legend-tile-${tile}`,
    })),
  },
  {
    heading: 'legend-grounds',
    items: GROUNDS.map((ground) => ({ figure: `tile ${ground}`, label: `tile-${ground}-about` })),
  },
  {
    heading: 'legend-map',
    items: [
      { figure: 'link', label: 'legend-link' },
      { figure: 'link 0', label: 'legend-line' },
      { figure: 'link 0 1', label: 'legend-full-link' },
      { figure: 'site 0 0 1', label: 'legend-site' },
      { figure: 'site closed', label: 'label-blocked' },
    ],
  },
  {
    heading: 'legend-players',
    items: [
      { figure: 'glyph points', label: 'figure-points' },
      { figure: 'glyph money', label: 'label-money' },
      { figure: 'glyph plant', label: 'label-plants-left' },
      { figure: 'glyph line', label: 'label-lines-left' },
      { figure: 'glyph certificate', label: 'label-certificate' },
      { figure: 'glyph kite', label: 'label-kite' },
      { figure: 'contract 4 oil gas-', label: 'legend-contract' },
      { figure: 'glyph stack', label: 'legend-stack' },
      { figure: 'glyph done', label: 'legend-done' },
      { figure: 'glyph wildcard', label: 'legend-wildcard' },
    ],
  },
]
