/** The only clock of the server: tests wind a false one. */
export interface Clock {
  now(): number
  /** Rings at that time, or earlier if it is far away; returns how to cancel. */
  at(time: number, ring: () => void): () => void
}

/** The earlier of two times; null is never. */
export const earlier = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b))

/** Long work in stretches: after each, whoever else waits goes first. */
export class Stretches {
  #since = performance.now()

  async rest(): Promise<void> {
    if (performance.now() - this.#since < LONGEST_STRETCH) return
    await new Promise((done) => setImmediate(done))
    this.#since = performance.now()
  }
}

/** Milliseconds. */
const LONGEST_STRETCH = 4
const FARTHEST = 3_600_000

export const realTime: Clock = {
  now: () => Date.now(),
  at(time, ring) {
    const timer = setTimeout(ring, Math.min(FARTHEST, Math.max(0, time - Date.now())))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
