import { useEffect, useState, type RefObject } from 'react'

/** So long a pointer rests, or a finger presses, before it asks. */
const REST_MS = 800
const PRESS_MS = 550
/** Further than this it is on its way somewhere else. */
const STILL = 9

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where somebody points and waits: a mouse that rests, or a finger that stays. Null as soon as something else is done. */
export function usePointing(board: RefObject<HTMLElement | null>): Point | null {
  const [point, setPoint] = useState<Point | null>(null)
  useEffect(() => {
    let timer = 0
    let start: Point | null = null
    const stop = (): void => {
      clearTimeout(timer)
      start = null
      setPoint(null)
    }
    const wait = (at: Point, ms: number, then: () => void = () => {}): void => {
      clearTimeout(timer)
      start = at
      timer = window.setTimeout(() => {
        then()
        setPoint(at)
      }, ms)
    }
    // What was only asked about is not taken as well.
    const swallow = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    const isOnBoard = ({ target }: Event): boolean => target instanceof Node && board.current?.contains(target) === true
    const move = (event: PointerEvent): void => {
      const at = { x: event.clientX, y: event.clientY }
      if (start !== null && Math.hypot(at.x - start.x, at.y - start.y) < STILL) return
      stop()
      if (event.pointerType === 'mouse' && event.buttons === 0 && isOnBoard(event)) wait(at, REST_MS)
    }
    const down = (event: PointerEvent): void => {
      stop()
      if (event.pointerType === 'mouse' || !isOnBoard(event)) return
      wait({ x: event.clientX, y: event.clientY }, PRESS_MS, () => {
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 1500)
      })
    }
    // A finger that has asked may be lifted to read; one that has not was only tapping.
    const up = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer)
    }
    const all = { pointermove: move, pointerdown: down, pointerup: up, pointercancel: stop, keydown: stop, wheel: stop } as const
    for (const [name, hear] of Object.entries(all)) addEventListener(name, hear as EventListener, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const [name, hear] of Object.entries(all)) removeEventListener(name, hear as EventListener)
    }
  }, [board])
  return point
}
