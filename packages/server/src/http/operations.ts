import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import type { Harbour } from '../tables/harbour.ts'
import type { Sockets } from './socket.ts'

const hide = { hide: true }

/** For whoever runs the server: alive, ready, and in numbers. */
export function operations(app: FastifyInstance, harbour: Harbour, sockets: Sockets, metrics: boolean, isClosing: () => boolean): void {
  app.get('/healthz', { schema: hide, logLevel: 'warn' }, () => ({ alive: true }))

  app.get('/readyz', { schema: hide, logLevel: 'warn' }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ ready: false, why: 'closing' })
    try {
      await harbour.storage.probe()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false, why: 'the database cannot be reached' })
    }
  })

  if (!metrics) return
  const registry = new Registry()
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
