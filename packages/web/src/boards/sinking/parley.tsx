import { ACTIONS } from '@flotilla/sinking/face'
import { useState } from 'react'
import { Flag } from '../../shell/flag.tsx'
import type { Offered } from '../../table/board.ts'
import styles from './parley.module.css'
import { Symbol } from './pictures.tsx'
import { placeOf, type SinkingProps } from './props.ts'

interface Said {
  readonly claim?: string
  readonly plead?: { readonly seat: number; readonly action: string }
  readonly doubt?: number
}

/** Talk built by taps, heard by people and bots alike: what you claim, what you ask of whom, and whom you doubt. */
export function Parley({ board }: { board: SinkingProps }) {
  const { offered, view, seat: me, say, names, answer } = board
  const [whom, setWhom] = useState<number | null>(null)
  const talk = offered.filter(({ choice }) => placeOf(choice) === 'parley')
  if (me === null || talk.length === 0) return null
  const find = (is: (said: Said) => boolean): Offered | undefined => talk.find(({ choice }) => is(choice))
  const others = names.flatMap((_, seat) => (seat === me ? [] : [seat]))
  const target = whom === null || whom === me || whom >= names.length ? others[0] : whom
  const doubted = find(({ doubt }) => doubt === target)
  return (
    <section className={styles.parley} aria-label={say({ code: 'board.parley' })}>
      <div className={styles.row}>
        <h3>{say({ code: 'board.iWill' })}</h3>
        {ACTIONS.map((action, k) => (
          <Tap key={action} said={find(({ claim }) => claim === action)} on={view.claims[me] === k} {...{ say, answer }}>
            <Symbol name={action} size={18} filled /> {say({ code: `action.${action}` })}
          </Tap>
        ))}
      </div>
      <div className={styles.row}>
        <h3>
          <span id="parley-whom">{say({ code: 'board.please' })}</span>
        </h3>
        <div role="radiogroup" aria-labelledby="parley-whom" className={styles.whom}>
          {others.map((seat) => (
            <label key={seat} data-on={seat === target}>
              <input type="radio" name="whom" checked={seat === target} onChange={() => setWhom(seat)} />
              <Flag seat={seat} size={18} />
              {names[seat]}
            </label>
          ))}
        </div>
        {ACTIONS.map((action) => (
          <Tap
            key={action}
            said={find(({ plead }) => plead?.seat === target && plead.action === action)}
            on={view.pleas[me] === target * ACTIONS.length + ACTIONS.indexOf(action)}
            {...{ say, answer }}
          >
            <Symbol name={action} size={18} />
          </Tap>
        ))}
        <Tap said={doubted} on={view.doubts[me] === target} {...{ say, answer }}>
          <Symbol name="doubt" size={18} /> {say({ code: 'board.doubt' })}
        </Tap>
      </div>
    </section>
  )
}

interface TapProps extends Pick<SinkingProps, 'say' | 'answer'> {
  readonly said: Offered | undefined
  readonly on: boolean
  readonly children: React.ReactNode
}

function Tap({ said, on, say, answer, children }: TapProps) {
  if (said === undefined) return null
  const words = say(said.text)
  return (
    <button type="button" aria-label={words} title={words} aria-pressed={on} onClick={() => answer(said.choice)}>
      {children}
    </button>
  )
}
