import { random, tenth, type Colour, type Svg } from '../kit/index.ts'
import { OUTLINE } from './palette.ts'

/** Small objects for a square of 24, light from the upper left. */
export const GOODS = {
  lumber: `<g stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round"><path d="M3,15.5L14,12.5L21,14.5L10,18.5Z" fill="#a9713a"/><path d="M3,15.5V19.5L10,22.5V18.5Z" fill="#7c4c22"/><path d="M10,18.5V22.5L21,18V14.5Z" fill="#8f5b2b"/><path d="M4,9.5L15,6L21,8.3L10,12.4Z" fill="#d29a56"/><path d="M4,9.5V13L10,16V12.4Z" fill="#94602e"/><path d="M10,12.4V16L21,12V8.3Z" fill="#b27a3f"/><path d="M7,9.4L16,6.6M12,11L19.5,8.3" stroke-width=".8" opacity=".6"/></g>`,
  metal: `<g stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round"><path d="M2,15L6,9.5H17L22,15L20,19H4Z" fill="#7f8b93"/><path d="M6,9.5H17L19,13H5Z" fill="#dfe6e8"/><path d="M5,13H19L20,19H4Z" fill="#9aa6ad"/><path d="M8,11.3H15" stroke="#fff" stroke-width="1"/><path d="M7,16.3H17" stroke-width=".9" opacity=".5"/></g>`,
  canvas: `<g stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round"><path d="M5,6L17,3.5C20.5,3.5 22,6 21.5,9L19.5,18L7,21.5Z" fill="#efe4c8"/><path d="M5,6C2,7 2,12 4,16L7,21.5C9,20 8.5,15 8,12C7.5,9 7,6 5,6Z" fill="#c9b78e"/><path d="M5,9.5C4,11.5 5,14.5 6,16" fill="none" stroke-width=".9"/><path d="M9.5,10L20.5,7.4" stroke="#b3463a" stroke-width="1.8"/><path d="M9.8,17.5L19.3,14.8" stroke-width=".7" opacity=".5"/></g>`,
  gem: `<g stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round"><path d="M6.5,5H17.5L22,10.5L12,21.5L2,10.5Z" fill="#c2437e"/><path d="M6.5,5L2,10.5H8.2Z" fill="#f5a9c8"/><path d="M6.5,5H17.5L15.8,10.5H8.2Z" fill="#e5749f"/><path d="M8.2,10.5H15.8L12,21.5Z" fill="#d2568c"/><path d="M15.8,10.5H22L12,21.5Z" fill="#8d2459"/></g>`,
  spice: `<g stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round"><path d="M8,8C3,11 2,20 5,21.5H19C22,20 21,11 16,8Z" fill="#d8a44a"/><path d="M16,8C18.5,11 19,18 17,21.5H19C22,20 21,11 16,8Z" fill="#a26f23"/><path d="M6.5,4.5L9,8H15L17.5,4.5L14.5,5.8L12,3.5L9.5,5.8Z" fill="#e9c47a"/><path d="M8,8.2H16" stroke="#8d2a1c" stroke-width="2"/><path d="M9,14.5C11,11.5 15,12.5 15.5,16C13,15 11,16.5 9.5,18.5C10.3,16.8 10,15.5 9,14.5Z" fill="#b3281d" stroke-width=".8"/></g>`,
} as const
export type GoodName = keyof typeof GOODS
export const isGood = (name: string): name is GoodName => name in GOODS

export const heart: Svg =
  heartIn('#b3241c', OUTLINE) +
  '<path d="M5,8.6C5,6.4 6.4,5.2 8,5.2" stroke="#ffb3a0" stroke-width="1.8" fill="none" stroke-linecap="round"/>'
/** Where a heart was. */
export const lostHeart = (stroke: Colour = 'currentColor'): Svg => heartIn('none', stroke, 'stroke-dasharray="2 2"')
function heartIn(fill: Colour, stroke: Colour, more = ''): Svg {
  return `<path d="M12,21C4,15 2,11 2,7.6C2,4.4 4.4,2.5 7,2.5C9.3,2.5 11,3.8 12,5.8C13,3.8 14.7,2.5 17,2.5C19.6,2.5 22,4.4 22,7.6C22,11 20,15 12,21Z" fill="${fill}" stroke="${stroke}" stroke-width="1.5" ${more}/>`
}
export const coin: Svg = `<g stroke="${OUTLINE}" stroke-width="1.2"><ellipse cx="12" cy="14" rx="9.5" ry="8" fill="#8d6014"/><ellipse cx="12" cy="11.5" rx="9.5" ry="8" fill="#e9b53a"/><ellipse cx="12" cy="11.5" rx="6.2" ry="5" fill="none" stroke="#8d6014" stroke-width="1.1"/><path d="M6,9C7,7 9,6 11,5.8" stroke="#fff0b8" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M12,8.2V14.8M9.5,13.2C10.5,14.6 13.5,14.6 14.5,13.2" stroke="#6e4708" stroke-width="1.3" fill="none"/></g>`
export const balls: Svg = `<g stroke="#120d0a" stroke-width="1"><circle cx="7" cy="16.5" r="5" fill="#2a2625"/><circle cx="17" cy="16.5" r="5" fill="#2a2625"/><circle cx="12" cy="8.5" r="5" fill="#3a3533"/></g><g fill="#a39a90"><circle cx="10.3" cy="6.8" r="1.4"/><circle cx="5.3" cy="14.8" r="1.2"/><circle cx="15.3" cy="14.8" r="1.2"/></g>`
export const star: Svg = `<path d="M12,1.8L15,8.6L22.4,9.3L16.8,14.2L18.5,21.5L12,17.6L5.5,21.5L7.2,14.2L1.6,9.3L9,8.6Z" fill="#e3a72f" stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round"/>`

