import { kindName } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import { useState } from 'react'
import { Dialog } from '../../../layout/dialog.tsx'
import { Card } from '../cards/card.tsx'
import { NOTHING, type Table } from '../props.ts'
import styles from './water.module.css'

/** What goes overboard is seen and heard doing so. */
const SPLASHES = new Set(['jettisoned', 'sacrificed', 'undertow'])

/** The water lies open: its last card floats there with the number of all; a press shows all of them. */
export function Water({ table, seat, w }: { readonly table: Table; readonly seat: Seat; readonly w: number }) {
  const { board } = table
  const { view, say } = board
  const [open, setOpen] = useState(false)
  const { water } = view.ships[seat]
  const top = water.at(-1)
  const known = top !== undefined && view.faces[top] >= 0
  const label = say({ code: 'board.waterTop', params: { n: water.length, top: known ? kindName(view.faces[top]) : null } })
  const { moment } = board
  const splashes = moment !== null && !moment.still && moment.events.some(({ type, seat: who }) => SPLASHES.has(type) && who === seat)
  return (
    <div
      className={styles.water}
      data-place={`water:${seat}`}
      data-swallows={water
        .slice(0, -1)
        .map((back) => `card:${back}`)
        .join(' ')}
      style={{ ['--w' as string]: `${w}px` }}
    >
      {top === undefined ? null : (
        <span className={styles.floating}>
          <Card
            table={table}
            back={top}
            w={w}
            size="mini"
            spot={`water:${seat}`}
            here={NOTHING}
            onPress={() => setOpen(true)}
            label={label}
          />
        </span>
      )}
      <svg className={styles.waves} viewBox="0 0 78 40" preserveAspectRatio="none" aria-hidden>
        <path className={styles.swell} d="M-2,12q10,-8 20,0t20,0t20,0t20,0V40H-2Z" />
        <path className={styles.foam} d="M-2,12q10,-8 20,0t20,0t20,0t20,0" />
      </svg>
      {splashes ? (
        <svg key={moment.n} className={styles.splash} viewBox="-60 -100 120 112" aria-hidden>
          <ellipse rx="46" ry="9" cy="2" />
          <path d="M-34,2Q-26,-40 -44,-66Q-14,-46 0,-92Q14,-46 46,-62Q26,-40 34,2Z" />
        </svg>
      ) : null}
      <span className={styles.count} aria-hidden>
        {water.length}
      </span>
      {open ? (
        <Dialog wide title={say({ code: 'board.waterOf', params: { seat, n: water.length } })} onClose={() => setOpen(false)}>
          <div className={styles.all}>
            {[...water].reverse().map((back) => (
              <Card key={back} table={table} back={back} w={96} size="gist" here={NOTHING} spot={`all:${back}`} copy />
            ))}
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
