import { openStorage } from '../../src/index.ts'
import type { Nats } from '../../../../scripts/nats.ts'
import type { Postgres } from '../../../../scripts/postgres.ts'
import { aftermath, type Aftermath } from './aftermath.ts'
import { ChaosLoad } from './load.ts'
import { Victim, type Where } from './victim.ts'

export interface Chaos {
  readonly where: Where
  readonly kills: number
  /** So many tables are being played all the while. */
  readonly tables: number
  /** So many servers on one database. */
  readonly nodes?: number
  /** Killed in turn with the servers, where it is given. */
  readonly postgres?: Pick<Postgres, 'crash' | 'again'> | undefined
  /** Restarted in turn with the others, where it is given. */
  readonly nats?: Pick<Nats, 'restart'> | undefined
  /** Servers are not only killed but also frozen for so many milliseconds, and thaw. */
  readonly freeze?: number | undefined
  /** A kill comes after so many more acknowledged requests, at some moment after. */
  readonly deeds: number
  readonly say?: (line: string) => void
}

/** What may be done to whom: each in turn. */
interface Blow {
  readonly name: string
  strike(): Promise<void>
}

/** Plays many tables, kills servers and database again and again in the middle, and counts what was lost. */
export async function chaos({
  where,
  kills,
  tables,
  nodes = 1,
  postgres,
  nats,
  freeze,
  deeds,
  say,
}: Chaos): Promise<Aftermath & { kills: number }> {
  const victims: Victim[] = []
  for (let node = 0; node < nodes; node++) victims.push(await Victim.start(where))
  const load = new ChaosLoad(tables, () => victims[Math.floor(Math.random() * nodes)].url)
  const each = (name: string, strike: (node: number) => Promise<void>): Blow[] =>
    victims.map((_, node) => ({ name: `server ${node + 1}${name}`, strike: () => strike(node) }))
  const blows: Blow[] = each('', async (node) => {
    await victims[node].kill('SIGKILL')
    victims[node] = await Victim.start(where)
  })
  if (postgres !== undefined)
    blows.push({
      name: 'the database',
      async strike() {
        await postgres.crash()
        await postgres.again()
      },
    })
  if (nats !== undefined) blows.push({ name: 'NATS', strike: () => nats.restart() })
  if (freeze !== undefined) blows.push(...each(', frozen and thawed', (node) => victims[node].freeze(freeze)))
  for (let kill = 0; kill < kills; kill++) {
    await load.more(deeds)
    const { name, strike } = blows[kill % blows.length]
    await strike()
    say?.(`kill ${kill + 1} of ${kills} (${name}): ${load.acknowledged} requests acknowledged so far`)
  }
  await load.more(deeds)
  await load.stop()
  for (const victim of victims) await victim.kill('SIGTERM')
  const storage = await openStorage(where, 'count', () => undefined)
  try {
    return { kills, ...(await aftermath(storage, load.players)) }
  } finally {
    await storage.close()
  }
}
