import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { SETTINGS } from '@flotilla/server/config'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { TestClient } from '../packages/server/test/client.ts'
import { UNWANTED } from './release/stranger.ts'

const root = join(import.meta.dirname, '..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The last stage of the Dockerfile, instruction by instruction, with continued lines joined. */
const image = textOf('Dockerfile')
  .split(/^FROM /m)
  .at(-1)
  ?.replaceAll('\\\n', ' ')
  .split('\n')
  .map((line) => /^([A-Z]+) +(.*)$/.exec(line))
  .flatMap((match) => (match === null ? [] : [{ word: match[1], rest: match[2] }]))

const all = (word: string): string[] => (image ?? []).flatMap((one) => (one.word === word ? [one.rest] : []))
const environment = Object.fromEntries(
  all('ENV').flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
)
const listOf = (line: string): string[] => JSON.parse(line.slice(line.indexOf('['))) as string[]

/** Thousands of files, on a busy machine. */
const PATIENCE = 180_000

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const another = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** What `npm prune --omit=dev` leaves, by the folders of the packages. */
const inProduction = [
  ...new Set(spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')),
]

describe('the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-image-'))
  const app = join(folder, 'app')
  const data = join(folder, 'data')
  let child: ChildProcess | null = null
  afterAll(() => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }, PATIENCE)

  /** The files themselves, not copies, where the file system can. */
  function link(paths: readonly string[]): void {
    const names = paths.map((path) => relative(root, path))
    if (spawnSync('cp', ['-al', '--parents', ...names, app], { cwd: root }).status === 0) return
    for (const name of names) cpSync(join(root, name), join(app, name), { recursive: true, verbatimSymlinks: true })
  }

  function lay(): void {
    chmodSync(folder, 0o755)
    mkdirSync(app)
    for (const line of all('COPY')) {
      const [from, path] = line.split(' ')
      expect(from).toBe('--from=build')
      const name = relative('/app', path)
      const kept = (file: string): boolean => !['node_modules', 'test', 'e2e', '.types'].includes(basename(file))
      if (name === 'node_modules') link(inProduction.filter((path) => path.includes('/node_modules/') && existsSync(path)))
      else cpSync(join(root, name), join(app, name), { recursive: true, filter: kept })
    }
    mkdirSync(data)
    if (isRoot) chownSync(data, NOBODY, NOBODY)
  }

  test(
    'has all that the server needs, runs as another user, plays, says that it is well, and ends',
    async () => {
      expect(all('USER')).toEqual(['node'])
      lay()
      const [program, ...args] = listOf(all('CMD')[0])
      expect(program).toBe('node')
      const env = { ...environment, PATH: process.env.PATH ?? '', PORT: '0', FLOTILLA_DATA: data, FLOTILLA_LOG: 'error' }
      child = spawn(process.execPath, args, { ...another, cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] })
      let said = ''
      while (!said.includes('\n') && child.stdout !== null) said += String((await once(child.stdout, 'data'))[0])
      const url = said.replace('Flotilla is at ', '').trim()
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true })
      expect((await fetch(url)).status).toBe(200)

      const anna = new TestClient(url, 'Anna')
      await anna.enter()
      const { id } = await anna.post('/api/tables', {
        game: 'waves',
        seats: [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }],
        options: { first: 1 },
        sit: 0,
      })
      await anna.post(`/api/tables/${id}/start`)
      const line = await anna.socket()
      await line.hello(id)
      // The bot moves first: its thread has all that it needs, too.
      while (line.ask === null) await line.more()
      line.close()

      const [, ...health] = listOf(all('HEALTHCHECK')[0])
      const well = spawnSync(process.execPath, health, { ...another, cwd: app, env: { ...env, PORT: new URL(url).port } })
      expect(well.status).toBe(0)
      // Rules of before come along, whichever there are.
      expect(readdirSync(join(app, 'packages/releases/rules'))).toEqual(readdirSync(join(root, 'packages/releases/rules')))
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
    },
    PATIENCE,
  )
})

describe('what production installs', () => {
  test('has no compiler, no browser, no PostgreSQL server and nothing of the benchmarks', () => {
    const names = inProduction.flatMap((path) => path.split('node_modules/').slice(1).at(-1) ?? [])
    expect(names).toContain('fastify')
    expect(names.filter((name) => UNWANTED.test(name))).toEqual([])
  })

  /** A clone with so much of it: whether there is a compiler, and what has been built when. */
  function start(compiler: boolean, built: 'never' | 'before' | 'after'): { status: number | null; said: string } {
    const clone = mkdtempSync(join(tmpdir(), 'flotilla-clone-'))
    const write = (path: string, at: number): void => {
      mkdirSync(dirname(join(clone, path)), { recursive: true })
      writeFileSync(join(clone, path), '')
      utimesSync(join(clone, path), at, at)
    }
    try {
      mkdirSync(join(clone, 'scripts'))
      cpSync(join(root, 'scripts/ready.mjs'), join(clone, 'scripts/ready.mjs'))
      write('packages/kernel/src/index.ts', 2000)
      if (compiler) mkdirSync(join(clone, 'node_modules/typescript'), { recursive: true })
      if (built !== 'never')
        for (const file of ['packages/cli/dist/main.js', 'packages/web/dist/index.html']) write(file, built === 'before' ? 1000 : 3000)
      writeFileSync(join(clone, 'package.json'), '{"scripts":{"build":"echo builds"}}')
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/ready.mjs'], { cwd: clone, encoding: 'utf8' })
      return { status, said: stdout + stderr }
    } finally {
      rmSync(clone, { recursive: true, force: true })
    }
  }

  test('npm start builds what has changed, and does without a compiler where something is built', () => {
    expect(start(true, 'never')).toMatchObject({ status: 0, said: expect.stringContaining('builds') })
    expect(start(true, 'before')).toMatchObject({ status: 0, said: expect.stringContaining('builds') })
    expect(start(true, 'after')).toEqual({ status: 0, said: '' })
    expect(start(false, 'before')).toEqual({ status: 0, said: '' })
    expect(start(false, 'never')).toMatchObject({ status: 1, said: expect.stringContaining('not built') })
  })
})

