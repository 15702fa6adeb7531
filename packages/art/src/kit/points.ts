import { between, type Point } from './path.ts'

/** Points as a drawing lists them: `points('0,-6 6,-13 30,-14')`. */
export const points = (list: string): Point[] =>
  list.split(' ').map((pair) => {
    const [x, y] = pair.split(',')
    return [Number(x), Number(y)]
  })

/** The same points elsewhere, scaled and perhaps mirrored: how a piece is drawn once and put anywhere. */
export const placed =
  (x: number, y: number, scale = 1, flip = 1) =>
  (list: string): Point[] =>
    points(list).map(([u, v]) => [x + u * scale * flip, y + v * scale])

export const moved = (list: readonly Point[], dx: number, dy: number): Point[] => list.map(([x, y]) => [x + dx, y + dy])

export const rect = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** The corners of a rounded rectangle as points, for a brush to follow. */
export function roundedRect(x: number, y: number, w: number, h: number, r: number): Point[] {
  const corners = [
    [x + w - r, y + h - r],
    [x + r, y + h - r],
    [x + r, y + r],
    [x + w - r, y + r],
  ]
  return corners.flatMap(([cx, cy], quarter) =>
    [0, 1, 2, 3].map((k): Point => {
      const turn = ((quarter + k / 3) * Math.PI) / 2
      return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r]
    }),
  )
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The same line with points at even steps. */
export function evenly(line: readonly Point[], step = 7): Point[] {
  const even = [line[0]]
  let walked = 0
  for (let i = 1; i < line.length; i++) {
    let from = line[i - 1]
    const to = line[i]
    let left = distance(from, to)
    while (walked + left >= step) {
      from = between(from, to, (step - walked) / left)
      even.push(from)
      left = distance(from, to)
      walked = 0
    }
    walked += left
  }
  const end = line[line.length - 1]
  if (distance(end, even[even.length - 1]) > 0.5) even.push(end)
  return even
}
