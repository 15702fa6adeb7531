import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** A real server in a process of its own, on its own data; it can be killed and started again. */
export class Harbour {
  readonly port: number
  readonly #data = mkdtempSync(join(tmpdir(), 'flotilla-e2e-'))
  #process: ChildProcess | null = null

  constructor(port: number) {
    this.port = port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async open(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(ROOT, 'packages/cli/dist/main.js'),
        'serve',
        '--port',
        String(this.port),
        '--data',
        this.#data,
      ],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          FLOTILLA_RATE: '1000000',
          FLOTILLA_GUEST_RATE: '1000000',
          FLOTILLA_ADDRESS_PEOPLE: '1000',
          FLOTILLA_SOCKET_RATE: '1000',
          FLOTILLA_PUBLIC_TABLES: '1000',
          FLOTILLA_LOG: 'warn',
        },
      },
    )
    this.#process = child
    let said = ''
    child.stdout.on('data', (data) => (said += String(data)))
    child.stderr.on('data', (data) => (said += String(data)))
    for (let tries = 0; tries < 900; tries++) {
      if (child.exitCode !== null) throw new Error(`the server stopped at once:\n${said}`)
      if (
        await fetch(`${this.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the server did not get ready:\n${said}`)
  }

  /** By a command on the host's own machine. */
  appoint(person: string): void {
    const done = spawnSync(process.execPath, [join(ROOT, 'packages/cli/dist/main.js'), 'admin', 'appoint', person, '--data', this.#data])
    if (done.status !== 0) throw new Error(done.stderr.toString())
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process
    if (child === null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
    this.#process = null
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.#data, { recursive: true, force: true })
  }
}

export const test = base.extend<object, { harbour: Harbour }>({
  harbour: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a pattern here
    async ({}, use) => {
      const harbour = new Harbour(await freePort())
      await harbour.open()
      await use(harbour)
      await harbour.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** A phone held upright, for a person's browser. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What a browser has kept of the settings: unless a test is about the story, everything is shown at once. */
const kept = (url: string, settings: object) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: 'flotilla.settings', value: JSON.stringify({ speed: 'once', ...settings }) }] }],
})

/** A person with a browser of their own. */
export async function person(
  browser: Browser,
  harbour: Pick<Harbour, 'url'>,
  { settings = {}, ...options }: Parameters<Browser['newContext']>[0] & { readonly settings?: object } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: harbour.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    storageState: kept(harbour.url, settings),
    ...options,
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return { context, page }
}

/** Opens a table by the API in this person's name, with these further seats, and starts it if all are bots. */
export async function openTable(page: Page, name: string, seats: readonly object[], more: object = {}): Promise<string> {
  await page.request.post('/api/session', { data: { name } })
  const created = await page.request.post('/api/tables', { data: { game: 'waves', seats: [{ kind: 'open' }, ...seats], sit: 0, ...more } })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = (await created.json()) as { id: string }
  return id
}

/** Nothing that keeps anybody out; `rules` where only some of them can have changed. */
export async function accessible(page: Page, rules?: readonly string[]): Promise<void> {
  // Only what is wrong is told, and there are no frames that would need a page of their own to be put together.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }) })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([])
}
