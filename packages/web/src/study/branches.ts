import type { GameRecord, Seat } from '@flotilla/kernel'
import { allKept, keep, keepStudy, keptStudy, kept, type Branch, type KeptTable, type Study } from '../local/kept.ts'
import { newTableId } from '../net/table-host.ts'

/** Who plays for the others when a game goes on elsewhere than it did. */
export const OTHERS = 'mate'

/** A game is known by its luck: that is what all its branches have in common. */
export const studyOf = ({ game, seed }: Pick<GameRecord, 'game' | 'seed'>): string => `${game}-${seed.slice(0, 16)}`

/** The same game up to a moment, with the same luck, to be played on here; `by` is the seat that is played by hand, null for all of them. */
export function branchTable(record: GameRecord, at: number, by: Seat | null, branch: Branch): KeptTable {
  const now = Date.now()
  const nameOf = (seat: Seat): string => record.names?.[seat] ?? `#${seat + 1}`
  return {
    id: newTableId(),
    game: record.game,
    rulesVersion: record.rulesVersion,
    edition: record.edition,
    options: record.options as KeptTable['options'],
    seats: Array.from({ length: record.seats }, (_, seat) => ({
      name: nameOf(seat),
      ...(by === null || by === seat ? {} : { bot: OTHERS }),
    })),
    seed: record.seed,
    nonces: record.nonces,
    undo: 'free',
    created: now,
    answers: record.answers.slice(0, at).map(([seat, choice]) => ({ seat, choice, by: 'person', at: now })),
    from: at,
    status: 'playing',
    away: [],
    orders: { plans: [], standing: [] },
    rematch: null,
    branch,
  }
}

/** Begins a branch of a game at a moment, and says where it is. `table` is what is looked at: the game itself, or a branch of it. */
export async function beginBranch(
  table: string,
  record: GameRecord,
  at: number,
  by: Seat | null,
  { name, note }: Pick<Branch, 'name' | 'note'>,
): Promise<string> {
  const study = studyOf(record)
  const parent = (await kept(table))?.branch === undefined ? null : table
  if ((await keptStudy(study)) === undefined) await keepStudy({ id: study, record, table, name: '', created: Date.now() })
  const begun = branchTable(record, at, by, { study, parent, name, note })
  await keep(begun)
  return `/t/${begun.id}`
}

/** All branches of a studied game, in the order they were begun. */
export const branchesOf = async ({ id }: Pick<Study, 'id'>): Promise<readonly KeptTable[]> =>
  (await allKept()).filter(({ branch }) => branch?.study === id).toSorted((a, b) => a.created - b.created)

/** What somebody thinks of a branch now. */
export const renameBranch = (table: KeptTable, change: Partial<Pick<Branch, 'name' | 'note'>>): Promise<void> =>
  table.branch === undefined ? Promise.resolve() : keep({ ...table, branch: { ...table.branch, ...change } })

/** A position to be judged: a game, and how far it has come. */
export const positionOf = (table: KeptTable): GameRecord => ({
  format: 'flotilla-record-1',
  game: table.game,
  edition: table.edition,
  rulesVersion: table.rulesVersion,
  seats: table.seats.length,
  options: table.options,
  commitment: '',
  seed: table.seed,
  nonces: table.nonces,
  names: table.seats.map(({ name }) => name),
  answers: table.answers.map(({ seat, choice }) => [seat, choice] as const),
})
