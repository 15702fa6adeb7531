import type { Io } from '@flotilla/kernel'
import type { TableInfo, Vote } from '@flotilla/wire'
import { useState } from 'react'
import { botName } from '../lobby/bot-name.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Flag } from '../shell/flag.tsx'
import type { Say } from '../words.ts'
import styles from './crew.module.css'
import { isOver } from './end-sheet.tsx'
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
  const [ending, setEnding] = useState(false)
  const own = info.seat === null ? undefined : info.seats[info.seat]
  return (
    <section className={`panel ${styles.crew}`} aria-label={say('web.crew')}>
      <ul data-many={info.seats.length > 3}>
        {info.seats.map((seat, k) => {
          const thinking = !isOver(state) && asked.some((ask) => ask.seat === k)
          return (
            <li key={k} data-thinking={thinking}>
              <Flag seat={k} />
              <span className={styles.name}>
                {seat.name}
                {k === info.seat ? <small> ({say('web.you')})</small> : null}
                {seat.bot === undefined ? null : <small> ({botName(say, seat.bot)})</small>}
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
      {info.seat === null ? <p className={styles.watching}>{say('web.spectating')}</p> : null}
      {own === undefined || isOver(state) ? null : (
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
          <button type="button" onClick={() => setEnding(true)}>
            {say('web.vote.end')}
          </button>
        </details>
      )}
      {ending ? <EndForGood info={info} say={say} link={link} onClose={() => setEnding(false)} /> : null}
    </section>
  )
}

/** An ended game cannot be taken up again: asked once more, and told whether others have a voice in it. */
function EndForGood({ info, say, link, onClose }: { info: TableInfo; say: Say; link: TableLink; onClose: () => void }) {
  const others = info.seats.some(({ kind }, k) => kind === 'person' && k !== info.seat)
  return (
    <Dialog title={say('web.endSure')} onClose={onClose}>
      <p>{say(others ? 'web.endSure.vote' : 'web.endSure.alone')}</p>
      <div className={styles.sure}>
        <button
          type="button"
          className="primary"
          onClick={() => {
            onClose()
            link.request({ type: 'vote', kind: 'end', yes: true })
          }}
        >
          {say(others ? 'web.vote.end' : 'web.endNow')}
        </button>
        <button type="button" onClick={onClose}>
          {say('web.playOn')}
        </button>
      </div>
    </Dialog>
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