describe('settings', () => {
  const known = new Set<string>(Object.values(SETTINGS).map(({ env }) => env))
  /** Not the server's: where the proxy is reached, and Node's own. */
  const others = new Set(['FLOTILLA_SITE', 'NODE_ENV', 'PATH', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'])

  interface Compose {
    readonly services: Record<
      string,
      { readonly environment?: Record<string, string>; readonly depends_on?: unknown; readonly volumes?: string[] }
    >
    readonly volumes: Record<string, unknown>
  }
  const compose = parse(textOf('compose.yaml'), { merge: true }) as Compose

  test.each([
    ['Dockerfile', Object.keys(environment)],
    ['compose.yaml', Object.values(compose.services).flatMap(({ environment: set = {} }) => Object.keys(set))],
    ['hosting/flotilla.service', [...textOf('hosting/flotilla.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name)],
  ])('that %s makes are settings of the server', (_, names) => {
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !known.has(name) && !others.has(name))).toEqual([])
  })

  test('the proxy knows every server of compose.yaml, and none else', () => {
    const servers = Object.keys(compose.services).filter((name) => name.startsWith('flotilla-'))
    const [, upstreams] = /reverse_proxy (.*) \{/.exec(textOf('hosting/Caddyfile')) ?? []
    const ports = servers.map((name) => `${name}:${environment.PORT}`)
    expect(upstreams.split(' ')).toEqual(ports)
    expect([...textOf('hosting/nginx.conf').matchAll(/^\tserver (\S+) max_fails/gm)].map(([, server]) => server)).toEqual(ports)
  })

  test.each(['hosting/Caddyfile', 'hosting/nginx.conf'])(
    '%s sends all who are at one table to one server, by every address with its id',
    (file) => {
      const pattern = /\^\/\S*\([^)]*\{8,40\}\)/.exec(textOf(file))?.[0] ?? ''
      const found = (path: string): string | undefined => new RegExp(pattern).exec(path)?.[1]
      for (const path of ['/t/Tz8dltMfbiS4M8Zyvu1F', '/t/Tz8dltMfbiS4M8Zyvu1F/replay', '/api/tables/Tz8dltMfbiS4M8Zyvu1F/state'])
        expect(found(path), path).toBe('Tz8dltMfbiS4M8Zyvu1F')
      for (const path of ['/api/tables', '/api/games', '/api/me/tables', '/']) expect(found(path), path).toBeUndefined()
      expect(textOf(file)).toMatch(/table=\*|\$arg_table/)
    },
  )

  test('what compose.yaml mounts is there', () => {
    for (const volume of Object.values(compose.services).flatMap(({ volumes = [] }) => volumes)) {
      const [from] = volume.split(':')
      expect(from.startsWith('./') ? existsSync(join(root, from)) : from in compose.volumes, volume).toBe(true)
    }
  })
})

describe('the systemd unit', () => {
  const unit = textOf('hosting/flotilla.service')
  const lineOf = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  test('starts the program that is built, drains by the signal for it, and waits until it has ended', () => {
    expect(lineOf('ExecStart').split(' ').slice(1)).toEqual(listOf(all('CMD')[0]).slice(1))
    expect(existsSync(join(root, lineOf('ExecStart').split(' ')[2]))).toBe(true)
    expect(lineOf('ExecReload')).toBe('/bin/kill -USR2 $MAINPID')
    expect(Number(lineOf('TimeoutStopSec'))).toBeGreaterThan(SETTINGS.closeWithin.schema.parse(undefined))
  })

  test('writes for its own user alone', () => {
    expect(lineOf('UMask')).toBe('0077')
    expect(lineOf('StateDirectoryMode')).toBe('0700')
    expect(textOf('Dockerfile')).toMatch(/mkdir -m 700 \/data/)
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  test.runIf(hasSystemd)('is one that systemd understands', () => {
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', join(root, 'hosting/flotilla.service')], { encoding: 'utf8' })
    const ofOurs = `${said.stdout}${said.stderr}`.split('\n').filter((line) => line.includes('flotilla.service:'))
    // Where this machine has its programs is not the unit's fault.
    expect(ofOurs.filter((line) => !line.includes('is not executable'))).toEqual([])
  })
})
