import { useCallback, useEffect, useMemo, useState } from 'react'
import { after, before, frameAt, type Film } from './film.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const

export interface FilmPlayer {
  /** Which picture of the film is shown, */
  readonly frame: number
  /** of which position, */
  readonly at: number
  /** and which of its moments. */
  readonly moment: number
  readonly playing: boolean
  readonly speed: number
  /** To a position, when all that led to it has been told. */
  readonly go: (at: number) => void
  /** To a picture. */
  readonly wind: (frame: number) => void
  readonly play: (playing: boolean) => void
  readonly setSpeed: (speed: number) => void
  readonly step: (by: 'moment' | 'round', way: 1 | -1) => void
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName) || target.closest('dialog') !== null)

/** Where the film is, and its keys: Space plays, arrows step a moment, Page keys a round, Home and End go to the ends. */
export function useFilm(film: Film, first: number, msOf: (frame: number) => number): FilmPlayer {
  const { frames, rounds } = film
  const last = frames.length - 1
  const [chosen, setFrame] = useState(first)
  // Other eyes may see fewer moments.
  const frame = Math.min(chosen, last)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const told = useMemo(() => frames.flatMap((one, k) => (one.told ? [k] : [])), [frames])

  const wind = useCallback(
    (to: number): void => {
      setPlaying(false)
      setFrame(Math.max(0, Math.min(last, to)))
    },
    [last],
  )
  const go = useCallback((at: number): void => wind(frameAt(film, at)), [wind, film])
  const step = useCallback(
    (by: 'moment' | 'round', way: 1 | -1): void => {
      const places = by === 'moment' ? told : rounds.map((round) => round.frame)
      setPlaying(false)
      setFrame((now) => (way === 1 ? after(places, now, last) : before(places, now)))
    },
    [told, rounds, last],
  )
  const play = useCallback(
    (on: boolean): void => {
      if (on) setFrame((now) => (now >= last ? 0 : now))
      setPlaying(on)
    },
    [last],
  )

  useEffect(() => {
    if (!playing) return
    if (frame >= last) return setPlaying(false)
    const timer = setTimeout(() => setFrame(after(told, frame, last)), msOf(frame) / speed)
    return () => clearTimeout(timer)
  }, [playing, frame, last, told, speed, msOf])

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

  const { at, moment } = frames[frame]
  return { frame, at, moment, playing, speed, go, wind, play, setSpeed, step }
}
