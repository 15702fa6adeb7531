import { blend, ellipse, type Colour, type Svg } from '../../kit/index.ts'
import { cel, dark, headPath, ink, limb, lite } from '../brush.ts'
import { catches } from '../items/catches.ts'
import type { Light } from '../light.ts'
import type { EnemyArt } from './enemy.ts'
import { tentacle } from './tentacle.ts'

/** The Sirens: two on their rocks beside the ship, one more over the rail, and their song. Damage is counted on shells. */
export const sirens: EnemyArt = {
  colour: '#1f6d66',
  attacks: ['tune', 'screech'],

  back(light, { phone, deckY }) {
    const k = phone ? 0.46 : 1
    const [cx, y] = phone ? [195, deckY] : [640, deckY + 6]
    const x = (a: number): number => cx + (a - 640) * k
    const rock = light.night ? '#2f3f50' : '#6a7880'
    const reef = cel(
      `M${x(380)},${y + 40} L${x(420)},${y - 20} L${x(470)},${y - 46 * k} L${x(540)},${y - 20} L${x(640)},${y - 30} L${x(760)},${y - 22} L${x(830)},${y - 44 * k} L${x(890)},${y + 40}Z`,
      rock,
      dark(rock, 0.45),
      { sw: 4, light: lite(rock) },
    )
    const third = siren(light, x(640), y + (phone ? 16 : 62), phone ? 0.46 : 0.96, '#c2648a', '#d6e3cf', 1)
    const two = phone
      ? siren(light, x(440), y + 16, 0.4, '#2f8f86', '#bfe0c8', 1) + siren(light, x(840), y + 16, 0.4, '#d9a648', '#c7ddcf', -1)
      : ''
    const far = phone ? '' : note(1100, y + 10, 1.2, '#bdf0e0') + note(150, y + 30, 1.2, '#ffe28a')
    return (
      reef +
      third +
      two +
      note(x(540), y - 36 * k, phone ? 0.7 : 1.1, '#ffe28a') +
      note(x(744), y - 40 * k, phone ? 0.7 : 1.2, '#ffb3c6') +
      far
    )
  },

  front: (light, stage, spaces) =>
    rock(light, 54, 1) +
    siren(light, 62, 372, 0.98, '#2f8f86', '#bfe0c8', 1) +
    rock(light, 1232, -1) +
    siren(light, 1240, 372, 0.98, '#d9a648', '#c7ddcf', -1) +
    sirens
      .spots(stage, spaces)
      .map(([x, y]) => `<g transform="translate(${x} ${y})">${SHELL}</g>`)
      .join(''),

  spots: (_, spaces) =>
    Array.from({ length: spaces }, (_, i) => [i % 2 === 1 ? 26 : 78, 528 - i * Math.min(33, 165 / Math.max(1, spaces - 1))]),

  strike: () => note(-60, 10, 2.2, '#ffe28a') + note(0, -30, 3, '#ffb3c6') + note(70, 6, 2.4, '#bdf0e0'),

  attack(_, which) {
    if (which === 0)
      return ['#ffe28a', '#ffb3c6', '#bdf0e0', '#ffe28a', '#ffb3c6'].map((colour, k) => ({
        svg: note(-4, 14, 2.6, colour),
        box: [-40, -70, 90, 110],
        moves: 'drift',
        over: 'treasure',
        later: k * 0.09,
      }))
    return [0, 0.12, 0.24].map((later) => ({
      svg: `<circle r="96" fill="none" stroke="${ink}" stroke-width="13"/><circle r="96" fill="none" stroke="#d8ffef" stroke-width="7" stroke-dasharray="26 9"/>`,
      box: [-110, -110, 220, 220],
      moves: 'ring',
      over: 'eyes',
      later,
    }))
  },

  aim: ({ phone, deckY }) => (phone ? [195, deckY - 40] : [640, deckY - 52]),

  /** The one over the rail shuts her eyes to sing; where she is hit she winces. */
  lids({ night }, { phone, deckY }, hurt) {
    const k = phone ? 0.46 : 0.96
    const skin = night ? blend('#d6e3cf', '#2a4a78', 0.4) : '#d6e3cf'
    const y = deckY + (phone ? 16 : 68)
    const lines = hurt ? 'M-11,-8 l9,5 l-9,5 M21,-8 l-9,5 l9,5' : 'M-11,-4 q7,6 14,0 M7,-4 q7,6 14,0'
    return `<g transform="translate(${phone ? 195 : 640} ${y}) scale(${k})"><g transform="translate(0 -122)"><path d="M-12,-8 h34 v9 h-34Z" fill="${skin}"/><path d="${lines}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g></g>`
  },
}

const SHELL: Svg = `<path d="M0,24 L-21,2 C-25,-14 -14,-25 0,-25 C14,-25 25,-14 21,2Z" fill="#f0b49a" stroke="${ink}" stroke-width="2.4"/><path d="M0,22 L-12,-18 M0,22 L12,-18 M0,22 V-24" stroke="#b9684e" stroke-width="2"/>`

