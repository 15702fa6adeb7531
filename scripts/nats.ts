import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

/** A real NATS server in a process of its own. */
export interface Nats {
  readonly url: string
  /** It is gone for a moment, and whoever was connected has to come back. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Debian puts it where only root looks for programs. */
const found = ['nats-server', '/usr/sbin/nats-server'].find((path) => spawnSync(path, ['--version']).status === 0)

/** Why there is no NATS on this machine; null if there is. */
export const whyNoNats = (): string | null => (found === undefined ? "nats-server is not installed (Debian's package nats-server)" : null)

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export async function startNats(): Promise<Nats> {
  const port = await freePort()
  let child: ChildProcess
  const start = (): Promise<void> =>
    new Promise((ready, failed) => {
      child = spawn(found ?? 'nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      child.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Server is ready')) ready()
      })
      child.once('exit', () => failed(new Error(`NATS did not start: ${said}`)))
    })
  const stop = (): Promise<void> =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
      child.kill('SIGKILL')
    })
  await start()
  // Nobody leaves it behind.
  const gone = (): void => void child.kill('SIGKILL')
  process.once('exit', gone)
  return {
    url: `nats://127.0.0.1:${port}`,
    async restart() {
      await stop()
      await start()
    },
    async stop() {
      process.off('exit', gone)
      await stop()
    },
  }
}
