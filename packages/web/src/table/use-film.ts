import { useCallback, useEffect, useMemo, useState } from 'react'
import { after, before, stillOf, type Film } from './film.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const

export interface Projector {
  /** Which picture of the film is shown, */
  readonly still: number
  /** of which position, */
  readonly at: number
  /** and which of its moments. */
  readonly moment: number
  readonly playing: boolean
  readonly speed: number
  /** To a position, when all that led to it has been told. */
  readonly go: (at: number) => void
  /** To a picture. */
  readonly wind: (still: number) => void
  readonly play: (playing: boolean) => void
  readonly setSpeed: (speed: number) => void
  readonly step: (by: 'moment' | 'round', way: 1 | -1) => void
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName) || target.closest('dialog') !== null)

/** Where the film is, and its keys: Space plays, arrows step a moment, Page keys a round, Home and End go to the ends. */
export function useFilm(film: Film, first: number, msOf: (still: number) => number): Projector {
  const { stills, rounds } = film
  const last = stills.length - 1
  const [chosen, setStill] = useState(first)
  // Other eyes may see fewer moments.
  const still = Math.min(chosen, last)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const told = useMemo(() => stills.flatMap((one, k) => (one.told ? [k] : [])), [stills])

  const wind = useCallback(
    (to: number): void => {
      setPlaying(false)
      setStill(Math.max(0, Math.min(last, to)))
    },
    [last],
  )
  const go = useCallback((at: number): void => wind(stillOf(film, at)), [wind, film])
  const step = useCallback(
    (by: 'moment' | 'round', way: 1 | -1): void => {
      const places = by === 'moment' ? told : rounds.map((round) => round.still)
      setPlaying(false)
      setStill((now) => (way === 1 ? after(places, now, last) : before(places, now)))
    },
    [told, rounds, last],
  )
  const play = useCallback(
    (on: boolean): void => {
      if (on) setStill((now) => (now >= last ? 0 : now))
      setPlaying(on)
    },
    [last],
  )

  useEffect(() => {
    if (!playing) return
    if (still >= last) return setPlaying(false)
    const timer = setTimeout(() => setStill(after(told, still, last)), msOf(still) / speed)
    return () => clearTimeout(timer)
  }, [playing, still, last, told, speed, msOf])

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step('moment', -1),
      ArrowRight: () => step('moment', 1),
      PageUp: () => step('round', -1),
      PageDown: () => step('round', 1),
      Home: () => wind(0),
      End: () => wind(last),
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
  }, [step, wind, play, playing, last])

  const { at, moment } = stills[still]
  return { still, at, moment, playing, speed, go, wind, play, setSpeed, step }
}