function note(x: number, y: number, s: number, colour: Colour): Svg {
  const stem = 'M0,0 V-22 L14,-26 V-4'
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="${stem}" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/><path d="${stem}" fill="none" stroke="${colour}" stroke-width="3.6"/><ellipse cx="-4" cy="1" rx="6" ry="4.6" fill="${colour}" stroke="${ink}" stroke-width="2"/><ellipse cx="10" cy="-3" rx="6" ry="4.6" fill="${colour}" stroke="${ink}" stroke-width="2"/></g>`
}

function rock(light: Light, x: number, f: 1 | -1): Svg {
  const c = light.night ? '#33465a' : '#6f7d84'
  const cracks = `<path d="M${x - 40 * f},420 l${14 * f},60 l${-20 * f},70 M${x + 20 * f},430 l${-8 * f},80 l${24 * f},60" stroke="${dark(c, 0.4)}" stroke-width="4" fill="none"/>`
  return cel(
    `M${x - 84 * f},860 L${x - 80 * f},470 L${x - 50 * f},404 L${x - 6 * f},388 L${x + 40 * f},420 L${x + 66 * f},500 L${x + 78 * f},860Z`,
    c,
    dark(c, 0.5),
    { sw: 4, light: lite(c, 0.35), inner: cracks },
  )
}

function siren({ night }: Light, x: number, y: number, s: number, hairColour: Colour, skinColour: Colour, f: 1 | -1): Svg {
  const skin = night ? blend(skinColour, '#2a4a78', 0.4) : skinColour
  const hair = night ? blend(hairColour, '#1a2450', 0.35) : hairColour
  const scale = night ? '#1d5a66' : '#2f9a8c'
  const tail = tentacle(
    [
      [0, -40],
      [34, 30],
      [6, 110],
      [-34, 170],
      [-10, 236],
    ],
    { w0: 74, w1: 20, base: scale, shade: dark(scale, 0.45), light: '#a8f0d8', belly: lite(scale, 0.35), suckers: 0, bare: true },
  ).svg
  let scales = ''
  for (let i = 0; i < 5; i++)
    for (let j = -1; j < 2; j++)
      scales += `<path d="M${16 + j * 13 - i * 3},${6 + i * 20 + (j === 0 ? 0 : 6)} q6,9 12,0" fill="none" stroke="${dark(scale, 0.4)}" stroke-width="2" opacity=".7"/>`
  const mane = `${cel('M-34,-150 C-78,-128 -82,-40 -58,40 C-52,70 -66,96 -54,120 C-34,104 -28,60 -22,30 L26,20 C40,60 34,90 48,110 C64,60 60,-10 56,-70 C54,-120 40,-150 10,-166Z', hair, dark(hair, 0.45), { sw: 3.4, light: lite(hair, 0.4), lw: 5 })}<path d="M-60,-60 q-8,60 4,120 M-46,-80 q-8,70 2,150 M46,-60 q8,50 -2,110" fill="none" stroke="${dark(hair)}" stroke-width="3"/>`
  const fluke = cel(
    'M-18,232 C-50,236 -70,262 -72,292 C-50,280 -30,270 -12,262 C-2,276 14,290 40,294 C36,262 16,238 -2,228Z',
    scale,
    dark(scale, 0.45),
    { sw: 3, light: '#a8f0d8' },
  )
  const body =
    cel('M-25,-92 C-30,-60 -20,-50 -24,-26 Q4,-10 32,-26 C28,-50 34,-62 26,-92 Q0,-102 -25,-92Z', skin, dark(skin, 0.28), { sw: 3 }) +
    cel('M-25,-78 q12,-8 25,2 q13,-10 25,-2 q3,18 -10,20 q-10,0 -15,-8 q-6,9 -16,8 q-12,-4 -9,-20Z', '#e9a05a', '#a8622a') +
    limb('M-22,-84 Q-48,-62 -40,-30', 12, skin) +
    limb('M24,-84 Q56,-92 62,-128', 12, skin)
  return `<g transform="translate(${x} ${y}) scale(${f * s} ${s})">${mane}${tail}${scales}${fluke}${body}<g transform="translate(0 -122)">${singing(skin, hair)}</g></g>`
}

function singing(skin: Colour, hair: Colour): Svg {
  const eyes = `<path d="M-10,-4 q6,-7 13,0 q-6,5 -13,0Z M8,-4 q6,-6 12,0 q-5,5 -12,0Z" fill="#eafff2" stroke="${ink}" stroke-width="2"/><circle cx="-2.6" cy="-3.6" r="2.6" fill="#0d5b52"/><circle cx="14.4" cy="-3.6" r="2.6" fill="#0d5b52"/><path d="M-13,-12 q7,-6 14,-2 M8,-14 q6,-4 12,0" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`
  const mouth = `<path d="${ellipse(5, 14, 5.4, 7.4)}" fill="#6e1f35" stroke="${ink}" stroke-width="2.2"/>`
  const fringe = cel('M-28,8 C-34,-34 22,-52 30,-10 C20,-24 6,-24 -4,-27 C-12,-16 -20,-14 -28,8Z', hair, dark(hair, 0.45), {
    sw: 3,
    light: lite(hair, 0.4),
  })
  return `${cel(headPath(23, 28, 0.55), skin, dark(skin, 0.25), { sw: 3 })}${eyes}${mouth}${fringe}<g transform="translate(-15 -26) scale(.32)">${catches['sticky-starfish']()}</g>`
}
