import { fractalNoise, random, seedOf, valueNoise } from '../../kit/index.ts'
import { contour, type Field } from './contour.ts'
import { DIRECTIONS } from '@flotilla/quests/geometry'
import { hexOver, middleOf, outside } from './hexes.ts'

export type Ground = 'calm' | 'stormy' | 'treacherous' | 'mountain' | 'island' | 'port' | 'workshop' | 'home'

/** A space of a chart. */
export interface Space {
  readonly q: number
  readonly r: number
  readonly ground: Ground
  /** The island or Trading Port, and nothing elsewhere. */
  readonly id: string
}

/** The lines of a chart as path data: coasts and shallows, the rim of the sea. */
export interface Coasts {
  readonly land: string
  /** From the deep to the beach. */
  readonly shallows: readonly string[]
  readonly sea: string
  readonly rims: readonly string[]
}

/** Where a chart lies: from its first hex to its last, with room for what juts out. */
export function frameOf(spaces: readonly Space[], room = 130): { left: number; top: number; width: number; height: number } {
  const middles = spaces.map(({ q, r }) => middleOf(q, r))
  const left = Math.min(...middles.map(([x]) => x)) - room
  const top = Math.min(...middles.map(([, y]) => y)) - room
  const right = Math.max(...middles.map(([x]) => x)) + room
  const bottom = Math.max(...middles.map(([, y]) => y)) + room
  return { left, top, width: right - left, height: bottom - top }
}

const isLand = ({ ground }: Space): boolean => ground !== 'calm' && ground !== 'stormy' && ground !== 'treacherous'

/** Away from the middle of the chart: there the land behind a Home Port lies. */
export function outwards(spaces: readonly Space[]): (space: Space) => readonly [number, number] {
  const middles = spaces.map(({ q, r }) => middleOf(q, r))
  const midX = middles.reduce((sum, [x]) => sum + x, 0) / middles.length
  const midY = middles.reduce((sum, [, y]) => sum + y, 0) / middles.length
  return ({ q, r }) => {
    const [x, y] = middleOf(q, r)
    const far = Math.hypot(x - midX, y - midY) || 1
    return [(x - midX) / far, (y - midY) / far]
  }
}

interface Lobe {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** The land of every hex as discs, and what bridges them: taken together they make the coasts. */
function lobesOf(spaces: readonly Space[]): Lobe[] {
  const at = new Map(spaces.map((space) => [`${space.q},${space.r}`, space]))
  const away = outwards(spaces)
  const lobes: Lobe[] = []
  const add = (x: number, y: number, r: number): number => lobes.push({ x, y, r })
  for (const space of spaces) {
    const { q, r: row, ground, id } = space
    const [x, y] = middleOf(q, row)
    const r = random(seedOf((id === '' ? ground : id) + String(q * 7 + row * 131)))
    if (ground === 'island') {
      add(x, y - 3, 19)
      const n = 4 + Math.floor(r() * 2)
      const turn = r() * Math.PI * 2
      for (let i = 0; i < n; i++) {
        const angle = turn + (i / n) * Math.PI * 2 + r() * 0.5
        const far = 12 + r() * 8
        add(x + Math.cos(angle) * far * 1.3, y - 4 + Math.sin(angle) * far * 0.85, 6 + r() * 7)
      }
    } else if (ground === 'mountain') {
      add(x, y, 27)
      for (let i = 0; i < 5; i++) {
        const angle = r() * Math.PI * 2
        add(x + Math.cos(angle) * 19, y + Math.sin(angle) * 19, 9 + r() * 5)
      }
    } else if (ground === 'port' || ground === 'workshop') {
      add(x, y - 5, 15)
      add(x - 12 - r() * 5, y - 5, 10)
      add(x + 12 + r() * 5, y - 3, 9 + r() * 3)
      add(x + (r() - 0.5) * 12, y - 14, 9)
    } else if (ground === 'home') {
      const [ux, uy] = away(space)
      add(x + ux * 6, y + uy * 6 - 2, 24)
      add(x + ux * 30, y + uy * 22, 20)
      add(x + ux * 26 - uy * 26, y + uy * 20 + ux * 22, 15)
      add(x + ux * 26 + uy * 26, y + uy * 20 - ux * 22, 15)
      add(x + ux * 52, y + uy * 34, 13)
    }
    for (const [dq, dr] of DIRECTIONS.slice(0, 3)) {
      const other = at.get(`${q + dq},${row + dr}`)
      if (other === undefined) continue
      const [toX, toY] = middleOf(other.q, other.r)
      const mountains = Number(ground === 'mountain') + Number(other.ground === 'mountain')
      if (mountains === 2) add((x + toX) / 2, (y + toY) / 2, 23)
      else if (mountains === 1 && isLand(space) && isLand(other)) add((x + toX) / 2, (y + toY) / 2, 8)
    }
  }
  return lobes
}

function grid(spaces: readonly Space[], step: number, height: number): Field {
  const { left, top, width, height: high } = frameOf(spaces)
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(high / step) + 1]
  return { heights: new Float32Array(columns * rows).fill(height), columns, rows, left, top, step }
}

