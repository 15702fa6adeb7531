import { HATCH, largeDial, pointer } from '@flotilla/art/sinking'
import { ACTIONS, COLUMNS } from '@flotilla/sinking/client'
import { useRef, type PointerEvent } from 'react'
import type { Message } from '@flotilla/kernel'
import type { Offered } from '../../../table/board.ts'
import { Art } from '../stage/art.tsx'
import styles from './dial.module.css'
import { placeOf, type SinkingProps } from '../props.ts'
import { Sign } from '../stage/thing.tsx'

interface DialChoice {
  readonly action: string
  readonly column?: string
  readonly play?: object
}

/** What is set and not yet laid: the column is what you say, the action what you do. */
export interface Setting {
  readonly say: number | null
  readonly do: number | null
  /** The Declare item that is played with it, as text; none by default. */
  readonly play?: string
}
export const UNSET: Setting = { say: null, do: null }

const playOf = (choice: object): string | undefined => {
  const { play } = choice as DialChoice
  return play === undefined ? undefined : JSON.stringify(play)
}

/** All dials that may be laid; where somebody teaches, those too that are not wanted: what is said to them is said when they are set. */
export const dialsOf = ({ offered, teaching }: SinkingProps) =>
  (teaching?.legal ?? offered).filter(({ choice }) => placeOf(choice) === 'dial')
export const isSilent = (board: SinkingProps): boolean => !dialsOf(board).some(({ choice }) => 'column' in choice)

/** The one answer that fits what is set. */
const settled = (board: SinkingProps, setting: Setting) =>
  dialsOf(board).find(({ choice }) => {
    const { action, column } = choice as DialChoice
    return (
      playOf(choice) === setting.play &&
      action === ACTIONS[setting.do ?? -1] &&
      (column === undefined || column === COLUMNS[setting.say ?? -1])
    )
  })

/** What a teacher says to a dial that is set but not wanted. */
const objectionTo = ({ ask, teaching }: SinkingProps, dial: Offered | undefined): Message | null =>
  dial === undefined || ask === null ? null : (teaching?.objects(ask, dial.choice) ?? null)

export const mayDeclare = (board: SinkingProps, column: number): boolean =>
  dialsOf(board).some(({ choice }) => (choice as DialChoice).column === COLUMNS[column])

interface DialProps {
  readonly board: SinkingProps
  readonly seat: number
  readonly setting: Setting
  readonly onSet: (setting: Setting) => void
}

