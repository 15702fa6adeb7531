import { poly, tenth, type Point } from '../../kit/index.ts'

/** The radius of a hex; pointy tops, axial coordinates, r downwards. */
export const RADIUS = 40
const WIDE = Math.sqrt(3)

export const middleOf = (q: number, r: number): Point => [WIDE * RADIUS * (q + r / 2), 1.5 * RADIUS * r]

export const cornersAt = ([x, y]: Point, radius = RADIUS): Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 - 90) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

export const hexPath = (middle: Point, radius = RADIUS): string => poly(cornersAt(middle, radius))

/** How far a point lies outside a hex around 0, 0; inside it is negative. */
export const outside = (x: number, y: number): number =>
  Math.max(Math.abs(x), Math.abs(x * 0.5 + (y * WIDE) / 2), Math.abs(x * 0.5 - (y * WIDE) / 2)) - (RADIUS * WIDE) / 2

/** The hex that a point lies in. */
export function hexOver(x: number, y: number): Point {
  const row = y / (1.5 * RADIUS)
  const column = x / (WIDE * RADIUS) - row / 2
  let [q, r] = [Math.round(column), Math.round(row)]
  const s = Math.round(-column - row)
  const [dq, dr, ds] = [Math.abs(q - column), Math.abs(r - row), Math.abs(s + column + row)]
  if (dq > dr && dq > ds) q = -r - s
  else if (dr > ds) r = -q - s
  return [q, r]
}

const key = ([x, y]: Point): string => `${tenth(x)},${tenth(y)}`
const edgeKey = (a: Point, b: Point): string => (key(a) < key(b) ? `${key(a)}|${key(b)}` : `${key(b)}|${key(a)}`)

/** Every edge of these hexes once. */
export function edgesOf(middles: readonly Point[]): (readonly [Point, Point])[] {
  const edges = new Map<string, readonly [Point, Point]>()
  for (const middle of middles) {
    const corners = cornersAt(middle)
    for (const [i, from] of corners.entries()) edges.set(edgeKey(from, corners[(i + 1) % 6]), [from, corners[(i + 1) % 6]])
  }
  return [...edges.values()]
}

/** The outline of hexes taken together, as path data. */
export function outlineOf(middles: readonly Point[]): string {
  const edges = new Map<string, readonly [Point, Point]>()
  for (const middle of middles) {
    const corners = cornersAt(middle)
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % 6]
      const shared = edgeKey(from, to)
      if (!edges.delete(shared)) edges.set(shared, [from, to])
    }
  }
  const starting = new Map([...edges.values()].map((edge) => [key(edge[0]), edge]))
  let path = ''
  for (const [start] of starting) {
    const points: Point[] = []
    for (let at = start, edge = starting.get(at); edge !== undefined; edge = starting.get(at)) {
      starting.delete(at)
      points.push(edge[0])
      at = key(edge[1])
    }
    if (points.length > 0) path += poly(points)
  }
  return path
}
