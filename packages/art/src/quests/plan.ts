import { SEATS, ids, tenth, text, type Colour, type Svg } from '../kit/index.ts'
import { dieFace } from './dice.ts'
import { FLAGS, LETTER_AT } from './flags.ts'
import { GLOW, OUTLINE } from './palette.ts'
import { bust } from './champions/portrait.ts'
import { sail, type SailCut, type Tint } from './ships.ts'
import { GOODS, balls, coin, heart, lantern, smallGun, type GoodName } from './things.ts'

/** A captain's own ship, as far as her plan shows it. */
export interface PlanData {
  readonly seat: number
  readonly champion: string
  readonly hearts: { readonly left: number; readonly all: number }
  readonly sails: { readonly ready: number; readonly all: number; readonly most: number }
  readonly guns: { readonly ready: number; readonly all: number; readonly most: number }
  readonly cargo: readonly GoodName[]
  readonly slots: { readonly open: number; readonly most: number }
  /** Lit and dark lanterns: actions left, and those of a whole turn; none out of turn. */
  readonly actions: { readonly left: number; readonly all: number } | null
  /** Guns and slots that a decision is about. */
  readonly litGuns?: number
  readonly night: boolean
  /** Words beside the parts. */
  readonly words: { readonly sails: string; readonly guns: string; readonly hull: string; readonly bonus: string; readonly actions: string }
}

export const PLAN_WIDTH = 348
export const PLAN_HEIGHT = 262
/** Where the numbers stand that the page writes over the drawing. */
export const PLAN_NUMBERS = { coins: { x: 68, y: 155 }, ammo: { x: 291, y: 156 }, bonus: { x: 334, y: 64 } } as const

const id = ids('qc-plan')

/** The ship's board as a plan, cut open: sails, guns, hold, hull and lanterns are where they are on her. */
export function plan(data: PlanData): Svg {
  const { seat, champion, night, words } = data
  const tint = SEATS[seat]
  const pen = night ? '#efe0b6' : '#2c2117'
  const paper = id()
  return [
    `<defs>${GLOW}<pattern id="${paper}" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M14,0H0V14" fill="none" stroke="#7a5a2c" stroke-opacity=".16" stroke-width="1"/></pattern></defs>`,
    `<rect width="${PLAN_WIDTH}" height="${PLAN_HEIGHT}" fill="url(#${paper})"/>`,
    rigging(pen),
    sails(data, tint, pen),
    emblem(seat, tint),
    keel(),
    `<g transform="translate(252,76) scale(.46)">${bust(champion)}</g>`,
    hull(tint),
    guns(data),
    `<g transform="translate(258,143) scale(1.05)">${balls.replaceAll('#2a2625', '#5d5651').replaceAll('#3a3533', '#716963')}</g>`,
    hold(data),
    `<g transform="translate(34,142) scale(1.05)">${coin}</g>`,
    hearts(data),
    `<path d="M0,214q11,-6 22,0q11,6 22,0M290,214q11,-6 22,0q11,6 22,0q7,-4 14,-2" fill="none" stroke="${night ? '#7fb9c9' : '#3e7580'}" stroke-width="2"/>`,
    lanterns(data),
    words.actions === ''
      ? ''
      : `<text x="6" y="64" font-family="Inter Variable,sans-serif" font-weight="700" font-size="15" fill="${pen}">${text(words.actions)}</text>`,
    caption(6, 20, 'start', words.sails, pen),
    caption(PLAN_WIDTH - 4, 258, 'end', words.hull, pen),
    caption(6, 258, 'start', words.guns, pen),
    caption(PLAN_WIDTH - 4, 40, 'end', words.bonus, pen),
    `<g transform="translate(300,48)"><path d="M22,44V34" stroke="${pen}" stroke-width="1.2"/><rect x="0" y="-2" width="44" height="36" rx="4" fill="${night ? '#1c2430' : '#fdf6e2'}" stroke="${pen}" stroke-width="1.3"/><g transform="translate(2,8) scale(.8)">${dieFace(6)}</g></g>`,
  ].join('')
}

