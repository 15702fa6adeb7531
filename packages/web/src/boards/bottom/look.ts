import type { Offered } from '../../table/board.ts'
import type { Here } from '../here.ts'

/** A card that is looked at closely: large, with its whole rule, what it would do or why it cannot. */
export interface Looked {
  /** The place it is looked at in. */
  readonly spot: string
  readonly kind: number
  readonly element: HTMLElement
  readonly here: Here
  readonly press: (offered: Offered) => void
  /** It is held: what can be done there are buttons now. */
  readonly pinned: boolean
}

/** What is looked at just now. Apart from the board, so that looking around draws nothing anew. */
export interface Look {
  readonly now: () => Looked | null
  readonly subscribe: (listener: () => void) => () => void
  readonly show: (looked: Looked) => void
  readonly leave: (spot: string) => void
  readonly close: () => void
}

export function makeLook(): Look {
  let looked: Looked | null = null
  const listeners = new Set<() => void>()
  const set = (next: Looked | null): void => {
    looked = next
    for (const listener of listeners) listener()
  }
  return {
    now: () => looked,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(next) {
      if (looked?.pinned !== true || next.pinned) set(next)
    },
    leave(spot) {
      if (looked?.spot === spot && !looked.pinned) set(null)
    },
    close: () => set(null),
  }
}
