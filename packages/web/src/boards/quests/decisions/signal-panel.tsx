import { Flag } from '../../../layout/flag.tsx'
import { Sign } from '../stage/glyphs.tsx'
import type { QuestsProps } from '../props.ts'
import styles from './signal-panel.module.css'
import { SIGNALS, tellSignal, type Signalling } from './signals.ts'

interface Props {
  readonly board: QuestsProps
  readonly signals: Signalling
}

/** What the team tells each other, and the buttons for it. */
export function SignalPanel(props: Props) {
  return (
    <>
      <SignalWords {...props} />
      <SignalBar {...props} />
    </>
  )
}

/** What mates signal, in words: read aloud as it comes. */
function SignalWords({ board, signals: { shown, armed } }: Props) {
  const { seat, say } = board
  return (
    <div className={styles.words}>
      <div role="log" aria-label={say({ code: 'chart.signals' })}>
        {shown.map((one) =>
          one.seat === seat ? null : (
            <p key={one.n}>
              <Flag seat={one.seat} size={16} /> {tellSignal(board, one)}
            </p>
          ),
        )}
      </div>
      <div role="status">{armed === null ? null : <p className={styles.hint}>{say({ code: 'chart.signalWhere' })}</p>}</div>
    </div>
  )
}

/** Choose what to tell, then the space: or press its number on the space. */
function SignalBar({ board: { say, seat }, signals: { shown, armed, arm, withdraw } }: Props) {
  return (
    <div className={styles.bar} role="group" aria-label={say({ code: 'chart.signalTo' })}>
      {SIGNALS.map((kind, k) => (
        <button
          key={kind}
          type="button"
          aria-pressed={armed === kind}
          aria-keyshortcuts={String(k + 1)}
          title={say({ code: `chart.tell.${kind}`, params: { key: k + 1 } })}
          onClick={() => arm(armed === kind ? null : kind)}
        >
          <Sign name={kind} size={15} />
          {say({ code: `chart.ping.${kind}` })}
        </button>
      ))}
      {shown.some((one) => one.kind === 'course' && one.seat === seat) ? (
        <button type="button" onClick={withdraw} aria-label={say({ code: 'chart.withdraw' })} title={say({ code: 'chart.withdraw' })}>
          ✕
        </button>
      ) : null}
    </div>
  )
}
