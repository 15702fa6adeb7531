import type { HistoryPage, Statistics } from '@flotilla/protocol'
import { useCallback, useMemo, useState } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { api } from '../net/api.ts'
import { follow } from '../router.ts'
import type { Say } from '../words.ts'
import { accountApi } from './api.ts'
import { Sheet } from './sheet.tsx'
import { useWhen } from '../when.ts'
import styles from './account.module.css'

const NO_TITLES: Readonly<Record<string, string>> = {}
const loadTitles = () => api.games().then((games) => Object.fromEntries(games.map(({ id, title }) => [id, title])))

/** What the games are called. */
function useTitles(): { readonly titles: Readonly<Record<string, string>>; readonly titleOf: (game: string) => string } {
  const titles = useLoad(loadTitles).value ?? NO_TITLES
  return { titles, titleOf: (game) => titles[game] ?? game }
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))

/** What one has played, in numbers: wins beside what the number of seats lets one expect. */
export function Figures({ say }: { say: Say }) {
  const { value } = useLoad(accountApi.statistics)
  const when = useWhen()
  const since = value?.since ?? null
  return (
    <Sheet
      id="statistics"
      title={say('you.statistics')}
      wide
      aside={since === null ? null : <small>{say('you.since', { when: when.day(since) })}</small>}
    >
      {value === null || value.games.length === 0 ? <p className={styles.hint}>{say('you.none')}</p> : <Numbers value={value} say={say} />}
    </Sheet>
  )
}

export function Numbers({ value, say }: { value: Statistics; say: Say }) {
  const { titleOf } = useTitles()
  const when = useWhen()
  const sum = (count: (one: Statistics['games'][number]) => number): number => value.games.reduce((all, one) => all + count(one), 0)
  const longest = Math.max(...value.games.map((one) => one.longest))
  const tiles: readonly (readonly [string, string])[] = [
    [String(sum(({ played }) => played)), 'you.games'],
    [when.number(sum(({ won }) => won)), 'you.wins'],
    [when.number(sum(({ expected }) => expected)), 'you.expected'],
    [when.lasting(longest), 'you.longest'],
  ]
  return (
    <>
      <dl className={styles.tiles}>
        {tiles.map(([number, words]) => (
          <div key={words}>
            <dt>{say(words)}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.bars}>
        {value.games.map(({ game, played, won, expected }) => (
          <li key={game}>
            <span>
              <strong>{titleOf(game)}</strong>
              <small>{say('you.played', { n: played })}</small>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${percent(won, played)}%` }} />
              <span className={styles.mark} style={{ left: `${percent(expected, played)}%` }} />
            </span>
            <span>{percent(won, played)} %</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{say('you.mark')}</p>
    </>
  )
}

/** The finished games, page by page, of all games or of one; each can be watched again. */
export function GameHistory({ say }: { say: Say }) {
  const [game, setGame] = useState('')
  const filter = useMemo(() => (game === '' ? {} : { game }), [game])
  const first = useLoad(useCallback(() => accountApi.history(filter), [filter]))
  const [more, setMore] = useState<readonly HistoryPage[]>([])
  const { titles, titleOf } = useTitles()
  const when = useWhen()
  const pages = first.value === null ? [] : [first.value, ...more]
  const all = pages.flatMap((page) => page.games)
  const before = pages.at(-1)?.before ?? null
  return (
    <Sheet
      id="history"
      title={say('you.history')}
      aside={
        <select
          aria-label={say('you.history')}
          value={game}
          onChange={(event) => {
            setMore([])
            setGame(event.target.value)
          }}
        >
          <option value="">{say('you.allGames')}</option>
          {Object.entries(titles).map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      }
    >
      {first.value !== null && all.length === 0 ? <p className={styles.hint}>{say('you.none')}</p> : null}
      <ul className={styles.rows}>
        {all.map(({ table, game: id, rank, seats, points, won, others, finished, started }) => (
          <li key={table}>
            <span>
              <strong>{titleOf(id)}</strong>
              <small>
                {`${points} · `}
                {others.length === 0 ? say('you.alone') : say('you.with', { names: others.map(({ name }) => name) })}
                {` · ${when.day(finished)}, ${when.lasting(finished - started)}`}
              </small>
            </span>
            <span className={styles.buttons}>
              <span className={won > 0 ? styles.won : styles.rank}>{say(won > 0 ? 'you.won' : 'you.rank', { rank, seats })}</span>
              <a href={`/t/${table}/replay`} onClick={follow} aria-label={`${say('you.watch')}: ${titleOf(id)}, ${when.day(finished)}`}>
                {say('you.watch')}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {before === null ? null : (
        <button type="button" onClick={() => void accountApi.history({ ...filter, before }).then((page) => setMore([...more, page]))}>
          {say('you.more')}
        </button>
      )}
    </Sheet>
  )
}
