export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8
const STEP = 12

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** How far apart two rectangles are. */
const apart = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, b.left - a.right, a.left - b.right), Math.max(0, b.top - a.bottom, a.top - b.bottom))

const middle = (from: number, to: number): number => (from + to) / 2

/** From one edge to the other in even steps, both included. */
function* along(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at
  yield Math.max(from, to)
}

/**
 * Where a panel lies that explains a thing: inside the window, beside the thing and over nothing that must stay in sight, as near to
 * the thing as that is possible. Where everything is taken it lies over as little as it can, and over the thing itself last of all.
 */
export function placeBeside(
  thing: Rect,
  panel: Size,
  window: Size,
  keep: readonly Rect[],
): { readonly left: number; readonly top: number } {
  const around = { left: thing.left - GAP, top: thing.top - GAP, right: thing.right + GAP, bottom: thing.bottom + GAP }
  const [x, y] = [middle(thing.left, thing.right), middle(thing.top, thing.bottom)]
  const [mostLeft, mostTop] = [window.width - panel.width - GAP, window.height - panel.height - GAP]
  const inside = (at: number, most: number): number => Math.max(GAP, Math.min(at, most))
  const lefts = [
    x - panel.width / 2,
    thing.left,
    thing.right - panel.width,
    around.right,
    around.left - panel.width,
    ...along(GAP, mostLeft),
  ]
  const tops = [
    around.top - panel.height,
    around.bottom,
    y - panel.height / 2,
    thing.top,
    thing.bottom - panel.height,
    ...along(GAP, mostTop),
  ]
  let best = { left: inside(lefts[0], mostLeft), top: inside(tops[0], mostTop) }
  let least = Infinity
  for (const left of new Set(lefts.map((at) => inside(at, mostLeft))))
    for (const top of new Set(tops.map((at) => inside(at, mostTop)))) {
      const here = { left, top, right: left + panel.width, bottom: top + panel.height }
      let cost = apart(here, thing) + 0.15 * Math.hypot(middle(here.left, here.right) - x, middle(here.top, here.bottom) - y)
      cost += 400 * shared(here, around)
      for (const one of keep) if (cost < least) cost += 2 * shared(here, one)
      if (cost < least) [least, best] = [cost, { left, top }]
    }
  return best
}

/** Whether a point lies on the straight way from a thing to its panel: in the hull of both. */
export function isOnTheWay(thing: Rect, panel: Rect, x: number, y: number): boolean {
  const corners = [thing, panel].flatMap(({ left, top, right, bottom }) => [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ])
  // A point is in the hull if no line through it has all corners on one side; the lines to the corners are enough to try.
  return corners.every(([ax, ay]) => {
    const sides = corners.map(([bx, by]) => (ax - x) * (by - y) - (ay - y) * (bx - x))
    return sides.some((one) => one > 0) && sides.some((one) => one < 0)
  })
}
