import { findGameVersion } from '@flotilla/games'
import {
  BadInput,
  BrokenRecord,
  IllegalChoice,
  checkSeed,
  commitment,
  gameOfRecord,
  judge,
  parseRecord,
  replay,
  Table,
  type Game,
  type GameRecord,
} from '@flotilla/kernel'
import { isOneLine, spelledOut } from '@flotilla/protocol'
import { about, readJson, writeWhole } from './files.ts'
import { speaker } from './speech.ts'

/** Who plays a seat: the id of a bot, or null for a person. */
export type Players = readonly (string | null)[]

export interface LoadedRecord {
  readonly record: GameRecord
  /** The game with the record's own edition. */
  readonly game: Game
  readonly builtIn: Game
  /** Known of games that were saved here. */
  readonly players: Players | null
}

/** A record from a file: its form, its game, its edition and its rules version are right; its answers are not yet tried. */
export async function loadRecord(path: string, field = 'record'): Promise<LoadedRecord> {
  const value = readJson(path, field)
  const { record, players } = about(path, field, () => {
    const record = parseRecord(value)
    checkSeed(record.seed)
    checkTexts(record.edition)
    return { record, players: playersIn(value, record.seats) }
  })
  const found = findGameVersion(record.game, record.rulesVersion)
  const builtIn = await found.catch((error: unknown) =>
    about(path, field, () => {
      throw error
    }),
  )
  return { record, game: about(path, field, () => gameOfRecord(builtIn, record)), builtIn, players }
}

/** An edition's titles are printed as they are: those of a stranger's file must not command the terminal. */
function checkTexts(edition: unknown): void {
  if (typeof edition === 'string' && !isOneLine(edition))
    throw new BadInput('edition', 'edition: has a text with control or hidden characters')
  if (typeof edition !== 'object' || edition === null) return
  for (const [key, inner] of Object.entries(edition)) {
    checkTexts(key)
    checkTexts(inner)
  }
}

function playersIn(value: unknown, seats: number): Players | null {
  const players: unknown = typeof value === 'object' && value !== null && 'players' in value ? value.players : undefined
  if (players === undefined) return null
  const isSeated = (one: unknown): boolean => one === null || typeof one === 'string'
  if (!Array.isArray(players) || players.length !== seats || !players.every(isSeated))
    throw new BadInput('players', `record: players: expected ${seats} entries, each the name of a bot or null for a person`)
  return players as Players
}

/** The table that a record's answers lead to. */
export function tableOf(loaded: LoadedRecord): Table {
  const { record, game, builtIn } = loaded
  if (commitment(record.seed) !== record.commitment)
    throw new BadInput('commitment', 'commitment: the record was edited: its seed does not hash to its commitment')
  try {
    replay(builtIn, record)
  } catch (error) {
    throw error instanceof BrokenRecord ? new BadInput(error.field, brokenAt(loaded, error.at)) : error
  }
  const { seats, options, seed, nonces } = record
  const table = new Table(game, { seats, options, seed, nonces }, builtIn)
  for (const [seat, choice] of record.answers) table.answer(seat, choice)
  return table
}

/** Which answer is not allowed, and why, in words. */
export function brokenAt({ record, game, builtIn }: LoadedRecord, at: number): string {
  const [seat, choice] = record.answers[at]
  const head = `answers.${at}: answer ${at + 1} of ${record.answers.length}, ${JSON.stringify(choice)} by seat ${seat}, is not legal`
  try {
    judge(game, replay(builtIn, record, at), seat, choice)
    return head
  } catch (error) {
    if (!(error instanceof IllegalChoice)) throw error
    const { rule, code, params } = error.refusal
    return `${head}: ${speaker(game, 'en', namesIn(record))({ code, params })}${rule === null ? '' : ` (${rule})`}`
  }
}

export const recordText = (record: GameRecord, players?: Players): string =>
  `${JSON.stringify(players === undefined ? record : { ...record, players })}\n`

export const saveRecord = (path: string, record: GameRecord, field: string, players?: Players): void =>
  writeWhole(path, recordText(record, players), field)

export const namesIn = ({ names, seats }: GameRecord): string[] =>
  Array.from({ length: seats }, (_, seat) => spelledOut(names?.[seat] ?? `Seat ${seat}`))
