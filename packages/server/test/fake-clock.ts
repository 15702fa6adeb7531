import type { Clock } from '../src/index.ts'

interface Alarm {
  readonly time: number
  readonly ring: () => void
}

/** What is waited for between two alarms. */
interface Settling {
  readonly registry: { readonly settle: () => Promise<unknown> }
}

/** A clock that only moves when it is told to. */
export class FakeClock implements Clock {
  #now = Date.UTC(2026, 0, 1)
  readonly #alarms = new Set<Alarm>()

  now = (): number => this.#now

  at(time: number, ring: () => void): () => void {
    const alarm = { time, ring }
    this.#alarms.add(alarm)
    return () => this.#alarms.delete(alarm)
  }

  /** Lets time pass, alarm by alarm, and waits each time until the servers have done what follows. */
  async advance(ms: number, ...servers: Settling[]): Promise<void> {
    const until = this.#now + ms
    const settle = (): Promise<unknown> => Promise.all(servers.map((server) => server.registry.settle()))
    for (;;) {
      await settle()
      const next = [...this.#alarms].filter((alarm) => alarm.time <= until).sort((a, b) => a.time - b.time)[0]
      if (next === undefined) break
      this.#alarms.delete(next)
      this.#now = Math.max(this.#now, next.time)
      next.ring()
    }
    this.#now = until
    await settle()
  }
}
