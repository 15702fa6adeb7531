import { useEffect, useState } from 'react'
import styles from './guide.module.css'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const placeNamed = (place: string): Element | null => document.querySelector(`main [data-place~="${place}"]`)

/** Where a place of the board is just now; null as long as it is nowhere. Boards move and grow, so it is looked for again and again. */
function useBox(find: () => Element | null): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      const found = find()?.getBoundingClientRect()
      setBox((old) => {
        if (found === undefined || (found.width === 0 && found.height === 0)) return null
        const { left, top, width, height } = found
        return old !== null && old.left === left && old.top === top && old.width === width && old.height === height
          ? old
          : { left, top, width, height }
      })
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
    // It is another place that makes it look elsewhere.
  }, [])
  return box
}

const AIR = 6

/** A ring around a place of the board. */
export function Pointer({ place }: { place: string }) {
  const box = useBox(() => placeNamed(place))
  if (box === null) return null
  return (
    <div
      className={styles.ring}
      aria-hidden
      style={{ left: box.left - AIR, top: box.top - AIR, width: box.width + 2 * AIR, height: box.height + 2 * AIR }}
    />
  )
}

/** Where somebody explains: at an edge, and below the bar, which may have several rows with choices in them. */
interface Side {
  readonly side: 'top' | 'bottom'
  readonly below: number
}

const GAP = 10

/** At which edge there is room to explain: not where something is pointed at or wanted. */
export function useSide(place: string | undefined, isReading: boolean, at: number): Side {
  const [side, setSide] = useState<Side['side']>('bottom')
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const choose = (): void => {
      setBelow((document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + GAP)
      const meant = place !== undefined && isReading ? placeNamed(place) : document.querySelector('main [data-hinted]')
      const box = meant?.getBoundingClientRect()
      if (box !== undefined && box.height > 0) setSide(box.top + box.height / 2 > innerHeight / 2 ? 'top' : 'bottom')
    }
    choose()
    // What is wanted lights up a moment later.
    const timer = setTimeout(choose, 250)
    addEventListener('resize', choose)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', choose)
    }
  }, [place, isReading, at])
  return { side, below }
}
