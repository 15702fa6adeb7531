import { SEATS } from '../kit/seats.ts'
import { die as seatDie } from '../kit/dice.ts'
import type { Svg } from '../kit/svg.ts'
import { die } from '../quests/dice.ts'
import { DAY, NIGHT } from '../quests/palette.ts'
import { planks } from '../quests/sheet.ts'
import { ship } from '../quests/ships.ts'
import { coin } from '../quests/things.ts'
import { BLEED, isTaken, put, sizeOf, tile, wavelets, type PlateSpot, type Sitter, type Tile } from './place.ts'

/** The chart on the captain's table: how large it is, and where its home ports are, as parts of it. */
export interface LaidChart {
  readonly ratio: number
  readonly homes: readonly (readonly [number, number])[]
}
export interface CaptainsTable {
  readonly seats: readonly Sitter[]
  readonly chart: LaidChart
  /** How many sail against each other; a seat belongs to the side of its number. */
  readonly sides: number
  readonly marauders: number
  readonly night: boolean
  readonly small: boolean
}
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export const TEAM_COLOURS = ['#f2c14e', '#d8dfe2', '#d98e5f'] as const

/** Where the chart lies. */
export function chartFrame(ratio: number, small: boolean): Frame {
  const { width: whole } = sizeOf(small)
  const width = Math.min(small ? 246 : 548, (small ? 232 : 566) / ratio)
  const height = width * ratio
  return { x: (whole - width) / 2, y: small ? (234 - height) / 2 : 72 + (560 - height) / 2, width, height }
}

/** The table that the chart lies on. */
export function tableTop(night: boolean): Svg {
  const all = `x="-${BLEED}" y="-${BLEED}" width="1900" height="1700"`
  return `<defs><pattern id="op-wood" x="-140" y="-30" width="720" height="222" patternUnits="userSpaceOnUse" patternTransform="scale(1.6 1)">${planks(night, 720, 74)}</pattern><radialGradient id="op-lamp" cx=".5" cy=".45" r=".62"><stop stop-color="#ffd98a" stop-opacity=".21"/><stop offset="1" stop-color="#000" stop-opacity="${night ? 0.35 : 0.25}"/></radialGradient></defs><rect ${all} fill="url(#op-wood)"/><rect ${all} fill="url(#op-lamp)"/>`
}

interface Laid extends PlateSpot {
  readonly seat: number
  readonly side: number
}

const GAP = 124
const [LOWEST, HIGHEST] = [150, 606]

/** Which seats hang on which edge, from above: as near to their ports as they can without touching. */
function columnsOf({ seats, chart, sides, small }: CaptainsTable): readonly Laid[] {
  const frame = chartFrame(chart.ratio, small)
  const sideOf = (seat: number): number => (sides === 1 ? 0 : seat % sides)
  const laid: Laid[] = []
  for (const right of [false, true]) {
    const column = seats
      .map((_, seat) => ({ seat, side: sideOf(seat) }))
      .filter(({ side }) => (chart.homes[side]?.[0] ?? 0) >= 0.5 === right)
      .toSorted((a, b) => (chart.homes[a.side]?.[1] ?? 0) - (chart.homes[b.side]?.[1] ?? 0) || a.seat - b.seat)
    const many = column.length
    const gap = Math.min(GAP, many > 1 ? (HIGHEST - LOWEST) / (many - 1) : GAP)
    const wanted = column.map(({ side, seat }) => {
      const mates = column.filter((one) => one.side === side)
      const among = mates.findIndex((one) => one.seat === seat) - (mates.length - 1) / 2
      return frame.y + (chart.homes[side]?.[1] ?? 0.5) * frame.height + among * gap
    })
    apart(wanted, gap).forEach((y, k) => laid.push({ ...column[k], x: right ? 880 - 96 : 96, y }))
  }
  return laid
}

/** Moves heights apart until they keep the gap and stay inside. */
function apart(heights: readonly number[], gap: number): readonly number[] {
  const ys = [...heights]
  for (let k = 0; k < ys.length; k++) ys[k] = Math.max(ys[k], LOWEST + k * gap, k === 0 ? LOWEST : ys[k - 1] + gap)
  for (let k = ys.length - 1; k >= 0; k--)
    ys[k] = Math.min(ys[k], HIGHEST - (ys.length - 1 - k) * gap, k === ys.length - 1 ? HIGHEST : ys[k + 1] - gap)
  return ys
}

