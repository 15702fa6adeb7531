import { SEATS, ids, random, tenth, type Colour, type SeatColour, type Svg } from '../kit/index.ts'
import { FLAGS, LETTER_AT, flag } from './flags.ts'
import { OUTLINE } from './palette.ts'
import { bust } from './champions/portrait.ts'
import { skull } from './things.ts'

/** The colours of sails: plain, in the light and in the shade. */
export type Tint = Pick<SeatColour, 'plain' | 'light' | 'dark'>

const id = ids('qc-sail')

export interface SailCut {
  /** The middle, head and foot. */
  readonly x: number
  readonly head: number
  readonly foot: number
  readonly headWidth: number
  readonly footWidth: number
  readonly belly: number
}

/** A set sail: belly to the right, light from the left; torn ones have real holes. */
export function sail(
  { x, head, foot, headWidth, footWidth, belly }: SailCut,
  tint: Tint,
  { torn = false, seed = 3, width = 1.6 } = {},
): Svg {
  const r = random(seed)
  const right = x + footWidth + belly * 0.25
  const left = x - footWidth + belly * 0.25
  const mid = (head + foot) / 2
  let hem = `Q${tenth(x + belly * 0.3)},${tenth(foot - 7)} ${tenth(left)},${foot}`
  if (torn) {
    hem = ''
    for (let i = 1; i <= 7; i++) {
      const t = i / 7
      const rag = i % 2 === 1 && i < 7 ? 4 + r() * 9 : 0
      hem += `L${tenth(right + (left - right) * t)},${tenth(foot - Math.sin(t * Math.PI) * 5 - rag)}`
    }
  }
  let d = `M${tenth(x - headWidth)},${head}H${tenth(x + headWidth)}C${tenth(x + headWidth + belly)},${tenth(mid - 4)} ${tenth(right + belly)},${tenth(mid + 6)} ${tenth(right)},${foot}${hem}C${tenth(left + belly * 0.75)},${tenth(mid + 6)} ${tenth(x - headWidth + belly * 0.75)},${tenth(mid - 4)} ${tenth(x - headWidth)},${head}Z`
  for (let i = 0; i < (torn ? 2 : 0); i++) {
    const hx = x + belly * 0.6 + (r() - 0.5) * footWidth * 1.2
    const hy = head + (foot - head) * (0.25 + r() * 0.5)
    const q = 2 + r() * 2.6
    d += `M${tenth(hx)},${tenth(hy - q * 1.5)}L${tenth(hx + q)},${tenth(hy - q * 0.3)}L${tenth(hx + q * 0.5)},${tenth(hy + q)}L${tenth(hx - q * 0.7)},${tenth(hy + q * 1.2)}L${tenth(hx - q)},${tenth(hy - q * 0.4)}Z`
  }
  const clip = id()
  const at = (n: number): string => String(tenth(n))
  const shade = `M${at(x + headWidth * 0.45)},${head}C${at(x + headWidth * 0.5 + belly)},${mid} ${at(x + footWidth * 0.5 + belly)},${mid} ${at(x + footWidth * 0.3)},${foot}H${at(x + footWidth + belly + 9)}V${head}Z`
  const light = `M${at(x - headWidth)},${head}C${at(x - headWidth + belly * 0.8)},${mid} ${at(x - footWidth + belly * 0.8)},${mid} ${at(x - footWidth)},${foot}H${at(x - footWidth * 0.62)}C${at(x - footWidth * 0.55 + belly)},${mid} ${at(x - headWidth * 0.55 + belly)},${mid} ${at(x - headWidth * 0.62)},${head}Z`
  const seam = `M${at(x - headWidth * 0.1)},${head}C${at(x + belly)},${mid} ${at(x + belly)},${mid} ${at(x - footWidth * 0.1 + belly * 0.25)},${foot}`
  return `<path d="${d}" fill="${tint.plain}" fill-rule="evenodd" stroke="${OUTLINE}" stroke-width="${width}" stroke-linejoin="round"/><clipPath id="${clip}"><path clip-rule="evenodd" d="${d}"/></clipPath><g clip-path="url(#${clip})"><path d="${shade}" fill="${tint.dark}" opacity=".75"/><path d="${light}" fill="${tint.light}" opacity=".8"/><path d="M${x - headWidth},${head + 1.6}H${x + headWidth}" stroke="#000" stroke-opacity=".28" stroke-width="3.4"/><path d="${seam}" stroke="#000" stroke-opacity=".16" stroke-width="1" fill="none"/></g><path d="M${tenth(x - headWidth - 3)},${head}H${tenth(x + headWidth + 3)}" stroke="${OUTLINE}" stroke-width="2.8" stroke-linecap="round"/>`
}

