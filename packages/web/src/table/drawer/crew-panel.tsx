import { useState } from 'react'
import { people } from '../../people/api.ts'
import { Face } from '../../people/face.tsx'
import { PersonButton } from '../../people/person-button.tsx'
import { Dialog } from '../../layout/dialog.tsx'
import { Flag } from '../../layout/flag.tsx'
import { SettingsButton } from '../../layout/settings-dialog.tsx'
import { follow, go } from '../../router.ts'
import type { Say } from '../../words.ts'
import { useWhen } from '../../when.ts'
import type { CrewMember } from '../board.ts'
import { stateOf } from '../play/crew-strip.tsx'
import styles from './crew-panel.module.css'
import type { PanelProps } from './drawer.tsx'
import { isOver } from '../game-over.ts'

/** Who sits here in full, and what one can do about the table besides playing: rest, pause, end it, leave. */
export function CrewPanel({ link, state, info, crew, say, beside, openRule }: PanelProps) {
  const [ending, setEnding] = useState(false)
  const own = info.seat === null ? undefined : info.seats[info.seat]
  const over = isOver(state)
  return (
    <section className={styles.crew} aria-label={say('web.crew')}>
      <ul>
        {crew.map((member) => (
          <Member key={member.seat} member={member} panel={{ link, info, say, beside }} canReplace={own !== undefined && !over} />
        ))}
      </ul>
      {info.seat === null ? <p className={styles.watching}>{say('web.spectating')}</p> : null}
      <div className={styles.ways}>
        {own === undefined || over ? null : (
          <>
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
          </>
        )}
        {own === undefined || over || own.away ? null : (
          <button
            type="button"
            onClick={() => {
              link.request({ type: 'away', away: true })
              go('/')
            }}
          >
            {say('web.resign')}
          </button>
        )}
        <a className="button" href="/" onClick={follow}>
          {say(own === undefined || over ? 'web.toHarbour' : 'web.leaveForNow')}
        </a>
        <span className={styles.onPhone}>
          <button type="button" onClick={() => openRule('')}>
            {say('web.rules')}
          </button>
          <SettingsButton />
        </span>
      </div>
      {ending ? <EndForGood panel={{ link, info, say }} onClose={() => setEnding(false)} /> : null}
    </section>
  )
}

type Here = Pick<PanelProps, 'link' | 'info' | 'say'>
type Beside = Here & Pick<PanelProps, 'beside'>

function Member({ member, panel: { link, info, say, beside }, canReplace }: { member: CrewMember; panel: Beside; canReplace: boolean }) {
  const { until } = useWhen()
  const { seat, name, bot, kind, isYou, isHost, online, away, score } = member
  const { person, avatar, vacation } = info.seats[seat]
  const absent = kind === 'person' && !online && !away && !isYou
  return (
    <li data-thinking={member.thinking}>
      <Face avatar={avatar} name={name} size={38} />
      <Flag seat={seat} />
      <span className={styles.name}>
        {person === undefined || isYou ? name : <PersonButton who={{ id: person, name, avatar, table: info.id }}>{name}</PersonButton>}
        <small>
          {[
            isYou ? say('web.you') : null,
            isHost ? say('web.host') : null,
            bot,
            stateOf(member, say),
            vacation === undefined || vacation < Date.now() ? null : say('web.vacation', { when: until(vacation) }),
          ]
            .filter((word) => word !== null && word !== '')
            .join(' · ')}
        </small>
      </span>
      {beside === null ? null : (
        <button type="button" aria-pressed={beside.seat === seat} onClick={() => beside.sit(seat)}>
          {say('web.sitBeside')}
        </button>
      )}
      {canReplace && absent && member.thinking ? (
        <Nudge table={info.id} at={link.store.getState().seq} seat={seat} name={name} say={say} />
      ) : null}
      {canReplace && absent && info.vote === null ? (
        <button type="button" onClick={() => link.request({ type: 'vote', kind: 'replace', seat, yes: true })}>
          {say('web.vote.replace')}
        </button>
      ) : null}
      <b className={styles.score}>{score}</b>
    </li>
  )
}

/** How far the table was when somebody was reminded from this tab: a second reminder for the same decision is not sent. */
const remindedAt = new Map<string, number>()

/** Reminds somebody outside the page that they are waited for. */
function Nudge({ table, seat, name, at, say }: { table: string; seat: number; name: string; at: number; say: Say }) {
  const key = `${table} ${seat}`
  const [sent, setSent] = useState(remindedAt.get(key))
  if (sent === at) return <span role="status">{say('web.nudged')}</span>
  return (
    <button
      type="button"
      aria-label={say('web.nudge.who', { name })}
      onClick={() =>
        void people.nudge(table, seat).then(() => {
          remindedAt.set(key, at)
          setSent(at)
        })
      }
    >
      {say('web.nudge')}
    </button>
  )
}

/** An ended game cannot be taken up again: asked once more, and told whether others have a voice in it. */
function EndForGood({ panel: { link, info, say }, onClose }: { panel: Here; onClose: () => void }) {
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
