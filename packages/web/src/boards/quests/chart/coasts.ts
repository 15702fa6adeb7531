import type { Coasts } from '@flotilla/art/quests'
import { useEffect, useState } from 'react'
import type { Surveyed } from './coasts-worker.ts'
import { spacesOf } from './spaces.ts'

/** A draft makes ever new charts: beyond so many, old ones are worked out again. */
const MOST_CHARTS = 32
const surveyed = new Map<string, Coasts>()
const waiting = new Map<string, ((coasts: Coasts) => void)[]>()
let surveyor: Worker | null = null

/** Asks for the coasts of a chart, which are worked out once and kept. */
function survey(signs: string, done: (coasts: Coasts) => void): void {
  const others = waiting.get(signs)
  if (others !== undefined) {
    others.push(done)
    return
  }
  waiting.set(signs, [done])
  if (surveyor === null) {
    surveyor = new Worker(new URL('./coasts-worker.ts', import.meta.url), { type: 'module' })
    surveyor.addEventListener('message', ({ data }: MessageEvent<Surveyed>) => {
      if (surveyed.size >= MOST_CHARTS) surveyed.clear()
      surveyed.set(data.signs, data.coasts)
      for (const tell of waiting.get(data.signs) ?? []) tell(data.coasts)
      waiting.delete(data.signs)
    })
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  surveyor.postMessage({ signs, spaces: spacesOf(signs) })
}

/** The coasts of a chart; until they are there, those of the chart before, or none. */
export function useCoasts(signs: string): { readonly signs: string; readonly coasts: Coasts } | null {
  const [last, setLast] = useState<{ readonly signs: string; readonly coasts: Coasts } | null>(null)
  useEffect(() => {
    if (surveyed.has(signs)) return
    let wanted = true
    survey(signs, (coasts) => {
      if (wanted) setLast({ signs, coasts })
    })
    return () => {
      wanted = false
    }
  }, [signs])
  const ready = surveyed.get(signs)
  return ready === undefined ? last : { signs, coasts: ready }
}
