import { ACTIONS, COLUMNS } from '@flotilla/sinking/face'
import { useState } from 'react'
import styles from './dial.module.css'
import { Symbol } from './pictures.tsx'
import { placeOf, type SinkingProps } from './props.ts'

interface DialChoice {
  readonly action: string
  readonly column?: string
}

/** Two settings that must never blur: what you say is the column, public; what you do is the dial, secret. */
export function Dial({ board }: { board: SinkingProps }) {
  const { offered, refused, say, answer } = board
  const [told, setTold] = useState<string | null>(null)
  const [meant, setMeant] = useState<string | null>(null)
  const dials = offered.filter(({ choice }) => placeOf(choice) === 'dial')
  if (dials.length === 0) return null
  const silent = !dials.some(({ choice }) => 'column' in choice)
  const chosen = dials.find(({ choice }) => {
    const { action, column } = choice as DialChoice
    return action === meant && (silent || column === told)
  })
  const lie = chosen !== undefined && !silent && ACTIONS.findIndex((one) => one === meant) !== COLUMNS.findIndex((one) => one === told)
  const columnLegal = (column: string): boolean => dials.some(({ choice }) => (choice as DialChoice).column === column)
  const why = (column: string): string => {
    const refusal = refused.find(({ choice }) => (choice as DialChoice | null)?.column === column)
    return refusal === undefined ? '' : `${say({ code: refusal.code, params: refusal.params })} (${refusal.rule})`
  }
  const closed = COLUMNS.filter((column) => !columnLegal(column))
  const wordsOf = (half: Partial<DialChoice>): string =>
    dials
      .filter(({ choice }) => Object.entries(half).every(([name, value]) => (choice as DialChoice)[name as keyof DialChoice] === value))
      .map(({ text }) => say(text))
      .join('\n')
  return (
    <section className={styles.dial} aria-label={say({ code: 'board.dial' })}>
      {silent ? null : (
        <fieldset>
          <legend>
            <Symbol name="seen" size={16} /> {say({ code: 'board.youSay' })}
          </legend>
          {COLUMNS.map((column, k) => (
            <label key={column} title={why(column)} data-off={!columnLegal(column)} data-takes={wordsOf({ column })}>
              <input type="radio" name="say" checked={told === column} disabled={!columnLegal(column)} onChange={() => setTold(column)} />
              <Symbol name={ACTIONS[k]} size={22} filled />
              <span>{say({ code: `action.${ACTIONS[k]}` })}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.secret}>
        <legend>
          <Symbol name="hidden" size={16} /> {say({ code: 'board.youDo' })}
        </legend>
        {ACTIONS.filter((action) => dials.some(({ choice }) => (choice as DialChoice).action === action)).map((action) => (
          <label key={action} data-takes={wordsOf({ action })}>
            <input type="radio" name="do" checked={meant === action} onChange={() => setMeant(action)} />
            <Symbol name={action} size={22} filled />
            <span>{say({ code: `action.${action}` })}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.lay} data-lie={lie}>
        <p>{chosen === undefined ? say({ code: 'board.chooseBoth' }) : say(chosen.text)}</p>
        <button
          type="button"
          className="primary"
          data-legal={chosen === undefined ? undefined : ''}
          disabled={chosen === undefined}
          onClick={() => {
            if (chosen === undefined) return
            setTold(null)
            setMeant(null)
            answer(chosen.choice)
          }}
        >
          {say({ code: 'board.layDial' })}
        </button>
      </div>
      {silent || closed.length === 0 ? null : <p className={styles.closed}>{closed.map(why).join(' ')}</p>}
    </section>
  )
}
