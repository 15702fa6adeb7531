import { startPostgres } from '../../../scripts/postgres.ts'
import { build, newFolder, Observed, removeFolder } from '../server/processes.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

/** The fewer of the two numbers of games that are held against each other. */
const FEW = 10_000

async function measure(name: string, database: string, games: number): Promise<Figure[]> {
  const data = newFolder()
  const server = new Observed('archive', data, database, String(FEW), String(games))
  try {
    const figures: Figure[] = []
    for (let line = await server.line(); line !== 'done'; line = await server.line()) {
      const said = /^figure (.*)$/.exec(line)
      if (said === null) continue
      const figure = JSON.parse(said[1]) as Figure
      figures.push({ ...figure, name: `${name}, ${figure.name}` })
    }
    return figures
  } finally {
    await server.end()
    removeFolder(data)
  }
}

async function run({ games }: Settings): Promise<Figure[]> {
  await build()
  const postgres = await startPostgres()
  try {
    return [...(await measure('SQLite', '-', games)), ...(await measure('PostgreSQL', postgres.url(), games))]
  } finally {
    await postgres.stop()
  }
}

export const archive: Suite = {
  about: 'finished games: bytes of one before and after folding, and lists and histories among few and very many of them',
  isLong: true,
  run,
}