/** Ready to be used, spent until the next turn, or a place where one could still be bought. */
export type Readiness = 'ready' | 'spent' | 'none'

export function smallSail(state: Readiness): Svg {
  const yard = (y: number): Svg => `<path d="M3,${y}H21" stroke="#6d4220" stroke-width="2.2" stroke-linecap="round"/>`
  if (state === 'ready')
    return `<path d="M5,3H19C22,9 22,14 20,19Q12,15.5 4,19C6,14 6,9 5,3Z" fill="#f4ead0" stroke="${OUTLINE}" stroke-width="1.3"/>${yard(3)}`
  if (state === 'spent') return `<path d="M4,6C8,10 16,10 20,6V4H4Z" fill="#cdbb93" stroke="${OUTLINE}" stroke-width="1.2"/>${yard(4)}`
  return '<path d="M5,4H19C21,9 21,14 20,18H4C5,14 5,9 5,4Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.4 2.4"/>'
}

export function smallGun(state: Readiness): Svg {
  if (state === 'none') return '<path d="M3,7H21V15H3Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.4 2.4"/>'
  const bronze = state === 'ready'
  return `<g stroke="${OUTLINE}" stroke-width="1.1" stroke-linejoin="round"><path d="M2,10C2,7.5 4,6.5 6,6.5L21,8V14L6,15.5C4,15.5 2,14 2,10Z" fill="${bronze ? '#b98a34' : '#a29a8c'}"/><path d="M20,7H22.5V15H20Z" fill="${bronze ? '#d9ab4e' : '#b5ad9e'}"/><circle cx="9" cy="17.5" r="4" fill="#8a5b2e"/><circle cx="9" cy="17.5" r="1.2" fill="${OUTLINE}"/></g>`
}

export function smallSlot(state: 'open' | 'none'): Svg {
  return state === 'open'
    ? `<rect x="3" y="5" width="18" height="15" fill="#8a5a2c" stroke="${OUTLINE}" stroke-width="1.3"/><path d="M3,5L21,20M21,5L3,20" stroke="#5c3a1e" stroke-width="1.3"/>`
    : '<rect x="3" y="5" width="18" height="15" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.4 2.4"/>'
}

const envelope = (paper: Colour, wax: Colour): Svg =>
  `<path d="M2,5H22V20H2Z" fill="${paper}" stroke="${OUTLINE}" stroke-width="1.3"/><path d="M2,5L12,14L22,5" fill="none" stroke="${OUTLINE}" stroke-width="1.1"/><circle cx="12" cy="13.5" r="4.2" fill="${wax}" stroke="${OUTLINE}" stroke-width=".8"/>`

/** The backs of the three decks. */
export const BACKS = {
  quest: envelope('#f6e8c4', '#a1261d'),
  clue: envelope('#dfe9cc', '#2f8a52'),
  loot: `<g stroke="${OUTLINE}" stroke-width="1.3"><path d="M2,11V20H22V11Z" fill="#8a5a2c"/><path d="M2,11C2,3 22,3 22,11Z" fill="#a8733c"/><path d="M10,9h4v4.4h-4Z" fill="#e9b53a"/></g>`,
} as const

export const skull = (c: Colour = '#efe4c8', k: Colour = '#17110f'): Svg =>
  `<path d="M0,-9C6,-9 8.5,-5 8.5,-1C8.5,2 7,3.6 5,4.4V8H-5V4.4C-7,3.6 -8.5,2 -8.5,-1C-8.5,-5 -6,-9 0,-9Z" fill="${c}"/><circle cx="-3.4" cy="-.6" r="2.3" fill="${k}"/><circle cx="3.4" cy="-.6" r="2.3" fill="${k}"/><path d="M0,1.4L1.3,4H-1.3Z" fill="${k}"/><path d="M-2,5.6V8M2,5.6V8M0,5.6V8" stroke="${k}" stroke-width="1"/>`
