import { tenth } from './path.ts'
import type { Svg } from './svg.ts'

// The four shapes that most drawings are made of; `more` is for further attributes.

export const fill = (d: string, colour: string, more = ''): Svg => `<path d="${d}" fill="${colour}" ${more}/>`

export const line = (d: string, colour: string, width: number, more = ''): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`

export const disc = (x: number, y: number, r: number, colour: string, more = ''): Svg =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${colour}" ${more}/>`

export const slab = (x: number, y: number, w: number, h: number, colour: string, more = ''): Svg =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" fill="${colour}" ${more}/>`

/** Every second one of `n` rays between two angles, as one shape: a sunburst. */
export function rays(x: number, y: number, r: number, n: number, from: number, to: number, colour: string, offset = 0): Svg {
  const step = (to - from) / n
  let d = ''
  for (let i = 0; i < n; i += 2) {
    const a = from + (i + offset) * step
    const b = a + step
    d += `M${x},${y}L${tenth(x + r * Math.cos(a))},${tenth(y + r * Math.sin(a))}L${tenth(x + r * Math.cos(b))},${tenth(y + r * Math.sin(b))}Z`
  }
  return fill(d, colour)
}

/** A drawing as a document of its own, for an image. */
export const picture = (inner: Svg, width: number, height: number, box = `0 0 ${width} ${height}`): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inner}</svg>`
