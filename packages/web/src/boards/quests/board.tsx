import { lookAt } from '@flotilla/kernel'
import { goalOf, teamOf, teams } from '@flotilla/quests/face'
import { BarButtons } from '../../table/bar.tsx'
import styles from './board.module.css'
import { SeaChart } from './chart.tsx'
import { Hand, idsInHand } from './hand.tsx'
import { placeOf, type QuestsProps } from './props.ts'
import { DockedShip } from './ship.tsx'

/** More than this many loose choices get a list of their own instead of the bar. */
const MOST_IN_BAR = 4

/** Quests & Cannons: the sea chart, the race, the docked ships, your cards and your deeds. */
export default function QuestsBoard(props: QuestsProps) {
  const { view, game, seat, say, offered, answer, names } = props
  const io = lookAt(game, view)
  const held = seat === null ? new Set<string>() : idsInHand(io, seat)
  const loose = offered.filter(({ choice }) => {
    const place = placeOf(view, choice)
    return place === null || (place.startsWith('card:') && !held.has(place.slice(5)))
  })
  const goal = goalOf(io)
  const inBar = loose.length <= MOST_IN_BAR
  return (
    <div className={styles.board}>
      <SeaChart board={props} />
      <div className={styles.dock}>
        <ul className={styles.race} aria-label={say({ code: 'board.race' })}>
          {Array.from({ length: teams(view) }, (_, team) => (
            <li key={team}>
              <span>{view.ships.flatMap((_ship, k) => (teamOf(view, k) === team ? [names[k]] : [])).join(', ')}</span>
              <meter min={0} max={goal} value={Math.min(goal, view.prosperity[team])} />
              <b>
                {view.prosperity[team]}/{goal}★
              </b>
            </li>
          ))}
        </ul>
        {inBar ? null : (
          <ul className={styles.deeds} aria-label={say({ code: 'web.choices' })}>
            {loose.map(({ choice, text }) => (
              <li key={JSON.stringify(choice)}>
                <button type="button" data-legal="" onClick={() => answer(choice)}>
                  {say(text)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {seat === null ? null : <DockedShip board={props} io={io} seat={seat} own />}
        {seat === null || view.round === 0 ? null : <Hand board={props} io={io} seat={seat} />}
        {view.ships.map((_, k) => (k === seat ? null : <DockedShip key={k} board={props} io={io} seat={k} own={false} />))}
      </div>
      <BarButtons {...props} choices={inBar ? loose : []} />
    </div>
  )
}