/** Two settings that must never blur: what you say is the column, public; what you do is the dial, secret and hatched. */
export function Dial({ board, seat, setting, onSet }: DialProps) {
  const { refused, say } = board
  const dials = dialsOf(board)
  const silent = isSilent(board)
  const chosen = settled(board, setting)
  const objection = objectionTo(board, chosen)
  const lie = chosen !== undefined && !silent && setting.say !== setting.do
  const why = (column: number): string => {
    const refusal = refused.find(({ choice }) => (choice as DialChoice | null)?.column === COLUMNS[column])
    return refusal === undefined ? '' : `${say({ code: refusal.code, params: refusal.params })} (${refusal.rule})`
  }
  const wordsOf = (half: Partial<DialChoice>): string =>
    dials
      .filter(({ choice }) => Object.entries(half).every(([name, value]) => (choice as DialChoice)[name as keyof DialChoice] === value))
      .map(({ text }) => say(text))
      .join('\n')
  const closed = COLUMNS.flatMap((_, k) => (mayDeclare(board, k) || silent ? [] : [why(k)])).filter((one) => one !== '')
  const laid = objection === null ? chosen : undefined
  return (
    <section className={styles.dial} data-keep="" aria-label={say({ code: 'board.dial' })}>
      <Wheel
        seat={seat}
        turned={setting.do}
        onTurn={(k) => onSet({ ...setting, do: k })}
        may={(k) => dials.some(({ choice }) => (choice as DialChoice).action === ACTIONS[k])}
      />
      <button
        type="button"
        className={`primary ${styles.lay}`}
        data-legal={laid === undefined ? undefined : ''}
        data-takes={laid === undefined ? undefined : say(laid.text)}
        disabled={laid === undefined}
        onClick={() => {
          if (laid !== undefined) board.answer(laid.choice)
        }}
      >
        {say({ code: board.ask?.kind === 'dial.change' ? 'board.turnDial' : 'board.layDial' })}
      </button>
      <div className={styles.rows}>
        {silent ? null : (
          <fieldset className={styles.public}>
            <legend>{say({ code: 'board.youSay' })}</legend>
            <div>
              {ACTIONS.map((action, k) => (
                <label
                  key={action}
                  title={mayDeclare(board, k) ? undefined : why(k)}
                  data-look={`room:${COLUMNS[k]}`}
                  data-off={!mayDeclare(board, k)}
                  data-takes={wordsOf({ column: COLUMNS[k] })}
                >
                  <input
                    type="radio"
                    name="say"
                    checked={setting.say === k}
                    disabled={!mayDeclare(board, k)}
                    onChange={() => onSet({ ...setting, say: k })}
                  />
                  <Sign name={action} size={22} />
                  <span className="visually-hidden">{say({ code: `action.${action}` })}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <fieldset className={styles.secret}>
          <legend>
            <Sign name="eyeoff" size={15} colour="#ffe7a8" /> {say({ code: 'board.youDo' })}
          </legend>
          <div>
            {ACTIONS.map((action, k) =>
              dials.some(({ choice }) => (choice as DialChoice).action === action) ? (
                <label key={action} data-look={`room:${COLUMNS[k]}`} data-takes={wordsOf({ action })}>
                  <input type="radio" name="do" checked={setting.do === k} onChange={() => onSet({ ...setting, do: k })} />
                  <Sign name={action} size={22} colour={setting.do === k ? '#2a1722' : '#ffd25e'} />
                  <span className="visually-hidden">{say({ code: `action.${action}` })}</span>
                </label>
              ) : null,
            )}
          </div>
        </fieldset>
        <p className={styles.sentence} data-lie={lie} data-closed={chosen === undefined && closed.length > 0} aria-live="polite">
          {chosen === undefined
            ? (closed[0] ?? say({ code: silent ? 'board.chooseDial' : 'board.chooseBoth' }))
            : objection !== null
              ? say(objection)
              : silent || setting.say === null || setting.do === null
                ? say(chosen.text)
                : say({ code: lie ? 'board.aLie' : 'board.theTruth', params: { said: ACTIONS[setting.say], does: ACTIONS[setting.do] } })}
        </p>
        <Playing board={board} setting={setting} onSet={onSet} />
      </div>
    </section>
  )
}

/** SK-4.8: a Declare item that goes with the dial. */
function Playing({ board, setting, onSet }: Omit<DialProps, 'seat'>) {
  const { say } = board
  const plays = new Map<string | undefined, string>([[undefined, say({ code: 'board.noItem' })]])
  for (const { choice, text } of dialsOf(board)) {
    const { params = {} } = text
    const play = playOf(choice)
    if (play !== undefined) plays.set(play, say({ code: 'target' in params ? 'board.item.seat' : 'board.item.card', params }))
  }
  if (plays.size === 1) return null
  return (
    <details className={styles.playing}>
      <summary>
        {say({ code: 'board.andPlay' })} <b>{plays.get(setting.play)}</b>
      </summary>
      <fieldset aria-label={say({ code: 'board.andPlay' })}>
        {[...plays].map(([play, words]) => (
          <button
            key={words}
            type="button"
            aria-pressed={play === setting.play}
            onClick={({ currentTarget }) => {
              currentTarget.closest('details')?.removeAttribute('open')
              onSet({ say: setting.say, do: setting.do, ...(play === undefined ? {} : { play }) })
            }}
          >
            {words}
          </button>
        ))}
      </fieldset>
    </details>
  )
}

const ANGLES = [0, 90, 180, 270]

/** The dial itself, turned by finger or mouse; the keys turn it by the buttons beside it. */
function Wheel({
  seat,
  turned,
  onTurn,
  may,
}: {
  seat: number
  turned: number | null
  onTurn: (k: number) => void
  may: (k: number) => boolean
}) {
  const wheel = useRef<HTMLDivElement>(null)
  const turn = (event: PointerEvent): void => {
    const box = wheel.current?.getBoundingClientRect()
    if (box === undefined) return
    const degrees = (Math.atan2(event.clientY - box.top - box.height / 2, event.clientX - box.left - box.width / 2) * 180) / Math.PI
    const k = Math.floor(((degrees + 135 + 360) % 360) / 90)
    if (may(k) && k !== turned) onTurn(k)
  }
  return (
    <div
      ref={wheel}
      className={styles.wheel}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        turn(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) turn(event)
      }}
    >
      <Art
        name={`wheel ${turned} ${seat}`}
        draw={() => `<defs>${HATCH}</defs>${largeDial(ACTIONS[turned ?? -1] ?? null, seat, 68)}`}
        box={[-92, -92, 184, 184]}
      />
      <Art
        name="pointer"
        draw={() => pointer(68)}
        box={[-92, -92, 184, 184]}
        className={styles.pointer}
        style={turned === null ? IDLE : POINTS[turned]}
      />
    </div>
  )
}

const IDLE = { rotate: '45deg' }
const POINTS = ANGLES.map((angle) => ({ rotate: `${angle}deg` }))
