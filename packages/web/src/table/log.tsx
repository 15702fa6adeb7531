import type { Face } from '@flotilla/kernel'
import type { LogEntry, TableInfo } from '@flotilla/wire'
import { useEffect, useRef, useState } from 'react'
import { Flag } from '../shell/flag.tsx'
import type { Say } from '../words.ts'
import { lineOf } from './lines.ts'
import styles from './log.module.css'
import type { TableState } from './store.ts'

const seenKey = (table: string): string => `flotilla.seen.${table}`

/** A line a decision; open it for cause and effect. A marker says where this person left last time. */
export function Log({ state, info, say, game }: { state: TableState; info: TableInfo; say: Say; game: Face }) {
  const [left] = useState(() => Number(localStorage.getItem(seenKey(info.id)) ?? -1))
  const end = useRef<HTMLLIElement>(null)
  const { log } = state
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
    const last = log.at(-1)
    if (last === undefined) return
    try {
      localStorage.setItem(seenKey(info.id), String(last.seq))
    } catch {
      // Without storage there is no marker.
    }
  }, [log, info.id])
  const told = log.filter(({ events }) => events.length > 0)
  const missed = left < 0 ? 0 : told.filter(({ seq }) => seq > left).length
  const firstMissed = missed > 0 && missed < told.length ? told.find(({ seq }) => seq > left)?.seq : undefined
  return (
    <ol className={styles.log}>
      {told.map((entry) => (
        <Entry
          key={entry.seq}
          entry={entry}
          say={say}
          game={game}
          marker={entry.seq === firstMissed ? `${say('web.you_left')} · ${say('web.recap', { n: missed })}` : null}
        />
      ))}
      <li ref={end} aria-hidden />
    </ol>
  )
}

function Entry({ entry, say, game, marker }: { entry: LogEntry; say: Say; game: Face; marker: string | null }) {
  const lines = entry.events.map((event) => say(lineOf(game, event)))
  return (
    <li>
      {marker === null ? null : <p className={styles.marker}>{marker}</p>}
      {lines.length === 1 ? (
        <span className={styles.line}>
          {entry.seat === undefined ? null : <Flag seat={entry.seat} size={16} />}
          {lines[0]}
        </span>
      ) : (
        <details>
          <summary>
            <span className={styles.line}>
              {entry.seat === undefined ? null : <Flag seat={entry.seat} size={16} />}
              {lines[0]} <small>+{lines.length - 1}</small>
            </span>
          </summary>
          <ul>
            {lines.slice(1).map((line, k) => (
              <li key={k}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
