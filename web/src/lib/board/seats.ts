/** Colour and shape of each seat: six that differ in both, so that no colour has to be told apart. */

/** Path of a seat's shape around (0, 0); `radius` is that of the circle it fits in. */
export function shapePath(seat: number, radius = 10): string {
  return SHAPES[seat % SHAPES.length]!(radius)
}

/** The seat's colour as a CSS value. */
export const seatColour = (seat: number): string => `var(--seat-${seat % SHAPES.length})`

type Shape = (radius: number) => string

const SHAPES: Shape[] = [circle, square, triangle, diamond, pentagon, cross]

function circle(radius: number): string {
  const r = radius * 0.92
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function square(radius: number): string {
  const half = radius * 0.82
  return `M${-half} ${-half}H${half}V${half}H${-half}Z`
}

function triangle(radius: number): string {
  return polygon([-90, 30, 150], radius * 1.12, radius * 0.14)
}

function diamond(radius: number): string {
  return polygon([-90, 0, 90, 180], radius * 1.08)
}

function pentagon(radius: number): string {
  return polygon([-90, -18, 54, 126, 198], radius * 1.02, radius * 0.05)
}

function cross(radius: number): string {
  const long = radius * 0.95
  const short = radius * 0.38
  return (
    `M${-short} ${-long}H${short}V${-short}H${long}V${short}H${short}V${long}` +
    `H${-short}V${short}H${-long}V${-short}H${-short}Z`
  )
}

/** A polygon with its corners at these angles; `lower` moves it down so that it looks centred. */
function polygon(degrees: number[], radius: number, lower = 0): string {
  const corners = degrees.map((degree) => {
    const angle = (degree * Math.PI) / 180
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius + lower)}`
  })
  return `M${corners.join('L')}Z`
}

const round = (value: number): number => Math.round(value * 100) / 100
