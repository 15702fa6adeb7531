import { ACTIONS, CARDS, CHARACTERS, honestyOf, ledgerOf, type Io } from '@flotilla/sinking/face'
import { Flag } from '../../shell/flag.tsx'
import { Place } from '../../table/place.tsx'
import styles from './crew.module.css'
import { Symbol } from './pictures.tsx'
import { at, type SinkingProps } from './props.ts'
import { Thing } from './thing.tsx'

/** Every pirate in seat order: hand size, chests, what was said this round, and how true past words were. */
export function Pirates({ board, io }: { board: SinkingProps; io: Io }) {
  const { view, say } = board
  const order = Array.from({ length: view.seats }, (_, k) => (view.firstMate + k) % view.seats)
  return (
    <ul className={styles.pirates} aria-label={say({ code: 'web.crew' })} style={{ ['--crew' as string]: view.seats }}>
      {order.map((seat) => (
        <li key={seat}>
          <Pirate board={board} io={io} seat={seat} />
        </li>
      ))}
    </ul>
  )
}

function Pirate({ board, io, seat }: { board: SinkingProps; io: Io; seat: number }) {
  const { view, say, names, seat: me } = board
  const { offered, refused } = at(board, `seat:${seat}`)
  const { trueColumns, columns } = honestyOf(view, seat)
  const who = view.characters[seat]
  const hidden = view.ended === ''
  return (
    <Place
      board={board}
      offered={offered}
      refused={refused}
      label={names[seat]}
      className={styles.pirate}
      about={<Memory board={board} io={io} seat={seat} />}
    >
      <span className={styles.name}>
        <Flag seat={seat} size={22} />
        <b>{names[seat]}</b>
        {seat === me ? <small className={styles.you}>({say({ code: 'web.you' })})</small> : null}
        {seat === view.firstMate ? (
          <small className={styles.mate} title={say({ code: 'board.firstMate' })}>
            <Symbol name="flag" size={14} />
            <span className="visually-hidden">{say({ code: 'board.firstMate' })}</span>
          </small>
        ) : null}
      </span>
      <span className={styles.facts}>
        <span title={say({ code: 'table.hand', params: { cards: view.hands[seat].length, chests: view.chests[seat].length } })}>
          <Symbol name="cards" size={15} /> {view.hands[seat].length}
          {view.chests[seat].length === 0 ? null : (
            <>
              {' '}
              <Symbol name="chest" size={15} /> {view.chests[seat].length}
            </>
          )}
        </span>
        {columns === 0 || view.options.honestyRecord === 'off' ? null : (
          <span title={say({ code: 'table.honesty', params: { ...honestyOf(view, seat) } })}>
            {say({ code: 'board.honest', params: { n: trueColumns, of: columns } })}
          </span>
        )}
        {who === -1 ? null : <span className={styles.who}>{say({ code: `character.${CHARACTERS[who]}` })}</span>}
      </span>
      {hidden ? <Words board={board} seat={seat} /> : null}
    </Place>
  )
}

/** What a pirate said this round. */
function Words({ board: { view, say, names }, seat }: { board: SinkingProps; seat: number }) {
  const claim = view.claims[seat]
  const plea = view.pleas[seat]
  const doubt = view.doubts[seat]
  const words = [
    claim === -1 ? '' : `“${say({ code: `action.${ACTIONS[claim]}` })}!”`,
    plea === -1 ? '' : `“${names[Math.floor(plea / ACTIONS.length)]}: ${say({ code: `action.${ACTIONS[plea % ACTIONS.length]}` })}?”`,
    doubt === -1 ? '' : `“${names[doubt]}??”`,
  ].filter((said) => said !== '')
  return words.length === 0 ? null : <span className={styles.words}>{words.join(' ')}</span>
}

/** The ledger: what everybody could remember of this hand. */
function Memory({ board: { view, say, seat: me }, io, seat }: { board: SinkingProps; io: Io; seat: number }) {
  const remembered = seat === me || view.options.ledger === 'off' || view.ended !== '' ? [] : ledgerOf(io, seat)
  const named = (certain: boolean): string[] => remembered.filter(({ exits }) => (exits === 0) === certain).map(({ face }) => CARDS[face])
  const lines = [
    say({ code: 'table.hand', params: { cards: view.hands[seat].length, chests: view.chests[seat].length } }),
    ...(honestyOf(view, seat).columns > 0 ? [say({ code: 'table.honesty', params: { ...honestyOf(view, seat) } })] : []),
    ...(named(true).length > 0 ? [say({ code: 'table.certain', params: { cards: named(true) } })] : []),
    ...(named(false).length > 0 ? [say({ code: 'table.possible', params: { cards: named(false) } })] : []),
  ]
  return lines.map((line) => (
    <p key={line} className={styles.note}>
      {line}
    </p>
  ))
}

/** After the end every hand lies open. */
export function FinalHands({ board }: { board: SinkingProps }) {
  const { view, names, say } = board
  return (
    <section className={styles.finals} aria-label={say({ code: 'board.hands' })}>
      {view.hands.map((hand, seat) => (
        <div key={seat}>
          <h3>
            <Flag seat={seat} size={20} /> {names[seat]}
          </h3>
          <div className={styles.final}>
            {[...hand, ...view.chests[seat]].map((back) => (
              <Thing key={back} board={board} back={back} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}
