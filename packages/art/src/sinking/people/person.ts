import { circle, ellipse, type Colour, type Svg } from '../../kit/index.ts'
import { cel, dark, ink, limb, lite } from '../brush.ts'
import { BUILDS, type Build, type CharacterName } from './build.ts'
import { dial } from '../dial.ts'
import type { ActionName } from '../glyphs.ts'
import { head, type Mood } from './head.ts'
import { SEAT_COLOURS } from '../seats.ts'
import { TOOLS } from './tools.ts'

export interface Pose {
  readonly mood?: Mood
  readonly look?: readonly [number, number]
  /** What the dial in the near hand shows; no dial without it. */
  readonly dial?: ActionName | 'back' | undefined
  /** How high it is held, 0 to 1. */
  readonly raised?: number
  /** A stride forth (1) or back (-1). */
  readonly stride?: number
  /** How the head is held, if not as ever. */
  readonly tilt?: number
  /** With the tool of the trade in the far hand. */
  readonly tool?: boolean
  /** Looking to the left. */
  readonly flip?: boolean
}

/** A pirate standing on 0,0, about 170 high: body, clothes in the seat's colour, head, tool and dial. */
export function person(
  who: CharacterName,
  seat: number,
  { mood = 'smirk', look = [2, 0], dial: shows, raised = 0, stride = 0, tilt, tool = true, flip = false }: Pose = {},
): Svg {
  const c = BUILDS[who]
  const sash = SEAT_COLOURS[seat]
  const neck = c.sh - c.hh + 2
  const drawn =
    (BEHIND[who]?.(c, neck) ?? '') +
    (tool ? farArm(who, c) : '') +
    (who === 'quinn' ? coatTails(c) : '') +
    leg(c, -c.hip * 0.52, stride * 22) +
    leg(c, c.hip * 0.52, -stride * 22) +
    cel(torso(c), c.shirt, dark(c.shirt, 0.28), { inner: SHIRTS[who](c), dx: -5, dy: -2 }) +
    (who === 'pete' ? vest(c) : '') +
    sashOf(c, sash) +
    (who === 'netty' ? net(c) : '') +
    cel(`M-12,${c.sh - 3} Q0,${c.sh + 5} 12,${c.sh - 3} L4,${c.sh + 8} L0,${c.sh + 13} L-4,${c.sh + 8}Z`, sash, dark(sash), { sw: 2 }) +
    `<g transform="translate(0 ${neck}) rotate(${tilt ?? c.tilt})">${head(who, mood, look)}</g>` +
    (who === 'netty' ? braid(c, neck, sash) : '') +
    nearArm(c, shows === undefined ? null : `<g transform="scale(${flip ? -1 : 1} 1)">${dial(shows, seat)}</g>`, raised)
  return flip ? `<g transform="scale(-1 1)">${drawn}</g>` : drawn
}

/** Where the middle of the dial is that a pirate holds, in the pirate's own measure. */
export const dialSpot = (who: CharacterName): readonly [number, number] => [
  BUILDS[who].sw + (who === 'billy' ? 18 : 22),
  BUILDS[who].sh + 30,
]

const fist = (c: Build, x: number, y: number): Svg => cel(circle(x, y, c.hand), c.skin, dark(c.skin, 0.28), { sw: 2.2, dx: -2, dy: -2 })

function farArm(who: CharacterName, c: Build): Svg {
  const [x, y] = [-c.sw - 12, c.sh + 34]
  const grip = who === 'genny' ? y - 24 : y
  return `<g transform="translate(${x} ${y})">${TOOLS[who]()}</g>${limb(`M${-c.sw + 5},${c.sh + 10} Q${-c.sw - 11},${c.sh + 28} ${x},${grip}`, c.arm, c.sleeve)}${fist(c, x, grip)}`
}

function nearArm(c: Build, held: Svg | null, raised: number): Svg {
  if (held === null)
    return (
      limb(`M${c.sw - 4},${c.sh + 10} Q${c.sw + 12},${c.sh + 26} ${c.sw + 4},${c.hipY - 2}`, c.arm, c.sleeve) + fist(c, c.sw + 4, c.hipY)
    )
  const x = c.sw + (c.arm > 12 ? 12 : 16)
  const y = c.sh + 30 - raised * 46
  return `${limb(`M${c.sw - 5},${c.sh + 10} Q${c.sw + 10},${c.sh + 30 - raised * 16} ${x - 6},${y + 6}`, c.arm, c.sleeve)}<g transform="translate(${x + 6} ${y})">${held}</g>${fist(c, x - 8, y + 12)}`
}

