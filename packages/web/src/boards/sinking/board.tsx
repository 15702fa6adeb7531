import { lookAt } from '@flotilla/kernel'
import { BarButtons } from '../../table/bar.tsx'
import styles from './board.module.css'
import { Characters } from './characters.tsx'
import { Columns } from './columns.tsx'
import { FinalHands, Pirates } from './crew.tsx'
import { Dial } from './dial.tsx'
import { EnemySheet, Stacks } from './enemy.tsx'
import { Hand } from './hand.tsx'
import { Parley } from './parley.tsx'
import { STEPS, placeOf, stepOf, type SinkingProps } from './props.ts'
import { ShipPicture } from './ship.tsx'

/** We're Sinking!: ship and enemy, the crew, the four columns with their dials, and your hand with both endings in sight. */
export default function SinkingBoard(props: SinkingProps) {
  const { view, game, seat, say, offered } = props
  const io = lookAt(game, view)
  const hand = seat === null ? [] : [...view.hands[seat], ...view.chests[seat]]
  const shown = new Set([...hand, ...view.stash, ...view.columns.flat()])
  const loose = offered.filter(({ choice }) => {
    const place = placeOf(choice)
    if ('character' in choice) return false
    return place === null || (place.startsWith('thing:') && !shown.has(Number(place.slice(6))))
  })
  const over = view.ended !== ''
  return (
    <div className={styles.board}>
      <div className={styles.scene}>
        <ShipPicture board={props} io={io} />
        <EnemySheet board={props} io={io} />
      </div>
      <div className={styles.deck}>
        {over ? null : <Steps board={props} />}
        <Pirates board={props} io={io} />
        {over ? <FinalHands board={props} /> : null}
        {view.screech && stepOf(view) === 'dials' ? <p className={styles.silence}>{say({ code: 'table.screech' })}</p> : null}
        <Parley board={props} />
        <Dial board={props} />
        <Characters board={props} />
        <div className={styles.columns}>
          <Columns board={props} />
        </div>
        <Stacks board={props} />
        {seat === null || over ? null : (
          <div className={styles.docked}>
            <Hand board={props} io={io} seat={seat} />
          </div>
        )}
      </div>
      <BarButtons {...props} choices={loose} />
    </div>
  )
}

/** Where the round stands. */
function Steps({ board: { view, say } }: { board: SinkingProps }) {
  const now = stepOf(view)
  return (
    <ol className={styles.steps} aria-label={say({ code: 'board.round', params: { round: view.round } })}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === now ? 'step' : undefined}>
          {say({ code: `board.step.${step}` })}
        </li>
      ))}
    </ol>
  )
}
