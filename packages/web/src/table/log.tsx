import type { Event, Face } from '@flotilla/kernel'
import type { LogEntry, TableInfo } from '@flotilla/wire'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { follow } from '../router.ts'
import { Flag } from '../shell/flag.tsx'
import type { Say } from '../words.ts'
import { lineOf } from './lines.ts'
import styles from './log.module.css'
import { showEnd } from './show-end.ts'
import type { TableState } from './store.ts'

const seenKey = (table: string): string => `flotilla.seen.${table}`

interface Props {
  readonly state: TableState
  readonly info: TableInfo
  readonly say: Say
  readonly game: Face
  readonly openRule: (rule: string) => void
}

/** A line a decision; open it for cause and effect. A marker says where this person left last time. */
export function Log({ state, info, say, game, openRule }: Props) {
  const [left] = useState(() => Number(localStorage.getItem(seenKey(info.id)) ?? -1))
  const end = useRef<HTMLLIElement>(null)
  const { log } = state
  useEffect(() => {
    showEnd(end.current)
    const last = log.at(-1)
    if (last === undefined) return
    try {
      localStorage.setItem(seenKey(info.id), String(last.seq))
    } catch {
      // Without storage there is no marker.
    }
  }, [log, info.id])
  const told = log.filter(({ events, undo }) => events.length > 0 || undo === true)
  const missed = left < 0 ? 0 : told.filter(({ seq }) => seq > left).length
  const firstMissed = missed > 0 && missed < told.length ? told.find(({ seq }) => seq > left)?.seq : undefined
  return (
    <ol className={styles.log}>
      {told.map((entry) => (
        <Entry
          key={entry.seq}
          entry={entry}
          table={info.id}
          say={say}
          game={game}
          openRule={openRule}
          marker={entry.seq === firstMissed ? `${say('web.you_left')} · ${say('web.recap', { n: missed })}` : null}
        />
      ))}
      <li ref={end} aria-hidden />
    </ol>
  )
}

/** How far an event stands under what caused it. */
const depthOf = ({ depth }: Event): number => (typeof depth === 'number' ? depth : 0)

interface EntryProps extends Omit<Props, 'state' | 'info'> {
  readonly entry: LogEntry
  readonly table: string
  readonly marker: string | null
}

function Entry({ entry, table, say, game, openRule, marker }: EntryProps) {
  const { events, undo, seat } = entry
  const [first, ...more] = events
  const text = (event: Event): string => say(lineOf(game, event))
  const rule = (event: Event): ReactNode => {
    const number = game.words.cites?.(event)
    return number === undefined ? null : (
      <button type="button" className={styles.rule} onClick={() => openRule(number)} aria-label={say('web.openRule', { rule: number })}>
        §
      </button>
    )
  }
  const line = (
    <span className={styles.line}>
      <Owner seat={first?.seat ?? seat} />
      <span>
        {undo === true ? say('web.tookBack', { who: seat ?? 0 }) : text(first)}
        {more.length === 0 ? null : <small aria-label={say('web.more', { n: more.length })}>⋯ {more.length}</small>}
      </span>
    </span>
  )
  const depth = first === undefined ? 0 : depthOf(first)
  return (
    <li style={{ ['--depth' as string]: depth }} data-depth={depth}>
      {marker === null ? null : <p className={styles.marker}>{marker}</p>}
      <div className={styles.entry}>
        {more.length === 0 ? (
          line
        ) : (
          <details>
            <summary>{line}</summary>
            <ul>
              {more.map((event, k) => (
                <li key={k} style={{ ['--depth' as string]: Math.max(0, depthOf(event) - depth) }}>
                  {text(event)} {rule(event)}
                </li>
              ))}
            </ul>
          </details>
        )}
        <span className={styles.links}>
          {first === undefined ? null : rule(first)}
          <a href={`/t/${table}/replay?seen=${entry.seq}`} onClick={follow} aria-label={say('web.toMoment')} title={say('web.toMoment')}>
            ⟲
          </a>
        </span>
      </div>
    </li>
  )
}

const Owner = ({ seat }: { seat: unknown }) => (typeof seat === 'number' && seat >= 0 ? <Flag seat={seat} size={16} /> : null)
