import { ellipse, roundRect, type Svg } from '../../kit/index.ts'
import { cel, dark, ink, limb } from '../brush.ts'
import type { Light } from '../light.ts'
import type { EnemyArt } from './enemy.ts'

const GHOST = '#8ff0b4'

/** The Skullsairs: their ship lies alongside, her sides stand left and right of ours; damage is counted at her gunports. */
export const skullsairs: EnemyArt = {
  colour: '#3a3550',
  attacks: ['cursedSearch', 'boardingParty'],

  back(light, { phone, deckY }) {
    const k = phone ? 0.5 : 1
    const cx = phone ? 195 : 640
    const y = deckY - (phone ? 14 : 22)
    const bones = phone ? '' : `<g transform="translate(${cx} ${deckY - 22})">${knuckles(-1)}${knuckles(1)}</g>`
    return `<circle cx="${cx}" cy="${y}" r="${200 * k}" fill="${GHOST}" opacity=".18"/>${sail(light, cx - 178 * k, y, 176 * k, 1)}${sail(light, cx + 178 * k, y, 176 * k, -1)}<g transform="translate(${cx} ${phone ? y - 14 : y - 16}) scale(${1.1 * k} ${0.9 * k})">${skull()}</g>${bones}`
  },

  front: (light, stage, spaces) =>
    side(light, 56, 1) +
    side(light, 1226, -1) +
    skullsairs
      .spots(stage, spaces)
      .map(([x, y]) => `<g transform="translate(${x} ${y})">${PORT}</g>`)
      .join(''),

  spots: (_, spaces) => Array.from({ length: spaces }, (_, i) => [52, 528 - i * Math.min(55, 275 / Math.max(1, spaces - 1))]),

  /** A grapnel on its rope. */
  strike: () =>
    `<path d="M-160,-70 Q-60,-90 0,-30" fill="none" stroke="${ink}" stroke-width="9"/><path d="M-160,-70 Q-60,-90 0,-30" fill="none" stroke="#d9c79b" stroke-width="5"/>${limb('M0,-30 V40', 9, '#9aa2b4')}${limb('M-40,10 C-40,46 -14,52 0,40 C14,52 40,46 40,10', 9, '#9aa2b4')}<path d="M-50,20 l10,-20 l14,16Z M50,20 l-10,-20 l-14,16Z" fill="#9aa2b4" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>`,

  attack: (light, which) =>
    which === 0
      ? [
          {
            svg: `<path d="M0,-20 L-120,330 H120Z" fill="${GHOST}" opacity=".42"/><path d="M0,-20 L-60,330 H60Z" fill="#eafff2" opacity=".4"/>${limb('M-2,-64 C-40,-50 -30,-20 0,-18', 9, '#efe8d0')}<circle cy="-16" r="15" fill="${GHOST}" stroke="${ink}" stroke-width="4"/><circle cy="-16" r="6" fill="#12201c"/>`,
            box: [-130, -80, 260, 420],
            moves: 'sweep',
            over: 'rail',
          },
        ]
      : [
          {
            svg: `<g transform="scale(-1.25 1.25)">${skullsairs.strike(light)}</g>`,
            box: [-80, -120, 290, 200],
            moves: 'throw',
            over: 'treasure',
          },
        ],

  aim: ({ phone, deckY }) => (phone ? [195, deckY - 34] : [640, deckY - 56]),

  lids(_, { phone, deckY }, hurt) {
    const k = phone ? 0.5 : 1
    const y = deckY - (phone ? 28 : 38)
    const shut = (f: number): Svg =>
      `<path d="${ellipse(f * 28, -2, 19, 17)}" fill="#12201c" stroke="${ink}" stroke-width="3"/>${hurt ? `<path d="M${f * 28 - 8},-9 l16,16 m0,-16 l-16,16" stroke="${GHOST}" stroke-width="5" stroke-linecap="round"/>` : `<path d="M${f * 28 - 9},0 h18" stroke="${GHOST}" stroke-width="4" stroke-linecap="round"/>`}`
    return `<g transform="translate(${phone ? 195 : 640} ${y}) scale(${1.1 * k} ${0.9 * k})">${shut(-1)}${shut(1)}</g>`
  },
}

