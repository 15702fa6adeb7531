import type { BottomEvent } from '@flotilla/bottom/client'
import { Flag } from '../../../layout/flag.tsx'
import { lineOf } from '../../../table/event-text.ts'
import type { Moment } from '../../../story/moment.ts'
import type { Table } from '../props.ts'
import { IcebergHit } from './iceberg-hit.tsx'
import styles from './moments.module.css'

/** What deserves the whole stage: the Iceberg, a ship lost, the last one afloat. */
export function BigMoment({ table }: { readonly table: Table }) {
  const { moment } = table.board
  if (moment === null || moment.weight !== 'big') return null
  const told = moment.events.find(({ type }) => type === 'iceberg') ?? moment.event
  if (told.type === 'iceberg') return <IcebergHit key={moment.n} table={table} seat={told.seat ?? -1} moment={moment} />
  return <Banner table={table} event={told} moment={moment} />
}

/** A ship goes down, or has: whose, what is lost with her and what was saved. */
function Banner({ table, event, moment }: { readonly table: Table; readonly event: BottomEvent; readonly moment: Moment<BottomEvent> }) {
  const { view, say, game } = table.board
  const seat = event.seat ?? -1
  const ship = view.ships[seat]
  const afloat = view.ships.flatMap(({ sunk }, other) => (sunk ? [] : [other]))
  const more =
    event.type === 'sunk'
      ? afloat.length === 1
        ? say({ code: 'board.lastAfloat', params: { seat: afloat[0] } })
        : ''
      : say({ code: 'board.lost', params: { hand: ship.hand.length, deck: ship.deck.length, water: ship.water.length } })
  return (
    <>
      {event.type === 'sunk' && seat === table.board.seat ? <Flood moment={moment} /> : null}
      <div className={styles.banner} role="presentation">
        <Flag seat={seat} size={44} />
        <p>
          <b>{say(lineOf(game, event))}</b>
          {more === '' ? null : <span>{more}</span>}
        </p>
      </div>
    </>
  )
}

const BUBBLES = [
  [210, 330, 9],
  [226, 282, 6],
  [204, 236, 4],
  [604, 360, 12],
  [632, 300, 7],
  [612, 252, 5],
  [648, 214, 3.5],
  [1010, 344, 10],
  [1034, 290, 6],
  [1018, 248, 4],
] as const

/** The own ship is lost: the sea comes over the deck. */
const Flood = ({ moment }: { readonly moment: Moment<BottomEvent> }) => (
  <svg
    className={styles.flood}
    data-still={moment.still ? '' : undefined}
    style={{ ['--ms' as string]: `${moment.ms}ms` }}
    viewBox="0 0 1280 420"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden
  >
    <path d="M-20,40q80,-44 160,0t160,0t160,0t160,0t160,0t160,0t160,0t160,0t160,0V900H-20Z" fill="#16405c" />
    <path d="M-60,92q90,-40 180,0t180,0t180,0t180,0t180,0t180,0t180,0t180,0V900H-60Z" fill="#113550" />
    <path d="M-20,170q110,-36 220,0t220,0t220,0t220,0t220,0t220,0V900H-20Z" fill="#0d2a44" />
    <path d="M-20,40q80,-44 160,0t160,0t160,0t160,0t160,0t160,0t160,0t160,0t160,0" fill="none" stroke="#bcd6d8" strokeWidth="4" />
    {BUBBLES.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} fill="#bcd6d822" stroke="#bcd6d8" strokeWidth="2" />
    ))}
  </svg>
)
