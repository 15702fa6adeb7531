import type { Event, Face } from '@flotilla/kernel'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings.ts'
import type { Say } from '../words.ts'
import { lineOf } from './lines.ts'
import { chime } from './sound.ts'
import type { TableLink } from './store.ts'

/** A rival's whole turn is told in at most this time. */
const LONGEST = 4000

export interface Telling {
  /** The event that is being told just now, for a highlight on the board. */
  readonly event: Event | null
  /** How long it is told. */
  readonly ms: number
  /** It in words, for the caption. */
  readonly caption: string
  /** The last things told, for the screen reader. */
  readonly spoken: string
  readonly skip: () => void
}

/** Tells events one after another. The new state is shown at once: telling explains, it never blocks. */
export function useTelling(link: TableLink, say: Say, game: Face): Telling {
  const [queue, setQueue] = useState<readonly Event[]>([])
  const [spoken, setSpoken] = useState('')
  const pace = useSettings((settings) => settings.pace)
  const sound = useSettings((settings) => settings.sound)
  const length = useRef(1)
  const event = queue[0] ?? null
  const ms = Math.min(pace, LONGEST / length.current)

  useEffect(() => {
    link.onEvents = (events) => {
      if (events.length === 0) return
      setSpoken(events.map((told) => say(lineOf(game, told))).join('. '))
      if (sound) chime(events)
      if (pace === 0) return
      setQueue((waiting) => {
        const next = [...waiting, ...events]
        length.current = next.length
        return next
      })
    }
    return () => {
      link.onEvents = () => {}
    }
  }, [link, say, game, pace, sound])

  useEffect(() => {
    if (event === null) return
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), ms)
    return () => clearTimeout(timer)
  }, [event, queue, ms])

  useEffect(() => {
    if (event === null) return
    const skip = (): void => setQueue([])
    addEventListener('keydown', skip)
    addEventListener('pointerdown', skip)
    return () => {
      removeEventListener('keydown', skip)
      removeEventListener('pointerdown', skip)
    }
  }, [event])

  return { event, ms, caption: event === null ? '' : say(lineOf(game, event)), spoken, skip: () => setQueue([]) }
}
