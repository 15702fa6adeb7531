import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, collectDefaultMetrics, type Registry } from 'prom-client'
import { Refused } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import type { Harbour } from '../tables/harbour.ts'
import type { Sockets } from './socket.ts'

const hide = { hide: true }
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
  readonly harbour: Harbour
  readonly sockets: Sockets
  readonly registry: Registry | null
  readonly operatorKey: string
  isClosing(): boolean
  drain(): void
}

/** For whoever runs the server: alive, ready, draining, and in numbers. */
export function operations(app: FastifyInstance, parts: OperationsParts): void {
  const { harbour, sockets, registry, isClosing } = parts
  app.get('/healthz', { schema: hide, logLevel: 'warn' }, () => ({ alive: true }))

  app.get('/readyz', { schema: hide, logLevel: 'warn' }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ ready: false, why: 'closing' })
    if (harbour.isDraining) return reply.code(503).send({ ready: false, why: 'draining' })
    try {
      await inTime(harbour.storage.probe())
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false, why: 'the database cannot be reached' })
    }
  })

  const isOperator = ({ authorization = '' }: { authorization?: string | undefined }): boolean =>
    timingSafeEqual(hashOf(authorization), hashOf(`Operator ${parts.operatorKey}`))

  app.post('/drain', { schema: hide }, async (request) => {
    if (!isOperator(request.headers)) throw new Refused('bad.notFound', { status: 404 })
    parts.drain()
    return { draining: true, channels: harbour.moorings.size, others: harbour.hasOthers }
  })

  if (registry === null) return
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
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
  gauge('flotilla_tables_in_memory', 'Tables in memory', () => harbour.size)
  gauge('flotilla_bots_waiting', 'Bots that wait for a thread', () => harbour.bots.waiting)
  counter('flotilla_answers_total', 'Answers made durable', () => harbour.journal.entries)
  counter('flotilla_commits_total', 'Commits they took', () => harbour.journal.commits)
  app.get('/metrics', { schema: hide, logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
