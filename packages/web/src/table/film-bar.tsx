import { useState } from 'react'
import { addressHere } from '../router.ts'
import { Flag } from '../shell/flag.tsx'
import { Glyph } from '../shell/glyph.tsx'
import type { Say } from '../words.ts'
import type { Film } from './film.ts'
import styles from './film-bar.module.css'
import { lineOf } from './lines.ts'
import type { Tape } from './tape.ts'
import { SPEEDS, type Projector } from './use-film.ts'

interface Props {
  readonly tape: Tape
  readonly film: Film
  readonly projector: Projector
  readonly seat: number | null
  readonly onSeat: (seat: number | null) => void
  readonly say: Say
}

/** The film's controls, whose eyes it is seen with, and the scale with its rounds and big moments. */
export function FilmBar({ tape, film, projector, seat, onSeat, say }: Props) {
  const { still, playing, speed, wind, play, setSpeed, step } = projector
  const total = film.stills.length - 1
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
        <strong className={styles.where}>{say(tape.over ? 'web.replayBanner' : 'web.replaySoFar', { n: still, total })}</strong>
        {tape.over ? (
          <span className={styles.group} role="group" aria-label={say('web.replayOf')}>
            <button type="button" aria-pressed={seat === null} onClick={() => onSeat(null)}>
              <Glyph name="eye" size={18} /> <span>{say('web.publicView')}</span>
            </button>
            {tape.names.map((name, k) => (
              <button key={k} type="button" aria-pressed={seat === k} aria-label={name} title={name} onClick={() => onSeat(k)}>
                <Flag seat={k} size={24} />
              </button>
            ))}
          </span>
        ) : null}
        <LinkHere projector={projector} seat={seat} say={say} />
      </div>
      <Scale tape={tape} film={film} projector={projector} say={say} />
    </section>
  )
}

/** The address of this very moment, for others. */
function LinkHere({ projector: { still, at, moment }, seat, say }: Pick<Props, 'projector' | 'seat' | 'say'>) {
  const [copied, setCopied] = useState(-1)
  const copy = (): void => {
    const here = addressHere({ at: String(at), moment: String(moment), ...(seat === null ? {} : { eyes: String(seat) }) })
    void navigator.clipboard?.writeText(here).then(() => setCopied(still))
  }
  return (
    <button type="button" className={styles.link} onClick={copy}>
      <Glyph name="link" size={18} /> <span>{say(copied === still ? 'web.copied' : 'web.linkHere')}</span>
    </button>
  )
}

/** Where we are in the game: rounds below, big moments above, each a button to it. */
function Scale({
  tape: { game },
  film: { stills, rounds, big },
  projector: { still, wind },
  say,
}: Pick<Props, 'tape' | 'film' | 'projector' | 'say'>) {
  const total = stills.length - 1
  const place = (here: number): string => `${(here / Math.max(1, total)) * 100}%`
  const every = Math.ceil(rounds.length / 16)
  return (
    <div className={styles.scale}>
      <ol className={styles.marks}>
        {big.map(({ still: here, event }) => (
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
        value={still}
        style={{ ['--done' as string]: place(still) }}
        onChange={(event) => wind(Number(event.target.value))}
        aria-label={say('web.replay')}
      />
      <ol className={styles.rounds} aria-hidden>
        {rounds.map(({ still: here, round }, k) =>
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
