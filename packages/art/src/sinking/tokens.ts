import { circle, type Svg } from '../kit/index.ts'
import { cel, ink } from './brush.ts'
import { die } from './die.ts'
import { gun } from './ship/guns.ts'

const up = '<path d="M14,6 L24,-8 L34,6 H28 V16 H20 V6Z" fill="#8fe0a8" stroke="#1b0f18" stroke-width="2.2" stroke-linejoin="round"/>'
const again = `<path d="M20,-16 a13,13 0 1 0 10,16" fill="none" stroke="${ink}" stroke-width="6"/><path d="M20,-16 a13,13 0 1 0 10,16" fill="none" stroke="#8fe0f0" stroke-width="3"/><path d="M14,-22 l12,5 l-9,9Z" fill="#8fe0f0" stroke="${ink}" stroke-width="2"/>`
const doubloons = (n: number): Svg =>
  Array.from(
    { length: n / 2 },
    (_, i) =>
      `<g transform="translate(${(i - (n / 2 - 1) / 2) * 17} ${i % 2 === 0 ? -4 : 3})">${cel(circle(0, 0, 12), '#f2c14a', '#a8741c', { sw: 2.2, light: '#fff0b0' })}</g>`,
  ).join('') + `<text y="30" text-anchor="middle" font-family="Almendra, serif" font-weight="700" font-size="22" fill="${ink}">+${n}</text>`

const FACES: Readonly<Record<string, () => Svg>> = {
  'cannon-upgrade': () => `<g transform="translate(-8 22) scale(.62)">${gun('double')}</g>${up}`,
  'extra-single': () =>
    `<g transform="translate(-8 22) scale(.62)">${gun('single')}</g><text x="25" y="8" text-anchor="middle" font-family="Almendra, serif" font-weight="700" font-size="28" fill="#2f7a4a">+</text>`,
  'reroll-1': () => `<g transform="translate(-8 4)">${die('blank', 26)}</g>${again}`,
  'reroll-2': () =>
    `<g transform="translate(-14 -4)">${die('blank', 22)}</g><g transform="translate(-4 14)">${die('blank', 22)}</g>${again}`,
  'points-2': () => doubloons(2),
  'points-4': () => doubloons(4),
  'points-6': () => doubloons(6),
  empty: () =>
    `<path d="M-16,8 C-8,-4 8,-4 16,8" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><circle cx="-9" cy="-12" r="3.6" fill="${ink}"/><circle cx="9" cy="-12" r="3.6" fill="${ink}"/>`,
}
export const TOKEN_NAMES: readonly string[] = Object.keys(FACES)

/** What was in a chest, on a round token of 44 radius; face down for whoever does not know. */
export function token(kind: string | null): Svg {
  const rim = `<circle r="44" fill="#7a4a26" stroke="${ink}" stroke-width="3"/><circle r="38" fill="${kind === null ? '#9c6433' : '#fbefcf'}" stroke="#e0b14c" stroke-width="3"/>`
  if (kind === null) return `${rim}<path d="M0,-16 a9,9 0 0 1 5,16 l4,18 h-18 l4,-18 a9,9 0 0 1 5,-16Z" fill="#2a1722"/>`
  return rim + (FACES[kind] ?? FACES.empty)()
}
