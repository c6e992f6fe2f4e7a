/** The geometry of a line chart, apart from its drawing. */

export interface Frame {
  width: number
  height: number
  left: number
  bottom: number
  top: number
  right: number
}

export interface Scale {
  lowest: number
  highest: number
  ticks: number[]
}

/** A scale with round numbers that holds all values; it begins at zero unless something is below. */
export function scaleOf(values: number[]): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const step = niceStep((high - low) / 4)
  const lowest = Math.floor(low / step) * step
  const highest = Math.ceil(high / step) * step
  const ticks = Array.from({ length: Math.round((highest - lowest) / step) + 1 }, (_, i) => lowest + i * step)
  return { lowest, highest, ticks }
}

/** 1, 2 or 5 times a power of ten, and never a fraction: everything here is counted. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough
  return Math.max(1, step)
}

export function xOf(index: number, count: number, frame: Frame): number {
  const span = frame.width - frame.left - frame.right
  return frame.left + (count > 1 ? (span * index) / (count - 1) : span / 2)
}

export function yOf(value: number, scale: Scale, frame: Frame): number {
  const span = frame.height - frame.top - frame.bottom
  return frame.top + span * (1 - (value - scale.lowest) / (scale.highest - scale.lowest))
}

/** A line through the values, as an SVG path. */
export function linePath(values: number[], scale: Scale, frame: Frame): string {
  const points = values.map(
    (value, i) => `${xOf(i, values.length, frame).toFixed(1)} ${yOf(value, scale, frame).toFixed(1)}`,
  )
  return points.length > 0 ? `M${points.join('L')}` : ''
}
