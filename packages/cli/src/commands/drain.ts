import { setTimeout as sleep } from 'node:timers/promises'
import { BadInput } from '@flotilla/kernel'
import type { Command } from 'commander'
import { Failed } from '../errors.ts'
import { trouble } from '../files.ts'
import type { Terminal } from '../terminal.ts'
import { settingsOf, withSettings } from './serve.ts'
import { onStorage } from './storage.ts'

type Flags = Parameters<typeof settingsOf>[0]

const LOOK = 500

interface Told {
  readonly channels: number
  readonly others: boolean
}

export function drain(program: Command, terminal: Terminal): void {
  withSettings(
    program
      .command('drain')
      .description(
        'empty a running server for an upgrade: no new tables, its people move to other servers or play to the end; then it ends',
      )
      .argument('[address]', 'where the server listens, like http://10.0.0.7:8080; else on this machine, at the port of the settings'),
    ['port', 'data', 'database'],
  )
    .option('--no-wait', 'do not wait until the server has ended')
    .addHelpText(
      'after',
      '\nWhoever can read the database of a server may drain it. SIGUSR2 does the same.\n\nExamples:\n  flotilla drain\n  flotilla drain http://10.0.0.7:8080',
    )
    .action(async (given: string | undefined, { wait, ...flags }: Flags & { wait: boolean }) => {
      const { config } = settingsOf(flags)
      const address = given ?? `http://localhost:${config.port}`
      if (!URL.canParse(address)) throw new BadInput('address', `address: '${address}' is none: http://10.0.0.7:8080 would be one`)
      const key = await onStorage(flags, true, (storage, server) => server.operatorKey(storage))
      const { channels, others } = await tell(address, key)
      terminal.write(
        others
          ? `draining: ${channels} sockets and streams move to other servers\n`
          : `draining: no other server is there, so the tables that are being played are waited for (${channels} sockets and streams)\n`,
      )
      if (!wait) return
      while (await isThere(address)) await sleep(LOOK)
      terminal.write('the server has ended\n')
    })
}

async function tell(address: string, key: string): Promise<Told> {
  const response = await fetch(new URL('/drain', address), { method: 'POST', headers: { authorization: `Operator ${key}` } }).catch(
    (error: unknown) => {
      throw new Failed(`no server answers at ${address}: ${trouble((error as Error).cause ?? error)}`)
    },
  )
  if (!response.ok) throw new Failed(`the server at ${address} does not obey: is it on this database? (status ${response.status})`)
  return (await response.json()) as Told
}

const isThere = (address: string): Promise<boolean> =>
  fetch(new URL('/healthz', address)).then(
    () => true,
    () => false,
  )
