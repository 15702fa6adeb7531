import { useCallback, useEffect, useState } from 'react'
import { after, before, type Film } from './film.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const

export interface Projector {
  readonly at: number
  readonly playing: boolean
  readonly speed: number
  readonly go: (at: number) => void
  readonly play: (playing: boolean) => void
  readonly setSpeed: (speed: number) => void
  readonly step: (by: 'moment' | 'round', way: 1 | -1) => void
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName) || target.closest('dialog') !== null)

/** Where the film is, and its keys: Space plays, arrows step a moment, Page keys a round, Home and End go to the ends. */
export function useFilm({ told, rounds }: Film, total: number, first: number, msOf: (at: number) => number): Projector {
  const [at, setAt] = useState(first)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)

  const go = useCallback(
    (to: number): void => {
      setPlaying(false)
      setAt(Math.max(0, Math.min(total, to)))
    },
    [total],
  )
  const step = useCallback(
    (by: 'moment' | 'round', way: 1 | -1): void => {
      const places = by === 'moment' ? told : rounds.map((round) => round.at)
      setPlaying(false)
      setAt((now) => (way === 1 ? after(places, now, total) : before(places, now)))
    },
    [told, rounds, total],
  )
  const play = useCallback(
    (on: boolean): void => {
      if (on) setAt((now) => (now >= total ? 0 : now))
      setPlaying(on)
    },
    [total],
  )

  useEffect(() => {
    if (!playing) return
    if (at >= total) return setPlaying(false)
    const timer = setTimeout(() => setAt(after(told, at, total)), msOf(at) / speed)
    return () => clearTimeout(timer)
  }, [playing, at, total, told, speed, msOf])

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step('moment', -1),
      ArrowRight: () => step('moment', 1),
      PageUp: () => step('round', -1),
      PageDown: () => step('round', 1),
      Home: () => go(0),
      End: () => go(total),
      ' ': () => play(!playing),
    }
    const press = (event: KeyboardEvent): void => {
      const act = keys[event.key]
      // A button takes its own Space.
      if (act === undefined || isWriting(event.target) || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [step, go, play, playing, total])

  return { at, playing, speed, go, play, setSpeed, step }
}