const furled = ({ x, head, headWidth: w }: SailCut, cloth: Colour): Svg =>
  `<path d="M${x - w},${head}C${tenth(x - w * 0.7)},${head + 9} ${tenth(x - w * 0.35)},${head + 3} ${x},${head + 7}C${tenth(x + w * 0.35)},${head + 3} ${tenth(x + w * 0.7)},${head + 9} ${x + w},${head}Z" fill="${cloth}" stroke="${OUTLINE}" stroke-width="1.4"/><path d="M${x - w - 3},${head}H${x + w + 3}" stroke="${OUTLINE}" stroke-width="2.8" stroke-linecap="round"/><path d="M${tenth(x - w * 0.5)},${head}v6M${tenth(x + w * 0.5)},${head}v6M${x},${head}v6" stroke="${OUTLINE}" stroke-width="1"/>`

export interface ShipLooks {
  /** A seat, or null for a Marauder. */
  readonly seat: number | null
  /** How many sails she carries, and how many of them are set. */
  readonly sails?: number
  readonly set?: number
  readonly guns?: number
  readonly ready?: number
  /** Hearts lost: torn sails and holes. */
  readonly hurt?: number
  readonly night?: boolean
  readonly seed?: number
  /** Large enough for ratlines, planks, lantern and captain. */
  readonly detail?: boolean
  readonly champion?: string
  /** On the chart the seat's flag flies from the masthead, so large that its letter can be read. */
  readonly mast?: number
  /** Her team's flags have a golden rim. */
  readonly mate?: boolean
  /** She sails to the left: what is written stays readable. */
  readonly mirrored?: boolean
}

interface Timber {
  readonly plain: Colour
  readonly dark: Colour
  readonly light: Colour
}

const WOOD: Timber = { plain: '#9a6132', dark: '#6a3d1c', light: '#c48a4e' }
const TAR: Timber = { plain: '#241d1b', dark: '#151010', light: '#3a302c' }
const NIGHT_TAR: Timber = { plain: '#3a3138', dark: '#1d171c', light: '#5d525c' }
const BLACK: Tint = { plain: '#2e2a2c', light: '#4a4448', dark: '#141113' }
const NIGHT_BLACK: Tint = { plain: '#4b4854', light: '#8a8796', dark: '#25222b' }

const SAILS: readonly SailCut[] = [
  { x: -12, head: -56, foot: -20, headWidth: 19, footWidth: 21, belly: 9 },
  { x: 20, head: -51, foot: -20, headWidth: 16, footWidth: 18, belly: 8 },
  { x: -12, head: -84, foot: -58, headWidth: 13, footWidth: 17, belly: 7 },
  { x: 20, head: -76, foot: -53, headWidth: 11, footWidth: 15, belly: 6 },
]
/** Which sail is torn by the how-manieth heart lost. */
const TORN_AT = [2, 3, 0, 1]

/** A ship in side view: waterline at 0, from -52 to 70, masts up to -94. */
export function ship(looks: ShipLooks): Svg {
  const { seat, sails = 3, set = sails, guns = 2, ready = guns, hurt = 0, night = false, seed = 0, detail = false } = looks
  const tint = seat === null ? (night ? NIGHT_BLACK : BLACK) : SEATS[seat]
  const wood = seat === null ? (night ? NIGHT_TAR : TAR) : WOOD
  const draw = (i: number): Svg => {
    if (i >= sails) return ''
    if (i >= set) return furled(SAILS[i], seat === null ? '#3a3436' : '#e8dcbc')
    return sail(SAILS[i], tint, { torn: seat === null || hurt > TORN_AT[i], seed: 3 + i + seed })
  }
  const jib =
    sails < 4
      ? ''
      : `<path d="M23,-72L68,-31C52,-30 38,-26 26,-24C30,-40 28,-56 23,-72Z" fill="${seat === null ? tint.plain : '#f2e6c8'}" stroke="${OUTLINE}" stroke-width="1.4"/><path d="M30,-60L64,-31C54,-30 46,-28 42,-27C44,-38 38,-50 30,-60Z" fill="#000" opacity=".12"/>`
  return [
    rigging(seat === null ? '#0d0a0a' : '#5a3518'),
    detail ? ratlines() : '',
    detail && looks.champion !== undefined ? `<g transform="translate(-47,-45) scale(.23)">${bust(looks.champion)}</g>` : '',
    jib,
    draw(3),
    draw(1),
    draw(2),
    draw(0),
    emblem(looks, tint, set),
    pennant(looks, tint),
    hull(wood, seat === null ? '#5d1220' : tint.plain, night, seat === null),
    detail ? planks(night) : '',
    gunports(wood, guns, ready),
    holes(hurt),
  ].join('')
}

