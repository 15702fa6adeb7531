import { useRef } from 'react'
import { useShortcuts } from '../kit/shortcuts.ts'

export interface Keys {
  /** 1 to 4: what you say; with Shift: what you do. */
  readonly column: (k: number) => void
  readonly action: (k: number) => void
  /** 0: pass, stop, no. */
  readonly nothing: () => void
  readonly ready: () => void
  /** P, the letter of a seat, 1 to 4. */
  readonly plead: (seat: number, k: number) => void
  /** D, the letter of a seat. */
  readonly doubt: (seat: number) => void
  /** C: the own chest token. */
  readonly chest: () => void
  readonly escape: () => void
}

/** What was begun by a letter: a plea or a doubt, and to whom. */
type Begun = { readonly verb: 'plead' | 'doubt'; readonly seat: number | null } | null

const LETTERS = 'abcdef'

/** Digits are the four rooms or claims (with Shift the four actions), 0 passes, R is ready, P and D ask and doubt, C takes up a chest token, Escape takes back. */
export function useKeys(keys: Keys): void {
  const begun = useRef<Begun>(null)
  useShortcuts((event) => {
    const digit = /^Digit([0-4])$/.exec(event.code)
    const key = event.key.toLowerCase()
    const { current } = begun
    begun.current = null
    if (event.key === 'Escape') keys.escape()
    else if (current !== null && current.seat === null && LETTERS.includes(key)) {
      if (current.verb === 'doubt') keys.doubt(LETTERS.indexOf(key))
      else begun.current = { verb: 'plead', seat: LETTERS.indexOf(key) }
    } else if (current !== null && current.seat !== null && digit !== null && digit[1] !== '0')
      keys.plead(current.seat, Number(digit[1]) - 1)
    else if (key === 'p' || key === 'd') begun.current = { verb: key === 'p' ? 'plead' : 'doubt', seat: null }
    else if (key === 'c') keys.chest()
    else if (key === 'r') keys.ready()
    else if (digit === null) return
    else if (digit[1] === '0') keys.nothing()
    else if (event.shiftKey) keys.action(Number(digit[1]) - 1)
    else keys.column(Number(digit[1]) - 1)
  })
}
