import { useEffect, useState } from 'react'
import { prefersStills } from '../../../story/moment.ts'

const EACH = 270

/** Counts up to so many, one after another; any key or press goes to the end. */
export function useCounting(all: number): number {
  const [n, setN] = useState(() => (prefersStills() ? all : 0))
  const done = n >= all
  useEffect(() => {
    if (done) return
    const finish = (): void => setN(all)
    const timer = setInterval(() => setN((last) => last + 1), EACH)
    addEventListener('keydown', finish)
    addEventListener('pointerdown', finish)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', finish)
      removeEventListener('pointerdown', finish)
    }
  }, [done, all])
  return Math.min(n, all)
}