const rigging = (mast: Colour): Svg =>
  `<g stroke="${OUTLINE}" stroke-width=".9" fill="none" opacity=".8"><path d="M-12,-90L-46,-20M-12,-90L20,-80M20,-80L69,-31M20,-78L52,-22M-12,-88L-30,-14M20,-80L4,-12"/></g><path d="M-12,-94V-8M20,-84V-8" stroke="${mast}" stroke-width="3.4" stroke-linecap="round"/><path d="M46,-18L71,-32" stroke="${mast}" stroke-width="3" stroke-linecap="round"/>`

function ratlines(): Svg {
  let d = ''
  for (const [x, top, foot] of [
    [-12, -58, -30],
    [-12, -58, 4],
    [20, -53, 4],
    [20, -53, 36],
  ]) {
    const side = foot > x ? -1 : 1
    for (let i = 0; i < 7; i++) {
      const t = 0.2 + i * 0.12
      const [a, b] = [x + (foot - x) * t, top + (-13 - top) * t]
      d += `M${tenth(a)},${tenth(b)}L${tenth(a + side * 4.5 * t)},${tenth(b)}`
    }
    d += `M${x},${top}L${foot},-13M${x},${top}L${foot + side * 5},-13`
  }
  return `<path d="${d}" stroke="${OUTLINE}" stroke-width=".55" fill="none" opacity=".85"/>`
}

/** The seat's flag on the main sail, a skull on a Marauder's. */
function emblem({ seat, mast, mirrored = false }: ShipLooks, tint: Tint, set: number): Svg {
  if (seat === null) return `<g transform="translate(-7,-38) scale(1.55)">${skull()}</g>`
  if (set === 0) return ''
  const [shape, at] = [FLAGS[seat], LETTER_AT[seat]]
  const letter =
    mast === undefined
      ? `<text x="${at}" y="4.8" text-anchor="middle" font-family="Inter Variable,sans-serif" font-weight="800" font-size="15" fill="${tint.dark}">${'ABCDEF'[seat]}</text>`
      : ''
  const turned = mirrored ? '<g transform="scale(-1,1)">' : ''
  return `<g transform="translate(-7.5,-37.5) scale(1.5)">${turned}<path d="${shape}" fill="#fff8e6" stroke="${tint.dark}" stroke-width="1"/>${letter}${mirrored ? '</g>' : ''}</g>`
}

function pennant({ seat, mast, mate = false, mirrored = false }: ShipLooks, tint: Tint): Svg {
  if (seat === null)
    return `<path d="M-12,-94C-4,-99 4,-90 13,-95C8,-92 8,-89 12,-87C4,-84 -4,-91 -12,-87Z" fill="#17110f" stroke="${OUTLINE}" stroke-width="1"/>`
  if (mast === undefined)
    return `<path d="M-12,-95C-3,-100 6,-92 18,-96L12,-91L18,-87C6,-84 -3,-91 -12,-87Z" fill="${tint.plain}" stroke="${OUTLINE}" stroke-width="1.2"/>`
  const out = mirrored ? -12 - 11 * mast : -12 + 11 * mast
  return `<path d="M-12,-94V-118" stroke="#5a3518" stroke-width="3" stroke-linecap="round"/><g transform="translate(${tenth(out)},${tenth(-104 - 3 * mast)})${mirrored ? ' scale(-1,1)' : ''}">${flag(seat, { scale: mast, mate })}</g>`
}

const HULL = 'M-48,-25L-27,-23V-15C-8,-10 20,-10 40,-17L56,-23C54,-12 47,-1 38,6H-35C-43,2 -48,-8 -48,-25Z'

