import type { Io } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { Flag } from '../shell/flag.tsx'
import type { Say } from '../words.ts'
import styles from './crew.module.css'
import type { TableLink, TableState } from './store.ts'

/** Who sits here: flag, name, score in sight, and whose decision is awaited. */
export function Crew({
  state,
  info,
  say,
  io,
  score,
  link,
}: {
  state: TableState
  info: TableInfo
  say: Say
  io: Io
  score: (seat: number) => number
  link: TableLink
}) {
  const asked = io.state.asks.filter(({ optional, sealed }) => optional === undefined && sealed === undefined)
  const { vote } = info
  const own = info.seat === null ? undefined : info.seats[info.seat]
  return (
    <section className={`panel ${styles.crew}`} aria-label={say('web.crew')}>
      <ul>
        {info.seats.map((seat, k) => {
          const thinking = state.outcome === null && asked.some((ask) => ask.seat === k)
          return (
            <li key={k} data-thinking={thinking}>
              <Flag seat={k} />
              <span className={styles.name}>
                {seat.name}
                {k === info.seat ? <small> ({say('web.you')})</small> : null}
              </span>
              <small className={styles.state}>
                {thinking
                  ? say('web.thinking')
                  : seat.away
                    ? say('web.away')
                    : seat.kind === 'person' && !seat.online
                      ? say('web.offlineSeat')
                      : ''}
              </small>
              <b className={styles.score}>{Number.isNaN(score(k)) ? '' : Math.round(score(k))}</b>
            </li>
          )
        })}
      </ul>
      {vote === null ? null : (
        <p className={styles.vote}>
          {say('web.vote.open', { kind: vote.kind, yes: vote.yes.length, needed: vote.needed })}
          {info.seat === null || vote.yes.includes(info.seat) ? null : (
            <>
              <button type="button" onClick={() => link.request({ type: 'vote', kind: vote.kind, yes: true })}>
                {say('web.vote.yes')}
              </button>
              <button type="button" onClick={() => link.request({ type: 'vote', kind: vote.kind, yes: false })}>
                {say('web.vote.no')}
              </button>
            </>
          )}
        </p>
      )}
      {own === undefined || state.outcome !== null ? null : (
        <details className={styles.more}>
          <summary>{say('web.menu')}</summary>
          <button type="button" onClick={() => link.request({ type: 'away', away: !own.away })}>
            {say(own.away ? 'web.away.off' : 'web.away.on')}
          </button>
          <button
            type="button"
            onClick={() => link.request({ type: 'vote', kind: info.status === 'paused' ? 'resume' : 'pause', yes: true })}
          >
            {say(info.status === 'paused' ? 'web.vote.resume' : 'web.vote.pause')}
          </button>
          <button type="button" onClick={() => link.request({ type: 'vote', kind: 'end', yes: true })}>
            {say('web.vote.end')}
          </button>
        </details>
      )}
    </section>
  )
}
