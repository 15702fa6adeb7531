import { openStorage } from '../../src/index.ts'
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
  /** A kill comes after so many more acknowledged requests, at some moment after. */
  readonly deeds: number
  readonly say?: (line: string) => void
}

/** Plays many tables, kills servers and database again and again in the middle, and counts what was lost. */
export async function chaos({ where, kills, tables, nodes = 1, postgres, deeds, say }: Chaos): Promise<Aftermath & { kills: number }> {
  const victims: Victim[] = []
  for (let node = 0; node < nodes; node++) victims.push(await Victim.start(where))
  const load = new ChaosLoad(tables, () => victims[Math.floor(Math.random() * nodes)].url)
  for (let kill = 0; kill < kills; kill++) {
    await load.more(deeds)
    const at = kill % (nodes + (postgres === undefined ? 0 : 1))
    if (at === nodes) {
      await postgres?.crash()
      await postgres?.again()
    } else {
      await victims[at].kill('SIGKILL')
      victims[at] = await Victim.start(where)
    }
    say?.(
      `kill ${kill + 1} of ${kills} (${at === nodes ? 'the database' : `server ${at + 1}`}): ${load.acknowledged} requests acknowledged so far`,
    )
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
