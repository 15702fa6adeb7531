import { disc, fill, line, type Svg } from '../../kit/index.ts'
import { tone } from '../palette.ts'

export interface Look {
  readonly eyes?: keyof typeof EYES
  readonly mouth?: keyof typeof MOUTHS
  readonly temper?: 'angry' | 'sad'
  /** The colour of the brows. */
  readonly brow?: string
  /** Where open eyes look, to the right. */
  readonly look?: number
  readonly monocle?: boolean
  readonly rosy?: boolean
  /** The rim of glasses. */
  readonly rim?: string
}

const DARK = '#1b1418'
const ROUND = 'stroke-linecap="round"'

const EYES = {
  lid: () => fill('M-10,-.6Q-6.2,-4.4 -2.6,-.4Q-6.2,1.6 -10,-.6ZM10,-.6Q6.2,-4.4 2.6,-.4Q6.2,1.6 10,-.6Z', DARK),
  open: ({ look = 0 }) =>
    fill('M-10.4,-.6Q-6.2,-5.6 -2.2,-.4Q-6.2,3.2 -10.4,-.6ZM10.4,-.6Q6.2,-5.6 2.2,-.4Q6.2,3.2 10.4,-.6Z', '#fffaf0') +
    disc(-6 + look, -0.9, 2.3, DARK) +
    disc(6.3 + look, -0.9, 2.3, DARK) +
    line('M-10.6,-.8Q-6.2,-5.8 -2,-.6M10.6,-.8Q6.2,-5.8 2,-.6', DARK, 1.3),
  mad: () =>
    disc(-6.8, -1, 5.6, '#fffaf0', `stroke="${DARK}" stroke-width="1.3"`) +
    disc(6.8, -1.6, 6.4, '#fffaf0', `stroke="${DARK}" stroke-width="1.3"`) +
    disc(-6.4, -0.6, 1.9, DARK) +
    disc(7.2, -1.8, 1.9, DARK),
  shut: () => line('M-10,-1Q-6.2,2.4 -2.6,-1M10,-1Q6.2,2.4 2.6,-1', DARK, 1.9, ROUND),
  glow: () => fill('M-11,-3Q-6,-4 -3,2Q-9,4 -11,-3ZM11,-3Q6,-4 3,2Q9,4 11,-3Z', '#ffe27a'),
  mask: () =>
    fill('M-16,-6Q0,-10 16,-6L14,4Q7,7 2,1.5Q0,0 -2,1.5Q-7,7 -14,4Z', tone('black', 1)) +
    fill('M-9.5,-1.5Q-6,-4 -3,-1Q-6,2 -9.5,-1.5ZM9.5,-1.5Q6,-4 3,-1Q6,2 9.5,-1.5Z', '#fff6df') +
    disc(-5.6, -1.2, 1.5, DARK) +
    disc(6.6, -1.2, 1.5, DARK),
  patch: () =>
    fill('M2.5,-.6Q6.2,-4.6 10,-.6Q6.2,1.8 2.5,-.6Z', DARK) +
    fill('M-11.5,-5Q-6,-8 -1.5,-4.5Q-2,3 -6.5,4Q-11,3 -11.5,-5Z', tone('black', 1)) +
    line('M-14.5,-9L13,-15', tone('black', 1), 1.8),
  glass: ({ rim = DARK }) =>
    fill('M-9.6,-.4Q-6.2,-3.6 -3,-.2Q-6.2,1.6 -9.6,-.4ZM9.6,-.4Q6.2,-3.6 3,-.2Q6.2,1.6 9.6,-.4Z', DARK) +
    `<g fill="#fff8" stroke="${rim}" stroke-width="1.5"><circle cx="-6.4" cy="-.4" r="5.4"/><circle cx="6.4" cy="-.4" r="5.4"/><path d="M-1,-1Q0,-2 1,-1" fill="none"/></g>`,
} satisfies Readonly<Record<string, (face: Look) => Svg>>

const MOUTHS = {
  none: '',
  lips: fill('M-4.8,9.6Q-2,7.6 0,8.8Q2,7.6 4.8,9.6Q0,14 -4.8,9.6Z', '#b3301f'),
  smile: line('M-5.5,9Q0,14 5.5,9', '#5a2018', 1.8, ROUND),
  grin: fill('M-6.5,8Q0,10 6.5,8Q5,14.5 0,14.5Q-5,14.5 -6.5,8Z', '#fffaf0', 'stroke="#5a2018" stroke-width="1.2"'),
  flat: line('M-4.5,10.5H4.5', '#5a2018', 1.9, ROUND),
  frown: line('M-5,11.5Q0,8 5,11.5', '#5a2018', 1.9, ROUND),
  open: fill('M-4.5,8.5Q0,6.5 4.5,8.5Q5.5,16 0,16.5Q-5.5,16 -4.5,8.5Z', '#6d1712') + fill('M-3,9Q0,8 3,9L2.6,10.6H-2.6Z', '#fffaf0'),
} satisfies Readonly<Record<string, Svg>>

const SLANT = { angry: 2.5, sad: -2.5 } as const

/** Brows, eyes and mouth on a head around 0,0. */
export function face(look: Look): Svg {
  const slant = look.temper === undefined ? 0 : SLANT[look.temper]
  const brows = `M-10.5,${-6 - slant}Q-6,-8.5 -2.6,${-5.5 + slant}M10.5,${-6 - slant}Q6,-8.5 2.6,${-5.5 + slant}`
  const monocle =
    '<circle cx="6.4" cy="-.4" r="5.6" fill="#ffffff55" stroke="#f0c263" stroke-width="1.8"/>' + line('M11,3Q16,14 12,24', '#f0c263', 1)
  const rosy = disc(-9, 6, 3.2, '#d9432c', 'opacity=".45"') + disc(9, 6, 3.2, '#d9432c', 'opacity=".45"')
  return (
    line(brows, look.brow ?? '#33211d', 1.9, ROUND) +
    EYES[look.eyes ?? 'lid'](look) +
    (look.monocle === true ? monocle : '') +
    (look.rosy === true ? rosy : '') +
    MOUTHS[look.mouth ?? 'lips']
  )
}
