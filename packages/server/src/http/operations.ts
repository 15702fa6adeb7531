import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, collectDefaultMetrics, type Registry } from 'prom-client'
import { refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableRegistry } from '../tables/registry.ts'
import type { Sockets } from './sockets/socket.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered while the server is closing, too. */
    whileClosing?: boolean
  }
}

const hide = { hide: true }
/** Probes come often, and from one address for many servers. */
const FOR_OPERATORS = { whileClosing: true, rateLimit: false } as const
/** Milliseconds: a database that does not answer by then cannot be reached, whether it is away or frozen. */
const LONGEST_PROBE = 1500

async function inTime(probe: Promise<void>): Promise<void> {
  const late = new AbortController()
  const tooLate = sleep(LONGEST_PROBE, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error('the database does not answer')
  })
  try {
    await Promise.race([probe, tooLate])
  } finally {
    late.abort()
    tooLate.catch(() => undefined)
    probe.catch(() => undefined)
  }
}

/** The key by which whoever can read the database proves to run the server. */
export const operatorKey = (storage: Storage): Promise<string> => storage.keep('operator-key', () => randomBytes(32).toString('hex'))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export interface OperationsParts {
  readonly registry: TableRegistry
  readonly sockets: Sockets
  readonly metricsRegistry: Registry | null
  readonly operatorKey: string
  /** By which the numbers may be read; without it by the operator's key alone. */
  readonly metricsToken: string | undefined
  isClosing(): boolean
  drain(): void
}

/** For whoever runs the server: alive, ready, draining, and in numbers. */
export function operations(app: FastifyInstance, parts: OperationsParts): void {
  const { registry, sockets, metricsRegistry, isClosing } = parts
  app.get('/healthz', { config: FOR_OPERATORS, schema: hide, logLevel: 'warn' }, () => ({ alive: true }))

  app.get('/readyz', { config: FOR_OPERATORS, schema: hide, logLevel: 'warn' }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ ready: false, why: 'closing' })
    if (registry.isDraining) return reply.code(503).send({ ready: false, why: 'draining' })
    try {
      await inTime(registry.storage.probe())
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false, why: 'the database cannot be reached' })
    }
  })

  const isOperator = ({ authorization = '' }: { authorization?: string | undefined }): boolean =>
    timingSafeEqual(hashOf(authorization), hashOf(`Operator ${parts.operatorKey}`))

  app.post('/drain', { config: { whileClosing: true }, schema: hide }, async (request) => {
    if (!isOperator(request.headers)) throw refusal('bad.notFound', { status: 404 })
    parts.drain()
    return { draining: true, channels: registry.connections.size, others: registry.hasOthers }
  })

  if (metricsRegistry === null) return
  const registers = [metricsRegistry]
  collectDefaultMetrics({ register: metricsRegistry })
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number): Counter => {
    let before = 0
    return new Counter({
      name,
      help,
      registers,
      collect() {
        this.inc(read() - before)
        before = read()
      },
    })
  }
  gauge('flotilla_sockets', 'Open sockets', () => sockets.count)
  gauge('flotilla_tables_in_memory', 'Tables in memory', () => registry.size)
  gauge('flotilla_bots_waiting', 'Bots that wait for a thread', () => registry.bots.waiting)
  counter('flotilla_answers_total', 'Answers made durable', () => registry.journal.entries)
  counter('flotilla_commits_total', 'Commits they took', () => registry.journal.commits)
  const mayRead = ({ authorization = '' }: { authorization?: string | undefined }): boolean =>
    parts.metricsToken !== undefined && timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${parts.metricsToken}`))
  app.get('/metrics', { config: { whileClosing: true }, schema: hide, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!mayRead(headers) && !isOperator(headers)) throw refusal('bad.notFound', { status: 404 })
    return reply.type(metricsRegistry.contentType).send(await metricsRegistry.metrics())
  })
}
