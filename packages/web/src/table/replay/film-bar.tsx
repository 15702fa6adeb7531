import { useState } from 'react'
import { addressHere } from '../../router.ts'
import { Flag } from '../../layout/flag.tsx'
import { Glyph } from '../../layout/glyph.tsx'
import type { Say } from '../../words.ts'
import type { Film } from './film.ts'
import styles from './film-bar.module.css'
import { lineOf } from '../event-text.ts'
import type { Replay } from './load-replay.ts'
import { SPEEDS, type FilmPlayer } from './use-film.ts'

interface Props {
  readonly replay: Replay
  readonly film: Film
  readonly player: FilmPlayer
  readonly seat: number | null
  readonly onSeat: (seat: number | null) => void
  readonly say: Say
}

/** The film's controls, whose eyes it is seen with, and the scale with its rounds and big moments. */
export function FilmBar({ replay, film, player, seat, onSeat, say }: Props) {
  const { frame, playing, speed, wind, play, setSpeed, step } = player
  const total = film.frames.length - 1
  return (
    <section className={styles.film} aria-label={say('web.replay')}>
      <div className={styles.controls}>
        <span className={styles.steps}>
          <button type="button" onClick={() => wind(0)} aria-label={say('web.first')}>
            <Glyph name="first" />
          </button>
          <button type="button" onClick={() => step('moment', -1)} aria-label={say('web.back')}>
            <Glyph name="previous" />
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => play(!playing)}
            aria-label={say(playing ? 'web.pauseFilm' : 'web.playFilm')}
          >
            <Glyph name={playing ? 'pause' : 'play'} />
          </button>
          <button type="button" onClick={() => step('moment', 1)} aria-label={say('web.forward')}>
            <Glyph name="next" />
          </button>
          <button type="button" onClick={() => wind(total)} aria-label={say('web.last')}>
            <Glyph name="last" />
          </button>
        </span>
        <button
          type="button"
          className={styles.cycle}
          aria-label={`${say('web.filmSpeed')}: ${speed}×`}
          onClick={() => setSpeed(SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length])}
        >
          {speed}×
        </button>
        <span className={`${styles.group} ${styles.speeds}`} role="group" aria-label={say('web.filmSpeed')}>
          {SPEEDS.map((one) => (
            <button key={one} type="button" aria-pressed={speed === one} onClick={() => setSpeed(one)}>
              {one === 0.5 ? '½' : one}×
            </button>
          ))}
        </span>
        <strong className={styles.where}>{say(replay.over ? 'web.replayBanner' : 'web.replaySoFar', { n: frame, total })}</strong>
        {replay.over ? (
          <span className={styles.group} role="group" aria-label={say('web.replayOf')}>
            <button type="button" aria-pressed={seat === null} onClick={() => onSeat(null)}>
              <Glyph name="eye" size={18} /> <span>{say('web.publicView')}</span>
            </button>
            {replay.names.map((name, k) => (
              <button key={k} type="button" aria-pressed={seat === k} aria-label={name} title={name} onClick={() => onSeat(k)}>
                <Flag seat={k} size={24} />
              </button>
            ))}
          </span>
        ) : null}
        <LinkHere player={player} seat={seat} say={say} />
      </div>
      <Scale replay={replay} film={film} player={player} say={say} />
    </section>
  )
}

/** The address of this very moment, for others. */
function LinkHere({ player: { frame, at, moment }, seat, say }: Pick<Props, 'player' | 'seat' | 'say'>) {
  const [copied, setCopied] = useState(-1)
  const copy = (): void => {
    const here = addressHere({ at: String(at), moment: String(moment), ...(seat === null ? {} : { eyes: String(seat) }) })
    void navigator.clipboard?.writeText(here).then(() => setCopied(frame))
  }
  return (
    <button type="button" className={styles.link} onClick={copy}>
      <Glyph name="link" size={18} /> <span>{say(copied === frame ? 'web.copied' : 'web.linkHere')}</span>
    </button>
  )
}

/** Where we are in the game: rounds below, big moments above, each a button to it. */
function Scale({
  replay: { game },
  film: { frames, rounds, big },
  player: { frame, wind },
  say,
}: Pick<Props, 'replay' | 'film' | 'player' | 'say'>) {
  const total = frames.length - 1
  const place = (here: number): string => `${(here / Math.max(1, total)) * 100}%`
  const every = Math.ceil(rounds.length / 16)
  return (
    <div className={styles.scale}>
      <ol className={styles.marks}>
        {big.map(({ frame: here, event }) => (
          <li key={here} style={{ left: place(here) }}>
            <button
              type="button"
              tabIndex={-1}
              title={say(lineOf(game, event))}
              aria-label={say(lineOf(game, event))}
              style={{
                ['--seat' as string]: typeof event.seat === 'number' && event.seat >= 0 ? `var(--seat-${event.seat})` : 'var(--s-edge)',
              }}
              onClick={() => wind(here)}
            />
          </li>
        ))}
      </ol>
      <input
        type="range"
        min={0}
        max={total}
        value={frame}
        style={{ ['--done' as string]: place(frame) }}
        onChange={(event) => wind(Number(event.target.value))}
        aria-label={say('web.replay')}
      />
      <ol className={styles.rounds} aria-hidden>
        {rounds.map(({ frame: here, round }, k) =>
          k % every === 0 ? (
            <li key={here} style={{ left: place(here) }}>
              {k === 0 ? <span>{say('web.round', { round })}</span> : round}
            </li>
          ) : null,
        )}
      </ol>
    </div>
  )
}
