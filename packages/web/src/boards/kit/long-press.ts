import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** So long a finger rests before it looks instead of choosing. */
const HELD = 480
/** It may tremble so far. */
const SLACK = 9

interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/** A finger that rests on something, or the second button of a mouse: `look` is called, and the press chooses nothing. */
export function useLongPress(look: () => void): LongPress {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const looked = useRef(false)
  const letGo = (): void => {
    if (press.current !== null) clearTimeout(press.current.timer)
    press.current = null
  }
  useEffect(() => letGo, [])
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      letGo()
      looked.current = false
      if (pointerType === 'mouse') return
      const timer = setTimeout(() => {
        looked.current = true
        look()
      }, HELD)
      press.current = { timer, x: clientX, y: clientY }
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (press.current !== null && Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLACK) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event) => {
      event.preventDefault()
      if (!looked.current) look()
    },
    onClickCapture: (event) => {
      if (!looked.current) return
      looked.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
