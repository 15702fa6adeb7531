import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { externalGamePaths, THREAD_FLAGS } from '@flotilla/games'
import { Option } from 'commander'
import { Piscina } from 'piscina'
import { whole } from '../inputs.ts'
import { gamesAt, playFixture, type Fixture, type Result, type SeriesTable } from './game.ts'
import type play from './worker.ts'

const FROM_SOURCE = import.meta.url.endsWith('.ts')
const WORKER = new URL(FROM_SOURCE ? './boot.mjs' : './worker.js', import.meta.url)
const MOST_JOBS = 256

export const jobsOption = (): Option =>
  new Option('--jobs <n>', 'games played at the same time; as many as there are cores by default').argParser(whole(1, MOST_JOBS))

/** What a thread is told when it starts. */
export interface Berth {
  readonly tables: readonly SeriesTable[]
  /** Games that are not ours, by their places. */
  readonly aboard: readonly string[]
}

/** Threads take a moment to start: a series that is over sooner than this needs none. */
const PATIENCE = 1000
/** How long a thread is to be busy with what it is handed at once. */
const HANDFUL = 250
const MOST_AT_ONCE = 400

/**
 * Plays games on all cores and tells their results in the order of the fixtures: the same ones, whatever the number of threads.
 * Whoever has seen enough stops listening, and the rest is not played.
 */
export async function* playSeries(
  tables: readonly SeriesTable[],
  fixtures: Iterable<Fixture>,
  jobs: number = availableParallelism(),
  patience: number = PATIENCE,
): AsyncGenerator<Result, void, void> {
  const games = gamesAt(tables)
  const left = fixtures[Symbol.iterator]()
  const until = jobs === 1 ? Infinity : performance.now() + patience
  while (performance.now() < until) {
    const { value, done } = left.next()
    if (done === true) return
    yield playFixture(tables, games, value)
  }
  yield* inThreads(tables, left, jobs)
}

async function* inThreads(tables: readonly SeriesTable[], left: Iterator<Fixture>, jobs: number): AsyncGenerator<Result, void, void> {
  const pool = new Piscina<Parameters<typeof play>[0], ReturnType<typeof play>>({
    filename: fileURLToPath(WORKER),
    workerData: { tables, aboard: externalGamePaths() } satisfies Berth,
    minThreads: jobs,
    maxThreads: jobs,
    execArgv: [...THREAD_FLAGS, ...(FROM_SOURCE ? ['--conditions=source'] : [])],
  })
  const handedOut: Promise<ReturnType<typeof play>>[] = []
  let atOnce = 1
  try {
    for (;;) {
      while (handedOut.length < jobs * 2) {
        const some = upTo(atOnce, left)
        if (some.length === 0) break
        const played = pool.run(some)
        // Whoever stops listening does not care what became of it.
        played.catch(() => undefined)
        handedOut.push(played)
      }
      const next = handedOut.shift()
      if (next === undefined) return
      const { results, ms } = await next
      atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.round((results.length * HANDFUL) / ms)))
      yield* results
    }
  } finally {
    await pool.destroy()
  }
}

function upTo(most: number, left: Iterator<Fixture>): Fixture[] {
  const some: Fixture[] = []
  while (some.length < most) {
    const { value, done } = left.next()
    if (done === true) break
    some.push(value)
  }
  return some
}
