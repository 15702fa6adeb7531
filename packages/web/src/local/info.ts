import { commitment, type Seat, type Table } from '@flotilla/kernel'
import type { SeriesInfo, TableInfo } from '@flotilla/wire'
import type { KeptTable } from './kept.ts'
import { houseOf, seatsOf } from './lines.ts'

function seriesOf(
  { id, series, seats }: KeptTable,
  { game, outcome }: Pick<Table, 'game'> & { readonly outcome: ReturnType<Table['outcome']> },
): SeriesInfo | null {
  if (series === undefined || game.series === undefined) return null
  const outcomes = series.before.map((one) => one.outcome)
  if (outcome !== null) outcomes.push(outcome)
  const standings = game.series.standings(outcomes, seats.length).map((one) => ({ ...one, parts: { ...one.parts } }))
  return { leg: series.leg, of: game.series.legs, standings, tables: [...series.before.map(({ table }) => table), id] }
}

/** What a server would tell of this table, to whoever sits in this seat. */
export function infoOf(kept: KeptTable, table: Table, seat: Seat | null): TableInfo {
  const { edition } = kept
  const last = kept.answers.at(-1)?.at ?? kept.created
  return {
    id: kept.id,
    game: kept.game,
    title: table.game.title,
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
    created: kept.created,
    started: kept.created,
    finished: kept.status === 'over' || kept.status === 'ended' ? last : null,
    expected: null,
    vote: null,
    rematch: kept.rematch,
    series: seriesOf(kept, { game: table.game, outcome: table.outcome() }),
    stuck: null,
  }
}
