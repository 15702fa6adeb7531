import { same, type Choice } from '@flotilla/kernel'
import { chart, TERRAINS, cellAt, type Course } from '@flotilla/quests/client'
import { useEffect, useRef, useState } from 'react'
import type { QuestsProps } from '../props.ts'

interface Leg {
  readonly choice: Choice
  /** Where the ship is to be when it is given. */
  readonly at: number
}

/** The answers of a course up to the first that rolls, draws or reveals: after that the captain looks again. */
function legsOf({ answers }: Course, view: QuestsProps['view'], from: number): Leg[] {
  const { terrain } = chart(view)
  const legs: Leg[] = []
  let at = from
  for (const choice of answers) {
    legs.push({ choice, at })
    if ('to' in choice) {
      const [q, r] = choice.to as readonly [number, number]
      at = cellAt(q, r)
      if (TERRAINS[terrain[at]] === 'treacherous') break
    } else if ('do' in choice && choice.do === 'stop' && at !== from && TERRAINS[terrain[at]] === 'island') break
  }
  return legs
}

export interface Voyage {
  readonly sailing: boolean
  readonly sail: (course: Course) => void
}

/** Sails a course step by step: each answer waits for its ask, and anything unforeseen ends it. That others are asked meanwhile is not. */
export function useVoyage(board: QuestsProps): Voyage {
  const { view, seat, ask, offered, answer } = board
  const [legs, setLegs] = useState<readonly Leg[]>([])
  const sentFor = useRef<QuestsProps['offered'] | null>(null)
  useEffect(() => {
    if (legs.length === 0 || sentFor.current === offered || seat === null) return
    if (ask === null && view.active === seat && view.ended === '') return
    const [next, ...rest] = legs
    const isThere = view.ships[seat].cell === next.at
    if (isThere && offered.some(({ choice }) => same(choice, next.choice))) {
      sentFor.current = offered
      setLegs(rest)
      answer(next.choice)
    } else if (isThere && ask?.kind === 'turn' && same(next.choice, { do: 'stop' })) setLegs(rest)
    else setLegs([])
  }, [legs, offered, view, seat, ask, answer])
  return {
    sailing: legs.length > 0,
    sail: (course) => {
      if (seat === null) return
      sentFor.current = null
      setLegs(legsOf(course, view, view.ships[seat].cell))
    },
  }
}
