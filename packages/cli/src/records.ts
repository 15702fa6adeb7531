import { gameById } from '@flotilla/fleet'
import { BadInput, checkSeed, commitment, gameOfRecord, parseRecord, replay, Table, type Game, type GameRecord } from '@flotilla/kernel'
import { readJson, writeWhole } from './files.ts'

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
export function loadRecord(path: string, field = 'record'): LoadedRecord {
  const value = readJson(path, field)
  const record = parseRecord(value)
  checkSeed(record.seed)
  const builtIn = gameById(record.game)
  const game = gameOfRecord(builtIn, record)
  return { record, game, builtIn, players: playersIn(value, record.seats) }
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
export function tableOf({ record, game, builtIn }: LoadedRecord): Table {
  if (commitment(record.seed) !== record.commitment)
    throw new BadInput('commitment', 'commitment: the record was edited: its seed does not hash to its commitment')
  replay(builtIn, record)
  const { seats, options, seed, nonces } = record
  const table = new Table(game, { seats, options, seed, nonces }, builtIn)
  for (const [seat, choice] of record.answers) table.answer(seat, choice)
  return table
}

export const recordText = (record: GameRecord, players?: Players): string =>
  `${JSON.stringify(players === undefined ? record : { ...record, players })}\n`

export const saveRecord = (path: string, record: GameRecord, field: string, players?: Players): void =>
  writeWhole(path, recordText(record, players), field)

export const namesIn = ({ names, seats }: GameRecord): string[] =>
  Array.from({ length: seats }, (_, seat) => names?.[seat] ?? `Seat ${seat}`)
