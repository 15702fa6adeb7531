import { roundRect, type Colour, type Svg } from '../kit/index.ts'
import { ink } from './brush.ts'

type Draw = (c: Colour) => Svg

/** Small signs in a box of 24, centred. */
const GLYPHS = {
  bucket: (c) =>
    `<path d="M-9,-4 L-6.5,10 Q0,12 6.5,10 L9,-4 Q0,-1 -9,-4Z" fill="${c}"/><path d="M-9,-4.5 Q0,-9 9,-4.5 Q0,-1.5 -9,-4.5Z" fill="${c}" opacity=".55"/><path d="M-8.6,-5 C-8,-15 8,-15 8.6,-5" fill="none" stroke="${c}" stroke-width="2"/>`,
  plunder: (c) =>
    `<path d="M-7,-8 H7 L12,-2 L0,11 L-12,-2Z" fill="${c}"/><path d="M-12,-2 H12 M-5,-2 L0,11 L5,-2 L2.5,-8 M-5,-2 L-2.5,-8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.3"/>`,
  patch: (c) =>
    `<g transform="rotate(42)"><path d="M-1.9,-3 h3.8 v15 h-3.8Z" fill="${c}"/><path d="M-9,-10.5 h13 q5,1 6,4.5 h-6 v3.6 h-13Z" fill="${c}"/></g>`,
  fire: (c) =>
    `<g transform="rotate(-16)"><path d="M-11,-4.5 Q-13,0 -11,4.5 L11,2.8 V-2.8Z" fill="${c}"/><path d="M10,-4 h2.6 v8 h-2.6Z" fill="${c}"/></g><circle cx="-4" cy="7" r="4.6" fill="${c}"/><circle cx="-4" cy="7" r="1.6" fill="#fff" opacity=".7"/>`,
  drop: (c) =>
    `<path d="M0,-11 C5,-4 8,-1 8,4 A8,8 0 0 1 -8,4 C-8,-1 -5,-4 0,-11Z" fill="${c}"/><path d="M-4.4,4 a4.6,4.6 0 0 0 4,4.4" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round"/>`,
  breach: (c) => `<path d="M-11,-3 L-5,-5 L-7,-11 L0,-6 L5,-11 L5,-5 L11,-4 L6,0 L11,6 L4,5 L2,11 L-2,6 L-9,9 L-6,3Z" fill="${c}"/>`,
  splash: (c) => `<path d="M-11,8 C-8,-2 -6,3 -4,-9 C-1,-2 0,3 0,3 C1,-2 3,-6 6,-11 C5,-2 9,-2 11,8 Q0,12 -11,8Z" fill="${c}"/>`,
  angered: (c) =>
    `<path d="M-10,9 C-12,-2 -6,-11 2,-11 C10,-11 12,-2 6,1 C1,3 -1,-3 3,-5" fill="none" stroke="${c}" stroke-width="3.6" stroke-linecap="round"/><circle cx="-6" cy="3" r="1.6" fill="${c}"/><path d="M4,6 l7,-2 M3,9 l6,3" stroke="${c}" stroke-width="2.6" stroke-linecap="round"/>`,
  cannon: (c) =>
    `<g transform="rotate(24)"><path d="M-10,-4 Q-12,0 -10,4 L10,2.4 V-2.4Z" fill="${c}"/></g><path d="M-9,9 L9,-9" stroke="${c}" stroke-width="2.4"/>`,
  blank: (c) => `<circle r="2.6" fill="${c}"/>`,
  cards: (c) =>
    `<path d="${roundRect(-8, -7, 10, 14, 2)}" fill="none" stroke="${c}" stroke-width="2"/><path d="M-3,-10 h8 q2,0 2,2 v11" fill="none" stroke="${c}" stroke-width="2" stroke-linecap="round"/>`,
  eyeoff: (c) =>
    `<path d="M-10,0 Q0,-10 10,0 Q0,10 -10,0Z" fill="none" stroke="${c}" stroke-width="2"/><circle r="3" fill="${c}"/><path d="M-9,9 L9,-9" stroke="${c}" stroke-width="2.6" stroke-linecap="round"/>`,
  lock: (c) =>
    `<path d="M-6,-1 h12 v9 h-12Z" fill="${c}"/><path d="M-3.8,-1 v-3.5 a3.8,3.8 0 0 1 7.6,0 V-1" fill="none" stroke="${c}" stroke-width="2.2"/>`,
  mate: (c) => `<path d="M0,-11 L3,-3.5 L11,-3.5 L4.6,1.4 L7,9.5 L0,4.8 L-7,9.5 L-4.6,1.4 L-11,-3.5 L-3,-3.5Z" fill="${c}"/>`,
  chomp: (c) =>
    `<path d="M-11,-9 H11 L8,-2 L5,-6 L2,0 L-1,-6 L-4,0 L-7,-6 L-9,-2Z" fill="${c}"/><path d="M-11,10 H11 L8,3 L5,7 L2,2 L-1,7 L-4,2 L-7,7 L-9,3Z" fill="${c}"/>`,
  submerged: (c) =>
    `<path d="M-4,-1 C-3,-8 2,-11 8,-11 C5,-7 6,-4 8,-1Z" fill="${c}"/><path d="M-12,2 q4,-4 8,0 t8,0 t8,0" fill="none" stroke="${c}" stroke-width="2.4"/><path d="M0,5 v4 M-4,7 l4,5 l4,-5" fill="none" stroke="${c}" stroke-width="2.6" stroke-linecap="round"/>`,
  tune: (c) =>
    `<path d="M-4,7 V-8 L8,-11 V4" fill="none" stroke="${c}" stroke-width="2.8"/><ellipse cx="-7" cy="7.4" rx="4.6" ry="3.6" fill="${c}"/><ellipse cx="5" cy="4.6" rx="4.6" ry="3.6" fill="${c}"/>`,
  screech: (c) =>
    `<path d="M-11,-4 h5 L1,-10 V10 L-6,4 h-5Z" fill="${c}"/><path d="M4,-4 l8,8 M12,-4 l-8,8" stroke="${c}" stroke-width="2.8" stroke-linecap="round"/>`,
  cursedSearch: (c) =>
    `<circle cx="-2" cy="-2" r="7.4" fill="none" stroke="${c}" stroke-width="2.8"/><path d="M3.6,4 L10,10.4" stroke="${c}" stroke-width="4" stroke-linecap="round"/><path d="M-6,-3 q4,-4 8,0 q-4,4 -8,0Z" fill="${c}"/>`,
  boardingParty: (c) =>
    `<path d="M0,-12 V6" stroke="${c}" stroke-width="3"/><path d="M-10,-1 C-10,8 -4,10 0,6 C4,10 10,8 10,-1" fill="none" stroke="${c}" stroke-width="3" stroke-linecap="round"/><path d="M-13,2 l3,-5 l4,4Z M13,2 l-3,-5 l-4,4Z" fill="${c}"/><circle cy="-11" r="2.6" fill="none" stroke="${c}" stroke-width="2"/>`,
  doubt: (c) =>
    `<path d="M-11,0 Q0,-10 11,0 Q0,10 -11,0Z" fill="none" stroke="${c}" stroke-width="2.4"/><circle r="4" fill="${c}"/><path d="M-11,-8 L-2,-5 M11,-8 L2,-5" stroke="${c}" stroke-width="2.8" stroke-linecap="round"/>`,
  plea: (c) => `<path d="M-2,11 C-9,8 -9,0 -7,-9 q3,-3 4,1 V0 Z M2,11 C9,8 9,0 7,-9 q-3,-3 -4,1 V0Z" fill="${c}"/>`,
  lie: (c) => `<path d="M-7,-7 L7,7 M7,-7 L-7,7" stroke="${c}" stroke-width="4" stroke-linecap="round"/>`,
  turned: (c) =>
    `<path d="M-9,-2 C-8,-11 6,-12 9,-3 M9,3 C7,11 -6,12 -9,4" fill="none" stroke="${c}" stroke-width="3.4" stroke-linecap="round"/><path d="M11,-9 V0 L3,-3Z M-11,10 V1 L-3,4Z" fill="${c}"/>`,
  tick: (c) => `<path d="M-8,0 L-2,7 L9,-7" fill="none" stroke="${c}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  glass: (c) =>
    `<path d="M-8,-11 H8 M-8,11 H8" stroke="${c}" stroke-width="3"/><path d="M-6,-10 C-6,-3 -1,-2 -1,0 C-1,2 -6,3 -6,10 H6 C6,3 1,2 1,0 C1,-2 6,-3 6,-10Z" fill="none" stroke="${c}" stroke-width="2"/><path d="M-4,9 Q0,3 4,9Z" fill="${c}"/>`,
  afloat: (c) =>
    `<path d="M-11,4 H11 L7,11 H-7Z" fill="${c}"/><path d="M-1,2 V-12 C8,-10 10,-4 8,2Z M-3,2 V-9 C-8,-6 -10,-2 -10,2Z" fill="${c}"/>`,
  sunk: (c) =>
    `<g transform="rotate(38 0 -3)"><path d="M-9,-2 H9 L6,5 H-6Z" fill="${c}"/><path d="M-1,-3 V-12 C6,-10 7,-6 6,-3Z" fill="${c}"/></g><path d="M-12,8 q3,-4 6,0 t6,0 t6,0 t6,0" fill="none" stroke="${c}" stroke-width="2.6" stroke-linecap="round"/>`,
} satisfies Readonly<Record<string, Draw>>

export type Glyph = keyof typeof GLYPHS
export const GLYPH_NAMES = Object.keys(GLYPHS) as readonly Glyph[]

export type ActionName = 'bucket' | 'plunder' | 'patch' | 'fire'
export const ACTION_NAMES: readonly ActionName[] = ['bucket', 'plunder', 'patch', 'fire']
export const ACTION_COLOURS: Readonly<Record<ActionName, Colour>> = {
  bucket: '#2a86a6',
  plunder: '#d59a2a',
  patch: '#b3452c',
  fire: '#4b5163',
}

export const glyph = (name: Glyph, scale = 1, colour: Colour = ink, x = 0, y = 0): Svg =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${GLYPHS[name](colour)}</g>`