function leg(c: Build, x: number, turn: number): Svg {
  const trouser = `M${x - c.leg},${c.hipY - 4} L${x + c.leg},${c.hipY - 4} L${x + c.leg * 0.8},-14 L${x - c.leg * 0.8},-14Z`
  const boot = `M${x - c.leg * 0.95},-24 L${x + c.leg * 0.95},-24 L${x + c.leg},-8 Q${x + c.leg + 9},-7 ${x + c.leg + 9},0 L${x - c.leg},0Z`
  return `<g transform="rotate(${turn} ${x} ${c.hipY})">${cel(trouser, c.pants, dark(c.pants, 0.4), { dx: -3 })}${cel(boot, c.boot, dark(c.boot, 0.5), { light: lite(c.boot), lo: 0.5 })}</g>`
}

const torso = ({ sw, sh, hip, bulge, hipY }: Build): string =>
  `M${-sw},${sh + 8} Q${-sw},${sh - 1} ${-sw + 10},${sh - 2} L${sw - 10},${sh - 2} Q${sw},${sh - 1} ${sw},${sh + 8} C${sw + bulge},${sh + 24} ${hip + bulge},${hipY - 14} ${hip},${hipY} L${-hip},${hipY} C${-hip - bulge},${hipY - 14} ${-sw - bulge},${sh + 24} ${-sw},${sh + 8}Z`

function sashOf(c: Build, colour: Colour): Svg {
  const [x, y] = [c.hip + (c.bulge > 5 ? 2 : 1), c.hipY - 6]
  return (
    cel(`M${-x - 1},${y - 6} Q0,${y + 1} ${x + 1},${y - 6} L${x},${y + 6} Q0,${y + 12} ${-x},${y + 6}Z`, colour, dark(colour), {
      sw: 2.2,
    }) + cel(`M${-x + 4},${y + 4} q-6,10 -4,22 l9,-3 q-1,-10 3,-17Z`, colour, dark(colour), { sw: 2.2 })
  )
}

const BEHIND: Readonly<Partial<Record<CharacterName, (c: Build, neck: number) => Svg>>> = {
  quinn: ({ sh }) =>
    `<g transform="rotate(-18 -10 ${sh})">${cel(`M-19,${sh - 16} h3 q3,0 3,3 v40 q0,3 -3,3 h-3 q-3,0 -3,-3 v-40 q0,-3 3,-3Z`, '#f0dfb4', '#b99a5c', { sw: 2 })}${cel(`M-10,${sh - 10} h2 q3,0 3,3 v34 q0,3 -3,3 h-2 q-3,0 -3,-3 v-34 q0,-3 3,-3Z`, '#e4cf9c', '#a98a50', { sw: 2 })}</g>`,
  genny: ({ hair }, y) =>
    cel(`M-16,${y - 8} C-46,${y - 34} -52,${y + 14} -24,${y + 14}Z`, hair, '#120c12', { light: '#5a4650' }) +
    cel(`M16,${y - 8} C46,${y - 34} 52,${y + 14} 24,${y + 14}Z`, hair, '#120c12', { light: '#5a4650' }),
  pete: (_, y) =>
    `<path d="M-16,${y - 14} q-16,2 -22,14 q8,-3 12,-3 q-6,6 -6,14 q10,-12 20,-12Z" fill="#8e2f3c" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"/>`,
}

const coatTails = (c: Build): Svg =>
  cel(`M${-c.sw - 2},${c.sh + 18} L${-c.hip - 12},-18 L-6,-28 L6,-28 L${c.hip + 12},-18 L${c.sw + 2},${c.sh + 18}Z`, '#4a3f5c', '#2c2540', {
    light: '#7d6f95',
  })

