import type { Outcome } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { api, faultOf } from '../net/api.ts'
import { follow, go } from '../router.ts'
import { Flag } from '../shell/flag.tsx'
import type { Say } from '../words.ts'
import styles from './end-sheet.module.css'
import { SeriesStandings, hasNextLeg } from './series.tsx'
import type { PanelProps } from './drawer.tsx'
import type { TableState } from './store.ts'

/** Who won and why, the scores line by line; then rematch, replay, proof and export. */
export function EndSheet({ link, state: { outcome }, info, say }: PanelProps) {
  return (
    <section className={styles.sheet} aria-labelledby="scores">
      <h2 id="scores">{outcome === null ? say('web.ended') : victory(outcome, say)}</h2>
      {outcome === null ? null : <Scores outcome={outcome} info={info} say={say} />}
      <WaysOn link={link} info={info} say={say} />
    </section>
  )
}

/** Played to its end, or ended early by a vote. */
export const isOver = ({ outcome, info }: TableState): boolean => outcome !== null || info?.status === 'ended'

export function victory({ winners }: Outcome, say: Say): string {
  return winners.length === 0 ? say('web.lost') : say(winners.length === 1 ? 'web.won' : 'web.wonShared', { who: winners })
}

function Scores({ outcome, info, say }: { outcome: Outcome; info: TableInfo; say: Say }) {
  const { standings } = outcome
  const parts = Object.keys(standings[0]?.parts ?? {})
  return (
    <>
      <p>{say(outcome.why)}</p>
      {outcome.title === undefined ? null : <p className={styles.title}>{say(outcome.title)}</p>}
      <div className={styles.scroll} role="region" aria-label={say('web.scores')} tabIndex={0}>
        <SeriesStandings info={info} say={say} />
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{say('web.scores')}</span>
              </th>
              {standings.map(({ seat }) => (
                <th key={seat} scope="col" title={info.seats[seat]?.name}>
                  <Flag seat={seat} size={20} />
                  <span className="visually-hidden">{info.seats[seat]?.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, k) => (
              <tr key={part} style={{ animationDelay: `${k * 160}ms` }} className={styles.row}>
                <th scope="row">{say(`score.${part}`)}</th>
                {standings.map(({ seat, parts: own }) => (
                  <td key={seat}>{own[part]}</td>
                ))}
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">{say('web.total')}</th>
              {standings.map(({ seat, score }) => (
                <td key={seat}>{score}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say('web.rank')}</th>
              {standings.map(({ seat, rank }) => (
                <td key={seat}>{rank}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The next table of this crew. Where only bots are awaited, it sets sail at once. */
async function playAgain(table: string): Promise<string> {
  const { id, host, status, seat, seats } = await api.rematch(table)
  if (host && status === 'open' && seats.every(({ kind }, other) => other === seat || kind === 'bot')) await api.start(id)
  return `/t/${id}`
}

function WaysOn({ link: table, info, say }: Pick<PanelProps, 'link' | 'info' | 'say'>) {
  const failed = (error: unknown): void => table.store.setState({ fault: faultOf(error) })
  const exportRecord = (): void => {
    api.record(info.id).then((record) => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
      link.download = `flotilla-${info.game}-${info.id}.json`
      link.click()
      URL.revokeObjectURL(link.href)
    }, failed)
  }
  const rematch = (): void => {
    // In a series this says that one is ready, too.
    if (info.rematch !== null && info.series === null) go(`/t/${info.rematch}`)
    else playAgain(info.id).then(go, failed)
  }
  return (
    <div className={styles.buttons}>
      {info.seat === null ? null : (
        <button type="button" className="primary" onClick={rematch}>
          {hasNextLeg(info) && info.series !== null
            ? say('series.next', { leg: info.series.leg + 1, of: info.series.of })
            : say(info.rematch === null ? 'web.rematch' : 'web.toRematch')}
        </button>
      )}
      <a className="button" href={`/t/${info.id}/replay`} onClick={follow}>
        {say('web.replay')}
      </a>
      <a className="button" href={`/verify/${info.id}`} onClick={follow}>
        {say('web.verifyThis')}
      </a>
      <button type="button" onClick={exportRecord}>
        {say('web.export')}
      </button>
      <a className="button" href="/" onClick={follow}>
        {say('web.toHarbour')}
      </a>
    </div>
  )
}
