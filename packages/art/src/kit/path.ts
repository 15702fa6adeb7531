export type Point = readonly [number, number]

/** To a tenth: what is drawn finer nobody sees, and every digit is sent. */
export const tenth = (n: number): number => Math.round(n * 10) / 10
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (x: number, least = 0, most = 1): number => Math.max(least, Math.min(most, x))
export const between = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)]

/** Path data of straight lines through points. */
export const poly = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${closed ? 'Z' : ''}`

/** A smooth curve (Catmull-Rom) through points, as `pieces` points between each two. */
export function spline(points: readonly Point[], closed = false, pieces = 8): Point[] {
  const n = points.length
  const curve: Point[] = []
  const at = (i: number): Point => (closed ? points[(i + n) % n] : points[clamp(i, 0, n - 1)])
  const along = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  for (let i = 0; i < (closed ? n : n - 1); i++)
    for (let k = 0; k < pieces; k++) {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      curve.push([along(a[0], b[0], c[0], d[0], k / pieces), along(a[1], b[1], c[1], d[1], k / pieces)])
    }
  if (!closed) curve.push(points[n - 1])
  return curve
}

/** Path data of a smooth curve through points. */
export const curve = (points: readonly Point[], closed = true): string => poly(spline(points, closed, 6), closed)

export const ellipse = (x: number, y: number, a: number, b: number): string =>
  `M${tenth(x - a)},${tenth(y)}a${a},${b} 0 1 0 ${2 * a},0a${a},${b} 0 1 0 ${-2 * a},0Z`

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r)

export const roundRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${tenth(x + r)},${tenth(y)}h${w - 2 * r}q${r},0 ${r},${r}v${h - 2 * r}q0,${r} ${-r},${r}h${-(w - 2 * r)}q${-r},0 ${-r},${-r}v${-(h - 2 * r)}q0,${-r} ${r},${-r}Z`