const caption = (x: number, y: number, anchor: string, words: string, pen: Colour): Svg =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="IM Fell English,serif" font-style="italic" font-size="15" fill="${pen}">${text(words)}</text>`

function rigging(pen: Colour): Svg {
  let ratlines = ''
  for (const [x, top, foot] of [
    [126, 66, 92],
    [126, 66, 160],
    [226, 70, 194],
    [226, 70, 258],
  ]) {
    const side = foot > x ? -9 : 9
    ratlines += `M${x},${top}L${foot},130M${x},${top}L${foot + side},130`
    for (let i = 1; i < 8; i++) {
      const t = i / 8
      ratlines += `M${tenth(x + (foot - x) * t)},${tenth(top + (130 - top) * t)}h${tenth(side * t)}`
    }
  }
  return `<g stroke="${pen}" stroke-width="1" opacity=".55" fill="none"><path d="M126,8L30,112M126,8L226,18M226,18L338,92M226,20L300,112M126,10L84,120M226,20L176,124"/></g><path d="M126,6V140M226,16V140" stroke="#5a3518" stroke-width="5" stroke-linecap="round"/><path d="M296,118L340,92" stroke="#5a3518" stroke-width="4.4" stroke-linecap="round"/><path d="${ratlines}" fill="none" stroke="${pen}" stroke-width=".9" opacity=".7"/>`
}

const CUTS: readonly SailCut[] = [
  { x: 126, head: 66, foot: 116, headWidth: 46, footWidth: 50, belly: 10 },
  { x: 226, head: 70, foot: 116, headWidth: 40, footWidth: 43, belly: 9 },
  { x: 126, head: 18, foot: 58, headWidth: 33, footWidth: 42, belly: 9 },
  { x: 226, head: 26, foot: 61, headWidth: 29, footWidth: 37, belly: 8 },
]

/** Ready sails are set, spent ones furled, those that could be bought dashed. */
function sails({ sails: { ready, all, most } }: PlanData, tint: Tint, pen: Colour): Svg {
  return CUTS.slice(0, most)
    .map((cut, i) => {
      const { x, head, foot, headWidth: w, footWidth: f, belly: b } = cut
      if (i < ready) return sail(cut, tint, { width: 2 })
      if (i < all)
        return `<path d="M${x - w},${head}C${x - w + 4},${head + 15} ${tenth(x - w * 0.4)},${head + 9} ${tenth(x - w * 0.33)},${head + 13}C${tenth(x - w * 0.2)},${head + 9} ${tenth(x + w * 0.2)},${head + 9} ${tenth(x + w * 0.33)},${head + 13}C${tenth(x + w * 0.4)},${head + 9} ${x + w - 4},${head + 15} ${x + w},${head}Z" fill="#f1e6c8" stroke="${OUTLINE}" stroke-width="1.8"/><path d="M${tenth(x - w * 0.8)},${head + 5}C${tenth(x - w * 0.4)},${head + 8} ${tenth(x + w * 0.4)},${head + 8} ${tenth(x + w * 0.8)},${head + 5}" fill="none" stroke="#8a6a3a" stroke-width="1.2"/><path d="M${tenth(x - w * 0.33)},${head - 2}v15M${tenth(x + w * 0.33)},${head - 2}v15" stroke="#6d4220" stroke-width="2.4"/><path d="M${x - w - 5},${head}H${x + w + 5}" stroke="#4a2c15" stroke-width="4" stroke-linecap="round"/>`
      const mid = (head + foot) / 2
      return `<path d="M${x - w},${head}H${x + w}C${x + w + b},${mid} ${x + f + b},${mid} ${x + f},${foot}Q${x},${foot - 7} ${x - f},${foot}C${x - f + b},${mid} ${x - w + b},${mid} ${x - w},${head}Z" fill="none" stroke="${pen}" stroke-width="1.5" stroke-dasharray="4 4" opacity=".65"/>`
    })
    .join('')
}

const emblem = (seat: number, { plain, dark }: Tint): Svg =>
  `<g transform="translate(131,90) scale(1.5)"><path d="${FLAGS[seat]}" fill="#fff8e6" stroke="${dark}"/><text x="${LETTER_AT[seat]}" y="5" text-anchor="middle" font-family="Inter Variable,sans-serif" font-weight="800" font-size="14" fill="${dark}">${'ABCDEF'[seat]}</text></g><path d="M126,6C140,0 150,10 168,3L160,10L168,17C150,22 140,12 126,18Z" fill="${plain}" stroke="${OUTLINE}" stroke-width="1.4"/>`

const keel = (): Svg =>
  `<path d="M22,176L40,204L52,240H30C26,220 24,198 22,176Z" fill="#6a3d1c" stroke="${OUTLINE}" stroke-width="2"/><path d="M50,234H268L256,243H58Z" fill="#5a3518" stroke="${OUTLINE}" stroke-width="2"/>`

const HULL =
  'M12,98L78,104V123C130,139 232,139 292,119L334,100C332,140 316,192 278,224C268,233 254,236 240,236H76C52,236 44,228 40,210C33,176 15,140 12,98Z'

function hull({ plain }: Tint): Svg {
  const clip = id()
  let timbers = ''
  for (let x = 20; x < 330; x += 26) timbers += `<path d="M${x},100V240" stroke="#2c1608" stroke-opacity=".22" stroke-width="2"/>`
  for (const y of [108, 114, 188, 200, 212, 222])
    timbers += `<path d="M8,${y}C120,${y + 16} 232,${y + 16} 336,${y - 6}" stroke="#2c1608" stroke-opacity=".28" stroke-width="1.2" fill="none"/>`
  return `<path d="${HULL}" fill="#b27a43" stroke="${OUTLINE}" stroke-width="3" stroke-linejoin="round"/><clipPath id="${clip}"><path d="${HULL}"/></clipPath><g clip-path="url(#${clip})"><path d="M0,100H340V141H0Z" fill="#c9945a"/><path d="M30,140C120,152 230,152 300,138L296,168C220,178 110,178 36,168Z" fill="#5c3a1e"/><path d="M40,176C110,185 220,185 292,174L270,212C200,222 110,222 66,212Z" fill="#3a210f"/>${timbers}<path d="M14,128C120,148 232,148 320,122" stroke="${plain}" stroke-width="7" fill="none"/><path d="M14,124C120,144 232,144 320,118" stroke="#fff" stroke-opacity=".35" stroke-width="1.4" fill="none"/><path d="M26,172C120,182 220,182 300,170" stroke="#d29a56" stroke-width="6" fill="none"/><path d="M26,175C120,185 220,185 300,173" stroke="${OUTLINE}" stroke-width="1.2" fill="none"/><path d="M230,100C300,120 330,100 330,100V240H230C270,220 268,140 230,100Z" fill="#000" opacity=".14"/></g><g stroke="${OUTLINE}" stroke-width="1.6"><path d="M22,110h14v13l-13,-1.6ZM44,112h14v13.6l-14,-1.8Z" fill="#ffd98a"/></g><path d="M8,97L79,103M78,122C130,137 232,137 291,118L336,98" fill="none" stroke="${OUTLINE}" stroke-width="4" stroke-linecap="round"/><path d="M10,96.4L78,102M80,121C130,136 232,136 290,117.4L334,97.6" fill="none" stroke="#e0b27a" stroke-width="1.4"/>`
}

function guns({ guns: { ready, all, most }, litGuns = 0 }: PlanData): Svg {
  const many = most > 3
  let s = ''
  for (let i = 0; i < most; i++) {
    const x = many ? 98 + i * 46 : 106 + i * 55
    if (i >= all)
      s += `<path d="M${x - 18},147h40v22h-40Z" fill="none" stroke="#f0dcae" stroke-width="1.5" stroke-dasharray="4 4" opacity=".8"/>`
    else
      s += `<g transform="translate(${many ? x - 18 : x - 22},${many ? 146 : 143}) scale(${many ? 1.42 : 1.75}) translate(${i < ready ? 2 : -6},0)"${i < ready ? '' : ' opacity=".85"'}>${smallGun(i < ready ? 'ready' : 'spent')}</g>`
    if (i < litGuns)
      s += `<rect x="${many ? x - 20 : x - 24}" y="142" width="${many ? 43 : 52}" height="30" rx="5" fill="none" stroke="#ffe08a" stroke-width="3"/>`
  }
  return s
}

function hold({ cargo, slots: { open, most } }: PlanData): Svg {
  const all = Math.max(most, cargo.length)
  const width = Math.min(56, 190 / all)
  let s = ''
  for (let i = 0; i < all; i++) {
    const x = 166 + (i - (all - 1) / 2) * (width + 5)
    s += `<rect x="${tenth(x - width / 2)}" y="183" width="${tenth(width)}" height="30" rx="2" fill="${i < open ? '#6d4622' : 'none'}" stroke="#e3bd80" stroke-width="1.4"${i < open ? '' : ' stroke-dasharray="4 4"'}/>`
    if (i < cargo.length) s += `<g transform="translate(${tenth(x - 15)},183.5) scale(1.22)">${GOODS[cargo[i]]}</g>`
  }
  return s
}

/** A lost heart is a hole that leaks. */
function hearts({ hearts: { left, all } }: PlanData): Svg {
  let s = ''
  for (let i = 0; i < all; i++) {
    const x = 118 + i * 32
    s +=
      i < left
        ? `<g transform="translate(${x - 15},220) scale(1.22)">${heart}</g>`
        : `<g transform="translate(${x},233)"><path d="M-15,-2l6,-9l5,4l6,-6l3,7l9,1l-6,7l2,8l-9,-3l-7,5l-2,-8Z" fill="#120905" stroke="#f0c98e" stroke-width="1.6" stroke-linejoin="round"/><path d="M-6,4C-2,10 -8,16 -3,20M2,5C6,11 0,15 4,21" stroke="#5fa3b5" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>`
  }
  return s
}

function lanterns({ actions }: PlanData): Svg {
  let s = ''
  for (let i = 0; i < (actions?.all ?? 0); i++)
    s += `<g transform="translate(${2 + i * 26},${i === 1 ? 69 : 72}) scale(1.2)">${lantern(i < (actions?.left ?? 0))}</g>`
  return s
}
