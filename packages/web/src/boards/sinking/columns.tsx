import { ACTIONS, BREACHES, COLUMNS, WATER, dialShows, isCannon, isTreasure } from '@flotilla/sinking/face'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Flag } from '../../shell/flag.tsx'
import styles from './columns.module.css'
import { Symbol } from './pictures.tsx'
import type { SinkingProps } from './props.ts'
import { Thing } from './thing.tsx'

/** So many rows of dials and things lie below each other; more move together, told by flag and figures. */
const ROOMY = 5

/** The four columns: what lies there, and the dials laid on it, numbered in order; a dial shows its action once everybody may see it. */
export function Columns({ board }: { board: SinkingProps }) {
  const { view, say } = board
  const table = useRef<HTMLDivElement>(null)
  useWalk(table)
  return (
    <div className={styles.columns} ref={table}>
      {COLUMNS.map((column, k) => {
        const rows = Math.ceil(view.columns[k].length / (k === WATER ? 3 : 1))
        const tight = view.dials[k].length + rows > ROOMY
        return (
          <section
            key={column}
            className={styles.column}
            aria-label={say({ code: `column.${column}` })}
            data-column={column}
            data-tight={tight}
          >
            <h3>
              <Symbol name={ACTIONS[k]} size={20} filled />
              {say({ code: `column.${column}` })} <small>{say({ code: `action.${ACTIONS[k]}` })}</small>
            </h3>
            <Dials board={board} column={k} />
            <div className={k === WATER ? styles.tiles : tight && k >= BREACHES ? styles.tokens : styles.things}>
              {view.columns[k].map((back) => {
                const isTile = k === WATER ? !isTreasure(view.faces[back]) : tight && k >= BREACHES
                return (
                  <div key={back} className={isTile ? undefined : styles.wide}>
                    <Thing board={board} back={back} as={isTile ? 'tile' : 'row'} busted={k === BREACHES && isCannon(back)} />
                  </div>
                )
              })}
            </div>
          </section>
        )
      })}
    </div>
  )
}

function Dials({ board: { view, say, names }, column }: { board: SinkingProps; column: number }) {
  return (
    <ol className={styles.dials}>
      {view.dials[column].map((seat, place) => {
        const shows = dialShows(view, seat)
        const isShown = shows >= 0 && shows < ACTIONS.length
        const liar = isShown && shows !== column
        return (
          <li key={`${seat} ${isShown}`} data-dial={seat} data-shown={isShown} data-liar={liar}>
            <i>{place + 1}</i>
            <Flag seat={seat} size={20} />
            <span className={styles.dialName}>{names[seat]}</span>
            {isShown ? <Symbol name={ACTIONS[shows]} size={16} /> : <Symbol name="hidden" size={16} />}
            {isShown ? <b>{say({ code: `action.${ACTIONS[shows]}` })}</b> : null}
          </li>
        )
      })}
    </ol>
  )
}

const WALK_MS = 700
const STILL = '(prefers-reduced-motion: reduce)'

/** A dial that lies in another column than before walks there, one liar after the other. */
function useWalk(table: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, { column: string; x: number; y: number }>())
  useLayoutEffect(() => {
    const now: typeof places.current = new Map()
    const corner = table.current?.getBoundingClientRect()
    if (corner === undefined) return
    let walking = 0
    for (const dial of table.current?.querySelectorAll<HTMLElement>('[data-dial]') ?? []) {
      const { left, top } = dial.getBoundingClientRect()
      const seat = dial.dataset.dial ?? ''
      const place = { column: dial.closest<HTMLElement>('[data-column]')?.dataset.column ?? '', x: left - corner.left, y: top - corner.top }
      now.set(seat, place)
      const before = places.current.get(seat)
      if (before === undefined || before.column === place.column || matchMedia(STILL).matches) continue
      dial.animate([{ transform: `translate(${before.x - place.x}px, ${before.y - place.y}px)` }, { transform: 'none' }], {
        duration: WALK_MS,
        delay: (walking++ * WALK_MS) / 2,
        easing: 'ease-in-out',
        fill: 'backwards',
      })
    }
    places.current = now
  })
}
