interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}

export type Side = 'above' | 'below' | 'left' | 'right'

const GAP = 8
/** The bar with the sentence that says what is awaited. */
const BAR = 56

const clamp = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most))

/**
 * Where a panel lies that explains a thing: beside it on the first of these sides that has room, inside the window and, if it
 * can, below the bar. The thing itself stays in sight unless the window is too small for both.
 */
export function placeBeside(
  thing: Rect,
  panel: Size,
  window: Size,
  sides: readonly Side[],
): { readonly left: number; readonly top: number } {
  const [middleX, middleY] = [(thing.left + thing.right - panel.width) / 2, (thing.top + thing.bottom - panel.height) / 2]
  const corner = {
    above: { left: middleX, top: thing.top - GAP - panel.height },
    below: { left: middleX, top: thing.bottom + GAP },
    left: { left: thing.left - GAP - panel.width, top: middleY },
    right: { left: thing.right + GAP, top: middleY },
  }
  const hasRoom = {
    above: corner.above.top >= BAR,
    below: corner.below.top + panel.height <= window.height,
    left: corner.left.left >= 0,
    right: corner.right.left + panel.width <= window.width,
  }
  const side = sides.find((one) => hasRoom[one]) ?? sides[sides.length - 1]
  const { left, top } = corner[side]
  return {
    left: clamp(left, GAP, Math.max(GAP, window.width - panel.width - GAP)),
    top: clamp(top, GAP, Math.max(GAP, window.height - panel.height - GAP)),
  }
}
