import type { Stage } from '@flotilla/art/sinking'
import { BREACHES } from '@flotilla/sinking/client'
import type { SinkingProps, SinkingView } from '../props.ts'

/** Who stands in a room: those whose dials lie there, in their order, then those who only claim it. */
export function standingIn(view: SinkingView, column: number): readonly number[] {
  const laid = new Set(view.dials.flat())
  return [...view.dials[column], ...view.claims.flatMap((claim, seat) => (claim === column && !laid.has(seat) ? [seat] : []))]
}

/** On a phone so many, or some before a wall full of holes, leave room for their flags alone. */
export const isTiled = ({ phone }: Stage, view: SinkingView, column: number): boolean => {
  const crowd = standingIn(view, column).length
  return phone && (crowd > 4 || (crowd > 2 && column === BREACHES && view.columns[BREACHES].length > 6))
}

/** Those who have neither laid a dial nor claimed anything lean on the rail, in the order of the round. */
export const atRail = (view: SinkingView): readonly number[] => {
  const placed = new Set([0, 1, 2, 3].flatMap((column) => standingIn(view, column)))
  return Array.from({ length: view.seats }, (_, k) => (view.firstMate + k) % view.seats).filter((seat) => !placed.has(seat))
}

/** One more will stand in this room if the own dial is laid as it is set. */
export const joining = ({ view, seat }: SinkingProps, column: number, ghost: number | null): 0 | 1 =>
  ghost === column && seat !== null && !standingIn(view, column).includes(seat) ? 1 : 0