/** Where the plates hang, one for every seat. */
export function questsPlates(table: CaptainsTable): readonly PlateSpot[] {
  const laid = columnsOf(table)
  return table.seats.map((_, seat) => laid.find((one) => one.seat === seat) ?? { x: 96, y: 300 })
}

const SHADE = '<ellipse cx="4" cy="4" rx="54" ry="8" opacity=".35"/>'
const MARAUDERS = [
  [0.62, 0.4],
  [0.5, 0.72],
  [0.78, 0.68],
  [0.36, 0.52],
] as const

/** A ship off every home port, and a line from her to her plate. */
export function questsShips(table: CaptainsTable): Svg {
  const { seats, chart, marauders, night, small } = table
  const frame = chartFrame(chart.ratio, small)
  const scale = small ? 0.36 : 0.62
  const laid = columnsOf(table)
  const ships = laid.map((one) => {
    const at = anchorage(one, laid, table)
    const seat = seats[one.seat]
    const art = isTaken(seat)
      ? SHADE + ship({ seat: one.seat, sails: 4, guns: 3, detail: true, night, seed: one.seat })
      : missing(seat.kind === 'closed', one.seat, night)
    return (small ? '' : line(one, at)) + put(at[0], at[1], scale, art)
  })
  const black = MARAUDERS.slice(0, marauders).map(([u, v], seed) =>
    put(
      frame.x + u * frame.width,
      frame.y + v * frame.height,
      scale * 0.86,
      SHADE + ship({ seat: null, sails: 4, guns: 3, detail: true, night, seed }),
    ),
  )
  const free = !small && laid.filter(({ x }) => x > 440).length < 2
  const things = free ? put(770, 486, 0.9, die(5)) + put(812, 516, 0.72, die(2)) + put(742, 552, 1.3, coin) + put(772, 562, 1.3, coin) : ''
  return ships.join('') + black.join('') + things
}

/** She lies off her port, towards the middle of the chart, mates beside each other. */
function anchorage(one: Laid, all: readonly Laid[], { chart, small }: CaptainsTable): readonly [number, number] {
  const frame = chartFrame(chart.ratio, small)
  const [u, v] = chart.homes[one.side] ?? [0.5, 0.5]
  const [x, y] = [frame.x + u * frame.width, frame.y + v * frame.height]
  const mates = all.filter(({ side }) => side === one.side)
  const among = mates.findIndex(({ seat }) => seat === one.seat) - (mates.length - 1) / 2
  const [dx, dy] = [frame.x + frame.width / 2 - x, frame.y + frame.height / 2 - y]
  const far = Math.hypot(dx, dy) || 1
  const off = small ? 28 : 56
  return [
    x + (dx / far) * off + among * (small ? 40 : 70) + (mates.length > 1 ? (u < 0.5 ? 12 : -12) : 0),
    y + (dy / far) * off + (small ? 10 : 16) + Math.abs(among) * 8,
  ]
}

function line({ seat, x, y }: Laid, [toX, toY]: readonly [number, number]): Svg {
  const from = x > 440 ? x - 82 : x + 82
  const d = `M${from},${y}Q${(from + toX) / 2},${y} ${toX},${toY - 20}`
  return `<path d="${d}" fill="none" stroke="#1a0f06" stroke-width="5" opacity=".45"/><path d="${d}" fill="none" stroke="${SEATS[seat].plain}" stroke-width="2.6" stroke-dasharray="7 5" stroke-linecap="round"/>`
}

const missing = (closed: boolean, seat: number, night: boolean): Svg =>
  closed
    ? '<path d="M-16,-34L16,-2M16,-34L-16,-2" opacity=".9" stroke="#f6ead0" stroke-width="5" stroke-linecap="round"/>'
    : `<g fill="#fffaf0" fill-opacity="${night ? 0.3 : 0.62}" stroke="${night ? SEATS[seat].light : SEATS[seat].dark}" stroke-width="3" stroke-dasharray="7 5" stroke-linejoin="round"><path d="M-48,-25L-27,-23V-15C-8,-10 20,-10 40,-17L56,-23C54,-12 47,-1 38,6H-35C-43,2 -48,-8 -48,-25Z"/><path d="M-12,-94V-12M20,-84V-12" fill="none"/><path d="M-31,-56H7C16,-40 14,-28 12,-20Q-8,-27 -29,-20C-24,-34 -24,-44 -31,-56ZM4,-51H36C44,-38 42,-28 40,-20Q22,-26 6,-20"/></g>`

