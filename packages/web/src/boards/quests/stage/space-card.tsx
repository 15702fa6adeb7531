import { chart, type Course } from '@flotilla/quests/client'
import type { Risk } from '../decisions/sailing.ts'
import { Why } from './why.tsx'
import styles from './space-card.module.css'
import { at, isStep, onSpace, type QuestsProps } from '../props.ts'
import type { Sight } from '../sight.ts'
import { capital, courseParams, factsOf, prospectsOf, titleOf } from '../words.ts'

interface Props {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly cell: number | null
  readonly careful: Course | null
  /** Why its way is shown before it is sailed, once it was pressed. */
  readonly risks: readonly Risk[]
  readonly onSail: (course: Course) => void
}

/** What the rest of the slip does not say already. */
const isTold = (risk: Risk): boolean => risk === 'reveals' || risk === 'lastAction'

/** The space looked at, on a slip at the corner of the chart: what lies there, the way and its chances, the danger, what can be done. */
export function SpaceCard({ board, sight, cell, careful, risks, onSail }: Props) {
  const { say, answer, view } = board
  if (cell === null || chart(view).terrain[cell] === undefined) return null
  const course = sight.courses[cell]
  // Why a ship elsewhere cannot be fired at goes without saying.
  const aboard = board.seat !== null && view.ships[board.seat].cell === cell
  const { refused } = aboard ? onSpace(board, sight.ships, cell) : at(board, `cell:${cell}`)
  const sails = sight.steering && course !== null && course.turns === 0
  const paramsOf = (way: Course) => courseParams(way, sight.ctx, board.seat)
  // The button that sails there takes the next step, too.
  const offered = onSpace(board, sight.ships, cell).offered.filter(({ choice }) => !(sails && isStep(choice)))
  // What the way costs stands on the button that sails it.
  const told = prospectsOf(board, sight, cell).slice(sails ? 1 : 0)
  return (
    <section className={styles.card} aria-label={titleOf(board, cell)} data-dark="">
      <h2>{capital(titleOf(board, cell))}</h2>
      <p>{[...factsOf(board, sight, cell)].join(' · ')}</p>
      {told.map((line) => (
        <p key={line} className={styles.prospect}>
          {line}
        </p>
      ))}
      {refused.slice(0, 2).map((refusal) => (
        <Why key={JSON.stringify(refusal.choice)} refusal={refusal} board={board} />
      ))}
      {risks.filter(isTold).map((risk) => (
        <p key={risk} className={styles.risk}>
          {say({ code: `chart.risk.${risk}` })}
        </p>
      ))}
      <div className={styles.buttons}>
        {sails ? (
          <button type="button" className="primary" onClick={() => onSail(course)}>
            {say({ code: 'chart.sail' })}
            <small>
              {say({ code: 'chart.sailCost', params: paramsOf(course) })}
              {course.rolls > 0 ? ` · ${say({ code: 'chart.risk', params: paramsOf(course) })}` : ''}
            </small>
          </button>
        ) : null}
        {sails && careful !== null ? (
          careful.turns === 0 ? (
            <button type="button" onClick={() => onSail(careful)}>
              {say({ code: 'chart.careful' })}
              <small>{say({ code: 'chart.sailCost', params: paramsOf(careful) })}</small>
            </button>
          ) : (
            <small className={styles.later}>{say({ code: 'chart.carefulLater', params: paramsOf(careful) })}</small>
          )
        ) : null}
        {offered.slice(0, 6).map(({ choice, text }) => (
          <button key={JSON.stringify(choice)} type="button" data-legal="" onClick={() => answer(choice)}>
            {say(text)}
          </button>
        ))}
      </div>
    </section>
  )
}