/** What is drawn on the torso. */
const SHIRTS: Readonly<Record<CharacterName, (c: Build) => Svg>> = {
  pete: ({ sh, hipY }) => {
    let stripes = ''
    for (let y = sh + 4; y < hipY; y += 11) stripes += `<path d="M-40,${y} q40,6 80,0 v5 q-40,6 -80,0Z" fill="#44536b"/>`
    return stripes
  },
  genny: ({ sh, hipY }) =>
    `<path d="M-15,${sh - 4} L-9,${hipY} H9 L15,${sh - 4} L9,${sh - 4} Q0,${sh + 14} -9,${sh - 4}Z" fill="#7a4a2c"/><path d="M-18,${sh + 20} h36 v30 h-36Z" fill="#7a4a2c"/><path d="M-18,${sh + 20} h36" stroke="#4c2c1a" stroke-width="2"/>`,
  quinn: ({ sh, hipY }) =>
    `<path d="M-40,${sh - 6} H-7 L-3,${hipY} H-40Z" fill="#4a3f5c"/><path d="M40,${sh - 6} H7 L3,${hipY} H40Z" fill="#3a314b"/><path d="M-7,${sh - 2} L-3,${hipY} M7,${sh - 2} L3,${hipY}" stroke="#d8ab4a" stroke-width="2.4"/>`,
  netty: ({ sh, hipY }) =>
    `<path d="M0,${sh} V${hipY}" stroke="#40524a" stroke-width="2.4"/>${[12, 24, 36].map((k) => `<circle cx="-6" cy="${sh + k}" r="2.2" fill="#e8cf8a"/>`).join('')}`,
  billy: ({ sh, hipY }) =>
    `<path d="M-50,${sh - 6} H-16 Q-8,${sh + 30} -16,${hipY} H-50Z" fill="#6a3b32"/><path d="M50,${sh - 6} H16 Q8,${sh + 30} 16,${hipY} H50Z" fill="#54302b"/><g transform="translate(0 ${sh + 34}) scale(.62)" opacity=".75"><path d="M-9,-4 a9,9 0 0 1 18,0 q0,6 -4,7 v4 h-10 v-4 q-4,-1 -4,-7Z" fill="#3f4d6b"/><circle cx="-3.6" cy="-3" r="2.6" fill="#d99a72"/><circle cx="3.6" cy="-3" r="2.6" fill="#d99a72"/></g>`,
  frankie: ({ sh, hipY }) =>
    `<path d="M-17,${sh + 14} Q0,${sh + 6} 17,${sh + 14} L30,${hipY + 2} H-30Z" fill="#fbf4e3"/><path d="M-8,${sh + 34} q6,3 5,9 q-6,0 -5,-9Z M9,${sh + 28} q5,4 2,8 q-5,-2 -2,-8Z" fill="#c9785a" opacity=".8"/>`,
}

function vest({ sw, sh, hip, hipY }: Build): Svg {
  const side = (f: 1 | -1, inward: number): Svg =>
    cel(
      `M${f * (sw + 1)},${sh + 6} Q${f * sw},${sh - 3} ${f * (sw - 10)},${sh - 3} L${f * 8},${sh} Q${f * inward},${sh + 28} ${f * 11},${hipY + 4} L${f * (hip + 2)},${hipY + 4}Z`,
      '#7d4a30',
      '#4f2c1d',
      { sw: 2 },
    )
  return side(-1, 5) + side(1, 6)
}

const net = ({ sw, sh }: Build): Svg =>
  `<path d="M${-sw},${sh + 2} Q6,${sh + 8} ${sw - 2},${sh + 36} Q${sw + 8},${sh + 40} ${sw + 2},${sh + 20} Q8,${sh - 4} ${-sw + 8},${sh - 4}Z" fill="#d9c79b" fill-opacity=".55" stroke="${ink}" stroke-width="1.8"/><path d="M-12,${sh} l8,10 M-4,${sh - 2} l14,20 M4,${sh + 2} l14,26 M-10,${sh + 6} l10,-8 M0,${sh + 12} l10,-8 M8,${sh + 22} l10,-8" stroke="#7a6a45" stroke-width="1.4"/><circle cx="${sw - 1}" cy="${sh + 38}" r="4.6" fill="#c8553d" stroke="${ink}" stroke-width="1.8"/>`

function braid({ hair }: Build, y: number, band: Colour): Svg {
  const knots = [0, 1, 2, 3, 4].map((i) =>
    cel(ellipse(-19 - Math.sin(i * 0.9) * 3, y + 12 + i * 10, 7.4 - i * 0.5, 7), hair, dark(hair), { sw: 2, dx: -2, dy: -2 }),
  )
  return `${knots.join('')}<path d="M-25,${y + 58} h9 l2,12 l-7,-3 l-6,4Z" fill="${hair}" stroke="${ink}" stroke-width="2"/><path d="M-26,${y + 58} h10" stroke="${band}" stroke-width="4"/>`
}
