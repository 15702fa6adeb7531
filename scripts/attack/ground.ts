import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Victim } from '../../packages/server/test/chaos/victim.ts'
import type { TestClient } from '../../packages/server/test/client.ts'

/** What was tried, and what came of it: a text says how it held, and begins with `no` where it did not. */
export type Attacks = Record<string, () => Promise<string>>

export interface Ground {
  readonly url: string
  readonly data: string
  readonly victim: Victim
  /** A server whose people may be called in its own network. */
  readonly open: string
  /** Every letter that was sent, with its headers. */
  readonly letters: readonly string[]
  guest(name: string, url?: string): Promise<TestClient>
  /** The code of a refusal, or null where it was done. */
  refusal(work: Promise<unknown>): Promise<string | null>
}

export const held = (isHeld: boolean, how: string): string => (isHeld ? how : `no: ${how}`)
export const port = (server: { address(): AddressInfo | string | null }): number => (server.address() as AddressInfo).port
export const SEATS = [{ kind: 'open' }, { kind: 'open' }]
export const NEW = { game: 'waves', seats: SEATS }

export async function started(host: TestClient, other: TestClient, more: object = {}): Promise<string> {
  const { id } = await host.post('/api/tables', { ...NEW, sit: 0, ...more })
  await other.post(`/api/tables/${id}/sit`)
  await host.post(`/api/tables/${id}/start`)
  return id
}

/** Takes letters, and keeps them as they came. */
export async function letterbox(letters: string[]): Promise<{ address: string; close(): void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        letters.push(text)
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { address: `smtp://127.0.0.1:${port(server.server)}`, close: () => server.close(() => undefined) }
}
