import { BadInput, Table, gameOfRecord, parseRecord, type Choice, type GameRecord, type Seat } from '@flotilla/kernel'
import { loadGame } from '../lobby/games.ts'
import { keep, keepStudy, type KeptTable, type Study } from '../local/kept.ts'
import { hasServer } from '../net/offline.ts'
import { packed as pack, unpacked as unpack } from '../net/packed.ts'
import { query } from '../router.ts'
import { branchTable, studyOf } from './branches.ts'

const FORMAT = 'flotilla-study-1'

interface SharedBranch {
  /** Its number among the branches, and that of the branch it goes off from; -1 for the game itself. */
  readonly parent: number
  readonly at: number
  readonly answers: readonly (readonly [Seat, Choice])[]
  readonly name: string
  readonly note: string
  /** Who plays by hand; absent for all. */
  readonly by?: Seat
}

/** A studied game with all its branches, as it is sent to somebody. */
export interface SharedStudy {
  readonly format: typeof FORMAT
  readonly name: string
  readonly record: GameRecord
  readonly branches: readonly SharedBranch[]
}

export function shared({ name, record }: Study, branches: readonly KeptTable[]): SharedStudy {
  return {
    format: FORMAT,
    name,
    record,
    branches: branches.map(({ branch, from, answers, seats }) => {
      const hands = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
      return {
        parent: branches.findIndex(({ id }) => id === branch?.parent),
        at: from,
        // A branch of a branch shares the answers of the one it goes off from: they are its own as well.
        answers: answers.map(({ seat, choice }) => [seat, choice] as const),
        name: branch?.name ?? '',
        note: branch?.note ?? '',
        ...(hands.length === 1 ? { by: hands[0] } : {}),
      }
    }),
  }
}

/** How many answers a study may have in all its branches: each is played by the rules before the study is kept. */
const MOST_ANSWERS = 20_000
const MOST_BRANCHES = 200

function mustBeSmall(record: GameRecord, branches: readonly Partial<SharedBranch>[]): void {
  if (branches.length > MOST_BRANCHES) throw new BadInput('study', `a study has at most ${MOST_BRANCHES} branches`)
  const lists = [record.answers, ...branches.map(({ answers }) => answers)]
  const all = lists.reduce((sum, list) => sum + (Array.isArray(list) ? list.length : MOST_ANSWERS), 0)
  if (all > MOST_ANSWERS) throw new BadInput('study', `a study has at most ${MOST_ANSWERS} answers`)
}

/** Takes over what somebody has shared, after every branch has been played through by the rules. Says which study it is. */
export async function takeOver(value: unknown): Promise<string> {
  const given = value as Partial<SharedStudy> | null
  if (typeof given !== 'object' || given === null || given.format !== FORMAT || !Array.isArray(given.branches))
    throw new BadInput('study', 'this is no study')
  const record = parseRecord(given.record)
  mustBeSmall(record, given.branches)
  const rules = await loadGame(record)
  if (rules === undefined) throw new BadInput('game', `no game '${record.game}'`)
  const game = gameOfRecord(rules, record)
  const study = studyOf(record)
  mustBePlayable(game, record, record.answers)
  const tables: KeptTable[] = []
  for (const branch of given.branches as readonly SharedBranch[]) {
    mustBePlayable(game, record, branch.answers)
    const table = branchTable({ ...record, answers: branch.answers }, branch.answers.length, branch.by ?? null, {
      study,
      parent: tables[branch.parent]?.id ?? null,
      name: branch.name.slice(0, MOST_LETTERS),
      note: branch.note.slice(0, MOST_LETTERS),
    })
    // One after the other, as they were begun.
    tables.push({ ...table, created: table.created + tables.length, from: Math.min(branch.at, branch.answers.length) })
  }
  await keepStudy({ id: study, record, name: (given.name ?? '').slice(0, MOST_LETTERS), created: Date.now() })
  for (const table of tables) await keep(table)
  return study
}

const MOST_LETTERS = 2000

function mustBePlayable(game: Parameters<typeof gameOfRecord>[0], record: GameRecord, answers: SharedBranch['answers']): void {
  const table = new Table(game, record)
  for (const [seat, choice] of answers) table.answer(seat, choice)
}

/** A whole study as letters that may stand in a link. */
export const packed = (study: SharedStudy): Promise<string> => pack(study)

/** A link of more letters than this is not even decoded; what a study of a long game with many branches needs is a tenth of it. */
export const MOST_LINK_LETTERS = 300_000
/** The most that a link may unpack to, and the largest file that is read. */
export const MOST_STUDY_BYTES = 4_000_000

const tooLarge = (): BadInput => new BadInput('study', `it is larger than ${MOST_STUDY_BYTES / 1_000_000} MB`)

/** What letters of a link mean. */
export const unpacked = (letters: string): Promise<unknown> =>
  unpack(letters, { letters: MOST_LINK_LETTERS, bytes: MOST_STUDY_BYTES, tooLarge })

/** A study from a file. */
export async function ofFile(file: Blob): Promise<unknown> {
  if (file.size > MOST_STUDY_BYTES) throw tooLarge()
  return JSON.parse(await file.text()) as unknown
}

/** The link to a study: all of it stands behind a hash, so that no server hears of it. */
export function linkOf(letters: string): string {
  const { origin, pathname } = location
  return hasServer ? `${origin}/study#${letters}` : `${origin}${pathname}#/study?shared=${letters}`
}

/** What the address brings along; empty where it brings nothing. */
export const broughtAlong = (): string => (hasServer ? location.hash.slice(1) : (query().get('shared') ?? ''))
