import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Size } from '../../kit/size.ts'

/** How the chart is looked at: how near, and how far it is moved aside, in pixels. */
export interface Lens {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

const WHOLE: Lens = { zoom: 1, x: 0, y: 0 }
const NEAREST = 3
const STEP = 1.5
/** A finger that moves less than this has tapped. */
const TAP = 7
/** The chart is drawn anew at its new size when nothing has moved for so long. */
const SETTLED = 140

interface Held {
  readonly x: number
  readonly y: number
}

/** The middle of what is looked at, and the size it moves in. */
export interface Sheet extends Size {
  readonly middleX: number
  readonly middleY: number
}

export interface Looking {
  /** As the chart is drawn now; while it is being moved, the world's own style runs ahead. */
  readonly lens: Lens
  readonly nearer: () => void
  readonly farther: () => void
  readonly whole: () => void
}

interface Acts {
  readonly move: (to: Lens) => void
  readonly zoomAt: (factor: number, x: number, y: number) => void
}

/** Wheel, pinch and dragging, as what they do to the lens. */
function useGestures(stage: RefObject<HTMLElement | null>, acts: RefObject<Acts>, live: RefObject<Lens>): void {
  useEffect(() => {
    const element = stage.current
    if (element === null) return
    const held = new Map<number, Held>()
    let dragged = false
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Held => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      const { x, y } = pointOf(event)
      acts.current.zoomAt(Math.exp(-event.deltaY * 0.0016), x, y)
    }
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('button, input, label') !== null) return
      if (held.size === 0) dragged = false
      held.set(event.pointerId, pointOf(event))
    }
    const onMove = (event: PointerEvent): void => {
      const before = held.get(event.pointerId)
      if (before === undefined) return
      const now = pointOf(event)
      if (held.size === 1) {
        if (live.current.zoom === 1 || (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < TAP)) return
        dragged = true
        acts.current.move({ ...live.current, x: live.current.x + now.x - before.x, y: live.current.y + now.y - before.y })
      } else {
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1] ?? before
        const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)]
        if (was > 0) acts.current.zoomAt(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2)
        dragged = true
      }
      held.set(event.pointerId, now)
    }
    const onUp = (event: PointerEvent): void => {
      held.delete(event.pointerId)
    }
    // What ends a drag is no choice.
    const onClick = (event: MouseEvent): void => {
      if (!dragged) return
      dragged = false
      event.stopPropagation()
      event.preventDefault()
    }
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('wheel', onWheel, { passive: false, signal })
    element.addEventListener('pointerdown', onDown, { signal })
    addEventListener('pointermove', onMove, { signal })
    addEventListener('pointerup', onUp, { signal })
    addEventListener('pointercancel', onUp, { signal })
    element.addEventListener('click', onClick, { capture: true, signal })
    return () => stop.abort()
  }, [stage, acts, live])
}

/** Zooming and dragging by wheel, pinch, finger, mouse or button. The world follows at once, and is drawn anew when it rests. */
export function useLens(stage: RefObject<HTMLElement | null>, world: RefObject<HTMLElement | null>, sheet: Sheet | null): Looking {
  const [lens, setLens] = useState(WHOLE)
  const drawn = useRef(WHOLE)
  const live = useRef(WHOLE)
  const place = useRef(sheet)
  const settle = useRef(0)
  useLayoutEffect(() => {
    place.current = sheet
    drawn.current = lens
    if (world.current !== null) world.current.style.transform = ''
  }, [lens, sheet, world])

  const move = (to: Lens): void => {
    const at = place.current
    const [seen, far] = [world.current, drawn.current]
    if (at === null || seen === null) return
    const zoom = Math.max(1, Math.min(NEAREST, to.zoom))
    const [mostX, mostY] = [(at.width * (zoom - 1)) / 2, (at.height * (zoom - 1)) / 2]
    live.current = { zoom, x: Math.max(-mostX, Math.min(mostX, to.x)), y: Math.max(-mostY, Math.min(mostY, to.y)) }
    const r = live.current.zoom / far.zoom
    const [left, top] = [seen.offsetLeft, seen.offsetTop]
    const x = (left - at.middleX) * (r - 1) - far.x * r + live.current.x
    const y = (top - at.middleY) * (r - 1) - far.y * r + live.current.y
    seen.style.transform = `translate(${x}px, ${y}px) scale(${r})`
    clearTimeout(settle.current)
    settle.current = window.setTimeout(() => setLens(live.current), SETTLED)
  }
  /** Zooms so that what is under a point of the stage stays there. */
  const zoomAt = (factor: number, x: number, y: number): void => {
    const at = place.current
    if (at === null) return
    const { zoom, x: panX, y: panY } = live.current
    const next = Math.max(1, Math.min(NEAREST, zoom * factor))
    const r = next / zoom
    move({ zoom: next, x: (x - at.middleX) * (1 - r) + panX * r, y: (y - at.middleY) * (1 - r) + panY * r })
  }
  const act = useRef({ move, zoomAt })
  act.current = { move, zoomAt }

  useGestures(stage, act, live)

  const button = (factor: number) => (): void => {
    const at = place.current
    if (at !== null) zoomAt(factor, at.middleX, at.middleY)
  }
  return { lens, nearer: button(STEP), farther: button(1 / STEP), whole: () => move(WHOLE) }
}
