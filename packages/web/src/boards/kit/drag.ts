import { useEffect, useRef } from 'react'

/** So far the pointer goes before a press becomes a drag. */
const SLACK = 8

/** Where a press began and where its pointer is now. */
export interface Drag<T> {
  readonly held: T
  readonly from: readonly [x: number, y: number]
  readonly moved: boolean
}

/** The drag after the pointer has come to this place: a press becomes a drag once the pointer has left its slack. */
export const dragTo = <T>(drag: Drag<T>, x: number, y: number): Drag<T> =>
  drag.moved || Math.hypot(x - drag.from[0], y - drag.from[1]) < SLACK ? drag : { ...drag, moved: true }

interface Dragging<T> {
  /** What is taken up where a pointer comes down; null where there is nothing to drag. */
  readonly grab: (on: Element) => T | null
  /** Fingers drag, too: only for things that cannot be scrolled by them. */
  readonly touch?: boolean
  /** It has been pulled off its place. */
  readonly lift?: (held: T) => void
  /** It is so far away from where it was taken up, and the pointer is here. */
  readonly move: (held: T, by: readonly [dx: number, dy: number], at: readonly [x: number, y: number]) => void
  /** It is let go: `under` are the elements there, the uppermost first. */
  readonly drop: (held: T, under: readonly Element[]) => void
  /** The drag is over, dropped or not: whatever was moved goes back. Called before `drop`. */
  readonly end: (held: T) => void
}

/** Keeps the click that follows a drag or a long press from choosing anything. Clicks by key or by a script are none of these. */
export function swallowNextClick(): void {
  const stop = new AbortController()
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return
    event.stopPropagation()
    event.preventDefault()
    stop.abort()
  }
  addEventListener('click', swallow, { capture: true, signal: stop.signal })
  addEventListener('pointerdown', () => stop.abort(), { capture: true, signal: stop.signal })
}

/** Dragging beside tapping. Nothing on a board may need it: there is always a press that does the same. */
export function useDrag<T>(dragging: Dragging<T>): void {
  const latest = useRef(dragging)
  useEffect(() => {
    latest.current = dragging
  })
  useEffect(() => {
    let drag: Drag<T> | null = null
    const end = (): Drag<T> | null => {
      const ended = drag
      drag = null
      if (ended?.moved === true) latest.current.end(ended.held)
      return ended
    }
    const stop = new AbortController()
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
      addEventListener(type, listener, { signal: stop.signal })
    on('pointerdown', ({ button, pointerType, target, clientX, clientY }) => {
      if (button !== 0 || (pointerType === 'touch' && latest.current.touch !== true) || !(target instanceof Element)) return
      const held = latest.current.grab(target)
      drag = held === null ? null : { held, from: [clientX, clientY], moved: false }
    })
    on('pointermove', ({ clientX, clientY }) => {
      if (drag === null) return
      const next = dragTo(drag, clientX, clientY)
      if (next.moved && !drag.moved) latest.current.lift?.(next.held)
      drag = next
      if (next.moved) latest.current.move(next.held, [clientX - next.from[0], clientY - next.from[1]], [clientX, clientY])
    })
    on('pointerup', ({ clientX, clientY }) => {
      const ended = end()
      if (ended?.moved !== true) return
      swallowNextClick()
      latest.current.drop(ended.held, document.elementsFromPoint(clientX, clientY))
    })
    on('pointercancel', () => void end())
    // The browser's own dragging of pictures and links would end ours.
    on('dragstart', (event) => {
      if (drag !== null) event.preventDefault()
    })
    return () => {
      end()
      stop.abort()
    }
  }, [])
}
