import { curve, tenth } from '../kit/path.ts'
import { points } from '../kit/points.ts'
import { random, scatter } from '../kit/random.ts'
import { LETTER_STROKES, flag, seatColour } from '../kit/seats.ts'
import { fill, line, slab } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
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

/** Somebody's ship, 230 by 200: the sails in the seat's colour, its letter on the main sail and its flag on top. */
export function mooredShip(seat: number): Svg {
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
    sail(HULL, tint.wood) +
    fill(BAND, cloth) +
    fill('M34 180Q40 192 62 194H158Q184 190 196 166L30 168Z', '#000', 'opacity=".24"') +
    line('M26 158H196M30 174H188', tint.line, 1.2, 'opacity=".5"') +
    slab(30, 134, 9, 9, '#ffe9a8', `stroke="${tint.line}" stroke-width="1.6"`) +
    slab(45, 136, 9, 9, '#ffe9a8', `stroke="${tint.line}" stroke-width="1.6"`) +
    ports +
    line('M-4 196q28-8 56 0t56 0t56 0t56 0', '#fff', 3, 'stroke-linecap="round" opacity=".8"')
  )
}

/** A place where a ship is still missing. */
export const freeBerth = (): Svg =>
  `<g fill="#fff" fill-opacity=".28" stroke="${tint.noteInk}" stroke-width="2.4" stroke-dasharray="8 6" stroke-linejoin="round">${[HULL, TOP, MAIN, FORE].map((d) => `<path d="${d}"/>`).join('')}<path d="M84 8V148M150 24V148" fill="none"/></g>`

/** A village under a fort, and mountains behind. */
function coast(): Svg {
  const next = random(4)
  let houses = ''
  for (const x of [24, 78, 232, 286, 330, 392, 440]) {
    const [w, h] = [24 + next() * 12, 16 + next() * 8]
    houses +=
      slab(x, 318 - h, w, h, tint.liner, `stroke="${tint.line}" stroke-width="1.6"`) +
      fill(
        `M${x - 4} ${tenth(318 - h)}L${tenth(x + w / 2)} ${tenth(306 - h)}L${tenth(x + w + 4)} ${tenth(318 - h)}Z`,
        '#b5472f',
        `stroke="${tint.line}" stroke-width="1.6" stroke-linejoin="round"`,
      ) +
      slab(x + w / 2 - 3, 318 - h + 5, 6, 7, tint.window)
  }
  const peaks = points('470,322 512,236 548,292 586,212 628,280 664,244 700,300 744,262 800,322')
  return (
    fill(
      `M${peaks.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
      tint.hill,
      `stroke="${tint.line}" stroke-width="1.8" stroke-linejoin="round"`,
    ) +
    fill(
      'M512 236L496 268L510 262L520 270L528 261Z M586 212L566 246L582 238L594 248L604 241Z M664 244L650 266L662 262L674 268Z',
      '#fffaf0',
    ) +
    fill(curve(points('-20,326 40,270 120,250 240,252 330,272 460,300 560,326')), tint.grass, `stroke="${tint.line}" stroke-width="1.8"`) +
    `<g stroke="${tint.line}" stroke-width="1.8" stroke-linejoin="round"><path d="M108 318V252h10v-8h10v8h12v-8h10v8h64v-8h10v8h12v-8h10v8h8v66z" fill="${tint.liner}"/><path d="M164 318V206h44v112z" fill="${tint.tower}"/><path d="M158 206L186 166L214 206Z" fill="#b5472f"/><path d="M172 318v-28q14-18 28 0v28z" fill="#4b3322"/></g>` +
    houses
  )
}

/** The roads before the quay, 1280 by 516, wider than any screen: sky, coast, water, and the quay's edge at the bottom. */
export function roads(): Svg {
  let ripples = ''
  for (let i = 0; i < 60; i++) {
    const l = 14 + scatter(i * 3) * 26
    ripples += `M${tenth(-200 + scatter(i * 2.3) * 1700)} ${tenth(336 + scatter(i * 4.1) * 150)}q${tenth(l / 4)}-4 ${tenth(l / 2)} 0t${tenth(l / 2)} 0`
  }
  return (
    `<defs><linearGradient id="r-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tint.skyTop}"/><stop offset=".55" stop-color="${tint.skyMiddle}"/><stop offset="1" stop-color="${tint.skyLow}"/></linearGradient><linearGradient id="r-sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tint.seaFar}"/><stop offset="1" stop-color="${tint.seaNear}"/></linearGradient></defs>` +
    slab(-200, -200, 1700, 530, 'url(#r-sky)') +
    [
      [120, 90, 1],
      [430, 130, 0.7],
      [900, 80, 1.1],
      [1180, 140, 0.8],
    ]
      .map(
        ([x, y, k]) =>
          `<path transform="translate(${x} ${y}) scale(${k})" d="M-60 16q4-22 28-20q8-24 36-16q20-8 30 12q26-2 28 24z" fill="${tint.cloud}"/>`,
      )
      .join('') +
    fill(curve(points('640,330 800,296 960,306 1120,280 1300,300 1500,270 1500,340')), tint.hill, 'opacity=".7"') +
    coast() +
    slab(-200, 322, 1700, 200, 'url(#r-sea)') +
    line(ripples, tint.ripple, 2, 'stroke-linecap="round" opacity=".7"') +
    slab(-200, 500, 1700, 16, tint.plankLight) +
    slab(-200, 500, 1700, 3, '#fff', 'opacity=".25"')
  )
}
