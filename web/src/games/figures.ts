/** What can be drawn of a game in a booklet and in its legend: the shapes of its table, by name. */
import type { Component } from 'svelte'
import type { Say } from './contract'

export interface FigureProps {
  /** What the booklet writes behind the figure's name: `!plant 13` → ['13']. */
  args: string[]
  say: Say
}

/** One line of the legend: a figure as the booklet would write it, and the message that says what it is. */
interface LegendItem {
  figure: string
  label: string
  /** Numbers that the message wants. */
  with?: Record<string, number | string>
}
export interface LegendGroup {
  heading: string
  items: LegendItem[]
}

export interface Drawn {
  figures: Record<string, Component<FigureProps>>
  legend: LegendGroup[]
}

const parts = import.meta.glob<Drawn>('./*/figures.ts')

/** The figures of a game; none for a game that draws nothing. */
export async function loadFigures(game: string): Promise<Drawn> {
  const load = parts[`./${game}/figures.ts`]
  return load ? load() : { figures: {}, legend: [] }
}
