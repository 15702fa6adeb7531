import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chaos } from '../packages/server/test/chaos/chaos.ts'
import { startPostgres } from './postgres.ts'

// npm run chaos -- --kills 20 [--tables 30] [--deeds 200] [--postgres]
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    tables: { type: 'string', default: '16' },
    deeds: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
  },
})
const data = mkdtempSync(join(tmpdir(), 'flotilla-chaos-'))
const postgres = values.postgres ? await startPostgres(true) : undefined
const result = await chaos({
  where: { data, database: postgres?.url() },
  kills: Number(values.kills),
  tables: Number(values.tables),
  nodes: postgres === undefined ? 1 : 2,
  postgres,
  deeds: Number(values.deeds),
  say: console.log,
})
await postgres?.stop()
rmSync(data, { recursive: true, force: true })
console.log(result)
process.exit(result.lost + result.changed + result.doubled + result.ruined === 0 ? 0 : 1)
