/**
 * What is printed on the map between the cities: links, their costs, names. Only a new city in play or of one's own
 * changes them.
 */
import { plain, tag } from '$lib/board/markup'
import type { PrintedCity, PrintedLink } from '../types'
import type { Labels } from './labels'
import type { Sizes } from './sizes'

/** Which cities are in play, and which are one's own. */
export interface Standing {
  inPlay(city: string): boolean
  own(city: string): boolean
}

const classes = (...names: (string | false)[]): string | undefined => names.filter(Boolean).join(' ') || undefined
const way = (a: { x: number; y: number }, b: { x: number; y: number }) => ({ x1: a.x, y1: a.y, x2: b.x, y2: b.y })

export function linkMarks(
  links: PrintedLink[],
  places: Map<string, PrintedCity>,
  { disc }: Sizes,
  { inPlay, own }: Standing,
): string {
  const drawn = links.map((link) => {
    const line = way(places.get(link.a)!, places.get(link.b)!)
    const both = (is: (city: string) => boolean) => is(link.a) && is(link.b)
    const mine = both(own) ? tag('line', { class: 'own', ...line, 'stroke-width': disc * 0.7 }) : ''
    const width = disc * (link.cost === 0 ? 0.6 : 0.26)
    return mine + tag('line', { class: classes('link', !both(inPlay) && 'off'), ...line, 'stroke-width': width })
  })
  return drawn.join('')
}

/** From a city to a name that could be taken for another's. */
export function leaderMarks(labels: Labels, { text }: Sizes, { inPlay }: Standing): string {
  const led = [...labels.names.values()].filter((name) => name.leader)
  const drawn = led.map((name) => {
    const line = way(...name.leader!)
    const leader = tag('line', {
      class: classes('leader', !inPlay(name.id) && 'off'),
      ...line,
      'stroke-width': text * 0.15,
    })
    return tag('line', { class: 'halo', ...line, 'stroke-width': text * 0.36 }) + leader
  })
  return drawn.join('')
}

export function costMarks(links: PrintedLink[], labels: Labels, { disc, cost }: Sizes, { inPlay }: Standing): string {
  const drawn = links.map((link, nth) => {
    const badge = labels.badges[nth]
    if (!badge) return ''
    const { x, y, width, height, from } = badge
    const foot = from && { x: from.x - x, y: from.y - y }
    const leader = foot
      ? tag('line', { class: 'leader', x2: foot.x, y2: foot.y, 'stroke-width': disc * 0.16 }) +
        tag('circle', { class: 'foot', cx: foot.x, cy: foot.y, r: disc * 0.2 })
      : ''
    const plate = tag('rect', { x: -width / 2, y: -height / 2, width, height, rx: height * 0.35 })
    const off = !(inPlay(link.a) && inPlay(link.b))
    const inside = leader + plate + tag('text', { y: cost * 0.36 }, plain(link.cost))
    return tag('g', { class: classes(off && 'off'), transform: `translate(${x} ${y})` }, inside)
  })
  return drawn.join('')
}

export function nameMarks(labels: Labels, { text }: Sizes, { inPlay, own }: Standing): string {
  const drawn = [...labels.names.values()].map((name) => {
    const lines = name.lines.map((line, nth) =>
      tag('tspan', { x: name.x, dy: nth === 0 ? 0 : text * 1.02 }, plain(line)),
    )
    const looks = classes(!inPlay(name.id) && 'off', own(name.id) && 'own')
    return tag('text', { class: looks, x: name.x, y: name.y, 'text-anchor': name.anchor }, lines.join(''))
  })
  return drawn.join('')
}
