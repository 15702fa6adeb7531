import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const VICTIM = fileURLToPath(new URL('../../dist/chaos/victim.js', import.meta.url))

/** Where a server stores. */
export interface Where {
  readonly data: string
  readonly database?: string | undefined
  readonly bus?: string | undefined
}

/** A server process of its own, to be killed. */
export class Victim {
  readonly #child: ChildProcess
  readonly url: string
  readonly gone: Promise<void>

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
    this.gone = new Promise((done) => child.once('exit', () => done()))
  }

  /** `more`: settings, by their environment variables. */
  static start(where: Where, more: Readonly<Record<string, string>> = {}): Promise<Victim> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', VICTIM], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        FLOTILLA_DATA: where.data,
        ...(where.database === undefined ? {} : { DATABASE_URL: where.database }),
        ...(where.bus === undefined ? {} : { FLOTILLA_BUS: where.bus }),
        FLOTILLA_LOG: 'silent',
        FLOTILLA_RATE: '1000000',
        FLOTILLA_SOCKET_RATE: '1000000',
        FLOTILLA_GUEST_RATE: '1000000',
        FLOTILLA_WORK: '1000000000',
        FLOTILLA_BOT_PAUSE: '0',
        ...more,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return new Promise((started, failed) => {
      child.once('exit', (code) => failed(new Error(`the server ended with ${code} before it listened`)))
      child.stdout?.once('data', (line: Buffer) => started(new Victim(child, line.toString().trim())))
    })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Bytes of memory. */
  memory(): number {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) * 1024
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    await this.gone
    return this.#child.exitCode
  }

  /** It stands still for so long, and then goes on as if nothing had been. */
  async freeze(ms: number): Promise<void> {
    this.#child.kill('SIGSTOP')
    await sleep(ms)
    this.#child.kill('SIGCONT')
  }
}
