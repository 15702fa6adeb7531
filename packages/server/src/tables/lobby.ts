import { checkOptions, editionForRecord, nearest, useEdition, type Game, type GameRecord } from '@flotilla/kernel'
import { BOT_NAMES, type Limits, type NewTable, type Person, type Preferences, type SeatPlan, type SitBody } from '@flotilla/protocol'
import { refusal } from '../refusal.ts'
import {
  OPEN_SEAT,
  cameBack,
  endShown,
  goneAway,
  hidesEnd,
  mayLook,
  seatOfPerson,
  withSeat,
  type SeatDoc,
  type TableDoc,
} from '../storage/doc.ts'
import { recordOfStored } from '../storage/record.ts'
import { newId, newSeed } from '../storage/secrets.ts'
import type { Hosted, TableRecord } from '../storage/tables.ts'
import type { TableRegistry } from './registry.ts'
import type { RunningTable } from './running/running-table.ts'
import { isSameName } from '../people/names.ts'
import { setAway } from './requests.ts'
import { awaitReveal, fixed } from './reveal.ts'

/** The newest registered version of a game. */
export function gameNamed(games: readonly Game[], id: string): Game {
  const found = games.filter((game) => game.id === id).sort((a, b) => b.rulesVersion - a.rulesVersion)[0]
  if (found !== undefined) return found
  const meant = nearest(
    id,
    games.map((game) => game.id),
  )
  throw refusal('table.noGame', {
    status: 400,
    field: 'game',
    params: { game: id },
    ...(meant === undefined ? {} : { message: `There is no game called ${id}: did you mean ${meant}?` }),
  })
}

function planned(registry: TableRegistry, game: Game, plan: SeatPlan, seat: number): SeatDoc {
  if (plan.kind !== 'bot') return { kind: plan.kind, name: '' }
  const { bot } = plan
  if (!registry.bots.at(game).includes(bot)) throw refusal('table.noBot', { status: 400, field: 'seats', params: { bot } })
  return { kind: 'bot', name: BOT_NAMES[seat], bot, botId: newId() }
}

/** How somebody likes to be shown. */
type Look = Pick<Preferences, 'avatar' | 'flag'>

const seated = (person: Person, seal: string | undefined, { avatar }: Look): SeatDoc => ({
  kind: 'person',
  name: person.name,
  person: person.id,
  ...(seal === undefined ? {} : { seal }),
  ...(avatar === '' ? {} : { avatar }),
})

/** How a table comes about: from which address, and from when on it may be in the list. */
interface Opened {
  readonly origin: string
  readonly listedFrom?: number
}

export async function createTable(
  registry: TableRegistry,
  host: Person,
  wanted: NewTable,
  { origin, listedFrom = 0 }: Opened,
): Promise<RunningTable> {
  const builtIn = gameNamed(registry.games, wanted.game)
  const game = useEdition(builtIn, wanted.edition)
  const playing = wanted.seats.filter((seat) => seat.kind !== 'closed').length
  checkSeatCount(game, playing)
  const options = checkOptions(game, wanted.options, playing)
  const first = (game.series?.first(options) ?? null) as TableDoc['options'] | null
  const doc: TableDoc = {
    options: first ?? (options as TableDoc['options']),
    edition: editionForRecord(game, builtIn),
    house: wanted.house,
    seats: wanted.seats.map((plan, seat) => planned(registry, game, plan, seat)),
    host: host.id,
    vote: null,
    rematch: null,
    listedFrom,
    ...(first === null ? {} : { series: { leg: 1, options: first, before: [] } }),
  }
  if (wanted.sit === undefined) return openTable(registry, game, doc, origin)
  return openTable(registry, game, sat(doc, host, wanted.sit, wanted.seal, await registry.alerts.preferences(host.id)), origin)
}

/** Games that one person may have going as their host, whoever plays. */
const MOST_GAMES = 100

/** Nobody fills the lobby, the list or the bots' threads alone, whether under one name or under many from one address. */
async function checkMost(
  registry: TableRegistry,
  host: string,
  origin: string | null,
  check: (has: Hosted, most: Limits, people: number) => void,
): Promise<void> {
  const most = await registry.moderation.limits()
  check(await registry.tables.hosted('host', host), most, 1)
  if (origin !== null) check(await registry.tables.hosted('origin', origin), most, most.addressPeople)
}

const tooMany = (code: string, has: number, most: number): void => {
  if (has >= most) throw refusal(code, { status: 429, params: { most } })
}

