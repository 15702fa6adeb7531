import { backPicture, cardPicture, isCard } from '../bottom/cards/card.ts'
import { deckChair, planks, rail } from '../bottom/scene/deck.ts'
import { iceberg } from '../bottom/scene/iceberg.ts'
import { DAY, NIGHT, type Light } from '../bottom/scene/light.ts'
import { liner } from '../bottom/scene/liner.ts'
import { seaStrips } from '../bottom/scene/sea.ts'
import { moon, sky } from '../bottom/scene/sky.ts'
import { SEATS } from '../kit/seats.ts'
import type { Svg } from '../kit/svg.ts'
import { BLEED, WIDE_TILE, forSeats, isTaken, put, sizeOf, tile, wavelets, type Place, type Sitter, type Tile } from './place.ts'

export interface Roads {
  readonly seats: readonly Sitter[]
  readonly draft: boolean
  /** A short cruise: the Iceberg is near. */
  readonly short: boolean
  readonly night: boolean
  readonly small: boolean
}

const lightOf = (night: boolean): Light => (night ? NIGHT : DAY)
const FUNNELS = [84, 132, 180, 228]
const LENGTH = 1700
const INK = '#14212b'
const PAPER = '#fbf1da'

/** Where the ships lie, as parts of the roads, and how large: one's own is the nearest. */
type Berth = readonly [across: number, down: number, scale: number]
const BERTHS: readonly (readonly Berth[])[] = [
  [
    [0.27, 0.78, 1.2],
    [0.72, 0.3, 1.05],
  ],
  [
    [0.26, 0.92, 1.16],
    [0.74, 0.56, 1.06],
    [0.32, 0.08, 0.9],
  ],
  [
    [0.255, 0.94, 1.08],
    [0.745, 0.94, 1.04],
    [0.25, 0.1, 0.86],
    [0.73, 0.1, 0.86],
  ],
  [
    [0.235, 0.97, 1.02],
    [0.765, 0.97, 1],
    [0.16, 0.16, 0.76],
    [0.5, 0.3, 0.78],
    [0.84, 0.16, 0.76],
  ],
]

/** The roads, seen from a promenade deck: a liner for every seat. */
export function bottomPlace(roads: Roads): Place {
  const { seats, night, small } = roads
  const light = lightOf(night)
  const { width } = sizeOf(small)
  const horizon = small ? 92 : 214
  const spots = forSeats(BERTHS, 2, seats.length).map(([across, down, scale]) => ({
    x: across * width,
    y: horizon + (small ? 20 : 58) + down * (small ? 96 : 252),
    scale: scale * (small ? 0.44 : 0.95),
  }))
  const ships = seats
    .map((seat, k) => ({ k, ...spots[k], art: berth(seat, k, light, night) }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, scale, art }) => put(x - 165 * scale, y, scale, art))
  return {
    art: far(roads, light, horizon) + ships.join('') + promenade(roads, light),
    plates: spots.map(({ x, y }) => ({ x, y: y + 30 })),
  }
}

/** Sky, Iceberg and sea. */
function far({ seats, short, night, small }: Roads, light: Light, horizon: number): Svg {
  const { width } = sizeOf(small)
  const above = `<rect x="-${BLEED}" y="-${2 * BLEED}" width="${LENGTH}" height="${2 * BLEED}" fill="${light.sky}"/>${put(-BLEED, -200, 1, sky(light, LENGTH, horizon + 200, BLEED + width * 0.3))}`
  const orb = night
    ? moon(width * 0.3, small ? 36 : 96, small ? 15 : 30)
    : `<circle cx="${width * 0.3}" cy="${horizon - 4}" r="${small ? 30 : 62}" fill="${light.orb}"/>`
  const many = seats.length > 3
  const near = short ? 1.6 : 1
  const ice = iceberg(
    light,
    width * (many ? 0.5 : 0.86) - (many ? 0 : 10),
    horizon + (small ? 4 : 10),
    (small ? 74 : 172) * near,
    (small ? 52 : 118) * near,
  )
  const strips = seaStrips(light, width + 2 * BLEED, horizon, small ? 282 : 626)
  return above + orb + ice + strips.map(({ art, x, y }) => put(x - BLEED, y, 1, art)).join('')
}

const OUTLINE = `<path d="M4,-48C2,-34 12,-10 20,0H300C312,-16 322,-44 330,-60C296,-52 270,-48 240,-48Z"/><path d="M22,-48V-58H30V-68H258V-58H262V-48"/>${FUNNELS.map((x) => `<path d="M${x - 2},-68L${x + 4},-110H${x + 24}L${x + 18},-68"/>`).join('')}`
const BUOY = `<g transform="translate(165 -4)"><path d="M-26,6L-12,-44H12L26,6Z" fill="#d9432c"/><path d="M-19,-18H19L22,-6H-22Z" fill="${PAPER}"/><path d="M0,-44V-60" stroke="${INK}" stroke-width="4"/></g>`

