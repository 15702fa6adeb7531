import { useEffect, useRef, useState, type RefObject } from 'react'
import { placeNamed } from './pointer.tsx'

/** Where somebody explains: at an edge, in the middle of it or at an end. */
interface Stand {
  readonly side: 'top' | 'bottom'
  readonly across: 'left' | 'centre' | 'right'
}

/** With where the bar ends, which may have several rows with choices in them. */
interface Placed extends Stand {
  readonly below: number
  readonly ref: RefObject<HTMLElement | null>
}

const USUAL: Stand = { side: 'bottom', across: 'centre' }
const STANDS: readonly Stand[] = (['bottom', 'top'] as const).flatMap((side) =>
  (['centre', 'right', 'left'] as const).map((across) => ({ side, across })),
)

const GAP = 10
/** What is pointed at or wanted must be seen; anything else of the board had better be. */
const MEANT = 10
/** So much less must be covered elsewhere to be worth the move. */
const WORTH = 0.8

/** Whoever explains stands where the least is covered, of what is pointed at or wanted before all. */
export function useStand(place: string | undefined, isReading: boolean, at: number): Placed {
  const ref = useRef<HTMLElement>(null)
  const [stand, setStand] = useState(USUAL)
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const choose = (): void => {
      const under = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + GAP
      setBelow(under)
      const own = ref.current?.getBoundingClientRect()
      if (own === undefined) return
      // Where nothing is pointed at, anything on the board may be spoken of.
      if (isReading && place === undefined) return setStand(USUAL)
      const pointed = place !== undefined && isReading ? placeNamed(place) : null
      const meant = boxesOf(pointed === null ? document.querySelectorAll('main [data-hinted]') : [pointed])
      const others = boxesOf(document.querySelectorAll('main button, main [data-place]'))
      const covered = (one: Stand): number => {
        const box = boxAt(one, own, under)
        return MEANT * sumOver(box, meant) + sumOver(box, others)
      }
      setStand((now) => {
        const best = STANDS.reduce((least, one) => (covered(one) < covered(least) ? one : least))
        return covered(best) < WORTH * covered(now) ? best : now
      })
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
  return { ...stand, below, ref }
}

function boxAt({ side, across }: Stand, { width, height }: DOMRect, under: number): DOMRect {
  const left = across === 'centre' ? (innerWidth - width) / 2 : across === 'left' ? GAP : innerWidth - width - GAP
  return new DOMRect(left, side === 'top' ? under : innerHeight - height - GAP, width, height)
}

const boxesOf = (elements: Iterable<Element>): DOMRect[] => [...elements].map((one) => one.getBoundingClientRect())

const sumOver = (box: DOMRect, boxes: readonly DOMRect[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0)

function overlap(a: DOMRect, b: DOMRect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