async function openTable(
  registry: TableRegistry,
  game: Pick<Game, 'id' | 'rulesVersion'>,
  doc: TableDoc,
  origin: string,
): Promise<RunningTable> {
  if (registry.isDraining) throw refusal('server.draining', { status: 503 })
  const id = await registry.openings.take(origin, () => storeTable(registry, game, doc, origin))
  return registry.table(id)
}

async function storeTable(
  registry: TableRegistry,
  game: Pick<Game, 'id' | 'rulesVersion'>,
  doc: TableDoc,
  origin: string,
): Promise<string> {
  await checkMost(registry, doc.host, origin, ({ open, listed }, { openTables, publicTables }, people) => {
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
    created: registry.time.now(),
    started: null,
    finished: null,
    wake: null,
    origin,
  }
  await registry.tables.create(record)
  return record.id
}

function checkSeatCount(game: Game, n: number): void {
  const { min, max } = game.seats
  if (n < min || n > max) throw refusal('table.seatCount', { status: 400, field: 'seats', params: { title: game.title, min, max, n } })
}

const here = ({ awaited: _came, ready: _ready, ...seat }: SeatDoc): SeatDoc => seat

/** The document with this person on that seat, and nowhere else. */
function sat(doc: TableDoc, person: Person, at: number, seal: string | undefined, look: Look): TableDoc {
  const before = seatOfPerson(doc, person.id)
  const there = doc.seats[at]
  if (there === undefined) throw refusal('table.noSeat', { status: 400, params: { seat: at } })
  if (there.kind !== 'open' && before !== at) throw refusal('table.taken')
  const { name } = person
  if (doc.seats.some((one) => one.person !== undefined && one.person !== person.id && isSameName(one.name, name)))
    throw refusal('table.nameTaken', { field: 'name', params: { name } })
  if (before !== null && before !== at) checkSeatsMove(doc)
  const own = before === null ? seated(person, seal, look) : { ...here(doc.seats[before]), name, ...(seal === undefined ? {} : { seal }) }
  return withSeat(before === null ? doc : withSeat(doc, before, OPEN_SEAT), at, own)
}

/** The score of a series is the seats': after its first leg nobody moves. */
function checkSeatsMove({ series }: TableDoc): void {
  if (series !== undefined && series.leg > 1) throw refusal('table.series')
}

/** Nothing can be changed any more, also while the players' nonces are awaited. */
const hasBegun = ({ status, doc }: TableRecord): boolean => status !== 'open' || doc.reveal !== undefined

const inLobby = (record: TableRecord): TableRecord => {
  if (hasBegun(record)) throw refusal('table.begun')
  return record
}

const byHost = (record: TableRecord, person: Person): TableRecord => {
  if (record.doc.host !== person.id) throw refusal('table.notHost', { status: 403 })
  return inLobby(record)
}

/** Ready, or not yet: the host sees who is. */
export const setReady = (table: RunningTable, person: Person, ready: boolean): Promise<TableRecord> =>
  table.change((record) => {
    const { doc } = inLobby(record)
    const at = seatOfPerson(doc, person.id)
    if (at === null) throw refusal('table.notSeated')
    const { ready: before, ...seat } = doc.seats[at]
    if ((before ?? false) === ready) return null
    return { ...record, doc: withSeat(doc, at, ready ? { ...seat, ready } : seat) }
  })

/** Nobody sits down where somebody sits whom they keep away, or who keeps them away. */
async function checkCompany({ record, services }: RunningTable, person: Person): Promise<void> {
  const others = record.doc.seats.flatMap((seat) => (seat.person === undefined || seat.person === person.id ? [] : [seat.person]))
  if (await services.relationships.apart(person.id, others)) throw refusal('table.apart', { status: 403 })
}

export const sit = async (table: RunningTable, person: Person, { seat, seal }: SitBody): Promise<TableRecord> => {
  const [look] = await Promise.all([table.services.alerts.preferences(person.id), checkCompany(table, person)])
  const sitting = await table.change((record) => {
    if (hasBegun(record) && seatOfPerson(record.doc, person.id) !== null) return null
    const { doc } = inLobby(record)
    const mine = seatOfPerson(doc, person.id)
    if (doc.removed?.includes(person.id) === true) throw refusal('table.removed', { status: 403 })
    const at = seat ?? mine ?? freeSeat(doc, look)
    if (at === -1) throw refusal('table.full')
    const come = { ...record, doc: sat(doc, person, at, seal, look) }
    return isWaiting(doc) && isComplete(come.doc) ? begun(table, come) : come
  })
  awaitReveal(table)
  return sitting
}

/** The one with the flag they like, or else the first. */
const freeSeat = ({ seats }: TableDoc, { flag }: Look): number =>
  flag !== null && seats[flag]?.kind === 'open' ? flag : seats.findIndex(({ kind }) => kind === 'open')

/** A series goes on by itself as soon as all of the crew are ready. */
const isWaiting = ({ seats }: TableDoc): boolean => seats.some(({ awaited }) => awaited === true)
const isComplete = (doc: TableDoc): boolean => !isWaiting(doc) && doc.seats.every(({ kind }) => kind !== 'open')

/** Before the start the seat becomes free; later a bot or the defaults play on for whoever left. */
export async function leave(table: RunningTable, person: Person): Promise<TableRecord> {
  const left = await table.change((record) => {
    const at = seatOfPerson(record.doc, person.id)
    if (at === null) throw refusal('table.notSeated')
    if (!hasBegun(record)) return { ...record, doc: withSeat(record.doc, at, OPEN_SEAT) }
    if (record.started !== null) return null
    return { ...record, doc: withSeat(record.doc, at, goneAway(record.doc.seats[at], table.services.time.now(), 'self')) }
  })
  if (left.started === null || left.finished !== null) return left
  await setAway(table, person.id, true, `left:${newId()}`)
  return table.record
}

export const planSeat = (table: RunningTable, registry: TableRegistry, person: Person, at: number, plan: SeatPlan): Promise<TableRecord> =>
  table.change((record) => {
    const { doc } = byHost(record, person)
    const before = doc.seats[at]
    if (before === undefined) throw refusal('table.noSeat', { status: 400, params: { seat: at } })
    const given = withSeat(doc, at, planned(registry, gameNamed(registry.games, record.game), plan, at))
    const off = before.person === undefined || before.person === person.id ? [] : [before.person]
    const changed = off.length === 0 ? given : { ...given, removed: [...(doc.removed ?? []), ...off] }
    return { ...record, seats: changed.seats.filter((seat) => seat.kind !== 'closed').length, doc: changed }
  })

/** Whom the host invites again is welcome again. */
export const welcome = (table: RunningTable, person: string): Promise<TableRecord> =>
  table.change((record) => {
    const { removed = [] } = record.doc
    return removed.includes(person) ? { ...record, doc: { ...record.doc, removed: removed.filter((one) => one !== person) } } : null
  })

export const swap = (table: RunningTable, person: Person, a: number, b: number): Promise<TableRecord> =>
  table.change((record) => {
    const { doc } = byHost(record, person)
    checkSeatsMove(doc)
    const [first, second] = [doc.seats[a], doc.seats[b]]
    if (first === undefined || second === undefined) throw refusal('table.noSeat', { status: 400, params: { seat: Math.max(a, b) } })
    return { ...record, doc: withSeat(withSeat(doc, a, second), b, first) }
  })

export const begin = (table: RunningTable, registry: TableRegistry, person: Person): Promise<TableRecord> =>
  registry.openings.take(table.record.origin ?? person.id, () => beginInTurn(table, registry, person))

async function beginInTurn(table: RunningTable, registry: TableRegistry, person: Person): Promise<TableRecord> {
  const { doc: planned, origin } = table.record
  await checkMost(registry, person.id, origin, ({ playing }, _most, people) => tooMany('table.tooManyGames', playing, MOST_GAMES * people))
  if (planned.seats.some(({ kind }) => kind === 'bot'))
    await checkMost(registry, person.id, origin, ({ withBots }, { botTables }, people) =>
      tooMany('table.tooManyBots', withBots, botTables * people),
    )
  const begins = await table.change((record) => {
    const { doc } = byHost(record, person)
    const open = doc.seats.filter((seat) => seat.kind === 'open').length
    if (open > 0) throw refusal('table.seatsOpen', { params: { n: open } })
    return begun(table, record)
  })
  awaitReveal(table)
  return begins
}

/** Closed seats go, and nothing can be changed any more: the game starts, as soon as the players have revealed their shares of the dice. */
function begun(table: RunningTable, record: TableRecord): TableRecord {
  const { game, services } = table
  const { doc } = record
  if (typeof game === 'string') throw refusal('table.stuck', { params: { why: game } })
  const seats = doc.seats.filter((seat) => seat.kind !== 'closed').map(here)
  checkSeatCount(game, seats.length)
  checkOptions(game, { ...doc.options }, seats.length)
  return fixed({ ...record, seats: seats.length, doc: { ...doc, seats } }, services.time.now(), (one) => table.isOnline(one))
}

/** A new table for the same crew, or the next leg of its series: made by the first who asks, joined by the others. A leg begins with the last. */
export async function rematch(
  table: RunningTable,
  registry: TableRegistry,
  person: Person,
  { origin, seal }: { readonly origin: string; readonly seal: string | undefined },
): Promise<RunningTable> {
  const { doc, status } = table.record
  const mine = seatOfPerson(doc, person.id)
  if (mine === null) throw refusal('table.notSeated', { status: 403 })
  if ((status !== 'over' && status !== 'ended') || table.hidesEnd(mine)) throw refusal('table.notOver')
  if (doc.rematch === null) {
    const leg = await nextLeg(table, registry, person, origin)
    const next = leg ?? (await another(table, registry, person, origin))
    await table.change((record) => (record.doc.rematch === null ? { ...record, doc: { ...record.doc, rematch: next.id } } : null))
    // Somebody else of the crew was faster.
    if (table.record.doc.rematch !== next.id) await registry.remove(next.id)
    else if (leg === null) await inviteCrew(registry, table, next.id, person)
  }
  const next = await registry.table(table.record.doc.rematch ?? '')
  const free = next.record.doc.seats[mine]?.kind === 'open'
  if (next.record.status === 'open') await sit(next, person, { ...(free ? { seat: mine } : {}), ...(seal === undefined ? {} : { seal }) })
  return next
}

/** Whoever has left the table already sees on the front page that they are wanted again. */
async function inviteCrew({ relationships }: TableRegistry, { record }: RunningTable, next: string, person: Person): Promise<void> {
  for (const { person: other } of record.doc.seats)
    if (other !== undefined && other !== person.id && !(await relationships.apart(person.id, [other])))
      await relationships.invite(other, person.id, next)
}

function another({ record }: RunningTable, registry: TableRegistry, host: Person, origin: string): Promise<RunningTable> {
  const { options, series, edition, house, seats } = record.doc
  const wanted: NewTable = {
    game: record.game,
    options: series?.options ?? options,
    edition: edition as Record<string, unknown> | string,
    seats: seats.map(({ kind, bot }): SeatPlan => (kind === 'bot' && bot !== undefined ? { kind, bot } : { kind: 'open' })),
    house,
  }
  return createTable(registry, host, wanted, { origin, listedFrom: endShown(record, null) ?? 0 })
}

/** The next leg, with everybody awaited on their seat; a leg that was ended early is played again. Null where there is none. */
async function nextLeg(
  { id, record, session, game }: RunningTable,
  registry: TableRegistry,
  host: Person,
  origin: string,
): Promise<RunningTable | null> {
  const { options: played, edition, house, seats, series, outcome } = record.doc
  if (series === undefined || session === null || typeof game === 'string') return null
  const options = outcome === undefined ? played : ((game.series?.next(session.position.game.state) ?? null) as TableDoc['options'] | null)
  if (options === null) return null
  checkOptions(session.rules.game, { ...options }, seats.length)
  return openTable(
    registry,
    game,
    {
      options,
      edition,
      house,
      seats: seats.map((seat) => (seat.kind === 'person' ? { ...cameBack(seat), awaited: true } : { ...seat, botId: newId() })),
      host: host.id,
      vote: null,
      rematch: null,
      listedFrom: endShown(record, null) ?? 0,
      series: outcome === undefined ? series : { ...series, leg: series.leg + 1, before: [...series.before, { table: id, outcome }] },
    },
    origin,
  )
}

/** The record with the revealed seed: of finished games only, and only for those who may look at the table at all. */
export async function recordOf({ tables, time }: TableRegistry, id: string, person: Person | undefined): Promise<GameRecord> {
  const record = await tables.byId(id)
  if (record === null) throw refusal('table.none', { status: 404 })
  if (!mayLook(record, person?.id)) throw refusal('table.noSpectators', { status: 403 })
  const ended = record.status === 'over' || record.status === 'ended'
  if (!ended || hidesEnd(record, seatOfPerson(record.doc, person?.id), time.now())) throw refusal('table.notOver')
  return recordOfStored(record, await tables.entries(id, 0))
}
