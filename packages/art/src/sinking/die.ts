import { roundRect, type Colour, type Svg } from '../kit/index.ts'
import { dark, ink, lite } from './brush.ts'
import { glyph, type Glyph } from './glyphs.ts'

/** A die seen from above one edge, with one face that can be read; a special one has the enemy's colour. */
export function die(face: Glyph, size = 30, special: Colour | null = null): Svg {
  const base = special ?? '#f4ead0'
  const top = special === null ? '#fffaf0' : lite(special, 0.3)
  const side = special === null ? '#c9b78e' : dark(special, 0.4)
  const [h, k] = [size / 2, size * 0.22]
  const shadow = `<path d="M${-h + 2},${h + 2} h${size} l${k},${-k}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="5" stroke-linejoin="round"/>`
  const block = `<path d="M${-h},${-h} l${k},${-k} h${size} v${size} l${-k},${k}" fill="${side}" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"/><path d="M${-h},${-h} l${k},${-k} h${size} l${-k},${k}Z" fill="${top}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`
  const front = `<path d="${roundRect(-h, -h, size, size, size * 0.14)}" fill="${base}" stroke="${ink}" stroke-width="2.4"/><path d="M${-h + 3},${h - 5} V${-h + 3} H${h - 5}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>`
  return shadow + block + front + glyph(face, size / 32, special === null ? '#3a2430' : '#ffe9b8')
}
