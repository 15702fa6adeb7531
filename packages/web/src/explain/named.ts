export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Something on the board that has a name, and where it is just now. */
export interface Named {
  readonly name: string
  readonly box: Box
  readonly element: HTMLElement
}

const area = ({ box }: Named): number => box.width * box.height

/** A piece may be a mere point, from which its picture hangs. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const picture = box.width === 0 || box.height === 0 ? element.querySelector('svg, canvas, img') : null
  return picture?.getBoundingClientRect() ?? box
}

/** Places and pieces with their names; an element may have several, and a name may be on several elements, of which the first in sight counts. */
export function namedIn(root: Element, onlyInSight = true): Named[] {
  const found = new Map<string, Named>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-place], [data-piece]')) {
    const box = boxOf(element)
    if (box.width === 0 || box.height === 0) continue
    if (onlyInSight && (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight)) continue
    const names = [element.dataset.piece, ...(element.dataset.place?.split(' ') ?? [])]
    const { left, top, width, height } = box
    for (const name of names)
      if (name !== undefined && !found.has(name)) found.set(name, { name, box: { left, top, width, height }, element })
  }
  return [...found.values()]
}

/** What lies under a point, the smallest first: a die before the pool it lies in. */
export const namedAt = (all: readonly Named[], x: number, y: number): Named[] =>
  all
    .filter(({ box: { left, top, width, height } }) => x >= left && x <= left + width && y >= top && y <= top + height)
    .toSorted((a, b) => area(a) - area(b))

const areaOf = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}

/**
 * The smallest named thing at a point that can be told: none if what the board shows there is no larger, and none if something
 * smaller that has nothing to do with it lies above it.
 */
export function pointedAt(
  all: readonly Named[],
  { x, y, over, top }: { readonly x: number; readonly y: number; readonly over: Element | null; readonly top: Element | null },
  isTold: (name: string) => boolean,
): Named | null {
  const found = namedAt(all, x, y).find(({ name }) => isTold(name))
  if (found === undefined) return null
  const isLess = (other: Element, share: number): boolean => areaOf(other) * share <= area(found)
  if (over !== null && (over === found.element || isLess(over, 0.8))) return null
  const above = top?.closest('button, a, label, [role="note"]') ?? null
  const isApart = above !== null && !above.contains(found.element) && !found.element.contains(above)
  return isApart && above !== over && isLess(above, 1.2) ? null : found
}

/** The large ones first, so that what lies on them can be reached. */
export const largestFirst = (all: readonly Named[]): Named[] => all.toSorted((a, b) => area(b) - area(a))
