import type { ClientGame } from '@flotilla/kernel'
import type { Talk } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { useEscape } from '../../layout/escape.ts'
import { Flag } from '../../layout/flag.tsx'
import { Glyph } from '../../layout/glyph.tsx'
import type { Line } from '../../story/since.ts'
import type { StoryShown } from '../../story/use-story.ts'
import type { Say } from '../../words.ts'
import { headlineOf } from '../event-text.ts'
import type { TableState } from '../table-link.ts'
import { spoken } from '../talk/chat.tsx'
import styles from './since-your-turn.module.css'

interface Props {
  readonly story: StoryShown
  readonly state: Pick<TableState, 'log' | 'talk' | 'info'>
  /** What has come of it, in numbers. */
  readonly sums: readonly string[]
  readonly game: ClientGame
  readonly say: Say
  readonly className: string | undefined
}

/** Of what was said since, so many lines at most. */
const MOST_SAID = 3

/** What others have said since one's own last answer. */
function saidSince({ log, talk, info }: Props['state']): readonly Talk[] {
  const seat = info?.seat ?? null
  const since = log.findLast((entry) => entry.seat === seat && entry.by === 'person')?.at ?? 0
  return talk.filter((one) => one.seat !== seat && one.at > since).slice(-MOST_SAID)
}

/** What the others did since one's last answer; for whoever was away it opens by itself. */
export function SinceYourTurn({ story, state, sums, game, say, className }: Props) {
  const [open, setOpen] = useState(false)
  const { recap, sinceYourTurn } = story
  const away = recap !== null && !story.playing
  useEffect(() => {
    if (away) setOpen(true)
  }, [away])
  const close = (): void => {
    setOpen(false)
    recap?.close()
  }
  const lines = recap?.lines ?? sinceYourTurn
  const watch = (): void => {
    setOpen(false)
    if (recap !== null) recap.watch()
    else if (lines.length > 0) story.watch(Math.min(...lines.map(({ seq }) => seq)) - 1)
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={open}
        aria-label={say('web.since')}
        title={say('web.since')}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Glyph name="since" />
      </button>
      {open && !story.playing ? (
        <RecapPanel
          title={say(recap === null ? 'web.since' : 'web.whileAway')}
          lines={lines}
          sums={recap === null ? sums : []}
          talk={recap === null ? saidSince(state) : []}
          game={game}
          say={say}
          onWatch={watch}
          onClose={close}
        />
      ) : null}
    </>
  )
}

interface PanelProps {
  readonly title: string
  readonly lines: readonly Line[]
  readonly sums: readonly string[]
  readonly talk: readonly Talk[]
  readonly game: ClientGame
  readonly say: Say
  readonly onWatch: () => void
  readonly onClose: () => void
}

function RecapPanel({ title, lines, sums, talk, game, say, onWatch, onClose }: PanelProps) {
  useEscape(onClose)
  return (
    <section className={`sheet ${styles.since}`} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {lines.length === 0 ? null : (
          <button type="button" onClick={onWatch}>
            <Glyph name="play" size={15} /> {say('web.watchIt')}
          </button>
        )}
        <button type="button" className={styles.close} onClick={onClose} aria-label={say('web.close')}>
          <Glyph name="close" size={16} />
        </button>
      </div>
      {lines.length + talk.length === 0 ? (
        <p>{say('web.sinceNothing')}</p>
      ) : (
        <ul>
          {lines.map(({ seq, event, touches }, k) => (
            <li key={`${seq}-${k}`} data-touches={touches}>
              {typeof event.seat === 'number' && event.seat >= 0 ? <Flag seat={event.seat} size={24} /> : <Glyph name="log" size={20} />}
              <span>{say(headlineOf(say, game, event))}</span>
            </li>
          ))}
          {sums.map((line) => (
            <li key={line}>
              <Glyph name="check" size={20} />
              <span>{line}</span>
            </li>
          ))}
          {talk.map((one) => (
            <li key={one.n}>
              {one.seat === null ? <Glyph name="chat" size={20} /> : <Flag seat={one.seat} size={24} />}
              <span>
                {one.name}: {spoken(one, say)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
