import { describe, expect, it, vi } from 'vitest'
import { endJourneys, travelOver } from '$lib/motion/journeys'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * A map at (20, 30) of the screen, half as large as its units, with a lorry in it; jsdom knows neither matrices nor
 * animations.
 */
function mapWithLorry(hasLayer = true) {
  const frame = document.createElement('div')
  const map = document.createElementNS(SVG, 'svg')
  const lorry = document.createElementNS(SVG, 'g')
  lorry.setAttribute('class', 'crew')
  lorry.setAttribute('style', 'transform: translate(1px, 2px)')
  map.append(lorry)
  frame.append(map)
  const layer = document.createElement('div')
  layer.className = 'journeys'
  if (hasLayer) frame.append(layer)
  map.getScreenCTM = () => ({ a: 0.5, b: 0, c: 0, d: 0.5, e: 20, f: 30 }) as DOMMatrix
  layer.getBoundingClientRect = () => ({ left: 20, top: 10 }) as DOMRect
  return { lorry, layer }
}

function animated() {
  const animation = Object.assign(new EventTarget(), { cancel: vi.fn() })
  const animate = vi.fn((_frames: Keyframe[], _timing: KeyframeAnimationOptions) => animation)
  Object.assign(Element.prototype, { animate })
  return { animation, animate }
}

describe('what travels over a map', () => {
  it('is a copy in the layer above, at its places on the screen, and is gone at the end', () => {
    const { lorry, layer } = mapWithLorry()
    const { animation, animate } = animated()
    travelOver(
      lorry as SVGGElement,
      [
        { x: 0, y: 0 },
        { x: 100, y: 40, opacity: 0 },
      ],
      { duration: 10 },
    )
    expect(animate.mock.calls[0]![0]).toEqual([
      { transform: 'translate(0px, 20px) scale(1)', opacity: 1 },
      { transform: 'translate(50px, 40px) scale(1)', opacity: 0 },
    ])
    expect(layer.querySelector('svg > g')!.getAttribute('transform')).toBe('scale(0.5)')
    expect(layer.querySelector('.crew')!.hasAttribute('style')).toBe(false)
    expect(lorry.hasAttribute('style')).toBe(true)
    animation.dispatchEvent(new Event('finish'))
    expect(layer.children).toHaveLength(0)
  })
  it('does not travel where there is no layer, as in a booklet', () => {
    const { lorry } = mapWithLorry(false)
    expect(travelOver(lorry as SVGGElement, [{ x: 0, y: 0 }], {})).toBeNull()
  })
  it('is called back when the map below goes elsewhere', () => {
    const { lorry, layer } = mapWithLorry()
    const { animation } = animated()
    layer.getAnimations = () => [animation as unknown as Animation]
    endJourneys(layer)
    expect(animation.cancel).not.toHaveBeenCalled()
    travelOver(lorry as SVGGElement, [{ x: 0, y: 0 }], {})
    endJourneys(layer)
    expect(animation.cancel).toHaveBeenCalled()
  })
})
