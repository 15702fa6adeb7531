import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { freePort } from '../fixtures/test-server.ts'
import { endOf, inTime, pause, pressAt, type Engine } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'

/** Debian lays the small browser beside the library, in a folder of the machine's own name. */
function miniBrowser(): string | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu')) : []
  return folders
    .flatMap((name) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((version) => `${LIBRARIES}/${name}/${version}/MiniBrowser`))
    .find((path) => existsSync(path))
}

/** The small browser of WebKitGTK; undefined if it, its driver or a screen to show it on is not installed. */
export const webkitPath = (): string | undefined => (existsSync(DRIVER) && existsSync(DISPLAY) ? miniBrowser() : undefined)

/** One request of the classic WebDriver; what is wrong is said in its answer. */
async function ask<T>(url: string, body?: object, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  const asked = fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const answer = await inTime(`WebKitGTK, ${method} ${url}`, asked)
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`WebKitGTK: ${value.error} ${value.message}`)
  return value
}

/** A screen that nobody sees; the number is its own choice. */
async function screen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (data) => resolve(`:${String(data).trim()}`))
    child.once('exit', () => reject(new Error('Xvfb has ended')))
  })
  return { child, display }
}

async function driver(display: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort()
  const child = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'en_GB.UTF-8', NO_AT_BRIDGE: '1' },
  })
  const url = `http://127.0.0.1:${port}`
  const isThere = (): Promise<boolean> =>
    ask(`${url}/status`).then(
      () => true,
      () => false,
    )
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver has ended')
    await pause(50)
  }
  return { child, url }
}

/** Starts WebKitGTK's small browser on a screen of its own, by WebKitWebDriver. */
export async function webkit(path: string): Promise<Engine> {
  const { child: shown, display } = await screen()
  const { child, url } = await driver(display)
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(`${url}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: path, args: ['--automation'] } } },
  })
  const session = `${url}/session/${sessionId}`
  const run = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[0]
      Promise.resolve(${expression}).then((value) => done([JSON.stringify(value ?? null)]), (error) => done([null, String(error)]))`
    const [value, error] = await ask<[string | null, string?]>(`${session}/execute/async`, { script, args: [] })
    if (value === null) throw new Error(`WebKitGTK: ${error}`)
    return JSON.parse(value) as T
  }
  return {
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
    go: async (to) => void (await ask(`${session}/url`, { url: to })),
    run,
    click: async (x, y) => void (await ask(`${session}/actions`, { actions: pressAt(x, y) })),
    resize: async (width, height) => {
      // The window has a bar of its own: it is as much larger as the page is too small.
      for (let [w, h] = [width, height], tries = 0; tries < 5; tries++) {
        await ask(`${session}/window/rect`, { x: 0, y: 0, width: w, height: h })
        await pause(100)
        const [inner, tall] = await run<[number, number]>('[innerWidth, innerHeight]')
        if (inner === width && tall === height) return
        ;[w, h] = [w + width - inner, h + height - tall]
      }
    },
    cookie: async (_, name, value) => void (await ask(`${session}/cookie`, { cookie: { name, value, path: '/' } })),
    picture: async () => Buffer.from(await ask<string>(`${session}/screenshot`), 'base64'),
    close: async () => {
      await ask(session, undefined, 'DELETE').catch(() => undefined)
      await endOf(child)
      await endOf(shown)
    },
  }
}