const PORT: Svg = `<path d="${roundRect(-27, -25, 54, 50, 5)}" fill="#12101a" stroke="${ink}" stroke-width="3"/><path d="M-30,-27 h60 l-5,-8 h-50Z" fill="#6b2f3a" stroke="${ink}" stroke-width="2.4"/>`

function sail({ night }: Light, x: number, y: number, w: number, f: 1 | -1): Svg {
  const c = night ? '#3a4a52' : '#565a66'
  const [l, r] = [x - w / 2, x + w / 2]
  return cel(
    `M${l},${y - 140} H${r} Q${r - f * 18},${y - 30} ${r - 6},${y + 30} L${x + w * 0.3},${y + 8} L${x + w * 0.16},${y + 34} L${x},${y + 10} L${x - w * 0.2},${y + 36} L${x - w * 0.34},${y + 8} L${l + 4},${y + 30} Q${l + f * 10},${y - 40} ${l},${y - 140}Z`,
    c,
    dark(c, 0.5),
    { sw: 3.6, light: GHOST, lo: 0.4 },
  )
}

function skull(): Svg {
  const sockets = [-1, 1].map(
    (f) =>
      `<path d="${ellipse(f * 28, -2, 19, 17)}" fill="#12201c" stroke="${ink}" stroke-width="3"/><circle cx="${f * 28}" cy="-1" r="13" fill="${GHOST}" opacity=".3"/><circle cx="${f * 28}" cy="-1" r="7.4" fill="${GHOST}"/>`,
  )
  return `${cel('M-66,-6 C-74,-64 74,-64 66,-6 C66,14 50,20 46,26 V50 H-46 V26 C-50,20 -66,14 -66,-6Z', '#efe8d0', '#b3a988', { sw: 4, light: '#fffdf0' })}${sockets.join('')}<path d="M-7,20 L0,8 L7,20Z" fill="#12201c"/><path d="M-30,32 v18 M-15,34 v16 M0,34 v16 M15,34 v16 M30,32 v18" stroke="${ink}" stroke-width="3"/>${cel('M-112,-16 C-70,-30 -56,-66 0,-62 C56,-66 70,-30 112,-16 C56,-34 -56,-34 -112,-16Z', '#2b2436', '#15101f', { sw: 4, light: GHOST, lo: 0.6 })}<path d="M-7,-48 l14,10 M7,-48 l-14,10" stroke="#efe8d0" stroke-width="4" stroke-linecap="round"/>`
}

const knuckles = (f: 1 | -1): Svg =>
  `<g transform="translate(${f * 128} 18)">${[0, 1, 2, 3].map((i) => limb(`M${-24 + i * 15},26 Q${-26 + i * 16},${-2 - (i % 3) * 4} ${-22 + i * 15},-12`, 7, '#efe8d0')).join('')}</g>`

function side({ night }: Light, x: number, f: 1 | -1): Svg {
  const w = night ? '#2c3038' : '#4a4a50'
  const strakes = Array.from(
    { length: 14 },
    (_, i) => `<path d="M${x - 80},${228 + i * 28} q80,14 160,-4" stroke="${dark(w, 0.45)}" stroke-width="2.6" fill="none"/>`,
  )
  const weed = `<path d="M${x - 90},470 q30,-14 60,0 t60,0 t60,0 V800 H${x - 90}Z" fill="#1f6b50" opacity=".4"/>`
  const lamp = `<g transform="translate(${x + 34 * f} 168)">${cel('M-13,2 V-20 L0,-32 L13,-20 V2Z', GHOST, '#3d9a6a', { sw: 3 })}<path d="M-13,-8 h26 M0,-30 v32" stroke="${ink}" stroke-width="2.4"/></g>`
  return (
    cel(
      `M${x - 170 * f},900 L${x - 150 * f},196 Q${x},210 ${x + 52 * f},178 L${x + 66 * f},250 Q${x + 30 * f},420 ${x + 64 * f},900Z`,
      w,
      dark(w, 0.55),
      { sw: 4, light: GHOST, lo: 0.5, inner: strakes.join('') + weed },
    ) +
    cel(`M${x - 156 * f},188 Q${x},204 ${x + 58 * f},168 l${4 * f},14 Q${x},222 ${x - 156 * f},206Z`, '#8a7a50', '#54482c', { sw: 3 }) +
    lamp
  )
}
