import type { Seat } from '@flotilla/kernel'
import type { Talk } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import type { Say } from '../../words.ts'
import { spoken } from './chat.tsx'

/** A chat line that was said just now, for a board that lets its pieces speak. */
export interface Line {
  readonly seat: Seat
  readonly text: string
}

const STAYS = 9000

/** The last line of each seat for as long as it takes to read it. What was said before one came is in the chat. */
export function useJustSaid(talk: readonly Talk[], say: Say): readonly Line[] {
  const [seen] = useState(() => talk.at(-1)?.n ?? -1)
  const [gone, setGone] = useState(seen)
  const last = talk.at(-1)?.n ?? -1
  useEffect(() => {
    if (last <= seen) return
    const timer = setTimeout(() => setGone(last), STAYS)
    return () => clearTimeout(timer)
  }, [last, seen])
  const lines = new Map<Seat, Line>()
  for (const one of talk) if (one.n > gone && one.seat !== null) lines.set(one.seat, { seat: one.seat, text: spoken(one, say) })
  return [...lines.values()]
}
