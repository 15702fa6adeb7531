import type { TableInfo } from '@flotilla/wire'
import { useEffect, useRef, useState } from 'react'
import { follow } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { padlock, undoArrow, wheel } from '../shell/icons.ts'
import { SettingsButton } from '../shell/settings-dialog.tsx'
import { useSettings } from '../settings.ts'
import type { Say } from '../words.ts'
import { isOver, victory } from './end-sheet.tsx'
import { bell } from './sound.ts'
import styles from './status-bar.module.css'
import type { TableLink, TableState } from './store.ts'
import type { Telling } from './telling.ts'

interface Props {
  readonly link: TableLink
  readonly state: TableState
  readonly info: TableInfo
  readonly say: Say
  readonly barRef: (bar: HTMLElement | null) => void
  readonly telling: Telling
  readonly openRule: (rule: string) => void
}

/** One sentence says what is awaited and from whom; beside it the buttons that belong to no place on the board. */
export function StatusBar({ link, state, info, say, barRef, telling, openRule }: Props) {
  const sound = useSettings((settings) => settings.sound)
  const { undo } = state
  const ask = isOver(state) ? null : state.ask
  const asked = ask !== null && ask.optional === undefined
  const byConsent = info.house.undo === 'consent'
  const rung = useRef(-1)
  useEffect(() => {
    if (asked && ask.n !== rung.current) {
      if (sound && rung.current !== -1) bell()
      rung.current = ask.n
    }
  }, [asked, ask, sound])
  return (
    <header className={styles.bar} data-mine={asked}>
      <a href="/" onClick={follow} className={styles.home} aria-label={say('web.home')}>
        <Icon path={wheel} size={26} />
      </a>
      <div className={styles.words}>
        <strong role="status">{sentence(state, info, say)}</strong>
        <span className={styles.caption}>{telling.caption}</span>
      </div>
      <Clock state={state} info={info} />
      <div className={styles.buttons} ref={barRef} />
      {info.seat === null || info.house.undo === 'off' || (isOver(state) && undo === 0) ? null : (
        <button
          type="button"
          aria-disabled={undo === 0}
          aria-label={say(byConsent ? 'web.undoAsk' : 'web.undoButton')}
          title={undo === 0 ? say('web.undoLocked') : say(byConsent ? 'web.undoConsent' : 'web.undoReach', { n: undo })}
          onClick={() => {
            if (undo > 0) link.request(byConsent ? { type: 'vote', kind: 'undo', yes: true } : { type: 'undo' })
          }}
        >
          <Icon path={undo === 0 ? padlock : undoArrow} size={17} />
          <span className={styles.undoWord}>{say(byConsent ? 'web.undoAsk' : 'web.undoButton')}</span>
        </button>
      )}
      <button
        type="button"
        className={`quiet ${styles.rules}`}
        onClick={() => openRule('')}
        aria-label={say('web.rules')}
        title={say('web.rules')}
      >
        ?
      </button>
      <SettingsButton />
    </header>
  )
}

function sentence(state: TableState, info: TableInfo, say: Say): string {
  if (state.outcome !== null) return `${say('web.over')} · ${victory(state.outcome, say)}`
  if (info.status === 'ended') return say('web.ended')
  if (info.status === 'paused') return say('web.paused')
  if (state.ask !== null) return say(state.ask.prompt)
  const waiting = (state.view as unknown as { asks: readonly { seat: number; optional?: boolean; sealed?: boolean }[] }).asks.filter(
    ({ optional }) => optional !== true,
  )
  if (waiting.some(({ sealed }) => sealed === true)) return say('web.crewThinks')
  return say('web.waitFor', { who: waiting.map(({ seat }) => seat) })
}

/** The time that runs for the decision, counted here between two messages. */
function Clock({ state, info }: { state: TableState; info: TableInfo }) {
  const [now, setNow] = useState(Date.now)
  const { clocks } = state
  const left = clocks?.left ?? null
  useEffect(() => {
    if (left === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  if (clocks === null || left === null || info.house.clock.kind === 'none') return null
  const seconds = Math.max(0, Math.round((left - (now - clocks.since)) / 1000))
  return (
    <span className={styles.clock}>
      {seconds >= 7200 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  )
}
