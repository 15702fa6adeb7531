import type { Io } from '@flotilla/kernel'
import type { TableInfo, Vote } from '@flotilla/wire'
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
      {vote === null ? null : <OpenVote vote={vote} info={info} say={say} link={link} />}
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

/** Who asks for what, who has agreed, and the own voice. */
function OpenVote({ vote, info, say, link }: { vote: Vote; info: TableInfo; say: Say; link: TableLink }) {
  const { kind, by, seat, yes, no, needed } = vote
  const about = { who: by, of: seat ?? by, own: (seat ?? by) === by }
  const voted = info.seat !== null && (yes.includes(info.seat) || no.includes(info.seat))
  const concerned = (kind === 'undo' || kind === 'replace') && info.seat === seat
  const cast = (agree: boolean): void => link.request({ type: 'vote', kind, yes: agree, ...(seat === undefined ? {} : { seat }) })
  return (
    <div className={styles.vote} role="status">
      <p>
        {say(`web.vote.asks.${kind}`, about)} {say('web.vote.count', { yes: yes.length, needed })}
        {yes.length === 0 ? '' : ` ${say('web.vote.agreed', { who: yes })}`}
        {no.length === 0 ? '' : ` ${say('web.vote.declined', { who: no })}`}
      </p>
      {info.seat === null || voted || concerned ? null : (
        <>
          <button type="button" className="primary" onClick={() => cast(true)}>
            {say('web.vote.yes')}
          </button>
          <button type="button" onClick={() => cast(false)}>
            {say('web.vote.no')}
          </button>
        </>
      )}
    </div>
  )
}