/** Ships as they sail with and against each other: seat, place, size, and whether she sails to the left. */
type Sailing = readonly [seat: number | null, x: number, y: number, scale: number, left?: true]
interface Fleet {
  readonly ships: readonly Sailing[]
  /** Where the teams' pennants hang. */
  readonly teams: readonly (readonly [number, number])[]
}
const FLEETS: Readonly<Record<string, Fleet>> = {
  ffa: {
    ships: [
      [0, 26, 42, 0.34],
      [1, 88, 38, 0.34, true],
      [2, 56, 68, 0.38],
    ],
    teams: [],
  },
  team2v2: {
    ships: [
      [0, 26, 48, 0.32],
      [2, 40, 67, 0.34],
      [1, 90, 48, 0.32, true],
      [3, 76, 67, 0.34, true],
    ],
    teams: [
      [16, 14],
      [100, 14],
    ],
  },
  team3v3: {
    ships: [
      [0, 38, 34, 0.27],
      [2, 22, 52, 0.29],
      [4, 38, 70, 0.3],
      [1, 78, 34, 0.27, true],
      [3, 94, 52, 0.29, true],
      [5, 78, 70, 0.3, true],
    ],
    teams: [
      [16, 14],
      [100, 14],
    ],
  },
  team2v2v2: {
    ships: [
      [0, 22, 42, 0.27],
      [3, 40, 34, 0.27],
      [1, 94, 42, 0.27, true],
      [4, 76, 34, 0.27, true],
      [2, 40, 70, 0.28],
      [5, 76, 70, 0.28, true],
    ],
    teams: [
      [14, 12],
      [102, 12],
      [58, 50],
    ],
  },
  coop: {
    ships: [
      [0, 30, 44, 0.32],
      [1, 44, 68, 0.34],
      [null, 88, 60, 0.5, true],
    ],
    teams: [],
  },
}

const pennant = ([x, y]: readonly [number, number], team: number): Svg =>
  `<g transform="translate(${x} ${y})"><path d="M-9,-8H9V6L0,1L-9,6Z" fill="${TEAM_COLOURS[team]}" stroke="#2c2117" stroke-width="1.2"/><text y="1.5" text-anchor="middle" font-family="Inter Variable" font-weight="800" font-size="8.5" fill="#2c2117">${'I'.repeat(team + 1)}</text></g>`

/** Who sails against whom. */
export function sidesTile(mode: string, night: boolean): Tile {
  const palette = night ? NIGHT : DAY
  const { ships, teams } = FLEETS[mode] ?? FLEETS.ffa
  const fleet = ships.map(
    ([seat, x, y, scale, left]) =>
      `<g transform="translate(${x} ${y}) scale(${left === true ? -scale : scale} ${scale})">${ship({ seat, sails: 4, guns: 2, night, seed: x })}</g>`,
  )
  return tile(wavelets('#ffffff', [26, 50, 70]) + teams.map(pennant).join('') + fleet.join(''), palette.sea)
}

/** Dice: laid by chance. */
export const chanceTile = (night: boolean): Tile =>
  tile(
    seatDie({ face: 5, owner: -1, x: 44, y: 39, size: 40 }) + seatDie({ face: 2, owner: -1, x: 80, y: 45, size: 30 }),
    night ? NIGHT.paper : DAY.paper,
  )

/** A chart that is still being laid. */
export function draftTile(night: boolean): Tile {
  const palette = night ? NIGHT : DAY
  const hex = (x: number, y: number, fill: string, more = ''): Svg =>
    `<path d="M${x},${y - 17}L${x + 15},${y - 8.5}V${y + 8.5}L${x},${y + 17}L${x - 15},${y + 8.5}V${y - 8.5}Z" fill="${fill}" stroke="#2c2117" stroke-width="1.8" ${more}/>`
  return tile(
    hex(30, 42, palette.sea) +
      hex(60, 42, palette.grass) +
      hex(45, 16, palette.sea) +
      hex(45, 68, palette.sea) +
      hex(90, 30, '#e8d39a') +
      hex(75, 16, 'none', 'stroke-dasharray="4 3"'),
    palette.paper,
  )
}
