import { checkOptions, editionForRecord, nearest, useEdition, type Game, type GameRecord } from '@flotilla/kernel'
import { BOT_NAMES, type Limits, type NewTable, type Person, type Preferences, type SeatPlan, type SitBody } from '@flotilla/wire'
import { Refused } from '../refused.ts'
import { OPEN_SEAT, cameBack, endShown, goneAway, hidesEnd, seatOfPerson, withSeat, type SeatDoc, type TableDoc } from '../storage/doc.ts'
import { recordOfStored } from '../storage/record.ts'
import { newId, newNonce, newSeed } from '../storage/secrets.ts'
import type { Hosted, TableRecord } from '../storage/tables.ts'
import type { Harbour } from './harbour.ts'
import type { LiveTable } from './live-table.ts'
import { isSameName } from './names.ts'

/** The newest registered version of a game. */
export function gameNamed(games: readonly Game[], id: string): Game {
  const found = games.filter((game) => game.id === id).sort((a, b) => b.rulesVersion - a.rulesVersion)[0]
  if (found !== undefined) return found
  const meant = nearest(
    id,
    games.map((game) => game.id),
  )
  throw new Refused('table.noGame', {
    status: 400,
    field: 'game',
    params: { game: id },
    ...(meant === undefined ? {} : { message: `There is no game called ${id}: did you mean ${meant}?` }),
  })
}

function planned(harbour: Harbour, game: Game, plan: SeatPlan, seat: number): SeatDoc {
  if (plan.kind !== 'bot') return { kind: plan.kind, name: '' }
  const { bot } = plan
  if (!harbour.bots.at(game).includes(bot)) throw new Refused('table.noBot', { status: 400, field: 'seats', params: { bot } })
  return { kind: 'bot', name: BOT_NAMES[seat], bot }
}

/** How somebody likes to be shown. */
type Look = Pick<Preferences, 'avatar' | 'flag'>

const seated = (person: Person, nonce: string | undefined, { avatar }: Look): SeatDoc => ({
  kind: 'person',
  name: person.name,
  person: person.id,
  nonce: nonce ?? newNonce(),
  ...(avatar === '' ? {} : { avatar }),
})

/** How a table comes about: from which address, and from when on it may be in the list. */
interface Opened {
  readonly origin: string
  readonly listedFrom?: number
}

export async function createTable(
  harbour: Harbour,
  host: Person,
  wanted: NewTable,
  { origin, listedFrom = 0 }: Opened,
): Promise<LiveTable> {
  const builtIn = gameNamed(harbour.games, wanted.game)
  const game = useEdition(builtIn, wanted.edition)
  const playing = wanted.seats.filter((seat) => seat.kind !== 'closed').length
  checkSeatCount(game, playing)
  const options = checkOptions(game, wanted.options, playing)
  const first = (game.series?.first(options) ?? null) as TableDoc['options'] | null
  const doc: TableDoc = {
    options: first ?? (options as TableDoc['options']),
    edition: editionForRecord(game, builtIn),
    house: wanted.house,
    seats: wanted.seats.map((plan, seat) => planned(harbour, game, plan, seat)),
    host: host.id,
    vote: null,
    rematch: null,
    listedFrom,
    ...(first === null ? {} : { series: { leg: 1, options: first, before: [] } }),
  }
  if (wanted.sit === undefined) return openTable(harbour, game, doc, origin)
  return openTable(harbour, game, sat(doc, host, wanted.sit, wanted.nonce, await harbour.alerts.preferences(host.id)), origin)
}

/** Nobody fills the lobby, the list or the bots' threads alone, whether under one name or under many from one address. */
async function checkMost(
  harbour: Harbour,
  host: string,
  origin: string | null,
  check: (has: Hosted, most: Limits, people: number) => void,
): Promise<void> {
  const most = await harbour.order.limits()
  check(await harbour.tables.hosted('host', host), most, 1)
  if (origin !== null) check(await harbour.tables.hosted('origin', origin), most, most.addressPeople)
}

const tooMany = (code: string, has: number, most: number): void => {
  if (has >= most) throw new Refused(code, { status: 429, params: { most } })
}

