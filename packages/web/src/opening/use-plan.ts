import type { Opening } from '@flotilla/kernel'
import type { GameInfo } from '@flotilla/protocol'
import { useEffect, useMemo, useState } from 'react'
import { chosenForTable } from '../editions/kept.ts'
import { likedSeat } from '../lobby/liked-seat.ts'
import { propertiesOf } from '../lobby/option-words.ts'
import { keepPlan, keptPlan } from './kept.ts'
import { settle, sit, type Frame, type Plan } from './plan.ts'

/** The table that is being planned; every change is settled and kept for the next one. */
export function usePlan(
  { id, options, edition, seats, bots }: GameInfo,
  opening: Opening | null,
): { readonly plan: Plan; readonly frame: Frame; readonly change: (next: Plan) => void } {
  const frame = useMemo(
    (): Frame => ({
      usual: Object.fromEntries(propertiesOf(options).map(([name, { default: value }]) => [name, value])),
      edition,
      seats,
      opening,
    }),
    [options, edition, seats, opening],
  )
  // Whoever comes from the page of their own numbers brings them along, once.
  const [plan, setPlan] = useState((): Plan => {
    const kept = keptPlan(id, frame, bots)
    const brought = chosenForTable(id)?.file as Plan['edition']
    return brought === undefined ? kept : { ...kept, edition: brought }
  })
  useEffect(() => {
    void likedSeat(seats.max).then((liked) => setPlan((now) => (now.own === 0 && liked < now.seats.length ? sit(now, liked) : now)))
  }, [seats.max])
  const change = (next: Plan): void => {
    const settled = settle(next, frame)
    setPlan(settled)
    keepPlan(id, settled)
  }
  return { plan, frame, change }
}
