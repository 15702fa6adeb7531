import type { Event, Face } from '@flotilla/kernel'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings.ts'
import { momentOf, together, type Moment } from '../story/moment.ts'
import type { Say } from '../words.ts'
import { lineOf } from './lines.ts'
import { chime } from './sound.ts'
import type { TableLink } from './store.ts'

/** The pace at which moments are told as long as they deserve. */
const NORMAL = 450
/** A rival's whole turn is told in at most this time. */
const LONGEST = 4000

export interface Telling {
  /** What is told just now. */
  readonly moment: Moment | null
  /** How long it is told. */
  readonly ms: number
  /** It in words, for the caption. */
  readonly caption: string
  /** The last things told, for the screen reader. */
  readonly spoken: string
  readonly skip: () => void
}

interface Waiting {
  readonly n: number
  readonly events: readonly Event[]
}

/** Tells moments one after another. The new state is shown at once: telling explains, it never blocks. */
export function useTelling(link: TableLink, say: Say, game: Face): Telling {
  const [queue, setQueue] = useState<readonly Waiting[]>([])
  const [spoken, setSpoken] = useState('')
  const pace = useSettings((settings) => settings.pace)
  const sound = useSettings((settings) => settings.sound)
  const told = useRef(0)
  const full = useRef(1)
  const first = queue[0]
  const moment = first === undefined ? null : momentOf(game.tells, first.n, first.events, (pace / NORMAL) * full.current)
  const ms = moment?.ms ?? pace

  useEffect(() => {
    link.onEvents = (events) => {
      if (events.length === 0) return
      setSpoken(events.map((one) => say(lineOf(game, one))).join('. '))
      if (sound) chime(events)
      if (pace === 0) return
      const more = together(game.tells, events).map((group) => ({ n: ++told.current, events: group }))
      setQueue((waiting) => {
        const next = [...waiting, ...more]
        const all = next.reduce((sum, { n, events: group }) => sum + (momentOf(game.tells, n, group)?.ms ?? 0), 0)
        full.current = Math.min(1, LONGEST / Math.max(1, all))
        return next
      })
    }
    return () => {
      link.onEvents = () => {}
    }
  }, [link, say, game, pace, sound])

  useEffect(() => {
    if (first === undefined) return
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), ms)
    return () => clearTimeout(timer)
  }, [first, queue, ms])

  useEffect(() => {
    if (first === undefined) return
    const skip = (): void => setQueue([])
    addEventListener('keydown', skip)
    addEventListener('pointerdown', skip)
    return () => {
      removeEventListener('keydown', skip)
      removeEventListener('pointerdown', skip)
    }
  }, [first])

  return { moment, ms, caption: moment === null ? '' : say(lineOf(game, moment.event)), spoken, skip: () => setQueue([]) }
}
