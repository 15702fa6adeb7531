import type { ClientGame, GameRecord } from '@flotilla/kernel'
import { useEffect, useRef, useState } from 'react'
import { Graph } from './graph.tsx'
import styles from './review.module.css'
import type { Reviewed } from './review.ts'
import { think } from './thinker.ts'
import { useAdviceSay } from './words.ts'

interface Props {
  readonly game: ClientGame
  readonly names: readonly string[]
  readonly record: GameRecord
  readonly seat: number | null
  readonly at: number
  /** Where the rounds begin. */
  readonly rounds: readonly { readonly at: number; readonly round: number }[]
  readonly onGo: (at: number) => void
}

interface Progress {
  readonly seat: number
  readonly found: readonly Reviewed[]
  /** Answers looked at so far; all of them when it is done. */
  readonly done: number
  readonly running: boolean
  readonly failed: string | null
}

const MOST_MISTAKES = 8
/** Less than a hundredth is within what a captain's thought wavers by. */
const MATTERS = 0.01
const percent = (value: number): number => Math.round(value * 100)

/** A finished game looked back at: what a captain would have done, and where it mattered. */
export default function LookingBack({ game, names, record, seat, at, rounds, onGo }: Props) {
  const say = useAdviceSay(game, names)
  const [progress, setProgress] = useState<Progress | null>(null)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])
  const total = record.answers.length
  const told = progress !== null && progress.seat === seat ? progress : null

  const start = (own: number): void => {
    stop.current()
    setProgress({ seat: own, found: [], done: 0, running: true, failed: null })
    const change = (next: (old: Progress) => Progress): void => setProgress((old) => (old === null ? null : next(old)))
    stop.current = think({ kind: 'review', record, seat: own }, (heard) => {
      if (heard.kind === 'reviewed')
        change((old) => ({ ...old, done: heard.found.at + 1, found: 'loss' in heard.found ? [...old.found, heard.found] : old.found }))
      else if (heard.kind === 'done') change((old) => ({ ...old, done: total, running: false }))
      else if (heard.kind === 'failed') change((old) => ({ ...old, running: false, failed: heard.why }))
    })
  }
  const cancel = (): void => {
    stop.current()
    setProgress((old) => (old === null ? null : { ...old, running: false }))
  }

  if (seat === null) return <p className={styles.panel}>{say('analysis.choose')}</p>
  const found = told?.found ?? []
  const mistakes = found.filter(({ loss }) => loss >= MATTERS).toSorted((a, b) => b.loss - a.loss)
  const here = found.find((one) => one.at === at)
  const first = found[0]
  const last = found[found.length - 1]
  return (
    <section className={styles.panel} aria-label={say('analysis.title')}>
      <p className={styles.about}>{say('analysis.about', { seat })}</p>
      {told === null || (!told.running && told.done < total) ? (
        <button type="button" className="primary" onClick={() => start(seat)}>
          {say('analysis.start', { seat })}
        </button>
      ) : null}
      {told?.running === true ? (
        <div className={styles.running}>
          <progress value={told.done} max={total} aria-label={say('analysis.title')} />
          <span>{say('analysis.progress', { done: told.done, total })}</span>
          <button type="button" onClick={cancel}>
            {say('analysis.stop')}
          </button>
        </div>
      ) : null}
      {told?.failed == null ? null : <p role="alert">{say('analysis.failed', { why: told.failed })}</p>}
      {first === undefined || last === undefined ? null : (
        <>
          <Graph
            all={found}
            total={total}
            at={at}
            rounds={rounds}
            label={say('analysis.graph', { seat, first: percent(first.value), last: percent(last.value) })}
            onGo={onGo}
          />
          <p role="status">
            {say('analysis.like', { n: found.filter(({ isBest }) => isBest).length, of: found.length })}{' '}
            {here === undefined ? null : (
              <strong>{here.isBest ? say('analysis.hereLike') : say('analysis.here', { best: say(here.best) })}</strong>
            )}{' '}
            {here?.why == null ? null : say('analysis.because', { why: say(here.why.reason) })}
          </p>
          <h2 className={styles.heading}>{say('analysis.mistakes')}</h2>
          {mistakes.length === 0 ? (
            <p>{say('analysis.none')}</p>
          ) : (
            <ol className={styles.mistakes}>
              {mistakes.slice(0, MOST_MISTAKES).map((one) => (
                <li key={one.at}>
                  <span className={styles.chosen}>{say(one.chosen)}</span>
                  <span className={styles.cost}>{say('analysis.loss', { points: percent(one.loss) })}</span>
                  <span className={styles.better}>{say('analysis.better', { best: say(one.best) })}</span>
                  {one.why === null ? null : <span className={styles.better}>{say('analysis.because', { why: say(one.why.reason) })}</span>}
                  <button type="button" className="quiet" onClick={() => onGo(one.at)}>
                    {say('analysis.moment')}
                  </button>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  )
}
