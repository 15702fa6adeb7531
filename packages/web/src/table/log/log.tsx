import type { Event } from '@flotilla/kernel'
import { tellingOf, type Tells } from '@flotilla/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { follow } from '../../router.ts'
import { Flag } from '../../layout/flag.tsx'
import { useWhen } from '../../when.ts'
import type { PanelProps } from '../drawer/drawer.tsx'
import { lineOf } from '../event-text.ts'
import styles from './log.module.css'
import { headlines, paragraphsOf, type LogLine, type Paragraph } from './paragraphs.ts'
import { scrollToLast } from './scroll-to-last.ts'

/** The log in paragraphs, one a turn; open it for cause and effect. A mark says where this person left. */
export function Log({ state, info, say, game, left, openRule }: PanelProps) {
  const when = useWhen()
  const end = useRef<HTMLLIElement>(null)
  const { tells } = game
  const told = useMemo(() => paragraphsOf(state.log, tells), [state.log, tells])
  useEffect(() => scrollToLast(end.current), [told.length])
  const missed = left === null ? -1 : told.findIndex(({ seq }) => seq > left.seq)
  const panel = { info, say, game, openRule }
  return (
    <ol className={styles.log}>
      {told.map((paragraph, k) => (
        <li key={k} className={styles.turn} data-own={paragraph.seat !== null && paragraph.seat === info.seat}>
          {k === missed && k > 0 && left !== null ? <p className={styles.left}>{say('web.leftAt', { time: when.time(left.at) })}</p> : null}
          {paragraph.round === null ? null : <p className={styles.round}>{say('web.round', { round: paragraph.round })}</p>}
          {saysMore(paragraph, tells) ? <Turn paragraph={paragraph} panel={panel} /> : null}
        </li>
      ))}
      <li ref={end} aria-hidden />
    </ol>
  )
}

/** Of a round that only begins, the heading says all. */
const saysMore = ({ lines, round }: Paragraph, tells: Tells): boolean =>
  lines.length !== 1 || round === null || tellingOf(tells, lines[0].event.type).isHeading !== true

type Here = Pick<PanelProps, 'info' | 'say' | 'game' | 'openRule'>

/** One Tab stop: the headline. Its tools are there while it is open. */
function Turn({ paragraph, panel }: { paragraph: Paragraph; panel: Here }) {
  const { say, game } = panel
  const { seat, lines, undo } = paragraph
  const [first, second] = headlines(paragraph, game.tells)
  if (undo || first === undefined)
    return (
      <p className={styles.head}>
        {seat === null ? null : <Flag seat={seat} size={22} />} <b>{say('web.tookBack', { who: seat ?? 0 })}</b>
      </p>
    )
  const text = ({ event }: LogLine): string => say(lineOf(game, event))
  return (
    <details>
      <summary className={styles.head}>
        {seat === null ? <span className={styles.nobody} /> : <Flag seat={seat} size={22} />}
        <span>
          <b>{text(first)}</b>
          {second === undefined ? null : <small>{text(second)}</small>}
          {lines.length > 2 ? <small className={styles.more}>{say('web.more', { n: lines.length - 2 })}</small> : null}
        </span>
      </summary>
      <ul className={styles.lines}>
        {lines.map((line, k) => (
          <li key={k} style={{ ['--depth' as string]: line.depth }} data-depth={line.depth}>
            <span>{text(line)}</span>
            <Tools line={line} panel={panel} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Tools({ line: { event, seq }, panel: { info, say, game, openRule } }: { line: LogLine; panel: Here }) {
  const rule = cited(game, event)
  return (
    <span className={styles.tools}>
      {rule === undefined ? null : (
        <button type="button" onClick={() => openRule(rule)} aria-label={say('web.openRule', { rule })} title={rule}>
          §
        </button>
      )}
      <a href={`/t/${info.id}/replay?seen=${seq}`} onClick={follow} aria-label={say('web.toMoment')} title={say('web.toMoment')}>
        ⟲
      </a>
    </span>
  )
}

const cited = (game: PanelProps['game'], event: Event): string | undefined => game.words.cites?.(event)
