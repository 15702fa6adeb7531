import type { Colour, Svg } from '../../kit/index.ts'
import type { Looks } from './champions.ts'

const k = '#2a1c12'

/** An outlined shape of a portrait. */
export const p = (d: string, fill: Colour, width = 2): Svg =>
  `<path d="${d}" fill="${fill}" stroke="${k}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
/** A shape without a line: light and shade. */
export const n = (d: string, fill: Colour, more = ''): Svg => `<path d="${d}" fill="${fill}" ${more}/>`

export const coat = (c: Looks): Svg =>
  p('M10,104C12,82 28,74 50,74C72,74 90,82 92,104Z', c.coat, 2.2) +
  n('M54,75C74,76 90,84 92,104H70C70,92 64,82 54,75Z', '#000', 'opacity=".25"') +
  p('M36,76L50,96L64,76L58,72H42Z', c.trim, 1.6) +
  p('M30,78L36,75L50,97L42,104Z', c.coat, 1.6) +
  p('M70,78L64,75L50,97L58,104Z', c.coat, 1.6) +
  `<circle cx="38" cy="97" r="2" fill="${c.trim}" stroke="${k}"/>`
export const eye = (x: number, y: number, r = 4.4): Svg =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.1}" fill="#fffaf0" stroke="${k}" stroke-width="1.5"/><circle cx="${x + 1}" cy="${y + 0.3}" r="${r * 0.6}" fill="${k}"/><circle cx="${x + 2}" cy="${y - 1.2}" r="1.1" fill="#fff"/>`
