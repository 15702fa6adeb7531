import { useState } from 'react'
import type { Offered } from '../../../table/board.ts'
import { useChosen } from '../../kit/choose.ts'
import { placeOf, targetOf, type SinkingProps } from '../props.ts'

/** What is taken up and what is chosen: select, read what it would mean, commit. */
export interface Pick {
  /** The place that is looked at. */
  readonly source: string | null
  readonly chosen: Offered | null
  /** Takes a place up; on what is chosen already it commits. */
  readonly press: (place: string) => void
  readonly choose: (offered: Offered) => void
  readonly commit: () => void
  readonly clear: () => void
  readonly stateOf: (place: string) => PlaceState
}

export type PlaceState = 'legal' | 'chosen' | 'source' | 'target' | 'plain'

const NOTHING: readonly Offered[] = []

export function usePick({ offered: now, answer }: SinkingProps): Pick {
  const offered = now.length === 0 ? NOTHING : now
  const { chosen, choose } = useChosen(offered)
  const [looked, setLooked] = useState<{ readonly of: readonly Offered[]; readonly place: string | null }>({ of: offered, place: null })
  const source = looked.of === offered ? looked.place : null
  const set = (place: string | null, choice: Offered | null): void => {
    setLooked({ of: offered, place })
    choose(choice)
  }
  const commit = (): void => {
    if (chosen === null) return
    set(null, null)
    answer(chosen.choice)
  }
  return {
    source,
    chosen,
    commit,
    clear: () => set(null, null),
    choose: (one) => set(placeOf(one.choice) ?? source, one),
    press(place) {
      const aimed = source === null ? undefined : offered.find(({ choice }) => placeOf(choice) === source && targetOf(choice) === place)
      if (aimed !== undefined) return aimed === chosen ? commit() : set(source, aimed)
      if (place === source && chosen !== null) return commit()
      const here = offered.filter(({ choice }) => placeOf(choice) === place)
      // With what nothing can be done now can be looked at.
      if (here.length === 0) {
        set(null, null)
        document.querySelector(`main [data-look="${CSS.escape(place)}"]`)?.dispatchEvent(new Event('lookcloser', { bubbles: true }))
        return
      }
      set(place, here.length === 1 ? here[0] : null)
    },
    stateOf(place) {
      if (chosen !== null && (placeOf(chosen.choice) === place || targetOf(chosen.choice) === place)) return 'chosen'
      if (source !== null && offered.some(({ choice }) => placeOf(choice) === source && targetOf(choice) === place)) return 'target'
      if (source === place) return 'source'
      return offered.some(({ choice }) => placeOf(choice) === place) ? 'legal' : 'plain'
    },
  }
}
