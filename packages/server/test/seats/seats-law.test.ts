import * as fc from 'fast-check'
import { test } from 'vitest'
import { Servers } from '../servers.ts'
import { holds, operations } from './lobby-model.ts'

const servers = new Servers('sqlite')
/** About twenty seconds of work; `npm run fuzz` goes on for as long as one likes. */
const RUNS = 350

test('whatever becomes of seats, nobody reads or causes what is not theirs', { timeout: 300_000 }, async () => {
  const { url } = await servers.start()
  await fc.assert(
    fc.asyncProperty(operations, fc.boolean(), (sequence, spectators) => holds(url, sequence, spectators)),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  )
})
