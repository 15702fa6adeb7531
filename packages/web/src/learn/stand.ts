import { useEffect, useRef, useState, type RefObject } from 'react'
import { placeNamed } from './pointer.tsx'

/** Where somebody explains: at an edge, in the middle of it or at an end. */
interface Stand {
  readonly side: 'top' | 'middle' | 'bottom'
  readonly across: 'left' | 'centre' | 'right'
  /** Narrow and high, for the free end of a column. */
  readonly slim: boolean
}

/** With where the bar ends, which may have several rows with choices in them. */
interface Placed extends Stand {
  readonly below: number
  readonly ref: RefObject<HTMLElement | null>
}

const USUAL: Stand = { side: 'bottom', across: 'centre', slim: false }
const STANDS: readonly Stand[] = [false, true].flatMap((slim) =>
  (['bottom', 'top', 'middle'] as const).flatMap((side) =>
    (['centre', 'right', 'left'] as const).filter((across) => !slim || across !== 'centre').map((across) => ({ side, across, slim })),
  ),
)
/** As in the style sheet. */
const WIDE = 600
const SLIM = 360
/** On smaller windows it is as wide as they are. */
const ROOMY = 1000

const GAP = 10
/** Any pixel of what is pointed at, wanted or just said weighs more than all the rest of the board. */
const MEANT = 1000
/** So much less must be covered elsewhere to be worth the move. */
const WORTH = 0.7
/** How often it is looked whether something has come under the card: boards load, grow and travel. */
const LOOK_MS = 250

/** Whoever explains stands where the least is covered, of what is pointed at, wanted or just said before all. */
export function useStand(place: string | undefined): Placed {
  const ref = useRef<HTMLElement>(null)
  const [stand, setStand] = useState(USUAL)
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const choose = (): void => {
      const under = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + GAP
      setBelow(under)
      const own = ref.current?.getBoundingClientRect()
      if (own === undefined) return
      const pointed = place === undefined ? null : placeNamed(place)
      const meant = boxesOf([...(pointed === null ? [] : [pointed]), ...document.querySelectorAll(SPOKEN_OF)])
      const others = boxesOf(document.querySelectorAll('main button, main [role="button"], main [data-place]'))
      const stands = STANDS.filter(({ slim }) => !slim || innerWidth >= ROOMY)
      setStand((now) => {
        const covered = (one: Stand): number => {
          const box = boxAt(one, sizeAs(one, now, own), under)
          return MEANT * sumOver(box, meant) + sumOver(box, others)
        }
        const best = stands.reduce((least, one) => (covered(one) < covered(least) ? one : least))
        return covered(best) < WORTH * covered(now) ? best : now
      })
    }
    choose()
    const timer = setInterval(choose, LOOK_MS)
    return () => clearInterval(timer)
  }, [place])
  return { ...stand, below, ref }
}

/** What is wanted, and what was just said about a try. */
const SPOKEN_OF = 'main [data-hinted], header [data-hinted], [role="alert"], dialog[open]'

type Size = Pick<DOMRect, 'width' | 'height'>

/** How large it would be elsewhere: the same words need about the same area. */
function sizeAs({ slim }: Stand, now: Stand, { width, height }: Size): Size {
  if (slim === now.slim) return { width, height }
  const other = slim ? SLIM : Math.min(WIDE, innerWidth - 2 * GAP)
  return { width: other, height: (height * width) / other }
}

function boxAt({ side, across }: Stand, { width, height }: Size, under: number): DOMRect {
  const left = across === 'centre' ? (innerWidth - width) / 2 : across === 'left' ? GAP : innerWidth - width - GAP
  const top = side === 'top' ? under : side === 'middle' ? (innerHeight - height) / 2 : innerHeight - height - GAP
  return new DOMRect(left, top, width, height)
}

const boxesOf = (elements: Iterable<Element>): DOMRect[] => [...elements].map((one) => one.getBoundingClientRect())

const sumOver = (box: DOMRect, boxes: readonly DOMRect[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0)

function overlap(a: DOMRect, b: DOMRect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
