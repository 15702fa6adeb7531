import { commitment, type Game, type Outcome, type Seat } from '@flotilla/kernel'
import type { SeriesInfo, TableInfo } from '@flotilla/protocol'
import type { KeptTable } from './kept.ts'
import { houseOf, seatsOf } from './lines.ts'

interface Played {
  readonly game: Game
  readonly outcome: Outcome | null
}

function seriesOf({ id, series, seats }: KeptTable, { game, outcome }: Played): SeriesInfo | null {
  if (series === undefined || game.series === undefined) return null
  const outcomes = series.before.map((one) => one.outcome)
  if (outcome !== null) outcomes.push(outcome)
  const standings = game.series.standings(outcomes, seats.length).map((one) => ({ ...one, parts: { ...one.parts } }))
  return { leg: series.leg, of: game.series.legs, standings, tables: [...series.before.map(({ table }) => table), id] }
}

/** What a server would tell of this table, to whoever sits in this seat. */
export function infoOf(kept: KeptTable, played: Played, seat: Seat | null): TableInfo {
  const { edition } = kept
  const last = kept.answers.at(-1)?.at ?? kept.created
  return {
    id: kept.id,
    game: kept.game,
    title: played.game.title,
    rulesVersion: kept.rulesVersion,
    edition: typeof edition === 'string' ? edition : 'id' in edition ? String(edition.id) : '',
    ownEdition: typeof edition !== 'string',
    options: { ...kept.options },
    house: houseOf(kept),
    status: kept.status,
    seats: seatsOf(kept),
    seat,
    host: true,
    commitment: commitment(kept.seed),
    nonces: [...kept.nonces],
    shares: [],
    reveal: null,
    created: kept.created,
    started: kept.created,
    finished: kept.status === 'over' || kept.status === 'ended' ? last : null,
    expected: null,
    vote: null,
    rematch: kept.rematch,
    series: seriesOf(kept, played),
    stuck: null,
  }
}
