import { useEffect, useRef, useState } from 'react'

/** Where somebody stopped looking, and when. */
export interface Left {
  readonly seq: number
  readonly at: number
}

const keyOf = (table: string): string => `flotilla.left.${table}`

function stored(table: string): Left | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Left | null
  } catch {
    return null
  }
}

/** The mark where this person left: set when the page is hidden or closed, and not while it is looked at. */
export function useLeftHere(table: string, seq: number): Left | null {
  const [left, setLeft] = useState(() => stored(table))
  const seen = useRef(seq)
  seen.current = seq
  useEffect(() => {
    const leave = (): void => {
      if (seen.current === 0) return
      const now = { seq: seen.current, at: Date.now() }
      setLeft(now)
      try {
        localStorage.setItem(keyOf(table), JSON.stringify(now))
      } catch {
        // Without storage the mark lasts as long as the page.
      }
    }
    const hide = (): void => {
      if (document.hidden) leave()
    }
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [table])
  return left
}
