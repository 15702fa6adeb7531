import { useEffect, type RefObject } from 'react'

export interface Keys {
  /** 1 to 4: what you say; with Shift: what you do. */
  readonly column: (k: number) => void
  readonly action: (k: number) => void
  /** 0: pass, stop, no. */
  readonly nothing: () => void
  readonly ready: () => void
  readonly escape: () => void
}

/** Digits are the four rooms (with Shift the four actions), 0 passes, R is ready, Escape takes back. Not while somebody types. */
export function useKeys(theatre: RefObject<HTMLElement | null>, keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = event.target
      if (event.ctrlKey || event.metaKey || event.altKey || theatre.current === null) return
      if (at instanceof HTMLElement && at.closest('input:not([type=radio]), textarea, select, dialog, [contenteditable]') !== null) return
      const digit = /^Digit([0-4])$/.exec(event.code)
      if (event.key === 'Escape') keys.escape()
      else if (event.key.toLowerCase() === 'r') keys.ready()
      else if (digit === null) return
      else if (digit[1] === '0') keys.nothing()
      else if (event.shiftKey) keys.action(Number(digit[1]) - 1)
      else keys.column(Number(digit[1]) - 1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
