import { tenth } from './path.ts'
import { text, type Svg } from './svg.ts'

/** The letters of ink and paper: labels in an old face, sentences and numbers in a clear one, and what a pen wrote. */
export type Font = 'display' | 'plain' | 'bold' | 'hand'

const FAMILY: Readonly<Record<Font, string>> = {
  display: `font-family="'Chart Digits','IM Fell English SC','IM Fell English',Georgia,serif"`,
  plain: `font-family="'Inter Variable',system-ui,sans-serif" font-weight="500"`,
  bold: `font-family="'Inter Variable',system-ui,sans-serif" font-weight="750"`,
  hand: `font-family="'Caveat Variable',cursive" font-weight="700"`,
}

// How far each letter takes the pen on, in hundredths of the size, as measured from the fonts; a drawing cannot ask a page.
const FROM = 32
const BEYOND = 'ÄÖÜäöüß’…−→·'
const ADVANCES: Readonly<Record<Font, string>> = {
  display:
    '21 28 50 81 55 74 75 27 27 26 50 57 27 46 22 34 56 36 54 54 57 52 55 50 54 55 26 28 55 46 55 37 75 68 66 72 80 70 64 79 86 42 40 72 72 94 87 83 57 81 76 51 73 85 66 96 81 69 71 42 29 45 47 47 52 44 42 49 52 46 42 50 58 30 30 52 43 69 56 54 43 56 48 35 51 56 45 63 48 45 46 41 24 41 54 68 83 85 44 54 56 70 28 68 84 84 23',
  plain:
    '27 30 49 64 65 99 65 31 37 37 52 67 30 46 30 37 65 42 62 63 66 60 63 57 63 63 30 32 67 67 67 53 98 71 66 73 72 60 59 75 74 27 58 69 57 91 76 77 64 77 65 65 65 74 71 100 70 70 64 37 37 37 48 46 34 57 62 58 62 59 38 62 60 25 25 56 25 89 60 60 62 62 39 54 34 60 57 83 56 58 56 44 35 44 67 71 77 74 57 60 60 63 28 91 67 84 30',
  bold: '23 35 57 65 66 102 68 35 38 38 57 68 34 47 34 39 68 44 63 65 68 63 66 58 66 66 34 35 68 68 68 57 103 76 66 74 72 61 59 75 75 28 59 73 57 94 76 77 65 78 66 66 67 73 76 105 75 74 67 38 39 38 49 48 37 58 63 59 63 60 40 64 63 28 28 59 28 92 63 62 63 63 41 57 37 63 61 86 59 61 58 48 38 48 68 76 77 73 58 62 63 67 32 103 68 84 34',
  hand: '24 21 24 56 45 60 56 12 33 33 36 45 20 33 20 33 45 45 45 45 45 43 47 45 45 44 20 20 45 45 45 37 64 51 52 48 59 53 47 49 57 41 32 51 43 73 62 51 47 49 54 50 46 48 49 72 52 50 52 33 33 33 45 45 35 45 44 36 40 33 30 36 47 20 21 37 18 57 46 36 38 38 36 35 33 37 33 52 34 34 32 33 33 33 45 51 51 48 45 36 37 40 12 59 45 84 19',
}
const USUAL = 62
const TABLES = new Map<Font, readonly number[]>()

function advancesOf(font: Font): readonly number[] {
  const known = TABLES.get(font)
  if (known !== undefined) return known
  const table = ADVANCES[font].split(' ').map(Number)
  TABLES.set(font, table)
  return table
}

/** How wide words are, in the units of the size. */
export function widthOf(words: string, font: Font, size: number): number {
  const table = advancesOf(font)
  let width = 0
  for (const letter of words) {
    const code = letter.charCodeAt(0)
    const at = code < FROM + 95 ? code - FROM : BEYOND.includes(letter) ? 95 + BEYOND.indexOf(letter) : -1
    width += table[at] ?? USUAL
  }
  return (width * size) / 100
}

export interface Lettering {
  readonly font?: Font
  readonly size?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly colour?: string
  /** A line around the letters that holds them off what lies below. */
  readonly rim?: { readonly colour: string; readonly width: number } | undefined
  readonly more?: string
}

/** Words or a number in a drawing, on a base line. */
export function lettered(x: number, y: number, words: string | number, look: Lettering = {}): Svg {
  const { font = 'display', size = 15, anchor = 'middle', colour = 'currentColor', rim, more = '' } = look
  const around = rim === undefined ? '' : ` stroke="${rim.colour}" stroke-width="${rim.width}" stroke-linejoin="round" paint-order="stroke"`
  return `<text x="${tenth(x)}" y="${tenth(y)}" ${FAMILY[font]} font-size="${tenth(size)}" text-anchor="${anchor}" fill="${colour}"${around} ${more}>${text(String(words))}</text>`
}

/** The largest size down to `least` at which words are at most `most` wide. */
export function sizeFor(words: string, font: Font, size: number, most: number, least: number): number {
  let fits = size
  while (fits > least && widthOf(words, font, fits) > most) fits -= 0.5
  return fits
}

/** Words cut with an ellipsis where they are too wide: for names alone, never for rules. */
export function shortened(words: string, font: Font, size: number, most: number): string {
  let kept = words
  while (kept.length > 1 && widthOf(kept === words ? kept : `${kept}…`, font, size) > most) kept = kept.slice(0, -1).trimEnd()
  return kept === words ? words : `${kept}…`
}

/** A label that fits its place: smaller down to `least`, then in two lines. */
export function fitted(x: number, y: number, words: string, look: Lettering & { readonly most: number; readonly least?: number }): Svg {
  const { font = 'display', size = 15, most, least = 13 } = look
  const fits = sizeFor(words, font, size, most, least)
  const parts = words.split(' ')
  if (parts.length < 2 || widthOf(words, font, fits) <= most) return lettered(x, y, words, { ...look, size: fits })
  const halves = parts.slice(1).map((_, k): readonly [string, string] => [parts.slice(0, k + 1).join(' '), parts.slice(k + 1).join(' ')])
  const longer = ([a, b]: readonly [string, string]): number => Math.max(widthOf(a, font, fits), widthOf(b, font, fits))
  const [first, second] = halves.reduce((best, pair) => (longer(pair) < longer(best) ? pair : best))
  return lettered(x, y - fits * 0.5, first, { ...look, size: fits }) + lettered(x, y + fits * 0.45, second, { ...look, size: fits })
}