const BEYOND = 44
const SOFT = 9

/** How far every point lies off the land: discs melted together, with noise for a coast that looks drawn. */
function landField(spaces: readonly Space[]): Field {
  const field = grid(spaces, 2.5, 80)
  const { heights, columns, rows, left, top, step } = field
  for (const { x, y, r } of lobesOf(spaces)) {
    const reach = r + BEYOND
    const last = [Math.min(columns - 1, Math.ceil((x + reach - left) / step)), Math.min(rows - 1, Math.ceil((y + reach - top) / step))]
    for (let j = Math.max(0, Math.floor((y - reach - top) / step)); j <= last[1]; j++)
      for (let i = Math.max(0, Math.floor((x - reach - left) / step)); i <= last[0]; i++) {
        const [dx, dy] = [left + i * step - x, top + j * step - y]
        const far = Math.sqrt(dx * dx + dy * dy) - r
        const known = heights[j * columns + i]
        const melt = Math.max(SOFT - Math.abs(known - far), 0) / SOFT
        heights[j * columns + i] = Math.min(known, far) - melt * melt * SOFT * 0.25
      }
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const height = heights[j * columns + i]
      if (height >= 30 || height <= -14) continue
      const [x, y] = [left + i * step, top + j * step]
      heights[j * columns + i] =
        height + (fractalNoise(x / 15 + 40, y / 15 + 40, 3) - 0.5) * 15 + (valueNoise(x / 4 + 9, y / 4, 21) - 0.5) * 2.6
    }
  return field
}

/** How far every point lies outside the spaces. */
function seaField(spaces: readonly Space[]): Field {
  const field = grid(spaces, 5, 60)
  const { heights, columns, rows, left, top, step } = field
  const there = new Set(spaces.map(({ q, r }) => q * 64 + r))
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [left + i * step, top + j * step]
      const [q, r] = hexOver(x, y)
      let far = 60
      for (const [dq, dr] of [[0, 0], ...DIRECTIONS]) {
        if (!there.has((q + dq) * 64 + r + dr)) continue
        const [midX, midY] = middleOf(q + dq, r + dr)
        far = Math.min(far, outside(x - midX, y - midY))
      }
      const rough = far <= 45 && far >= -22
      heights[j * columns + i] =
        far + (rough ? (fractalNoise(x / 40 + 5, y / 40 + 5, 9) - 0.5) * 12 + (valueNoise(x / 7, y / 7, 2) - 0.5) * 2.4 : 0)
    }
  return field
}

/** The lines of a chart. It takes a tenth of a second: work it out once a map, away from where somebody waits. */
export function coastsOf(spaces: readonly Space[]): Coasts {
  const land = landField(spaces)
  const sea = seaField(spaces)
  return {
    land: contour(land, 0),
    shallows: [contour(land, 15, 6), contour(land, 9.5, 5), contour(land, 4.5, 4)],
    sea: contour(sea, 5),
    rims: [contour(sea, 10, 8), contour(sea, 15, 9), contour(sea, 21, 10)],
  }
}
