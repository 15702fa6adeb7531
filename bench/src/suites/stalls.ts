import { startPostgres } from '../../../scripts/postgres.ts'
import { build, newFolder, Observed, removeFolder } from '../server/processes.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

async function measure(name: string, database: string): Promise<Figure[]> {
  const data = newFolder()
  const server = new Observed('stalls', data, database)
  try {
    const figures: Figure[] = []
    for (let line = await server.line(); line !== 'done'; line = await server.line()) {
      const said = /^stall (.*)$/.exec(line)
      if (said === null) continue
      const { what, ms } = JSON.parse(said[1]) as { what: string; ms: number }
      figures.push({ name: `${name}, ${what}`, value: ms, unit: 'ms' })
    }
    return figures
  } finally {
    await server.end()
    removeFolder(data)
  }
}

async function run({ database }: Settings): Promise<Figure[]> {
  await build()
  const figures = await measure('SQLite', '-')
  if (!database) return figures
  const postgres = await startPostgres(true)
  try {
    return [...figures, ...(await measure('PostgreSQL', postgres.url()))]
  } finally {
    await postgres.stop()
  }
}

export const stalls: Suite = {
  about: 'how long one person with very many games can keep everybody else on a server waiting: data, deletion, backup',
  run,
}
