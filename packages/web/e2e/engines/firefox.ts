import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { endOf, inTime, pressAt, says, type Engine } from './engine.ts'

const PLACES = [process.env.FIREFOX_BIN, '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Where stock Firefox is installed; undefined if it is not. */
export const firefoxPath = (): string | undefined => PLACES.find((path) => path !== undefined && existsSync(path))

interface Reply {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** Commands of WebDriver BiDi over the socket that Firefox opens itself. */
class Commands {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  #last = 0

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      const { id, type, result, error, message } = JSON.parse(data.toString()) as Reply
      const waiting = id === undefined ? undefined : this.#waiting.get(id)
      if (id === undefined || waiting === undefined) return
      this.#waiting.delete(id)
      if (type === 'success') waiting.resolve(result as never)
      else waiting.reject(new Error(`Firefox: ${error} ${message}`))
    })
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has closed'))
    })
  }

  static async at(url: string): Promise<Commands> {
    const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 1 << 28 })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return new Commands(socket)
  }

  send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#last
    const answered = new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
    return inTime(`Firefox, ${method}`, answered)
  }

  close(): void {
    this.#socket.close()
  }
}

interface Evaluated {
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Starts Firefox without a window, on a profile of its own, and speaks WebDriver BiDi with it. */
export async function firefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'flotilla-firefox-'))
  const child = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1', LANG: 'en_GB.UTF-8' },
  })
  const [, address = ''] = await inTime('the start of Firefox', says(child, /WebDriver BiDi listening on (ws:\S+)/))
  const commands = await Commands.at(`${address}/session`)
  const { capabilities } = await commands.send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} })
  const { contexts } = await commands.send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree')
  const [{ context }] = contexts
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    go: (url) => commands.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async <T>(expression: string) => {
      const { result, exceptionDetails } = await commands.send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails !== undefined) throw new Error(`Firefox: ${exceptionDetails.text}`)
      return JSON.parse(result?.value ?? 'null') as T
    },
    click: (x, y) => commands.send('input.performActions', { context, actions: pressAt(x, y) }),
    resize: (width, height) => commands.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    cookie: (url, name, value) =>
      commands.send('storage.setCookie', { cookie: { name, value: { type: 'string', value }, domain: new URL(url).hostname, path: '/' } }),
    picture: async () => {
      const { data } = await commands.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      commands.close()
      await endOf(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
