import type { Seat, Table } from '@flotilla/kernel'
import type { Entry, Position, TableRules } from '@flotilla/table'
import type { KeptTable } from './kept.ts'

/** Whoever sits at this browser in a seat. */
export const personAt = (seat: Seat): string => `hand:${seat}`

/** More asks than any seat has in a game: each seat's numbers are its own, since several seats are played by one browser. */
const MOST_ASKS = 1_000_000

/** What a kept table begins with. `round` counts how often something was taken back: numbers of asks are never used twice. */
export const rulesOf = ({ seats, created }: KeptTable, { game, state, opening }: Table, firstAsk: number): TableRules => ({
  game,
  opened: { state, emitted: opening },
  clock: { kind: 'none' },
  started: created,
  noWindows: true,
  firstAsks: seats.map((_, seat) => firstAsk + seat * MOST_ASKS),
  seats: seats.map(({ bot }, seat) =>
    bot === undefined ? { person: personAt(seat), bot: null, away: false } : { person: null, bot, away: false },
  ),
})

/** The first number that no seat's ask has had yet. */
export const unusedAsk = ({ asked }: Position): number => Math.max(...asked.map((number, seat) => number - seat * MOST_ASKS)) + 1

/** The journal of a kept table: its answers, and what else is as it was left. */
export function entriesOf({ answers, away, status, created }: KeptTable): Entry[] {
  const drafts: Pick<Entry, 'kind' | 'seat' | 'given' | 'by' | 'at' | 'person'>[] = answers.map(({ seat, choice, by, at }) => ({
    kind: 'answer',
    seat,
    given: choice,
    by,
    at,
    person: by === 'person' ? personAt(seat) : null,
  }))
  const last = { by: 'person', at: answers.at(-1)?.at ?? created, person: null } as const
  for (const seat of away) drafts.push({ ...last, kind: 'seat', seat, given: { person: personAt(seat), bot: null, away: true } })
  if (status === 'paused' || status === 'ended')
    drafts.push({ ...last, kind: status === 'paused' ? 'pause' : 'end', seat: -1, given: null })
  return drafts.map((draft, k) => ({ ...draft, seq: k + 1, tag: `${k + 1}`, prev: k === 0 ? '' : `${k}`, request: null, spent: 0 }))
}
