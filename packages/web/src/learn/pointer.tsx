import { useEffect, useState } from 'react'
import styles from './guide.module.css'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A named place of the board. Of things that are many and alike only the number is on the element: `cell:12` is what has `data-cell="12"`. */
export function placeNamed(place: string): Element | null {
  const [kind, number] = place.split(':')
  return document.querySelector(`main [data-place~="${place}"]`) ?? document.querySelector(`main [data-${kind}="${number}"]`)
}

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
