import { lettered, widthOf } from '../../kit/lettering.ts'
import { random, seedOf } from '../../kit/random.ts'
import { disc, line, rays, slab } from '../../kit/shape.ts'
import type { Svg } from '../../kit/svg.ts'

interface Colours {
  readonly deep: string
  readonly wave: string
  readonly light: string
}

const COLOURS: readonly Colours[] = [
  { deep: '#1f3a4d', wave: '#35617a', light: '#f0dfb4' },
  { deep: '#4a2335', wave: '#7b3f55', light: '#f3dfc0' },
  { deep: '#26442f', wave: '#4b7553', light: '#f1e3b8' },
  { deep: '#54361a', wave: '#8a6032', light: '#f6e6c2' },
  { deep: '#332a55', wave: '#5d5190', light: '#ece2c6' },
]

/** The colours of a game that brings no cover, always the same ones for its name. */
export const coloursOf = (game: string): Colours => COLOURS[Math.abs(seedOf(game)) % COLOURS.length]

const SCALE = 20

/** A sea of scales, row behind row. */
function scales(colour: string): Svg {
  let d = ''
  for (let row = 0; row * SCALE <= 320; row++)
    for (let x = row % 2 === 0 ? 0 : SCALE; x <= 260; x += 2 * SCALE)
      for (const r of [SCALE, SCALE - 6, SCALE - 12]) d += `M${x - r} ${row * SCALE}A${r} ${r} 0 0 1 ${x + r} ${row * SCALE}`
  return line(d, colour, 1.6)
}

/** A title in as few lines as fit, each at most so wide. */
function lines(title: string, size: number, width: number): string[] {
  const all: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = all.length === 0 ? word : `${all[all.length - 1]} ${word}`
    if (all.length > 0 && widthOf(longer, 'display', size) <= width) all[all.length - 1] = longer
    else all.push(word)
  }
  return all
}

const WIDTH = 200
const MOST_LINES = 3

/** The cover of a game from outside, drawn from its name: a sea, a medal with its first letter, and the title. */
export function outsideCover(game: string, title: string): Svg {
  const { deep, wave, light } = coloursOf(game)
  const turn = random(seedOf(game))() * 0.4
  const size =
    [30, 25, 20, 16].find(
      (one) =>
        lines(title, one, WIDTH).length <= MOST_LINES && lines(title, one, WIDTH).every((words) => widthOf(words, 'display', one) <= WIDTH),
    ) ?? 13
  const told = lines(title, size, WIDTH).slice(0, MOST_LINES)
  const high = told.length * size * 1.15 + 18
  return (
    slab(0, 0, 240, 300, deep) +
    scales(wave) +
    disc(120, 122, 74, deep, `stroke="${light}" stroke-width="2.5"`) +
    rays(120, 122, 68, 24, turn, turn + Math.PI * 2, wave) +
    disc(120, 122, 46, light, `stroke="${deep}" stroke-width="3"`) +
    lettered(120, 144, title.slice(0, 1).toUpperCase(), { size: 64, colour: deep }) +
    slab(7, 7, 226, 286, 'none', `stroke="${light}" stroke-width="2"`) +
    slab(12, 280 - high, 216, high, deep, `stroke="${light}" stroke-width="1.5"`) +
    told.map((words, k) => lettered(120, 280 - high + 5 + (k + 1) * size * 1.1, words, { size, colour: light })).join('')
  )
}
