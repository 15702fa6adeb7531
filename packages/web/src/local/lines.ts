import type { House, SeatInfo, TableLine } from '@flotilla/protocol'
import { FIRST_GAME } from '../learn/learned.ts'
import { titleOf } from '../lobby/games.ts'
import { allKept, type KeptTable } from './kept.ts'

export const houseOf = ({ id, undo, isLesson }: KeptTable): House => ({
  public: false,
  clock: { kind: 'none' },
  absent: 'bot',
  talk: 'off',
  whispers: false,
  undo: undo === 'off' ? 'off' : 'free',
  // Where somebody explains anyway, hints would only be in the way.
  hints: isLesson === true || id.startsWith(FIRST_GAME) ? 'off' : 'all',
  spectators: false,
  delay: 0,
})

export const seatsOf = ({ seats, away }: KeptTable): SeatInfo[] =>
  seats.map(({ name, bot }, at) => ({
    kind: bot === undefined ? 'person' : 'bot',
    name,
    ...(bot === undefined ? {} : { bot }),
    online: bot === undefined,
    away: away.includes(at),
    host: bot === undefined,
  }))

const isUnderWay = ({ status, from }: KeptTable): boolean => from === 0 && (status === 'playing' || status === 'paused')

/** What is under way in this browser, as it stands in a list of tables. */
export async function linesHere(): Promise<TableLine[]> {
  const tables = (await allKept()).filter(isUnderWay)
  const ids = [...new Set(tables.map(({ game }) => game))]
  const titles = new Map(await Promise.all(ids.map(async (id) => [id, await titleOf(id)] as const)))
  return tables.map((kept) => ({
    id: kept.id,
    game: kept.game,
    title: titles.get(kept.game) ?? kept.game,
    status: kept.status,
    seats: seatsOf(kept),
    seat: Math.max(
      0,
      kept.seats.findIndex(({ bot }) => bot === undefined),
    ),
    house: houseOf(kept),
    options: {},
    created: kept.created,
    started: kept.created,
    expected: null,
    waits: kept.status === 'playing',
    since: null,
    until: null,
  }))
}
