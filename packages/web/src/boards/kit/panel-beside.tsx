import { useLayoutEffect, useRef, type HTMLAttributes, type RefObject } from 'react'
import { placeBeside, type Side } from './beside.ts'

interface PanelProps extends HTMLAttributes<HTMLDivElement> {
  /** What the panel explains. */
  readonly thing: Element | null
  /** Where it may lie, the best side first. */
  readonly sides: readonly Side[]
  readonly panel?: RefObject<HTMLDivElement | null>
}

/** A panel beside a thing, above everything else on the page, also above an open dialog. */
export function PanelBeside({ thing, sides, panel, ...attributes }: PanelProps) {
  const own = useRef<HTMLDivElement>(null)
  const box = panel ?? own
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || thing === null) return
    if (!element.matches(':popover-open')) element.showPopover()
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const { left, top } = placeBeside(thing.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, sides)
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  })
  return <div {...attributes} ref={box} popover="manual" />
}
