import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chaos } from '../packages/server/test/chaos/chaos.ts'
import { startNats, whyNoNats } from './nats.ts'
import { startPostgres } from './postgres.ts'

// npm run chaos -- --kills 20 [--tables 30] [--deeds 200] [--postgres] [--nats] [--servers 2] [--freeze 20] [--part 10] [--file chaos.json]
// With --file it goes on where it was left: every part is counted there, and the command ends when there are enough.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    tables: { type: 'string', default: '16' },
    deeds: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
    nats: { type: 'boolean', default: false },
    servers: { type: 'string', default: '2' },
    freeze: { type: 'string' },
    part: { type: 'string', default: '20' },
    file: { type: 'string' },
  },
})
if (values.nats && whyNoNats() !== null) throw new Error(`NATS cannot be killed: ${whyNoNats()}`)

type Total = Record<string, number>

/** So many kills on a fresh database. */
async function part(kills: number): Promise<Total> {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-chaos-'))
  const postgres = values.postgres || values.nats ? await startPostgres(true) : undefined
  const nats = values.nats ? await startNats() : undefined
  try {
    const done = await chaos({
      where: { data, database: postgres?.url(), bus: nats?.url },
      kills,
      tables: Number(values.tables),
      nodes: postgres === undefined ? 1 : Number(values.servers),
      postgres,
      nats,
      freeze: values.freeze === undefined ? undefined : Number(values.freeze) * 1000,
      deeds: Number(values.deeds),
      say: console.log,
    })
    return { ...done }
  } finally {
    await nats?.stop()
    await postgres?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

const { file } = values
let total: Total = file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Total) : {}
for (let done = total.kills ?? 0; done < Number(values.kills); done = total.kills) {
  const counted = await part(Math.min(Number(values.part), Number(values.kills) - done))
  total = Object.fromEntries(Object.entries(counted).map(([name, n]) => [name, n + (total[name] ?? 0)]))
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(total)}\n`)
}
console.log(total)
process.exit(total.lost + total.changed + total.doubled + total.ruined === 0 ? 0 : 1)