async function openTable(harbour: Harbour, game: Pick<Game, 'id' | 'rulesVersion'>, doc: TableDoc, origin: string): Promise<LiveTable> {
  if (harbour.isDraining) throw new Refused('server.draining', { status: 503 })
  const id = await harbour.openings.take(origin, () => storeTable(harbour, game, doc, origin))
  return harbour.table(id)
}

async function storeTable(harbour: Harbour, game: Pick<Game, 'id' | 'rulesVersion'>, doc: TableDoc, origin: string): Promise<string> {
  await checkMost(harbour, doc.host, origin, ({ open, listed }, { openTables, publicTables }, people) => {
    tooMany('table.tooMany', open, openTables * people)
    if (doc.house.public) tooMany('table.tooManyListed', listed, publicTables * people)
  })
  const record: TableRecord = {
    id: newId(),
    game: game.id,
    rules_version: game.rulesVersion,
    status: 'open',
    public: doc.house.public ? 1 : 0,
    seats: doc.seats.filter((seat) => seat.kind !== 'closed').length,
    seed: newSeed(),
    doc,
    version: 1,
    created: harbour.time.now(),
    started: null,
    finished: null,
    wake: null,
    origin,
  }
  await harbour.tables.create(record)
  return record.id
}

function checkSeatCount(game: Game, n: number): void {
  const { min, max } = game.seats
  if (n < min || n > max) throw new Refused('table.seatCount', { status: 400, field: 'seats', params: { title: game.title, min, max, n } })
}

const here = ({ awaited: _came, ready: _ready, ...seat }: SeatDoc): SeatDoc => seat

/** The document with this person on that seat, and nowhere else. */
function sat(doc: TableDoc, person: Person, at: number, nonce: string | undefined, look: Look): TableDoc {
  const before = seatOfPerson(doc, person.id)
  const there = doc.seats[at]
  if (there === undefined) throw new Refused('table.noSeat', { status: 400, params: { seat: at } })
  if (there.kind !== 'open' && before !== at) throw new Refused('table.taken')
  const { name } = person
  if (doc.seats.some((one) => one.person !== undefined && one.person !== person.id && isSameName(one.name, name)))
    throw new Refused('table.nameTaken', { field: 'name', params: { name } })
  if (before !== null && before !== at) checkSeatsMove(doc)
  const own =
    before === null ? seated(person, nonce, look) : { ...here(doc.seats[before]), name, ...(nonce === undefined ? {} : { nonce }) }
  return withSeat(before === null ? doc : withSeat(doc, before, OPEN_SEAT), at, own)
}

/** The score of a series is the seats': after its first leg nobody moves. */
function checkSeatsMove({ series }: TableDoc): void {
  if (series !== undefined && series.leg > 1) throw new Refused('table.series')
}

const inLobby = (record: TableRecord): TableRecord => {
  if (record.status !== 'open') throw new Refused('table.begun')
  return record
}

const byHost = (record: TableRecord, person: Person): TableRecord => {
  if (record.doc.host !== person.id) throw new Refused('table.notHost', { status: 403 })
  return inLobby(record)
}

/** Ready, or not yet: the host sees who is. */
export const setReady = (table: LiveTable, person: Person, ready: boolean): Promise<TableRecord> =>
  table.change((record) => {
    const { doc } = inLobby(record)
    const at = seatOfPerson(doc, person.id)
    if (at === null) throw new Refused('table.notSeated')
    const { ready: before, ...seat } = doc.seats[at]
    if ((before ?? false) === ready) return null
    return { ...record, doc: withSeat(doc, at, ready ? { ...seat, ready } : seat) }
  })

/** Nobody sits down where somebody sits whom they keep away, or who keeps them away. */
async function checkCompany({ record, shore }: LiveTable, person: Person): Promise<void> {
  const others = record.doc.seats.flatMap((seat) => (seat.person === undefined || seat.person === person.id ? [] : [seat.person]))
  if (await shore.bonds.apart(person.id, others)) throw new Refused('table.apart', { status: 403 })
}

