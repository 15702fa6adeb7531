import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { readConfig, serve } from '../packages/server/src/index.ts'
import { keyOperations, keysHold } from '../packages/server/test/identity/keys-model.ts'
import { holds, operations } from '../packages/server/test/seats/lobby-model.ts'

// npm run fuzz -- --minutes 120 [--seed 42]: random operations on tables and accounts against a server on this machine; the laws are
// those of packages/server/test/seats and packages/server/test/identity. It ends with the shortest sequence that breaks one, or after so many minutes.
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } } })
const end = Date.now() + Number(values.minutes) * 60_000
const RUNS = 50
const KEY_RUNS = 10
const data = mkdtempSync(join(tmpdir(), 'flotilla-fuzz-'))
const most = {
  openTables: 1e6,
  botTables: 1e6,
  publicTables: 1e6,
  guestRate: 1e6,
  entryRate: 1e6,
  addressPeople: 1e3,
  work: 1e9,
  rate: 1e6,
  socketRate: 1e6,
}
const { config } = readConfig({ flags: { port: 0, host: '127.0.0.1', log: 'silent', botPause: 0, data, ...most }, env: {} })
const server = await serve(config, { web: '/nowhere' })
let seed = Number(values.seed ?? Date.now() % 2 ** 31)
let runs = 0
try {
  for (; Date.now() < end; seed = (seed + 1) % 2 ** 31) {
    const law = fc.asyncProperty(operations, fc.boolean(), (sequence, spectators) => holds(server.url, sequence, spectators))
    await fc.assert(law, { seed, numRuns: RUNS })
    const keysLaw = fc.asyncProperty(keyOperations, (sequence) => keysHold(server.url, sequence))
    await fc.assert(keysLaw, { seed, numRuns: KEY_RUNS })
    runs += RUNS + KEY_RUNS
    console.log(`${runs} sequences hold (seed ${seed})`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await server.close()
  rmSync(data, { recursive: true, force: true })
}
