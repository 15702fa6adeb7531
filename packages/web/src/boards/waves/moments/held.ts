import type { WavesEvent } from '@flotilla/waves/client'
import { useEffect, useRef, useState } from 'react'
import type { Moment } from '../../../story/moment.ts'
import type { WavesProps } from '../props.ts'

/** The part of a moment after which what it did is seen: until then the board stays as it was before. */
const LANDS: Readonly<Record<string, number>> = { volley: 0.42, navy: 0.42, buried: 0.6, stowed: 0.5 }

/** A ball has to fly before a chest is empty: holds the view back until what the moment tells has happened on the board. */
export function useHeld(view: WavesProps['view'], moment: Moment<WavesEvent> | null): WavesProps['view'] {
  const before = useRef(view)
  const [landed, setLanded] = useState(-1)
  const waits = moment !== null && !moment.still && landed !== moment.n && LANDS[moment.event.type] !== undefined
  useEffect(() => {
    if (!waits) before.current = view
  })
  const n = moment?.n ?? -1
  const ms = moment === null ? 0 : moment.ms * (LANDS[moment.event.type] ?? 0)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setLanded(n), ms)
    return () => clearTimeout(timer)
  }, [waits, n, ms])
  return waits ? before.current : view
}
