import type { Outcome } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { api } from '../net/api.ts'
import { follow, go } from '../router.ts'
import { Flag } from '../shell/flag.tsx'
import type { Say } from '../words.ts'
import styles from './end-sheet.module.css'
import { SeriesStandings, hasNextLeg } from './series.tsx'

/** The score sheet beside the board, line by line; then replay, rematch, verify, export. */
export function EndSheet({ outcome, info, say, onClose }: { outcome: Outcome; info: TableInfo; say: Say; onClose: () => void }) {
  const { standings, winners } = outcome
  const parts = Object.keys(standings[0]?.parts ?? {})
  const exportRecord = (): void => {
    void api.record(info.id).then((record) => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
      link.download = `flotilla-${info.game}-${info.id}.json`
      link.click()
      URL.revokeObjectURL(link.href)
    })
  }
  const rematch = (): void => {
    if (info.rematch !== null) go(`/t/${info.rematch}`)
    else void api.rematch(info.id).then(({ id }) => go(`/t/${id}`))
  }
  return (
    <section className={`panel ${styles.sheet}`} aria-labelledby="scores">
      <h2 id="scores">
        {winners.length === 0 ? say('web.lost') : say(winners.length === 1 ? 'web.won' : 'web.wonShared', { who: winners })}
      </h2>
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
                  <Flag seat={seat} />
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
      <div className={styles.buttons}>
        <button type="button" className="primary" onClick={rematch}>
          {hasNextLeg(info) && info.series !== null
            ? say('series.next', { leg: info.series.leg + 1, of: info.series.of })
            : say(info.rematch === null ? 'web.rematch' : 'web.toRematch')}
        </button>
        <a className="button" href={`/t/${info.id}/replay`} onClick={follow}>
          {say('web.replay')}
        </a>
        <a className="button" href={`/verify/${info.id}`} onClick={follow}>
          {say('web.verifyThis')}
        </a>
        <button type="button" onClick={exportRecord}>
          {say('web.export')}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {say('web.log')}
        </button>
      </div>
    </section>
  )
}
