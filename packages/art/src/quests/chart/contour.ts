import { tenth, type Point } from '../../kit/index.ts'

/** Heights over a rectangle, on a grid. */
export interface Field {
  readonly heights: Float32Array
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
  readonly step: number
}

/** The line of a height through a field (marching squares), as smooth closed paths; points nearer than `gap` are left out. */
export function contour(field: Field, level: number, gap = field.step * 1.25): string {
  const { points, next } = crossings(field, level)
  const seen = new Set<number>()
  let path = ''
  for (const start of next.keys()) {
    if (seen.has(start)) continue
    const line: Point[] = []
    for (let at: number | undefined = start, before = -1; at !== undefined && !seen.has(at);) {
      seen.add(at)
      const point = points.get(at)
      const last = line.at(-1)
      if (point !== undefined && (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) > gap)) line.push(point)
      const from: number = before
      const to: number | undefined = next.get(at)?.find((one) => one !== from && !seen.has(one))
      before = at
      at = to
    }
    if (line.length >= 5) path += smooth(line)
  }
  return path
}

interface Crossings {
  readonly points: ReadonlyMap<number, Point>
  readonly next: ReadonlyMap<number, readonly number[]>
}

/** Where the line crosses the grid, and which crossings it joins. */
function crossings({ heights, columns, rows, left, top, step }: Field, level: number): Crossings {
  const points = new Map<number, Point>()
  const next = new Map<number, number[]>()
  const cross = (i: number, j: number, across: boolean): number => {
    const at = (j * columns + i) * 2 + (across ? 0 : 1)
    if (!points.has(at)) {
      const a = heights[j * columns + i]
      const b = across ? heights[j * columns + i + 1] : heights[(j + 1) * columns + i]
      const t = (level - a) / (b - a)
      points.set(at, [left + (i + (across ? t : 0)) * step, top + (j + (across ? 0 : t)) * step])
    }
    return at
  }
  const join = (a: number, b: number): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const known = next.get(from)
      if (known === undefined) next.set(from, [to])
      else known.push(to)
    }
  }
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const a = heights[j * columns + i] < level
      const b = heights[j * columns + i + 1] < level
      const c = heights[(j + 1) * columns + i + 1] < level
      const d = heights[(j + 1) * columns + i] < level
      if (a === b && b === c && c === d) continue
      const crossed: number[] = []
      if (a !== b) crossed.push(cross(i, j, true))
      if (b !== c) crossed.push(cross(i + 1, j, false))
      if (c !== d) crossed.push(cross(i, j + 1, true))
      if (d !== a) crossed.push(cross(i, j, false))
      if (crossed.length === 2) join(crossed[0], crossed[1])
      else if (a) {
        join(crossed[0], crossed[3])
        join(crossed[1], crossed[2])
      } else {
        join(crossed[0], crossed[1])
        join(crossed[2], crossed[3])
      }
    }
  return { points, next }
}

/** Curves from middle to middle, with the points as handles. */
function smooth(line: readonly Point[]): string {
  const middles = line.map(([x, y], i): Point => {
    const [toX, toY] = line[(i + 1) % line.length]
    return [tenth((x + toX) / 2), tenth((y + toY) / 2)]
  })
  const curves = line.map(([x, y], i) => `Q${tenth(x)},${tenth(y)} ${middles[i].join(',')}`)
  return `M${middles[line.length - 1].join(',')}${curves.join('')}Z`
}
