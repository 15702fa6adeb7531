import { Flag } from '../../../layout/flag.tsx'
import { airOf } from './air.ts'
import styles from './air-race.module.css'
import { Portholes } from './portholes.tsx'
import type { Table } from '../props.ts'

/** On a phone only one ship is in sight at a time: here is how much air each of them has left. */
export function AirRace({ table: { board, ctx } }: { readonly table: Table }) {
  const { view, names, say } = board
  const airs = view.ships.map((ship, seat) => ({ seat, sunk: ship.sunk, ...airOf(ctx, seat) }))
  const most = Math.max(10, ...airs.map(({ deck }) => deck))
  return (
    <ol className={styles.race} data-many={view.seats > 4 ? '' : undefined}>
      {airs.map(({ seat, sunk, deck, low, sinks }) => (
        <li key={seat} data-low={low && !sunk ? '' : undefined}>
          <Flag seat={seat} size={24} />
          <span className="visually-hidden">{names[seat]}</span>
          {sunk ? (
            <em>{say({ code: 'board.sunk' })}</em>
          ) : (
            <>
              <Portholes lit={deck} all={most} spacing={Math.min(12, 190 / most)} />
              <em>{sinks ? say({ code: 'board.sinksSoon' }) : say({ code: 'board.airOf', params: { n: deck } })}</em>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
