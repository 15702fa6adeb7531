import { die } from '../kit/dice.ts'
import type { Svg } from '../kit/svg.ts'
import { ripples } from '../kit/water.ts'
import { cannon } from '../waves/cannon.ts'
import { palm, town } from '../waves/coast.ts'
import { c } from '../waves/palette.ts'
import { bag, rhumb, rose } from '../waves/paper.ts'
import { rivalShip, type RivalLook } from '../waves/rival.ts'
import { BLEED, forSeats, isTaken, pale, paperSheet, put, sizeOf, tile, wavelets, type Place, type Sitter, type Tile } from './place.ts'

export interface PaperSea {
  readonly seats: readonly Sitter[]
  /** The Merchantman sails along. */
  readonly solo: boolean
  readonly night: boolean
  readonly small: boolean
}

const LENGTH = 1900

const look = (seat: number, merchant = false): RivalLook => ({
  seat,
  chests: [0, 1, 2].map(() => ({ values: [], buried: false, sum: 0, squares: 8 })),
  hullLevel: 0,
  crewLevel: 0,
  spirits: { filled: 0, squares: 2 },
  torn: 0,
  merchant,
})
const ship = (seat: number, merchant = false): Svg => rivalShip(look(seat, merchant), 0, 0, 1, false)

/** Where the ships lie, as parts of the sea, and how large; one's own is the nearest, the others lie around the bag. */
type Berth = readonly [across: number, down: number, scale: number]
const BERTHS: readonly (readonly Berth[])[] = [
  [[0.32, 0.74, 1.1]],
  [
    [0.27, 0.76, 1.12],
    [0.73, 0.36, 0.98],
  ],
  [
    [0.26, 0.79, 1.1],
    [0.75, 0.64, 1.02],
    [0.5, 0.245, 0.88],
  ],
  [
    [0.26, 0.81, 1.04],
    [0.75, 0.81, 1],
    [0.74, 0.33, 0.86],
    [0.26, 0.36, 0.86],
  ],
  [
    [0.27, 0.83, 1],
    [0.75, 0.83, 0.96],
    [0.82, 0.5, 0.84],
    [0.54, 0.24, 0.8],
    [0.18, 0.46, 0.84],
  ],
]
const MERCHANT: Berth = [0.73, 0.38, 0.96]
const BAGS = [
  [0.5, 0.52],
  [0.5, 0.56],
  [0.46, 0.52],
  [0.5, 0.52],
  [0.5, 0.53],
] as const
const DICE = [
  [-58, 36, 5, -1],
  [-18, 54, 3, 0],
  [30, 50, 6, 1],
  [66, 30, 2, 2],
  [-2, 82, 4, -1],
] as const

/** Ships on the paper sea, the bag of dice between them. */
export function wavesPlace({ seats, solo, night, small }: PaperSea): Place {
  const { width, height } = sizeOf(small)
  const n = seats.length
  const berths = forSeats(BERTHS, 1, n)
  const fleet = [
    ...seats.map((seat, k) => ({ at: berths[k], art: shipOf(seat, k, night) })),
    ...(solo ? [{ at: MERCHANT, art: ship(1, true) }] : []),
  ]
  const ships = fleet
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ at: [across, down, scale], art }) => {
      const k = scale * (small ? 0.36 : 0.86)
      return put(across * width - 156 * k, down * height - 128 * k, k, art)
    })
  return {
    art: sea(small) + dice(n, small) + ships.join(''),
    plates: berths.slice(0, n).map(([across, down, scale]) => ({ x: across * width, y: down * height + 58 * (scale > 0.95 ? 1 : 0.9) })),
  }
}

function shipOf(seat: Sitter, at: number, night: boolean): Svg {
  if (seat.kind === 'closed')
    return `<path d="M126,92L186,152M186,92L126,152" fill="none" stroke="${c.line}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`
  return isTaken(seat) ? ship(at) : pale(ship(at), night)
}