const hull = ({ plain, dark, light }: Timber, stripe: Colour, night: boolean, marauder: boolean): Svg =>
  // By night a pale rim keeps the hull off the dark sea.
  `${night ? `<path d="${HULL}" fill="none" stroke="#cfe3ea" stroke-opacity=".55" stroke-width="5" stroke-linejoin="round"/>` : ''}<path d="${HULL}" fill="${plain}" stroke="${OUTLINE}" stroke-width="2" stroke-linejoin="round"/><path d="M-46.5,-9C-20,-2 22,-3 50,-12C47,-5 43,1 38,6H-35C-41,3 -45,-2 -46.5,-9Z" fill="${dark}"/><path d="M-48,-24.5L-27,-22.5V-15C-8,-10 20,-10 40,-17L55,-22.5L54,-18C38,-11 20,-6 -8,-7C-26,-7.6 -38,-11 -47.6,-14Z" fill="${light}" opacity=".9"/><path d="M-47.5,-13C-26,-6.5 20,-6 53.4,-17.5" stroke="${stripe}" stroke-width="3.2" fill="none"/><path d="M-45,-3C-20,2 26,1.5 46,-5" stroke="${OUTLINE}" stroke-opacity=".5" stroke-width="1" fill="none"/><path d="M-45,-21.5h6v6h-5.4Z M-36,-20.6h6v6.4l-6,-.8Z" fill="${marauder ? '#d8381f' : night ? '#ffcf6b' : '#f2d489'}" stroke="${OUTLINE}" stroke-width="1.1"/><path d="M-49,-26L-27,-24M-27,-15.6C-8,-11 20,-11 40,-18L56,-24" stroke="${OUTLINE}" stroke-width="2.2" fill="none" stroke-linecap="round"/>`

const planks = (night: boolean): Svg =>
  `<g stroke="${OUTLINE}" stroke-opacity=".4" stroke-width=".6" fill="none"><path d="M-47,-19C-30,-14 24,-12 54,-21M-46,-6.4C-20,0 24,-.4 48,-8M-43,1C-20,4.6 24,4 41,1M-47.6,-16.4C-26,-10 22,-9 54,-19"/><path d="M-30,-9v4M-6,-6v4M14,-6v4M34,-8v4M-38,-4v3.4M6,0v3M26,-.6v3"/></g><path d="M52,-22C57,-24 61,-21 62,-17C59,-18 56,-17 54,-15Z" fill="#e3b23c" stroke="${OUTLINE}" stroke-width="1"/><path d="M-48,-25.5h-3v-6h4" fill="none" stroke="${OUTLINE}" stroke-width="1.2"/><rect x="-53" y="-37" width="5" height="6" rx="1" fill="${night ? '#ffd469' : '#c9983a'}" stroke="${OUTLINE}" stroke-width="1"/>`

/** Guns that are ready are run out, spent ones behind a closed port. */
function gunports({ dark }: Timber, guns: number, ready: number): Svg {
  let s = ''
  for (let i = 0; i < guns; i++) {
    const x = -20 + i * (guns > 3 ? 14 : 17)
    const y = tenth(-3.4 - Math.max(0, x - 12) * 0.05)
    s += `<path d="M${x - 4},${tenth(y - 3.6)}h8v7h-8Z" fill="#120c0a" stroke="${OUTLINE}" stroke-width="1"/>`
    s +=
      i < ready
        ? `<path d="M${x - 3},${tenth(y - 2)}h6.5v4.4h-6.5Z" fill="#6b6662" stroke="#120c0a" stroke-width="1"/><circle cx="${x + 1.2}" cy="${tenth(y + 0.2)}" r="2.9" fill="#3a3634" stroke="#120c0a" stroke-width="1"/><circle cx="${x + 1.2}" cy="${tenth(y + 0.2)}" r="1.3" fill="#000"/>`
        : `<path d="M${x - 4},${tenth(y - 3.6)}h8v4h-8Z" fill="${dark}" stroke="${OUTLINE}" stroke-width=".8"/>`
  }
  return s
}

function holes(hurt: number): Svg {
  let s = ''
  for (let i = 0; i < hurt; i++) {
    const x = [30, -31, 8, -8][i % 4]
    const y = [-3, -1, 1.5, 2][i % 4]
    s += `<path d="M${x - 5},${y}l2,-4l2,2l3,-3l1,3.6l3,.4l-2.4,2.4l1,3l-3.6,-1l-2.4,2l-1,-3Z" fill="#0d0806" stroke="#e0b27a" stroke-width=".9" stroke-linejoin="round"/>`
  }
  return s
}
