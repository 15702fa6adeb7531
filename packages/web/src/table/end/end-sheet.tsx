import type { Outcome } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { follow } from '../../router.ts'
import { Flag } from '../../layout/flag.tsx'
import type { Say } from '../../words.ts'
import { isRank, victory } from '../game-over.ts'
import styles from './end-sheet.module.css'
import { SeriesStandings } from './series-standings.tsx'
import type { TableLink } from '../table-link.ts'
import { ExportButton } from './after-game-buttons.tsx'

interface Props {
  readonly link: TableLink
  readonly info: TableInfo
  readonly outcome: Outcome | null
  readonly say: Say
}

/** The reckoning: who won and why, and the scores line by line. */
export function EndSheet({ link, info, outcome, say }: Props) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="scores">
      <h2 id="scores">{outcome === null ? say('web.ended') : victory(outcome, say)}</h2>
      {outcome === null ? null : (
        <>
          <p className={styles.why}>
            {say(outcome.why)} {outcome.title === undefined || isRank(outcome) ? null : <b>{say(outcome.title)}</b>}
          </p>
          <SeriesStandings info={info} say={say} />
          <Scores outcome={outcome} info={info} say={say} />
        </>
      )}
      <div className={styles.ways}>
        <ExportButton link={link} info={info} say={say} />
        <a className="button" href="/" onClick={follow}>
          {say('web.toHarbour')}
        </a>
      </div>
    </section>
  )
}

const LINE_MS = 350

/** Lines come one after another; any key, click or tap shows them all. */
function useLines(count: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [shown, setShown] = useState(still ? count : 0)
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => setShown(shown + 1), LINE_MS)
    const all = (): void => setShown(count)
    addEventListener('keydown', all)
    addEventListener('pointerdown', all)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', all)
      removeEventListener('pointerdown', all)
    }
  }, [shown, count])
  return shown
}

/** What a line counts, where the game says so. */
const Why = ({ text }: { readonly text: string }) => (text.startsWith('[') ? null : <small>{text}</small>)

function Scores({ outcome: { standings, winners }, info, say }: { outcome: Outcome; info: TableInfo; say: Say }) {
  const parts = Object.keys(standings[0]?.parts ?? {})
  const shown = useLines(parts.length + 1)
  const won = (seat: number): true | undefined => (winners.includes(seat) ? true : undefined)
  return (
    <div className={styles.scroll} role="region" aria-label={say('web.scores')} tabIndex={0}>
      <table data-many={standings.length > 4}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say('web.scores')}</span>
            </th>
            {standings.map(({ seat }) => (
              <th key={seat} scope="col" title={info.seats[seat]?.name} data-won={won(seat)}>
                <Flag seat={seat} size={28} />
                <span>{info.seats[seat]?.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, k) => (
            <tr key={part} data-shown={k < shown}>
              <th scope="row">
                {say(`score.${part}`)}
                <Why text={say(`score.${part}.why`)} />
              </th>
              {standings.map(({ seat, parts: own }) => (
                <td key={seat} data-won={won(seat)}>
                  {own[part]}
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.total} data-shown={parts.length < shown}>
            <th scope="row">{say('web.total')}</th>
            {standings.map(({ seat, score }) => (
              <td key={seat} data-won={won(seat)}>
                {score}
              </td>
            ))}
          </tr>
          <tr className={styles.rank} data-shown={parts.length < shown}>
            <th scope="row">{say('web.rank')}</th>
            {standings.map(({ seat, rank }) => (
              <td key={seat} data-won={won(seat)}>
                {rank}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