/** Paper, water and a coast. */
function sea(small: boolean): Svg {
  const { width, height } = sizeOf(small)
  const horizon = small ? 50 : 118
  const waves = [0.06, 0.18, 0.32, 0.48, 0.64, 0.8, 0.94].map((part, k) => {
    const d = ripples(-200, width + 300, horizon + (height - horizon) * part, {
      height: 3 + k * 0.6,
      length: 44 + k * 6,
      w: 1.2 + k * 0.12,
      seed: k * 3 + 2,
    })
    return `<path d="${d}" fill="${c.sea3}" opacity=".5"/>`
  })
  const coast = small
    ? town(40, horizon + 2, 0.7, null) + rose(350, 42, 26)
    : town(560, horizon + 4, 1.1, null) + palm(640, horizon + 4, 44, 6) + palm(664, horizon + 4, 32, -4) + rose(806, 92, 50)
  return `<defs><linearGradient id="op-sea" x2="0" y2="1"><stop stop-color="${c.sea}" stop-opacity=".35"/><stop offset=".3" stop-color="${c.sea}"/><stop offset="1" stop-color="${c.sea2}"/></linearGradient></defs><rect x="-${BLEED}" y="-${BLEED}" width="${LENGTH}" height="1600" fill="${c.paper}"/>${rhumb(width / 2, height * 0.42, 1300, 32)}<rect x="-${BLEED}" y="${horizon}" width="${LENGTH}" height="1200" fill="url(#op-sea)"/>${waves.join('')}${coast}`
}

function dice(seats: number, small: boolean): Svg {
  const { width, height } = sizeOf(small)
  const [across, down] = forSeats(BAGS, 1, seats)
  const ring = (more: string): Svg => `<ellipse cx="4" cy="42" rx="90" ry="22" ${more}/>`
  const lying = DICE.map(([x, y, face, owner]) => die({ face, owner: Math.min(owner, seats - 1), x, y, size: 34 }))
  return put(
    across * width,
    down * height,
    small ? 0.5 : 0.92,
    ring('fill="#fff" opacity=".16"') +
      ring(`fill="none" stroke="${c.line}" stroke-width="1.6" stroke-dasharray="6 5" opacity=".55"`) +
      bag(0, -14) +
      lying.join(''),
  )
}

const paper = (art: Svg): Tile => tile(art, c.paper)
const tileSea = `<rect y="44" width="116" height="30" fill="${c.sea}"/>${wavelets(c.sea3, [52, 64])}`
const at = (seat: number, x: number, y: number, scale: number, merchant = false): Svg => put(x, y, scale, ship(seat, merchant))

/** A fleet, or one against the Merchantman. */
export const fleetTile = (solo: boolean): Tile =>
  paper(tileSea + (solo ? at(0, 2, 26, 0.22) + at(1, 52, 8, 0.2, true) : at(2, 58, 2, 0.18) + at(1, 2, 8, 0.19) + at(0, 30, 24, 0.24)))

/** A chest with so many squares in a row. */
export function chestTile(columns: number): Tile {
  const w = columns * 17 + 10
  let squares = ''
  for (let k = 0; k < columns * 2; k++)
    squares += `<rect x="${-w / 2 + 6 + (k % columns) * 17}" y="${-5 + Math.floor(k / columns) * 18}" width="14" height="14" fill="#f6ead0" stroke="${c.line}" stroke-width="1.2"/>`
  const chest = `<path d="M${-w / 2},-18Q0,-38 ${w / 2},-18V-10H${-w / 2}Z" fill="${c.wood1}" stroke="${c.line}" stroke-width="2"/><rect x="${-w / 2}" y="-10" width="${w}" height="42" fill="${c.wood2}" stroke="${c.line}" stroke-width="2"/>${squares}<rect x="-4" y="-15" width="8" height="9" fill="${c.gold}" stroke="${c.line}" stroke-width="1.2"/>`
  return paper(put(58, 41, 0.82, chest))
}

/** Sharp broadsides, thick hulls, or numbers of one's own. */
export function numbersTile(edition: string): Tile {
  if (edition === 'house-2')
    return paper(
      put(48, 46, 1, cannon(-26, -16, 0.62)) +
        `<g transform="translate(92 28)"><path d="M0,-17L5,-6L16,-9L9,0L16,9L5,6L0,17L-5,6L-16,9L-9,0L-16,-9L-5,-6Z" fill="#f3b83c" stroke="${c.line}" stroke-width="1.6"/><circle r="5" fill="#fff3c4"/></g>`,
    )
  if (edition === 'house-1')
    return paper(
      `<g transform="translate(40 38)"><path d="M-19,-22H19V2C19,16 8,23 0,27C-8,23 -19,16 -19,2Z" fill="${c.wood1}" stroke="${c.line}" stroke-width="2"/><path d="M-19,-10H19M-19,3H19M-13,15H13" stroke="${c.line}" stroke-width="1.6"/><circle r="4.5" cy="-3" fill="${c.gold}" stroke="${c.line}"/></g>` +
        put(86, 54, 1, town(0, 0, 0.9, null)),
    )
  return paper(paperSheet(58, 37))
}