export const sit = async (table: LiveTable, person: Person, { seat, nonce }: SitBody): Promise<TableRecord> => {
  const [look] = await Promise.all([table.shore.alerts.preferences(person.id), checkCompany(table, person)])
  return table.change((record) => {
    if (record.status !== 'open' && seatOfPerson(record.doc, person.id) !== null) return null
    const { doc } = inLobby(record)
    const mine = seatOfPerson(doc, person.id)
    if (doc.removed?.includes(person.id) === true) throw new Refused('table.removed', { status: 403 })
    const at = seat ?? mine ?? freeSeat(doc, look)
    if (at === -1) throw new Refused('table.full')
    const come = { ...record, doc: sat(doc, person, at, nonce, look) }
    return isWaiting(doc) && isComplete(come.doc) ? begun(table, come) : come
  })
}

/** The one with the flag they like, or else the first. */
const freeSeat = ({ seats }: TableDoc, { flag }: Look): number =>
  flag !== null && seats[flag]?.kind === 'open' ? flag : seats.findIndex(({ kind }) => kind === 'open')

/** A series goes on by itself as soon as all of the crew are ready. */
const isWaiting = ({ seats }: TableDoc): boolean => seats.some(({ awaited }) => awaited === true)
const isComplete = (doc: TableDoc): boolean => !isWaiting(doc) && doc.seats.every(({ kind }) => kind !== 'open')

/** Before the start the seat becomes free; later a bot or the defaults play on for whoever left. */
export const leave = (table: LiveTable, person: Person): Promise<TableRecord> =>
  table.change((record) => {
    const at = seatOfPerson(record.doc, person.id)
    if (at === null) throw new Refused('table.notSeated')
    if (record.status === 'open') return { ...record, doc: withSeat(record.doc, at, OPEN_SEAT) }
    return { ...record, doc: withSeat(record.doc, at, goneAway(record.doc.seats[at], table.shore.time.now(), 'self')) }
  })

export const planSeat = (table: LiveTable, harbour: Harbour, person: Person, at: number, plan: SeatPlan): Promise<TableRecord> =>
  table.change((record) => {
    const { doc } = byHost(record, person)
    const before = doc.seats[at]
    if (before === undefined) throw new Refused('table.noSeat', { status: 400, params: { seat: at } })
    const given = withSeat(doc, at, planned(harbour, gameNamed(harbour.games, record.game), plan, at))
    const off = before.person === undefined || before.person === person.id ? [] : [before.person]
    const changed = off.length === 0 ? given : { ...given, removed: [...(doc.removed ?? []), ...off] }
    return { ...record, seats: changed.seats.filter((seat) => seat.kind !== 'closed').length, doc: changed }
  })

/** Whom the host invites again is welcome again. */
export const welcome = (table: LiveTable, person: string): Promise<TableRecord> =>
  table.change((record) => {
    const { removed = [] } = record.doc
    return removed.includes(person) ? { ...record, doc: { ...record.doc, removed: removed.filter((one) => one !== person) } } : null
  })

export const swap = (table: LiveTable, person: Person, a: number, b: number): Promise<TableRecord> =>
  table.change((record) => {
    const { doc } = byHost(record, person)
    checkSeatsMove(doc)
    const [first, second] = [doc.seats[a], doc.seats[b]]
    if (first === undefined || second === undefined) throw new Refused('table.noSeat', { status: 400, params: { seat: Math.max(a, b) } })
    return { ...record, doc: withSeat(withSeat(doc, a, second), b, first) }
  })

export const begin = (table: LiveTable, harbour: Harbour, person: Person): Promise<TableRecord> =>
  harbour.openings.take(table.record.origin ?? person.id, () => beginInTurn(table, harbour, person))

async function beginInTurn(table: LiveTable, harbour: Harbour, person: Person): Promise<TableRecord> {
  const { doc: planned, origin } = table.record
  if (planned.seats.some(({ kind }) => kind === 'bot'))
    await checkMost(harbour, person.id, origin, ({ withBots }, { botTables }, people) =>
      tooMany('table.tooManyBots', withBots, botTables * people),
    )
  return table.change((record) => {
    const { doc } = byHost(record, person)
    const open = doc.seats.filter((seat) => seat.kind === 'open').length
    if (open > 0) throw new Refused('table.seatsOpen', { params: { n: open } })
    return begun(table, record)
  })
}

