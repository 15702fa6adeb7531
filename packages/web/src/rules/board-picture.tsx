import type { ClientGame, View } from '@flotilla/kernel'
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { boardOf } from '../boards/index.ts'
import { namedIn, type Named } from '../explain/named.ts'
import type { BoardProps } from '../table/board.ts'
import { crewOfReplay } from '../table/crew-members.ts'
import type { Say } from '../words.ts'
import styles from './how-to-play.module.css'

/** The board is laid out for this room, and drawn smaller where there is less. */
const WIDE = { width: 1180, height: 664 }
const TALL = { width: 390, height: 720 }

/** How wide an element is, as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (element.current === null) return
    const { current } = element
    const measure = (): void => setWidth(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Whether something is about to come into sight: a board is much to draw. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '100px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}

interface Props {
  readonly game: ClientGame
  readonly view: View
  readonly names: readonly string[]
  readonly say: Say
  /** Places that get a number, in their order. */
  readonly at: readonly string[]
}

/** The real board in a position, to be looked at: each of the named places wears its number. */
export function BoardPicture({ game, view, names, say, at }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(holder)
  const near = useNear(holder)
  const size = width < 560 ? TALL : WIDE
  const k = Math.min(1, width / size.width)
  const marks = useMarksOn(frame, at, near, k)
  const Board = boardOf(game)
  if (Board === undefined) return null
  const props: BoardProps = {
    game,
    view,
    seat: 0,
    side: 0,
    names,
    crew: crewOfReplay(game, view, names, 0),
    ask: null,
    offered: [],
    refused: [],
    moment: null,
    say,
    bar: null,
    answer: () => {},
    openRule: () => {},
  }
  return (
    <div ref={holder} className={styles.holder} style={{ height: size.height * k }} aria-hidden inert>
      <div ref={frame} className={styles.frame} data-world={game.id} style={{ ...size, transform: `scale(${k})` }}>
        {near && width > 0 ? (
          <Suspense fallback={null}>
            <Board {...props} />
          </Suspense>
        ) : null}
      </div>
      {marks.map(({ name, box }) => (
        <span key={name} className={styles.mark} style={box} data-callout={name}>
          <b>{at.indexOf(name) + 1}</b>
        </span>
      ))}
    </div>
  )
}

/** Where the named places are inside the frame: looked for until all are drawn, and when the room changes. */
function useMarksOn(frame: RefObject<HTMLElement | null>, at: readonly string[], near: boolean, k: number): readonly Named[] {
  const [marks, setMarks] = useState<readonly Named[]>([])
  useEffect(() => {
    const root = frame.current
    if (root === null || !near) return
    const look = (): void => {
      const edge = root.getBoundingClientRect()
      const found = namedIn(root, false).filter(({ name }) => at.includes(name))
      setMarks(found.map(({ box, ...one }) => ({ ...one, box: { ...box, left: box.left - edge.left, top: box.top - edge.top } })))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [frame, at, near, k])
  return marks
}
