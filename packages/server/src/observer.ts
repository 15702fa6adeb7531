import { Counter, Histogram, type Registry } from 'prom-client'

/** What is counted as it happens, for whoever runs the server. */
export interface Observer {
  /** An answer is on the disk, so many milliseconds after it came. */
  durable(ms: number): void
  /** Somebody's request of this type was not done, by this reason. */
  refused(type: string, reason: string): void
  /** The database did not take what was to be stored. */
  storageFailed(): void
  /** A bot has waited so many milliseconds for a thread. */
  botWaited(ms: number): void
}

/** Where nobody wants to know. */
export const unobserved: Observer = { durable() {}, refused() {}, storageFailed() {}, botWaited() {} }

const SECOND = 1000

export function observerFor(registry: Registry): Observer {
  const registers = [registry]
  const durable = new Histogram({
    name: 'flotilla_answer_durable_seconds',
    help: 'From the arrival of an answer until it is durable',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  })
  const waited = new Histogram({
    name: 'flotilla_bot_wait_seconds',
    help: 'From a question to a bot until a thread thinks about it',
    buckets: [0.001, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30],
    registers,
  })
  const refused = new Counter({
    name: 'flotilla_requests_refused_total',
    help: 'Requests at tables that were refused, by type and reason',
    labelNames: ['type', 'reason'],
    registers,
  })
  const storage = new Counter({ name: 'flotilla_storage_failures_total', help: 'Commits that the database refused', registers })
  return {
    durable: (ms) => durable.observe(ms / SECOND),
    refused: (type, reason) => refused.inc({ type, reason }),
    storageFailed: () => storage.inc(),
    botWaited: (ms) => waited.observe(ms / SECOND),
  }
}
