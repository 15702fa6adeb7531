import { same, type Choice } from '@flotilla/kernel'
import { useState } from 'react'
import type { Offered } from '../../table/board.ts'

/** Choose, read what it would mean, commit: what is chosen, as long as it is offered. */
export interface Chosen {
  readonly chosen: Offered | null
  readonly isChosen: (choice: Choice) => boolean
  readonly choose: (offered: Offered | null) => void
}

/** The offer that is still the chosen one among what is offered now; what is no longer offered is no longer chosen. */
export const stillOffered = (offered: readonly Offered[], wanted: Choice | null): Offered | null =>
  wanted === null ? null : (offered.find(({ choice }) => same(choice, wanted)) ?? null)

export function useChosen(offered: readonly Offered[]): Chosen {
  const [wanted, setWanted] = useState<Choice | null>(null)
  const chosen = stillOffered(offered, wanted)
  return {
    chosen,
    isChosen: (choice) => chosen !== null && same(chosen.choice, choice),
    choose: (one) => setWanted(one?.choice ?? null),
  }
}
