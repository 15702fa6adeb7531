import type { ClientGame } from '@flotilla/kernel'
import { useEffect, useState } from 'react'
import { useEscape } from '../../layout/escape.ts'
import { Flag } from '../../layout/flag.tsx'
import { Glyph } from '../../layout/glyph.tsx'
import type { Line } from '../../story/since.ts'
import type { StoryShown } from '../../story/use-story.ts'
import type { Say } from '../../words.ts'
import { headlineOf } from '../event-text.ts'
import styles from './since-your-turn.module.css'

interface Props {
  readonly story: StoryShown
  readonly game: ClientGame
  readonly say: Say
  readonly className: string | undefined
}

/** What the others did since one's last answer; for whoever was away it opens by itself. */
export function SinceYourTurn({ story, game, say, className }: Props) {
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
  readonly game: ClientGame
  readonly say: Say
  readonly onWatch: () => void
  readonly onClose: () => void
}

function RecapPanel({ title, lines, game, say, onWatch, onClose }: PanelProps) {
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
      {lines.length === 0 ? (
        <p>{say('web.sinceNothing')}</p>
      ) : (
        <ul>
          {lines.map(({ seq, event, touches }, k) => (
            <li key={`${seq}-${k}`} data-touches={touches}>
              {typeof event.seat === 'number' && event.seat >= 0 ? <Flag seat={event.seat} size={24} /> : <Glyph name="log" size={20} />}
              <span>{say(headlineOf(say, game, event))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
