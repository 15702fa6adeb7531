import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

// All of bench is bundled into dist/main.js and runs from there.
export const BENCH = fileURLToPath(new URL('..', import.meta.url))
const BUILT = `${BENCH}dist/server/`
const TICKS = 100

/** Plain JavaScript of the servers and of the load: what is measured does not run through a loader. */
export async function build(): Promise<void> {
  const built = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/server'], {
    cwd: `${BENCH}..`,
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`the server does not build: ${built.stdout}${built.stderr}`)
  mkdirSync(BUILT, { recursive: true })
  for (const name of ['ours', 'theirs', 'bare', 'load', 'stalls', 'archive']) {
    const bundle = await rolldown({
      input: `${BENCH}src/server/${name}.ts`,
      platform: 'node',
      // Packages as they are built and installed.
      external: (id) => !id.startsWith('.') && !id.startsWith('/'),
      logLevel: 'silent',
    })
    await bundle.write({ file: `${BUILT}${name}.mjs`, format: 'esm' })
    await bundle.close()
  }
}

const running = new Set<Observed>()
const folders = new Set<string>()
// Whoever is tired of waiting leaves nothing behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
process.on('exit', () => {
  for (const one of running) one.kill()
  folders.forEach(removeFolder)
})

/** A folder for a server's data. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-bench-'))
  folders.add(folder)
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

/** A process that is measured from outside. */
export class Observed {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #lines: AsyncIterator<string>

  constructor(name: string, ...args: string[]) {
    this.#child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', `${BUILT}${name}.mjs`, ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
    running.add(this)
    this.#child.once('exit', () => running.delete(this))
  }

  /** Where it listens, whatever else it says before. */
  async port(): Promise<string> {
    for (;;) {
      const port = /^port (\d+)$/.exec(await this.line())?.[1]
      if (port !== undefined) return port
    }
  }

  async line(): Promise<string> {
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('the process has ended')
    return value
  }

  ask(question = ''): Promise<string> {
    this.#child.stdin.write(`${question}\n`)
    return this.line()
  }

  /** Seconds of processor time so far. */
  cpu(): number {
    const stat = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  }

  /** Bytes of memory. */
  memory(): number {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) * 1024
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async end(): Promise<void> {
    const gone = new Promise((done) => this.#child.once('exit', done))
    this.kill()
    await gone
  }
}
