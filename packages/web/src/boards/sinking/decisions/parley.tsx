import { ACTIONS, MOST_TALK } from '@flotilla/sinking/client'
import { useState } from 'react'
import type { Offered } from '../../../table/board.ts'
import styles from './parley.module.css'
import { SeatFlag } from '../stage/plates.tsx'
import { placeOf, type SinkingProps } from '../props.ts'
import { Sign } from '../stage/thing.tsx'

interface Said {
  readonly claim?: string
  readonly plead?: { readonly seat: number; readonly action: string }
  readonly doubt?: number
}

export const hasParley = ({ offered, ask }: SinkingProps): boolean =>
  ask?.kind === 'discuss' && offered.some(({ choice }) => placeOf(choice) === 'parley')

/** Talk built by taps, heard by people and bots alike: what you claim, what you ask of whom, and whom you doubt. */
export function Parley({ board }: { board: SinkingProps }) {
  const { offered, view, seat: me, say, names, answer } = board
  const [whom, setWhom] = useState<number | null>(null)
  const talk = offered.filter(({ choice }) => placeOf(choice) === 'parley')
  if (me === null) return null
  const find = (is: (said: Said) => boolean): Offered | undefined => talk.find(({ choice }) => is(choice))
  const others = names.flatMap((_, seat) => (seat === me ? [] : [seat]))
  const target = whom === null || whom === me || whom >= names.length ? others[0] : whom
  return (
    <section className={styles.parley} data-keep="" aria-label={say({ code: 'board.parley' })}>
      <div className={styles.row}>
        <h3>{say({ code: 'board.iWill' })}</h3>
        {ACTIONS.map((action, k) => (
          <Tap key={action} wide said={find(({ claim }) => claim === action)} on={view.claims[me] === k} {...{ say, answer }}>
            <Sign name={action} size={19} />
            <span>{say({ code: `do.${action}` })}</span>
          </Tap>
        ))}
      </div>
      <div className={styles.row}>
        <h3 id="parley-whom">{say({ code: 'board.please' })}</h3>
        <div role="radiogroup" aria-labelledby="parley-whom" className={styles.whom}>
          {others.map((seat) => (
            <label key={seat} data-on={seat === target} title={names[seat]}>
              <input type="radio" name="whom" checked={seat === target} onChange={() => setWhom(seat)} />
              <SeatFlag seat={seat} />
              <span className="visually-hidden">{names[seat]}</span>
            </label>
          ))}
        </div>
        <i aria-hidden>›</i>
        {ACTIONS.map((action) => (
          <Tap
            key={action}
            said={find(({ plead }) => plead?.seat === target && plead.action === action)}
            on={view.pleas[me] === target * ACTIONS.length + ACTIONS.indexOf(action)}
            {...{ say, answer }}
          >
            <Sign name={action} size={19} />
          </Tap>
        ))}
      </div>
      <div className={styles.row}>
        <h3>{say({ code: 'board.iDoubt' })}</h3>
        {others.map((seat) => (
          <Tap key={seat} said={find(({ doubt }) => doubt === seat)} on={view.doubts[me] === seat} {...{ say, answer }}>
            <SeatFlag seat={seat} />
            <Sign name="doubt" size={14} colour="#9c2418" />
          </Tap>
        ))}
        <small>{say({ code: 'board.leftToSay', params: { n: Math.max(0, MOST_TALK - view.talk[me]) } })}</small>
      </div>
    </section>
  )
}

interface TapProps extends Pick<SinkingProps, 'say' | 'answer'> {
  readonly said: Offered | undefined
  readonly on: boolean
  readonly wide?: boolean
  readonly children: React.ReactNode
}

function Tap({ said, on, wide = false, say, answer, children }: TapProps) {
  if (said === undefined) return null
  const words = say(said.text)
  return (
    <button
      type="button"
      className={styles.tap}
      data-wide={wide}
      aria-label={words}
      title={words}
      aria-pressed={on}
      onClick={() => answer(said.choice)}
    >
      {children}
    </button>
  )
}
