import type { SeatInfo } from '@flotilla/protocol'
import { useEffect, useRef, useState } from 'react'

const TOLD_FOR = 6000

/** The name of whoever has just come aboard. */
export function useArrival(seats: readonly SeatInfo[], own: number | null): string | null {
  const people = seats.flatMap(({ kind, name }, seat) => (kind === 'person' && seat !== own ? [name] : []))
  const known = useRef(people)
  const [came, setCame] = useState<string | null>(null)
  const all = people.join('\n')
  useEffect(() => {
    const fresh = people.find((name) => !known.current.includes(name))
    known.current = people
    if (fresh === undefined) return
    setCame(fresh)
    const timer = setTimeout(() => setCame(null), TOLD_FOR)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names, not the list that holds them
  }, [all])
  return came
}
