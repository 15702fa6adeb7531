import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chaos } from '../packages/server/test/chaos.ts'
import { startPostgres } from '../packages/server/test/postgres.ts'

// npm run chaos -- --kills 20 [--tables 30] [--postgres] [--nodes 2]
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    tables: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1' },
    answers: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
  },
})
const data = mkdtempSync(join(tmpdir(), 'flotilla-chaos-'))
const postgres = values.postgres || Number(values.nodes) > 1 ? await startPostgres(true) : null
const result = await chaos({
  data,
  database: postgres?.url(),
  kills: Number(values.kills),
  tables: Number(values.tables),
  nodes: Number(values.nodes),
  answers: Number(values.answers),
  say: console.log,
})
await postgres?.stop()
rmSync(data, { recursive: true, force: true })
console.log(result)
process.exit(result.lost + result.doubled + result.ruined === 0 ? 0 : 1)
