import type { SeatInfo, SeatPlan, TableInfo } from '@flotilla/protocol'
import { useState } from 'react'
import { botName } from '../../lobby/bot-name.ts'
import { SeatSelect } from '../../lobby/seat-select.tsx'
import { Face } from '../../people/face.tsx'
import { PersonButton } from '../../people/person-button.tsx'
import { Dialog } from '../../layout/dialog.tsx'
import { Flag } from '../../layout/flag.tsx'
import { Glyph } from '../../layout/glyph.tsx'
import type { Say } from '../../words.ts'
import styles from './room.module.css'

interface Props {
  readonly at: number
  readonly seat: SeatInfo
  readonly info: TableInfo
  readonly bots: readonly string[]
  readonly say: Say
  readonly onPlan: (plan: SeatPlan) => void
  readonly onSit: () => void
}

/** A seat's card on the quay: whose it is, and how far they are. */
export function SeatCard({ at, seat, info, bots, say, onPlan, onSit }: Props) {
  const plan = planOf(seat)
  const taken = seat.kind === 'person' || seat.kind === 'bot'
  const you = at === info.seat
  return (
    <li className={`sheet ${styles.card}`} data-you={you}>
      {taken ? <Face avatar={seat.avatar} name={seat.name} size={60} /> : null}
      <span className={styles.name}>
        <Flag seat={at} size={26} />
        <b>
          {!taken ? (
            say(`web.seat.${seat.kind === 'open' ? 'open' : 'closed'}`)
          ) : seat.person === undefined || you ? (
            seat.name
          ) : (
            <PersonButton who={{ id: seat.person, name: seat.name, avatar: seat.avatar, table: info.id }}>{seat.name}</PersonButton>
          )}
        </b>
      </span>
      <small className={styles.sub}>
        {[you ? say('web.you') : null, seat.host ? say('web.host') : null, seat.kind === 'bot' ? botName(say, seat.bot ?? 'mate') : null]
          .filter((word) => word !== null)
          .join(', ')}
      </small>
      <span className={styles.foot}>
        {info.host && bots.length > 0 && plan !== null ? (
          <SeatSelect
            plan={plan}
            bots={bots}
            open={say('web.seat.open')}
            label={say('web.seat', { seat: at + 1 })}
            say={say}
            onChange={onPlan}
          />
        ) : seat.kind === 'open' && info.seat !== null ? (
          <button type="button" onClick={onSit}>
            {say('web.sit')}
          </button>
        ) : (
          <State seat={seat} say={say} />
        )}
        {info.host && seat.kind === 'person' && !you ? <TakeOff name={seat.name} say={say} onYes={() => onPlan({ kind: 'open' })} /> : null}
      </span>
    </li>
  )
}

function State({ seat, say }: { seat: SeatInfo; say: Say }) {
  const { kind, ready, online, host } = seat
  if (isAwaited(seat)) return <span className={styles.state}>{say('series.awaited')}</span>
  if (kind === 'person' && !online) return <span className={styles.state}>{say('web.offlineSeat')}</span>
  if (kind === 'bot' || ready === true)
    return (
      <span className={styles.state} data-here>
        <Glyph name="check" size={16} />
        {say('web.isReady')}
      </span>
    )
  if (kind !== 'person') return null
  return <span className={styles.state}>{say(host ? 'web.online' : 'web.notReady')}</span>
}

/** Whom the host takes off does not sit down again by the link: asked once more. */
function TakeOff({ name, say, onYes }: { name: string; say: Say; onYes: () => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.off}
        aria-label={say('web.takeOff', { name })}
        title={say('web.takeOff', { name })}
        onClick={() => setAsked(true)}
      >
        <Glyph name="close" size={16} />
      </button>
      {asked ? (
        <Dialog title={say('web.takeOff', { name })} onClose={() => setAsked(false)}>
          <p className={styles.sure}>{say('web.takeOffWhat', { name })}</p>
          <div className={styles.answers}>
            <button type="button" onClick={() => setAsked(false)}>
              {say('web.cancel')}
            </button>
            <button
              type="button"
              className="primary"
              onClick={() => {
                setAsked(false)
                onYes()
              }}
            >
              {say('web.takeOffYes')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}

export const isAwaited = ({ awaited }: SeatInfo): boolean => awaited === true

/** What the host can change about a seat; null where a person sits, or where it is closed. */
const planOf = ({ kind, bot = '' }: SeatInfo): SeatPlan | null => (kind === 'bot' ? { kind, bot } : kind === 'open' ? { kind } : null)
