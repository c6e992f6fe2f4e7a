/** How wide a text is: asked of the browser, or guessed where there is none. */

const SIZE = 100
const WIDE = /[mwMW@]/
const THIN = /[fijlrtI1.,' -]/

let pen: CanvasRenderingContext2D | null | undefined

/** The width of a city's name at this size. */
export function textWidth(text: string, size: number): number {
  if (pen === undefined) pen = newPen()
  return ((pen ? pen.measureText(text).width : guess(text) * SIZE) / SIZE) * size
}

function newPen(): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined' || navigator.userAgent.includes('jsdom')) return null
  const found = document.createElement('canvas').getContext('2d')
  if (found) found.font = `700 ${SIZE}px ${getComputedStyle(document.body).fontFamily}`
  return found
}

function guess(text: string): number {
  let width = 0
  for (const letter of text) {
    if (letter.codePointAt(0)! > 0x2e80) width += 1
    else if (WIDE.test(letter)) width += 0.9
    else if (THIN.test(letter)) width += 0.38
    else if (letter === letter.toUpperCase() && letter !== letter.toLowerCase()) width += 0.72
    else width += 0.615
  }
  return width
}
