import { closedChest, grave, spade } from '@flotilla/art/waves'
import { flag } from '@flotilla/art/kit'
import { useEffect, useMemo, useRef } from 'react'
import { Art } from '../stage/art.tsx'
import styles from './burying.module.css'
import type { SceneProps } from './scenes.tsx'

/** A chest goes from the hold to the beach and under the sand; others' graves are on this coast only while it is told. */
export function Burying({ moment, where, shown }: SceneProps) {
  const { event, ms, still } = moment
  const [seat, chest] = [event.seat ?? -1, event.chest ?? -1]
  const [x, y, w, h] = where.chest(seat, chest)
  const from = [x + w / 2, y + h / 2]
  const to = where.grave(seat, chest)
  const carried = useRef<HTMLDivElement>(null)
  const others = seat !== shown
  const mound = useMemo(() => (others ? grave(70, 84, 1.25) + flag(seat, 112, 12, 34, 24) : ''), [others, seat])
  useEffect(() => {
    if (still) return
    carried.current?.animate(
      [
        { translate: `${from[0] - to[0]}px ${from[1] - to[1]}px`, scale: '1' },
        { translate: `${(from[0] - to[0]) / 2}px ${(from[1] - to[1]) / 2 - 90}px`, scale: '1.6', offset: 0.35 },
        { translate: '0 -6px', scale: '1.1', offset: 0.62 },
        { translate: '0 10px', scale: '0.9', opacity: 0, offset: 0.9 },
        { translate: '0 10px', scale: '0.9', opacity: 0 },
      ],
      { duration: ms, easing: 'ease-in-out' },
    )
    // A chest is carried once
  }, [moment.n])
  const seen = { 'data-still': still }
  return (
    <>
      {mound === '' ? null : (
        <div className={styles.grave} {...seen} style={{ left: to[0] - 70, top: to[1] - 78, ['--ms' as string]: `${ms}ms` }}>
          <Art svg={mound + `<path d="M111 8V84" stroke="#5a3a1c" stroke-width="4"/>`} box={[0, 0, 160, 100]} />
        </div>
      )}
      <div className={styles.carried} style={{ left: to[0] - 30, top: to[1] - 34 }} ref={carried}>
        {still && others ? null : <Art svg={closedChest(0, 0, 1.36)} box={[0, 0, 62, 56]} />}
      </div>
      <div
        className={styles.digging}
        {...seen}
        style={{ left: to[0] + (others ? -76 : 16), top: to[1] - 60, ['--ms' as string]: `${ms}ms` }}
      >
        <Art svg={spade(20, 52, 1.1)} box={[0, 0, 42, 90]} />
      </div>
    </>
  )
}
