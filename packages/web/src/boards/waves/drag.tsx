import { die } from '@flotilla/art/kit'
import { useEffect, useState, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './drag.module.css'

/** So far the pointer goes before a press becomes a drag. */
const SLACK = 7

interface Held {
  readonly face: number
  readonly owner: number
  readonly from: readonly [number, number]
  readonly at: readonly [number, number] | null
  readonly onLift: () => void
}

/** Dragging beside tapping: a die that is pulled off its slip follows the pointer, and lies where it is let go. Nothing needs it. */
export function useDrag(): {
  readonly grab: (event: PointerEvent, face: number, owner: number, onLift: () => void) => void
  readonly dragged: ReactNode
} {
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    if (held === null) return
    const move = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      if (held.at === null && Math.hypot(clientX - held.from[0], clientY - held.from[1]) < SLACK) return
      if (held.at === null) held.onLift()
      setHeld({ ...held, at: [clientX, clientY] })
    }
    const drop = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      setHeld(null)
      if (held.at === null) return
      const under = document.elementFromPoint(clientX, clientY)?.closest('[data-legal]')
      if (under instanceof HTMLElement) under.click()
    }
    const away = (): void => setHeld(null)
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', away)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', away)
    }
  }, [held])
  return {
    grab: (event, face, owner, onLift) => {
      if (event.button === 0) setHeld({ face, owner, from: [event.clientX, event.clientY], at: null, onLift })
    },
    dragged:
      held === null || held.at === null
        ? null
        : createPortal(
            <svg
              className={styles.dragged}
              viewBox="-50 -50 100 100"
              style={{ left: held.at[0] - 36, top: held.at[1] - 44 }}
              dangerouslySetInnerHTML={{ __html: die({ face: held.face, owner: held.owner, x: 0, y: 0, size: 78 }) }}
              aria-hidden
            />,
            document.body,
          ),
  }
}
