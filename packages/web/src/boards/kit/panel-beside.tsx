import { useEffect, useLayoutEffect, useRef, type HTMLAttributes } from 'react'
import { placeBeside, type Rect } from './beside.ts'
import { panelIs } from './inspector.ts'

interface PanelProps extends HTMLAttributes<HTMLDivElement> {
  /** What the panel explains. */
  readonly thing: Element | null
}

/** What stays in sight while something is explained: what can be chosen or is chosen, what says so, and what a board marks itself. */
const KEPT = 'header, main [data-legal], main [data-chosen], main [aria-pressed="true"], main [data-hinted], main .primary, [data-keep]'

function keptIn(thing: Element): Rect[] {
  return [...document.querySelectorAll(KEPT)]
    .flatMap((one) => (one.contains(thing) ? [...one.children].filter((part) => !part.contains(thing)) : [one]))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0 && width * height < (innerWidth * innerHeight) / 3)
}

/** The one panel that explains a thing, above everything else on the page, also above an open dialog, and over nothing that is being decided. */
export function PanelBeside({ thing, ...attributes }: PanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const placed = useRef({ thing: null as Element | null, width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || thing === null) return
    if (!element.matches(':popover-open')) element.showPopover()
    const { offsetWidth: width, offsetHeight: height } = element
    const before = placed.current
    // It stays where it is as long as it explains the same.
    if (before.thing === thing && before.width === width && before.height === height) return
    placed.current = { thing, width, height }
    const { left, top } = placeBeside(
      thing.getBoundingClientRect(),
      { width, height },
      { width: innerWidth, height: innerHeight },
      keptIn(thing),
    )
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  })
  useEffect(() => {
    panelIs(box.current)
    return () => panelIs(null)
  }, [])
  return <div data-inspector="" {...attributes} ref={box} popover="manual" />
}
