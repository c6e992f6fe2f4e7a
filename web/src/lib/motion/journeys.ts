/**
 * What travels over a map: copies of its pieces in a layer of their own, which lies in the map's frame (`ZoomPan`) and
 * is scrolled with it. An animation within the map's own drawing would draw all of it anew in every frame.
 */
const SVG = 'http://www.w3.org/2000/svg'

/** A moment on the way, in the units in which the piece lies. */
export interface Moment {
  x: number
  y: number
  scale?: number
  opacity?: number
}

/**
 * A copy of this piece goes this way, once; null where there is no layer to travel in. The piece itself stays as it is.
 */
export function travelOver(
  piece: SVGGraphicsElement,
  way: Moment[],
  timing: KeyframeAnimationOptions,
): Animation | null {
  const layer = piece.ownerSVGElement?.parentElement?.querySelector<HTMLElement>(':scope > .journeys')
  const matrix = (piece.parentNode as SVGGraphicsElement).getScreenCTM?.()
  if (!layer || !matrix) return null
  const corner = layer.getBoundingClientRect()
  const copy = copyOf(piece, matrix.a)
  layer.append(copy)
  const frames = way.map(({ x, y, scale = 1, opacity = 1 }) => {
    const left = matrix.a * x + matrix.e - corner.left
    const top = matrix.d * y + matrix.f - corner.top
    return { transform: `translate(${left}px, ${top}px) scale(${scale})`, opacity }
  })
  const animation = copy.animate(frames, timing)
  for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => copy.remove())
  return animation
}

/**
 * All journeys of this layer are over: the map below it is not where it was. To ask an empty one would lay out the
 * whole page.
 */
export function endJourneys(layer: HTMLElement): void {
  if (layer.childElementCount === 0) return
  for (const animation of layer.getAnimations({ subtree: true })) animation.cancel()
}

function copyOf(piece: SVGGraphicsElement, scale: number): SVGSVGElement {
  const frame = document.createElementNS(SVG, 'svg')
  const size = document.createElementNS(SVG, 'g')
  size.setAttribute('transform', `scale(${scale})`)
  const copy = piece.cloneNode(true) as SVGGraphicsElement
  for (const name of ['transform', 'style', 'opacity', 'role', 'aria-label']) copy.removeAttribute(name)
  size.append(copy)
  frame.append(size)
  return frame
}

/** So many moments along a path, at the same distance from each other. */
export function moments(path: string, count: number): Moment[] {
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  const length = line.getTotalLength()
  return Array.from({ length: count }, (_, nth) => {
    const { x, y } = line.getPointAtLength((length * nth) / (count - 1))
    return { x, y }
  })
}
