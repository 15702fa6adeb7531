import { useEffect, useRef, useState } from 'react'
import { useShortcuts } from '../../kit/shortcuts.ts'
import type { QuestsProps } from '../props.ts'

/** So long a slip with buttons stays while the pointer crosses other spaces on its way there. */
const ON_THE_WAY = 300

/** Which space of the chart is looked at. */
export interface Looking {
  /** The space whose way and slip are shown. */
  readonly shown: number | null
  /** The space with the focus. */
  readonly focused: number | null
  /** The space that was pressed: its slip stays as it is until another is pressed, or Escape. */
  readonly pressed: number | null
  readonly point: (cell: number | null) => void
  readonly focus: (cell: number) => void
  readonly press: (cell: number) => void
  /** The pointer has reached the slip. */
  readonly stay: () => void
}

/** `hasButtons`: whether the slip of a space has any. What was pressed for an ask is forgotten with it. */
export function useLooking(offered: QuestsProps['offered'], hasButtons: (cell: number) => boolean): Looking {
  const [pointed, setPointed] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [held, setHeld] = useState<{ readonly cell: number; readonly of: QuestsProps['offered'] } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useShortcuts(({ key }) => {
    if (key === 'Escape') setHeld(null)
  })
  const pressed = held !== null && held.of === offered ? held.cell : null
  const pinned = pressed !== null && hasButtons(pressed) ? pressed : null
  const before = pointed ?? focused
  return {
    shown: pinned ?? before,
    focused,
    pressed,
    point(cell) {
      clearTimeout(timer.current)
      if (pointed !== null && pointed !== cell && hasButtons(pointed)) timer.current = setTimeout(() => setPointed(cell), ON_THE_WAY)
      else setPointed(cell)
    },
    focus: setFocused,
    press(cell) {
      setFocused(cell)
      setHeld({ cell, of: offered })
    },
    stay: () => clearTimeout(timer.current),
  }
}