/** Closed seats go, every seat gets its share in the dice, and nothing can be changed any more. */
function begun({ game, shore }: LiveTable, record: TableRecord): TableRecord {
  const { doc } = record
  if (typeof game === 'string') throw new Refused('table.stuck', { params: { why: game } })
  const seats = doc.seats.filter((seat) => seat.kind !== 'closed').map((seat) => ({ ...here(seat), nonce: seat.nonce ?? newNonce() }))
  checkSeatCount(game, seats.length)
  checkOptions(game, { ...doc.options }, seats.length)
  return { ...record, status: 'playing', seats: seats.length, started: shore.time.now(), doc: { ...doc, seats } }
}

/** A new table for the same crew, or the next leg of its series: made by the first who asks, joined by the others. A leg begins with the last. */
export async function rematch(table: LiveTable, harbour: Harbour, person: Person, origin: string): Promise<LiveTable> {
  const { doc, status } = table.record
  const mine = seatOfPerson(doc, person.id)
  if (mine === null) throw new Refused('table.notSeated', { status: 403 })
  if ((status !== 'over' && status !== 'ended') || table.hidesEnd(mine)) throw new Refused('table.notOver')
  if (doc.rematch === null) {
    const next = (await nextLeg(table, harbour, person, origin)) ?? (await another(table, harbour, person, origin))
    await table.change((record) => (record.doc.rematch === null ? { ...record, doc: { ...record.doc, rematch: next.id } } : null))
    // Somebody else of the crew was faster.
    if (table.record.doc.rematch !== next.id) await harbour.remove(next.id)
  }
  const next = await harbour.table(table.record.doc.rematch ?? '')
  const free = next.record.doc.seats[mine]?.kind === 'open'
  if (next.record.status === 'open') await sit(next, person, free ? { seat: mine } : {})
  return next
}

function another({ record }: LiveTable, harbour: Harbour, host: Person, origin: string): Promise<LiveTable> {
  const { options, series, edition, house, seats } = record.doc
  const wanted: NewTable = {
    game: record.game,
    options: series?.options ?? options,
    edition: edition as Record<string, unknown> | string,
    seats: seats.map(({ kind, bot }): SeatPlan => (kind === 'bot' && bot !== undefined ? { kind, bot } : { kind: 'open' })),
    house,
  }
  return createTable(harbour, host, wanted, { origin, listedFrom: endShown(record, null) ?? 0 })
}

/** The next leg, with everybody awaited on their seat; a leg that was ended early is played again. Null where there is none. */
async function nextLeg({ id, record, course, game }: LiveTable, harbour: Harbour, host: Person, origin: string): Promise<LiveTable | null> {
  const { options: played, edition, house, seats, series, outcome } = record.doc
  if (series === undefined || course === null || typeof game === 'string') return null
  const options = outcome === undefined ? played : ((game.series?.next(course.table.state) ?? null) as TableDoc['options'] | null)
  if (options === null) return null
  checkOptions(course.table.game, { ...options }, seats.length)
  return openTable(
    harbour,
    game,
    {
      options,
      edition,
      house,
      seats: seats.map(({ nonce: _used, ...seat }) =>
        seat.kind === 'person' ? { ...cameBack(seat), nonce: newNonce(), awaited: true } : seat,
      ),
      host: host.id,
      vote: null,
      rematch: null,
      listedFrom: endShown(record, null) ?? 0,
      series: outcome === undefined ? series : { ...series, leg: series.leg + 1, before: [...series.before, { table: id, outcome }] },
    },
    origin,
  )
}

/** The record with the revealed seed: of finished games only. */
export async function recordOf({ tables, time }: Harbour, id: string, person: Person | undefined): Promise<GameRecord> {
  const record = await tables.byId(id)
  if (record === null) throw new Refused('table.none', { status: 404 })
  const ended = record.status === 'over' || record.status === 'ended'
  if (!ended || hidesEnd(record, seatOfPerson(record.doc, person?.id), time.now())) throw new Refused('table.notOver')
  return recordOfStored(record, await tables.entries(id, 0))
}
