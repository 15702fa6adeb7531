import { LETTER_STROKES, flag, seatColour } from '../kit/seats.ts'
import { fill, line, slab } from '../kit/shape.ts'
import { group, type Svg } from '../kit/svg.ts'
import { tint } from './hours.ts'

const HULL = 'M14 116L30 178Q36 192 62 194H158Q190 190 206 134L170 148H66L58 122Z'
const BAND = 'M24 152L27 162H196L200 150L170 158H66Z'
const MAIN = 'M50 66Q88 58 120 66Q112 98 118 130Q84 138 48 128Q60 98 50 66Z'
const TOP = 'M58 20Q88 14 112 20Q106 40 110 60Q84 65 56 60Q64 40 58 20Z'
const FORE = 'M126 74Q152 68 176 74Q170 100 174 126Q150 132 126 128Q132 100 126 74Z'
const FORE_TOP = 'M132 34Q152 29 170 34Q166 52 168 68Q150 72 132 68Q136 50 132 34Z'
const JIB = 'M180 66L214 138L180 126Z'
const RIG = 'M84 8V148M150 24V148M196 140L222 118M84 10L150 26L216 124'

const sail = (d: string, colour: string): Svg =>
  `<path d="${d}" fill="${colour}" stroke="${tint.line}" stroke-width="2.2" stroke-linejoin="round"/>`

/** Somebody's ship, 230 by 200: the sails in the seat's colour, its letter on the main sail and its flag on top; whoever is aboard stands at the stern. She lies at the quay, or farther out at anchor. */
export function mooredShip(seat: number, aboard: Svg = '', atAnchor = false): Svg {
  const { plain, dark, cloth } = seatColour(seat)
  const ports = [78, 104, 130, 156].map((x) => slab(x, 167, 11, 9, '#1c120c', 'rx="1.5"')).join('')
  const shadow = (d: string): Svg => fill(d, dark, 'opacity=".45"')
  return (
    `<ellipse cx="112" cy="194" rx="104" ry="9" opacity=".22"/>` +
    line(RIG, tint.spar, 3.4, 'stroke-linecap="round"') +
    sail(FORE_TOP, plain) +
    sail(FORE, plain) +
    shadow('M158 72L176 74Q170 100 174 126L158 129Q163 100 158 72Z') +
    sail(JIB, tint.sail) +
    sail(TOP, plain) +
    sail(MAIN, plain) +
    shadow('M104 63L120 66Q112 98 118 130L102 133Q108 98 104 63Z') +
    `<path transform="translate(82 97) scale(40)" d="${LETTER_STROKES[seat % LETTER_STROKES.length]}" fill="none" stroke="#fffaf0" stroke-width=".22" stroke-linecap="round" stroke-linejoin="round"/>` +
    flag(seat, 84, 0, 26, 17) +
    (aboard === '' ? '' : group('translate(38 104) scale(.5)', aboard)) +
    sail(HULL, tint.wood) +
    fill(BAND, cloth) +
    fill('M34 180Q40 192 62 194H158Q184 190 196 166L30 168Z', '#000', 'opacity=".24"') +
    line('M26 158H196M30 174H188', tint.line, 1.2, 'opacity=".5"') +
    slab(30, 134, 9, 9, '#ffe9a8', `stroke="${tint.line}" stroke-width="1.6"`) +
    slab(45, 136, 9, 9, '#ffe9a8', `stroke="${tint.line}" stroke-width="1.6"`) +
    ports +
    line('M-4 196q28-8 56 0t56 0t56 0t56 0', '#fff', 3, 'stroke-linecap="round" opacity=".8"') +
    (atAnchor ? chain() : bollard() + rope())
  )
}

/** What a ship is tied up to, on the quay's edge before it. */
const bollard = (): Svg =>
  `<g stroke="${tint.line}" stroke-width="2" stroke-linejoin="round"><path d="M4 236V212Q4 206 14 206Q24 206 24 212V236Z" fill="${tint.spar}"/><path d="M1 208Q1 202 14 202Q27 202 27 208Q27 213 14 213Q1 213 1 208Z" fill="${tint.wood}"/></g>`

const chain = (): Svg =>
  line('M200 150Q216 170 220 197', tint.line, 3.6, 'stroke-dasharray="5 3"') +
  line('M208 198h26', '#fff', 2.6, 'stroke-linecap="round" opacity=".8"')

const rope = (): Svg =>
  line('M40 160Q40 206 20 216', '#2a1b12', 4.4, 'stroke-linecap="round"') +
  line('M40 160Q40 206 20 216M4 219H24M4 223H24', '#e3c88c', 2.4, 'stroke-linecap="round"')

/** A place where a ship is still missing. */
export const freeBerth = (atAnchor = false): Svg =>
  `<g fill="#fff" fill-opacity=".28" stroke="${tint.noteInk}" stroke-width="2.4" stroke-dasharray="8 6" stroke-linejoin="round">${[HULL, TOP, MAIN, FORE].map((d) => `<path d="${d}"/>`).join('')}<path d="M84 8V148M150 24V148" fill="none"/></g>` +
  (atAnchor ? '' : bollard())
