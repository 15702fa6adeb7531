import { useEffect, useState } from 'react'
import { Glyph } from '../../layout/glyph.tsx'
import { LETTERS } from '../../layout/flag.tsx'
import { useBench } from '../bench.ts'
import { fileOf } from '../draft.ts'
import styles from '../editions.module.css'
import { findingsOf, middleOf } from './figures.ts'
import { Lengths, Points, Wins } from './plots.tsx'
import plots from './tried.module.css'
import type { TryNews, TryTask } from './try-worker.ts'
import type { Say } from '../../words.ts'

const USUAL = 200
const MANY = 2000

/** Plays games between bots with these numbers and with the built-in ones, in a thread of its own. */
function useTried(games: number): TryNews | null {
  const { game, draft } = useBench()
  const [news, setNews] = useState<TryNews | null>(null)
  useEffect(() => {
    setNews(null)
    const worker = new Worker(new URL('./try-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<TryNews>) => setNews(data))
    worker.addEventListener('error', ({ message }) => setNews({ kind: 'failed', why: message }))
    const task: TryTask = { game: game.id, edition: fileOf(game, draft), base: draft.base, games }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage(task)
    return () => worker.terminate()
  }, [game, draft, games])
  return news
}

/** One sentence for what the games show, and never more than they show. */
function sentence(say: Say, { yours, theirs }: Extract<TryNews, { kind: 'played' }>): string {
  const { length, points, seats } = findingsOf(yours, theirs)
  const parts = [
    length === null ? '' : say(`edition.${length}`),
    points === null ? '' : say(`edition.${points}`),
    seats.length === 0 ? '' : say('edition.seats', { seats: seats.map((seat) => LETTERS[seat]) }),
    yours.unfinished === 0 ? '' : say('edition.unfinished', { n: yours.unfinished }),
  ].filter((part) => part !== '')
  return parts.length === 0 ? say('edition.same', { n: yours.games }) : parts.join(' ')
}

/** What 200 games between bots come to, beside the built-in numbers. */
export function TriedPanel({ onClose }: { readonly onClose: () => void }) {
  const { say } = useBench()
  const [games, setGames] = useState(USUAL)
  const news = useTried(games)
  return (
    <section className={`${styles.panel} ${styles.tried}`} aria-busy={news === null || (news.kind === 'played' && !news.isDone)}>
      <div className={styles.head}>
        <h2>{say('edition.tried', { n: games })}</h2>
        <button type="button" aria-label={say('web.close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      {news === null ? <p role="status">{say('edition.trying', { n: 0, all: games })}</p> : null}
      {news?.kind === 'failed' ? <p role="alert">{say('edition.failed', { why: news.why })}</p> : null}
      {news?.kind !== 'played' ? null : (
        <>
          <p role="status" className={plots.found}>
            {news.isDone ? sentence(say, news) : say('edition.trying', { n: news.yours.games, all: games })}
          </p>
          <p className={plots.legend}>
            <i data-yours /> {say('edition.yours')} <i /> {say('edition.theirs')}
          </p>
          <h3>
            {say('edition.long')}{' '}
            <small>
              {say('edition.answers', { n: Math.round(middleOf(news.yours.lengths)), m: Math.round(middleOf(news.theirs.lengths)) })}
            </small>
          </h3>
          <Lengths yours={news.yours} theirs={news.theirs} />
          <h3>
            {say('edition.points')} <small>{say('edition.pointsHow')}</small>
          </h3>
          <Points yours={news.yours} theirs={news.theirs} />
          <h3>
            {say('edition.wins')} <small>{say('edition.winsHow')}</small>
          </h3>
          <Wins yours={news.yours} theirs={news.theirs} />
        </>
      )}
      {games === MANY ? null : (
        <button type="button" onClick={() => setGames(MANY)}>
          {say('edition.tryMore', { n: MANY })}
        </button>
      )}
    </section>
  )
}
