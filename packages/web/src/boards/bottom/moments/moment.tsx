import type { Event } from '@flotilla/kernel'
import { Flag } from '../../../shell/flag.tsx'
import { lineOf } from '../../../table/lines.ts'
import type { Table } from '../props.ts'
import { IcebergHit } from './iceberg-hit.tsx'
import styles from './moments.module.css'

/** What deserves the whole stage: the Iceberg, a ship lost, the last one afloat. */
export function BigMoment({ table }: { readonly table: Table }) {
  const { moment } = table.board
  if (moment === null || moment.weight !== 'big') return null
  const told = moment.events.find(({ type }) => type === 'iceberg') ?? moment.event
  if (told.type === 'iceberg') return <IcebergHit key={moment.n} table={table} seat={Number(told.seat)} moment={moment} />
  return <Banner table={table} event={told} />
}

/** A ship goes down, or has: whose, what is lost with her and what was saved. */
function Banner({ table, event }: { readonly table: Table; readonly event: Event }) {
  const { view, say, game } = table.board
  const seat = Number(event.seat)
  const ship = view.ships[seat]
  const afloat = view.ships.flatMap(({ sunk }, other) => (sunk ? [] : [other]))
  const more =
    event.type === 'sunk'
      ? afloat.length === 1
        ? say({ code: 'board.lastAfloat', params: { seat: afloat[0] } })
        : ''
      : say({ code: 'board.lost', params: { hand: ship.hand.length, deck: ship.deck.length, water: ship.water.length } })
  return (
    <div className={styles.banner} role="presentation">
      <Flag seat={seat} size={44} />
      <p>
        <b>{say(lineOf(game, event))}</b>
        {more === '' ? null : <span>{more}</span>}
      </p>
    </div>
  )
}
