import { poly, random, tenth, type Point } from '../kit/index.ts'
import { ACTION_NAMES, type ActionName } from './glyphs.ts'

export interface Room {
  readonly action: ActionName
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Where everything stands, in the scene's own measure. The level (1 to 4) is the section that is flooding. */
export interface Stage {
  readonly phone: boolean
  readonly level: number
  readonly width: number
  readonly height: number
  /** The upper deck; the rooms' floor; the first of the thin decks in reserve and how high each is. */
  readonly deckY: number
  readonly floorY: number
  readonly reserveY: number
  readonly strip: number
  /** The section that is flooding: its ceiling is the threshold. */
  readonly holdY: number
  readonly keelY: number
  readonly seaY: number
  readonly dockY: number
  readonly rooms: readonly Room[]
  /** How large a pirate is drawn. */
  readonly scale: number
  /** The ship's sides at a height. */
  readonly left: (y: number) => number
  readonly right: (y: number) => number
}

/** The beam of the theatre: the shell's status bar covers what is above. */
export const TOP = 56

const bent =
  (from: number, by: number, y0: number, over: number, power: number) =>
  (y: number): number =>
    from + by * Math.max(0, (y - y0) / over) ** power

export function stageOf(phone: boolean, level: number): Stage {
  const reserve = 4 - level
  if (phone) {
    const side = bent(5, 32, 140, 416, 3.2)
    return {
      phone,
      level,
      width: 390,
      height: 844,
      deckY: 148,
      floorY: 456,
      reserveY: 456,
      strip: 16,
      holdY: 456 + 16 * reserve,
      keelY: 524 + 16 * reserve,
      seaY: 470 - (2 - reserve) * 10,
      dockY: 572 + (reserve === 3 ? 12 : 0),
      rooms: ACTION_NAMES.map((action, i) => ({ action, x: 19 + (i % 2) * 180, y: i < 2 ? 154 : 308, w: 172, h: 148 })),
      scale: 0.47,
      left: side,
      right: (y) => 390 - side(y),
    }
  }
  return {
    phone,
    level,
    width: 1280,
    height: 720,
    deckY: 142,
    floorY: 386,
    reserveY: 408,
    strip: 18,
    holdY: 410 + 18 * reserve,
    keelY: 500 + 18 * reserve,
    seaY: 424 - (2 - reserve) * 14,
    dockY: 558,
    rooms: ACTION_NAMES.map((action, i) => ({ action, x: 178 + i * 233, y: 150, w: 225, h: 236 })),
    scale: 0.79,
    left: bent(122, 74, 100, 434, 2.3),
    right: bent(1188, -142, 110, 424, 1.7),
  }
}

/** The inside of the hull at a height. */
export const inside = (stage: Stage, y: number): readonly [number, number] => {
  const wall = stage.phone ? 8 : 14
  return [stage.left(y) + wall, stage.right(y) - wall]
}

/** Points down a side. */
export const along = (side: (y: number) => number, y0: number, y1: number, n = 14): Point[] =>
  Array.from({ length: n + 1 }, (_, i): Point => {
    const y = y0 + ((y1 - y0) * i) / n
    return [tenth(side(y)), tenth(y)]
  })

/** A broken edge from left to right. */
export function jagged(x0: number, x1: number, y: number, height: number, seed: number): Point[] {
  const chance = random(seed)
  const points: Point[] = []
  for (let x = x0, up = true; x < x1; x += 6 + chance() * chance() * 52, up = !up)
    points.push([tenth(x), tenth(y + (up ? -1 : 1) * height * (0.3 + chance() * 0.8))])
  return [...points, [x1, y]]
}

/** The outline of the flooding section. */
export function holdPath(stage: Stage): string {
  const { holdY, keelY } = stage
  return poly([...along((y) => inside(stage, y)[0], holdY, keelY), ...along((y) => inside(stage, y)[1], holdY, keelY).reverse()])
}

/** How high the water stands in the flooding section; over the threshold it stays at the ceiling. */
export const waterY = ({ holdY, keelY }: Stage, water: number, threshold: number): number =>
  keelY - (keelY - holdY) * Math.min(1, threshold === 0 ? 1 : water / threshold) + 2

/** The names of the decks in reserve, and of the flooding one, stand here. */
export const deckLabelAt = (stage: Stage, level: number): Point => {
  const { phone, reserveY, strip, holdY } = stage
  if (level === stage.level) return [stage.left(holdY + 30) + (phone ? 16 : 24), holdY + (phone ? 5 : 7)]
  const i = 4 - level
  return [stage.left(reserveY + 12 + i * 20) + (phone ? 12 : 20), reserveY + strip * (i + 0.5) - (phone ? 8 : 8)]
}
