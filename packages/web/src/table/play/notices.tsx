import type { TableInfo, Vote } from '@flotilla/protocol'
import { Suspense, type ReactNode } from 'react'
import { Glyph } from '../../layout/glyph.tsx'
import { tellFault, type Say } from '../../words.ts'
import styles from './notices.module.css'
import type { TableLink, TableState } from '../table-link.ts'

interface Props {
  readonly link: TableLink
  readonly state: TableState
  readonly info: TableInfo
  readonly say: Say
  readonly openRule: (rule: string) => void
  readonly children?: ReactNode
}

/** What has to be said besides the game: slips that lie over the board's upper edge and never push it away. */
export function Notices({ link, state, info, say, openRule, children }: Props) {
  const { fault } = state
  return (
    <div className={styles.notices}>
      {state.line === 'open' ? null : (
        <p role="status" className={styles.slip}>
          {say('web.reconnecting')}
        </p>
      )}
      {info.vote === null ? null : <OpenVote vote={info.vote} info={info} say={say} link={link} />}
      {fault === null ? null : (
        <p role="alert" className={styles.slip} data-bad>
          <span>{tellFault(say, fault)}</span>
          {fault.rule === undefined ? null : (
            <button type="button" onClick={() => openRule(fault.rule ?? '')}>
              {fault.rule}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => link.forgive()} aria-label={say('web.close')}>
            <Glyph name="close" size={16} />
          </button>
        </p>
      )}
      <Suspense fallback={null}>{children}</Suspense>
    </div>
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
    <div className={styles.slip} role="status">
      <span>
        {say(`web.vote.asks.${kind}`, about)} {say('web.vote.count', { yes: yes.length, needed })}
        {yes.length === 0 ? '' : ` ${say('web.vote.agreed', { who: yes })}`}
        {no.length === 0 ? '' : ` ${say('web.vote.declined', { who: no })}`}
      </span>
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
