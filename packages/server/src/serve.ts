import { fileURLToPath } from 'node:url'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '@flotilla/kernel'
import { describedOf, allGames, loadExternalGames } from '@flotilla/games'
import { pino, type Logger } from 'pino'
import { Registry } from 'prom-client'
import { pushKeys } from './alerts/keys.ts'
import { BotPool } from './bots/bot-pool.ts'
import { limitsOf, type Config } from './config.ts'
import { buildApp } from './http/app.ts'
import { drained } from './drain.ts'
import { Auth } from './http/auth.ts'
import { operatorKey } from './http/operations.ts'
import { budgetsOf } from './http/protect.ts'
import { Sockets } from './http/sockets/socket.ts'
import { RequestQueue } from './http/request-queue.ts'
import { logUncaught } from './uncaught.ts'
import { Identity } from './identity/identity.ts'
import { silent } from './log.ts'
import { observerFor, unobserved } from './observer.ts'
import { openMailer } from './mail/mailer.ts'
import { People } from './storage/people.ts'
import { openStorage, type Storage } from './storage/storage.ts'
import { TableRegistry } from './tables/registry.ts'
import { realTime, type Clock } from './time.ts'

/** A server that is running: its address, and how it is stopped. */
export interface Running {
  readonly url: string
  readonly port: number
  readonly registry: TableRegistry
  readonly storage: Storage
  /** Refuses what is new, stores what was accepted, and goes. */
  close(): Promise<void>
  /** Opens no more tables, lets everybody move to other servers or play to the end, and goes. */
  drain(): Promise<void>
  /** It has been closed, whoever told it to. */
  readonly ended: Promise<void>
}

/** What tests and programs put in place of the server's own parts. */
export interface Extras {
  readonly games?: readonly Game[]
  /** The module that has the games, for the bots' threads. */
  readonly gamesModule?: string
  readonly time?: Clock
  /** The folder of the built client. */
  readonly web?: string
}

/** Connections of one address besides its sockets and streams. */
const SPARE_CONNECTIONS = 64
/** Seconds for taking leave, once everything is stored. */
const LONGEST_LEAVE = 2
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Links to tables are secrets: the log has only their beginning. */
const shorten = (url: string): string => url.replace(/(\/(?:tables|t)\/[\w-]{6})[\w-]+/, '$1…').replace(/\?.*$/, '?…')

function logger(level: Config['log']): Logger | null {
  if (level === 'silent') return null
  return pino(
    {
      level,
      base: null,
      serializers: {
        err: pino.stdSerializers.err,
        req: ({ method, url }: { method: string; url: string }) => ({ method, url: shorten(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
    pino.destination({ fd: 2, sync: false }),
  )
}

/** Starts a server; it takes requests when the promise resolves. */
export async function serve(config: Config, extras: Extras = {}): Promise<Running> {
  await loadExternalGames(config.games)
  const { games = allGames(), gamesModule = import.meta.resolve('@flotilla/games'), time = realTime, web = WEB } = extras
  const log = logger(config.log)
  const storage = await openStorage(config, randomBytes(6).toString('hex'), (error) =>
    log?.warn({ err: error }, 'the database connection has a problem'),
  )
  const metricsRegistry = config.metrics ? new Registry() : null
  const observer = metricsRegistry === null ? unobserved : observerFor(metricsRegistry)
  const bots = new BotPool(gamesModule, config.botThreads, config.botPause, observer)
  if (config.smtp !== undefined && new URL(config.address).hostname === 'localhost')
    log?.warn({}, 'links in mails lead to localhost: set FLOTILLA_ADDRESS to the address that people use')
  const mailer = config.smtp === undefined ? null : openMailer(config.smtp, config.mailFrom, log ?? silent)
  const means = { keys: await pushKeys(storage), mailer, allowPrivate: config.privateHooks, contact: config.contact }
  const registry = new TableRegistry({
    storage,
    games,
    bots,
    time,
    log: log ?? silent,
    observer,
    cached: config.cachedTables,
    connections: { each: config.channels, address: config.channels * config.addressPeople },
    keep: {
      open: config.keepOpen,
      ended: config.keepEnded,
      over: config.keepOver,
      sessions: config.keepSessions,
      guests: config.keepGuests,
    },
    most: limitsOf(config),
    means,
    origin: config.address,
  })
  const people = new People(storage, time.now)
  const auth = new Auth(
    people,
    registry.moderation,
    await storage.keep('cookie-key', () => randomBytes(32).toString('hex')),
    config.origins,
  )
  const who = new Identity(registry, people, mailer, config)
  const { trustProxy, rate, entryRate, guestRate, socketRate } = config
  const requestQueue = new RequestQueue()
  const budgets = budgetsOf(config.work, config.addressPeople, time.now)
  const sockets = new Sockets({
    auth,
    registry,
    requestQueue,
    budgets,
    log: log ?? silent,
    rate: socketRate,
    upgradeRate: rate,
    trustProxy,
  })
  let closing: Promise<void> | null = null
  let draining: Promise<void> | null = null
  const isClosing = (): boolean => closing !== null
  const end = (): Promise<void> => (closing ??= close())
  let gone = (): void => undefined
  const ended = new Promise<void>((done) => (gone = done))
  const { drainDelay: delay, drainWithin: within } = config
  const drain = (): Promise<void> => (draining ??= drained({ registry, log: log ?? silent, delay, within, isClosing }).then(end))
  const pages = await Promise.all(games.map(async (game) => ({ game, described: await describedOf(game.id) })))
  const app = await buildApp({
    auth,
    registry,
    who,
    sockets,
    requestQueue,
    logger: log ?? undefined,
    trustProxy,
    metricsRegistry,
    rate,
    entryRate,
    guestRate,
    addressPeople: config.addressPeople,
    web,
    isClosing,
    drain: () => void drain(),
    described: pages.flatMap(({ game, described }) => (described === undefined ? [] : [{ game, described }])),
    operatorKey: await operatorKey(storage),
    metricsToken: config.metricsToken,
    budgets,
    connections: config.channels * config.addressPeople + SPARE_CONNECTIONS,
  })
  sockets.attach(app.server, isClosing)
  const dismiss = logUncaught(log ?? silent)
  await registry.open()
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await Promise.all([sockets.close(), bots.close(), storage.close()])
    dismiss()
    throw portProblem(error, config)
  }
  const { port } = app.server.address() as AddressInfo
  const leave = async (): Promise<void> => {
    sockets.announceEnd()
    const deadline = performance.now() + config.closeWithin * 1000
    await registry.close(deadline)
    await sockets.close()
    registry.connections.close()
    await app.close()
    await bots.close()
    mailer?.close()
    await storage.close()
  }
  const close = async (): Promise<void> => {
    // A database that does not answer is not waited for.
    await Promise.race([leave(), sleep((config.closeWithin + LONGEST_LEAVE) * 1000, undefined, { ref: false })])
    dismiss()
    gone()
  }
  return { url: `http://localhost:${port}`, port, registry, storage, close: end, drain, ended }
}

function portProblem(error: unknown, { port, host }: Config): Error {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE')
    return new Error(
      `port ${port} is already in use: choose another with --port ${port + 1} or PORT=${port + 1}, or --port 0 for any free one`,
    )
  if (code === 'EACCES') return new Error(`port ${port} may not be used by this user: choose one above 1023, for instance --port 8080`)
  if (code === 'EADDRNOTAVAIL') return new Error(`this machine does not have the address ${host}: choose another with --host`)
  return error as Error
}