/** A seat's liner, her outline while she is missed, or the buoy of a place that stays empty. */
function berth(seat: Sitter, at: number, light: Light, night: boolean): Svg {
  if (seat.kind === 'closed') return BUOY
  const { plain, writing } = SEATS[at]
  const wake = `<path d="M-14,2q20,-7 40,0t40,0t40,0t40,0t40,0t40,0t40,0t40,0t40,0" fill="none" stroke="${light.glint}" stroke-width="3.4" stroke-linecap="round" opacity=".75"/><path d="M0,1H330L300,14H26Z" fill="#06202a" opacity=".22"/>`
  if (!isTaken(seat))
    return `<g fill="${light.glint}" fill-opacity=".34" stroke="${night ? PAPER : INK}" stroke-width="2.4" stroke-dasharray="8 6" stroke-linejoin="round">${OUTLINE}</g>${wake}`
  const name = `<rect x="252" y="-40" width="40" height="17" rx="2" fill="${plain}"/><text x="272" y="-26.5" text-anchor="middle" font-family="Barlow Condensed" font-weight="700" font-size="16" fill="${writing}">${'ABCDE'[at]}</text>`
  return liner(light, { length: 330, funnels: FUNNELS, colour: plain, bridge: true, smoke: true, windows: true }) + name + wake
}

/** The deck we stand on. */
function promenade({ draft, small }: Roads, light: Light): Svg {
  if (small) return put(-BLEED, 0, 1, rail(light, LENGTH, 222, 244, [420, 540, 660, 780]))
  const top = 600
  const deck = put(
    -BLEED,
    0,
    1,
    planks(light, LENGTH, top + 40, 1000, 850, 300) + rail(light, LENGTH, top, top + 46, [120, 420, 720, 1020, 1320]),
  )
  return deck + deckChair(806, 604, 0.9, 4) + (draft ? put(452, 596, 1, draftedCards(0.5)) : '')
}

const inner = (svg: Svg): Svg => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

interface Fan {
  readonly turn: number
  readonly step: number
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Cards held like a hand. */
const fan = (pictures: readonly Svg[], { turn, step, width, height, scale }: Fan): Svg =>
  pictures
    .map((art, k) => {
      const off = k - (pictures.length - 1) / 2
      return `<g transform="rotate(${off * turn}) translate(${off * step} 0) scale(${scale})"><rect x="${-width / 2 - 4}" y="${-height / 2 - 4}" width="${width + 8}" height="${height + 8}" fill="${PAPER}" stroke="#754e19" stroke-width="3"/><svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner(art)}</svg></g>`
    })
    .join('')

const draftedCards = (scale: number): Svg =>
  fan(
    ['lady', 'jack', 'steward'].filter(isCard).map((name) => cardPicture(name, 'green')),
    { turn: 12, step: 34, width: 140, height: 178, scale },
  )

/** The same cards for all, or a draft before it. */
export const startTile = (draft: boolean, night: boolean): Tile =>
  tile(
    put(
      89,
      draft ? 44 : 42,
      1,
      draft
        ? draftedCards(0.3)
        : fan(
            Array.from({ length: 4 }, () => backPicture()),
            { turn: 11, step: 26, width: 100, height: 140, scale: 0.36 },
          ),
    ),
    night ? '#1b2a3c' : '#8cc0b2',
    WIDE_TILE,
  )

/** A long way to the Iceberg, or a short one; with what it costs. */
export function cruiseTile(short: boolean, price: number, night: boolean): Tile {
  const light = lightOf(night)
  const at = short ? 124 : 150
  const ship = put(
    short ? 22 : 16,
    66,
    0.24,
    liner(light, { length: 330, funnels: FUNNELS, colour: '#b4341f', bridge: true, smoke: true, windows: true }),
  )
  const badge = put(
    at,
    short ? 38 : 22,
    1,
    `<circle r="11" fill="${PAPER}" stroke="#754e19" stroke-width="2"/><text y="4.5" text-anchor="middle" font-family="Barlow Condensed" font-weight="700" font-size="14" fill="${INK}">${price}</text>`,
  )
  return tile(
    `<circle cx="40" cy="46" r="15" fill="${light.orb}"/>${iceberg(light, at, 54, short ? 74 : 32, short ? 52 : 24)}<rect y="50" width="${WIDE_TILE.width}" height="24" fill="${light.sea[2]}"/>${wavelets(light.glint, [58, 68], WIDE_TILE.width)}${ship}${badge}`,
    light.sky,
    WIDE_TILE,
  )
}
