import { commitment, type Game, type Seat } from '@flotilla/kernel'
import type { SeatInfo, SeriesInfo, TableInfo, TableLine, Vote } from '@flotilla/protocol'
import { hidesEnd, mayLook, people, seatOfPerson, type TableDoc } from '../storage/doc.ts'
import { revealUntil, sealsAt } from './reveal.ts'
import type { ListedTable, TableRecord } from '../storage/tables.ts'

/** What is known of a table besides its record. */
export interface Around {
  readonly game: Game | string
  readonly title: string
  readonly expected: number | null
  readonly stuck: string | null
  isOnline(person: string): boolean
  /** The game has ended, but this viewer has not been shown it yet. */
  hidesEnd(viewer: Seat | null): boolean
}

/** Whether a public table is in the list for this person: as long as it goes on as far as they may know. */
export function isListed(record: ListedTable, person: string | undefined, now: number): boolean {
  return record.finished === null || hidesEnd(record, seatOfPerson(record.doc, person), now)
}

/** To those who see everything later a pause is no news either: they are behind anyway. */
function statusFor({ status, doc }: Pick<ListedTable, 'status' | 'doc'>, seat: Seat | null, hidden: boolean): TableInfo['status'] {
  return hidden || (status === 'paused' && seat === null && doc.house.delay > 0) ? 'playing' : status
}

const MINUTE = 60_000
export const minutes = (took: number | null): number | null => (took === null ? null : Math.max(1, Math.round(took / MINUTE)))

export const editionName = (edition: string | object): string =>
  typeof edition === 'string' ? edition : 'id' in edition ? String(edition.id) : ''

/** Those who vote: the people who are there. For a replacement and an undo, all but the one concerned. */
export const voters = (doc: TableDoc, without?: number): number[] =>
  people(doc).filter((seat) => seat !== without && doc.seats[seat].away === undefined)

/** To end a game or take something back all must agree, to pause or to replace somebody most of them. */
export function votesNeeded(doc: TableDoc, { kind, seat }: Pick<Vote, 'kind' | 'seat'>): number {
  const all = voters(doc, kind === 'replace' || kind === 'undo' ? seat : undefined).length
  return kind === 'end' || kind === 'undo' ? all : Math.floor(all / 2) + 1
}

function seatInfos({ doc }: Pick<ListedTable, 'doc'>, around: Pick<Around, 'isOnline'>): SeatInfo[] {
  return doc.seats.map(({ kind, name, bot, person, away, awaited, avatar, ready, vacation }) => ({
    kind,
    name,
    ...(bot === undefined ? {} : { bot }),
    online: person !== undefined && around.isOnline(person),
    away: away ?? false,
    host: person !== undefined && person === doc.host,
    ...(person === undefined ? {} : { person }),
    ...(avatar === undefined ? {} : { avatar }),
    ...(ready === undefined ? {} : { ready }),
    ...(vacation === undefined ? {} : { vacation }),
    ...(awaited === undefined ? {} : { awaited }),
  }))
}

function seriesInfo({ id, seats, doc }: TableRecord, { game }: Around, hidden: boolean): SeriesInfo | null {
  if (doc.series === undefined || typeof game === 'string' || game.series === undefined) return null
  const { leg, before } = doc.series
  const outcomes = before.map((one) => one.outcome)
  if (doc.outcome !== undefined && !hidden) outcomes.push(doc.outcome)
  const standings = game.series.standings(outcomes, seats).map((one) => ({ ...one, parts: { ...one.parts } }))
  return { leg, of: game.series.legs, standings, tables: [...before.map((one) => one.table), id] }
}

/** A vote ends with the game, for everybody when they are shown that. */
function voteInfo({ doc, finished }: TableRecord, hidden: boolean): Vote | null {
  if (doc.vote === null || (finished !== null && !hidden)) return null
  const { id: _id, agreed: _agreed, within: _within, ...vote } = doc.vote
  const all = voters(doc)
  const [yes, no] = [vote.yes, vote.no].map((seats) => seats.filter((seat) => all.includes(seat)))
  return { ...vote, yes, no, needed: votesNeeded(doc, vote) }
}

/** Who has revealed their nonce; the nonces themselves come with the start. */
const revealInfo = (doc: TableDoc): TableInfo['reveal'] =>
  doc.reveal === undefined
    ? null
    : { seals: [...sealsAt(doc)], revealed: doc.reveal.nonces.map((nonce) => nonce !== null), until: revealUntil(doc.reveal.since) }

export function tableInfo(record: TableRecord, person: string | undefined, around: Around): TableInfo {
  const { doc } = record
  const seat = seatOfPerson(doc, person)
  const hidden = around.hidesEnd(seat)
  const looks = mayLook(record, person)
  return {
    id: record.id,
    game: record.game,
    title: around.title,
    rulesVersion: record.rules_version,
    edition: editionName(doc.edition),
    ownEdition: typeof doc.edition !== 'string',
    options: doc.options,
    house: doc.house,
    status: statusFor(record, seat, hidden),
    seats: seatInfos(record, around),
    seat,
    host: person === doc.host,
    ...(person !== undefined && doc.removed?.includes(person) === true ? { removed: true as const } : {}),
    commitment: commitment(record.seed),
    nonces: [...(doc.nonces ?? [])],
    shares: [...(doc.shares ?? [])],
    reveal: revealInfo(doc),
    created: record.created,
    started: record.started,
    finished: hidden ? null : record.finished,
    expected: around.expected,
    // Votes are no news for whoever sees everything later.
    vote: !looks || (seat === null && doc.house.delay > 0) ? null : voteInfo(record, hidden),
    rematch: hidden || !looks ? null : doc.rematch,
    // The score of a series is what came of its games.
    series: looks ? seriesInfo(record, around, hidden) : null,
    stuck: around.stuck,
  }
}

const isList = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The options that somebody has chosen otherwise than the game has them; none where the game is not here. */
function unusual(game: Game | string, options: TableDoc['options']): Record<string, unknown> {
  if (typeof game === 'string') return {}
  const usual = (game.options.safeParse({}).data ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== usual[name] && !(isList(value) && isList(usual[name]))),
  )
}

export function tableLine(
  record: ListedTable,
  person: string | undefined,
  around: Pick<Around, 'game' | 'title' | 'expected' | 'isOnline' | 'hidesEnd'>,
): Omit<TableLine, 'waits' | 'since' | 'until'> {
  const { id, game, created, started, doc } = record
  const { title, expected } = around
  const { house } = doc
  const seat = seatOfPerson(doc, person)
  const status = statusFor(record, seat, around.hidesEnd(seat))
  const options = unusual(around.game, doc.options ?? {})
  return { id, game, title, status, seats: seatInfos(record, around), seat, house, options, created, started, expected }
}