export const lantern = (lit: boolean): Svg =>
  `<g stroke="${OUTLINE}" stroke-width="1.2" stroke-linejoin="round">${lit ? '<circle cx="12" cy="16" r="15" fill="url(#qc-glow)" stroke="none"/>' : ''}<path d="M8,7.5H16L18.5,11V21L16,24.5H8L5.5,21V11Z" fill="${lit ? '#ffd469' : '#4b4238'}"/><path d="M8,7.5H16L18.5,11H5.5Z" fill="#b8862b"/><path d="M5.5,21H18.5L16,24.5H8Z" fill="#8c6119"/><path d="M12,3.2V7.5M9.5,3.5A2.5,2.2 0 0 1 14.5,3.5" fill="none"/>${lit ? '<path d="M12,12C14.6,15 14.6,17 12,19.6C9.4,17 9.4,15 12,12Z" fill="#fff6d0" stroke="#e2751b"/>' : '<path d="M9,13L11,15.5M13,14.5L15.5,18" stroke="#8d8070"/>'}<path d="M9,11V21M15,11V21" stroke-width=".8" opacity=".7"/></g>`

/** Seals of wax: what a letter is about. */
export const MARKS = {
  hard: `<path d="M0,-7.500L2.300,-6.800L1.100,2.200H-1.100L-2.300,-6.800Z" fill="#ffe3c2"/><circle cy="5.400" r="1.900" fill="#ffe3c2"/>`,
  quest: '<path d="M0,-6L1.8,-2L6,-1.6L2.8,1.2L3.8,5.4L0,3.2L-3.8,5.4L-2.8,1.2L-6,-1.6L-1.8,-2Z" fill="#ffe3c2"/>',
  clue: '<g fill="none" stroke="#e8ffe9" stroke-width="2" stroke-linecap="round"><circle cx="-1" cy="-1" r="4"/><path d="M2,2L5.4,5.4"/></g>',
  solved:
    '<path d="M-5,0L-1.5,4L5.5,-4.5" fill="none" stroke="#e8ffe9" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
} as const
export type MarkName = keyof typeof MARKS
const RED_WAX: Colour = '#a1261d'
const GREEN_WAX: Colour = '#2f6b46'
export const waxOf = (mark: MarkName): Colour => (mark === 'hard' || mark === 'quest' ? RED_WAX : GREEN_WAX)

/** A wax seal around 0, 0 with a radius of about 14. */
export function seal(mark: MarkName, seed = 5): Svg {
  const r = random(seed)
  let d = ''
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2
    const reach = 12 + r() * 2.6
    d += `${i === 0 ? 'M' : 'L'}${tenth(Math.cos(angle) * reach)},${tenth(Math.sin(angle) * reach)}`
  }
  const wax = waxOf(mark)
  return `<g stroke-linejoin="round"><path d="${d}Z" fill="#000" opacity=".25" transform="translate(1.2,1.8)"/><path d="${d}Z" fill="${wax}" stroke="${wax}" stroke-width="3"/><circle r="9.4" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.5"/><path d="M-9,-6A11,11 0 0 1 2,-11.5" stroke="#fff" stroke-opacity=".45" stroke-width="1.8" fill="none" stroke-linecap="round"/>${MARKS[mark]}</g>`
}

/** A pin on the chart, its tip at 0, 12. */
export const pin = (mark: MarkName): Svg =>
  `<ellipse cx="1" cy="12" rx="5" ry="2" fill="#000" opacity=".35"/><path d="M0,12C-3,4 -11,0 -11,-8A11,11 0 0 1 11,-8C11,0 3,4 0,12Z" fill="${waxOf(mark)}" stroke="#fff8e6" stroke-width="1.8"/><g transform="translate(0,-8) scale(.95)">${MARKS[mark]}</g>`

/** An exploration token: a good, or face down. */
export function token(good: GoodName | null): Svg {
  return good === null
    ? '<circle r="9" fill="#000" opacity=".3" cy="1.4" cx=".7"/><circle r="8.6" fill="#6b4a1c" stroke="#2c1c0a" stroke-width="1.3"/><circle r="6.6" fill="none" stroke="#d8b56a" stroke-width=".9" stroke-dasharray="1.6 1.4"/><path d="M-2.600,-2.200C-2.600,-5.400 2.800,-5.400 2.800,-2C2.800,.4 0,.2 0,2.400" fill="none" stroke="#ffe9b8" stroke-width="1.900" stroke-linecap="round"/><circle cy="4.900" r="1.300" fill="#ffe9b8"/>'
    : `<circle r="11" fill="#000" opacity=".3" cy="1.6" cx=".8"/><circle r="10.6" fill="#fbf2d8" stroke="#6b4a1c" stroke-width="1.5"/><g transform="translate(-8.4,-8.6) scale(.7)">${GOODS[good]}</g>`
}
