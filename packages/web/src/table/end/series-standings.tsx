import type { TableInfo } from '@flotilla/protocol'
import { Flag } from '../../layout/flag.tsx'
import type { Say } from '../../words.ts'

/** Whether another leg follows this game. */
export const hasNextLeg = ({ series, status }: TableInfo): boolean => series !== null && status === 'over' && series.leg < series.of

/** How a series of games stands after this one. */
export function SeriesStandings({ info, say }: { info: TableInfo; say: Say }) {
  const { series } = info
  if (series === null) return null
  return (
    <table>
      <caption>{say('series.leg', { leg: series.leg, of: series.of })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('series.rank')}</th>
          <th scope="col">
            <span className="visually-hidden">{say('web.crew')}</span>
          </th>
          <th scope="col">{say('series.points')}</th>
        </tr>
      </thead>
      <tbody>
        {series.standings.map(({ seat, rank, points }) => (
          <tr key={seat}>
            <td>{rank}</td>
            <th scope="row">
              <Flag seat={seat} size={18} /> {info.seats[seat]?.name}
            </th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
