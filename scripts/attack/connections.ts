import { connect, type Socket } from 'node:net'
import { TestClient } from '../../packages/server/test/client.ts'
import { NEW, held, started, type Attacks, type Ground } from './ground.ts'

const KEY = 'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nconnection: upgrade\r\nupgrade: websocket\r\n'
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** A connection that sends this text as it is, and what was answered by now. */
class Raw {
  readonly socket: Socket
  text = ''
  isClosed = false

  constructor(url: string, sent: string) {
    const { hostname, port } = new URL(url)
    this.socket = connect(Number(port), hostname)
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => (this.isClosed = true))
    this.socket.on('data', (part: Buffer) => (this.text += part.toString()))
    this.socket.write(sent)
  }

  /** Waits until the answer has this, or the connection is closed, or so many milliseconds are over. */
  async until(part: string, longest = 5000): Promise<boolean> {
    for (const end = performance.now() + longest; performance.now() < end && !this.isClosed && !this.text.includes(part);) await pause(10)
    return this.text.includes(part)
  }

  async closed(longest: number): Promise<boolean> {
    for (const end = performance.now() + longest; performance.now() < end && !this.isClosed;) await pause(20)
    return this.isClosed
  }
}

/** What a hostile guest can try by holding, dropping and mixing connections. */
export const attacksOnConnections = ({ url, guest, refusal }: Ground): Attacks => {
  const get = (path: string, { cookie }: TestClient, version = '1.1', more = ''): string =>
    `GET ${path} HTTP/${version}\r\nhost: x\r\ncookie: ${cookie}\r\n${more}\r\n`
  /** Twenty requests at once, more than one address is served at a time, are all answered. */
  const works = async (who: TestClient): Promise<boolean> => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => refusal(who.get('/api/me'))))
    return codes.every((code) => code === null)
  }
  const dropAfter = async (sent: string, begun: string, times = 3): Promise<void> => {
    for (let i = 0; i < times; i++) {
      const raw = new Raw(url, sent)
      await raw.until(begun)
      raw.socket.destroy()
    }
  }
  return {
    async 'a stream with 16 requests behind it, dropped'() {
      const mallory = await guest('Mallory')
      await dropAfter(get('/api/stream', mallory) + get('/api/me', mallory).repeat(16), ' 200 ')
      return held(await works(mallory), 'the address is served as before')
    },
    async 'a stream with 16 requests behind it, kept open'() {
      const mallory = await guest('Mallory')
      const raw = new Raw(url, get('/api/stream', mallory) + get('/api/me', mallory).repeat(16))
      await raw.until(' 200 ')
      const served = await works(mallory)
      raw.socket.destroy()
      return held(served, 'the address is served beside it')
    },
    async '45 streams on one connection, dropped'() {
      const [anna, ghost] = [await guest('Anna'), await guest('Ghost')]
      const table = await started(anna, ghost)
      await dropAfter(get(`/api/tables/${table}/stream`, ghost).repeat(45), ' 200 ')
      for (let tries = 0; tries < 100; tries++) {
        if (!(await anna.get(`/api/tables/${table}`)).seats[1].online) return 'they are seen to be gone'
        await pause(20)
      }
      return 'no: a ghost stays'
    },
    async 'a thousand requests on one connection, without reading'() {
      const mallory = await guest('Mallory')
      const raw = new Raw(url, get('/api/games', mallory).repeat(1000))
      raw.socket.pause()
      const served = await works(mallory)
      raw.socket.destroy()
      return held(served, 'the address is served beside it')
    },
    async 'a socket on a connection whose stream goes on, dropped'() {
      const mallory = await guest('Mallory')
      await dropAfter(get('/api/stream', mallory) + get('/api/socket', mallory, '1.1', KEY), ' 200 ', 60)
      const code = await refusal(mallory.socket())
      return held(code === null, `a socket afterwards is ${code ?? 'opened'}`)
    },
    async 'sixty refused sockets that never hang up'() {
      const all = Array.from({ length: 60 }, () => new Raw(url, `GET /api/nothing HTTP/1.1\r\nhost: x\r\n${KEY}\r\n`))
      const closed = await Promise.all(all.map((raw) => raw.closed(5000)))
      return held(!closed.includes(false), `${closed.filter(Boolean).length} of 60 were closed`)
    },
    async 'streams by HTTP/1.0, dropped'() {
      const mallory = await guest('Mallory')
      await dropAfter(get('/api/stream', mallory, '1.0'), ' 200 ', 60)
      const code = await refusal(mallory.socket())
      return held(code === null, `a socket afterwards is ${code ?? 'opened'}`)
    },
    async 'headers without end, byte by byte'() {
      const raw = new Raw(url, 'GET / HTTP/1.1\r\n')
      const drip = setInterval(() => raw.socket.write('x'), 500)
      const closed = await raw.closed(20_000)
      clearInterval(drip)
      return held(closed, 'it was closed')
    },
    async 'twenty uploads without end, byte by byte'() {
      const mallory = await guest('Mallory')
      const head = `POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: ${mallory.cookie}\r\ncontent-type: application/json\r\n`
      const all = Array.from({ length: 20 }, () => new Raw(url, `${head}content-length: 200000\r\n\r\n{`))
      const drip = setInterval(() => all.forEach(({ socket }) => socket.write(' ')), 1000)
      const served = await works(mallory)
      const closed = await Promise.all(all.map((raw) => raw.closed(40_000)))
      clearInterval(drip)
      return held(served && !closed.includes(false), `${closed.filter(Boolean).length} of 20 were closed, others were served`)
    },
    async 'connections that are hoarded'() {
      const all = Array.from({ length: 700 }, () => new Raw(url, ''))
      await pause(1000)
      const open = all.filter(({ isClosed }) => !isClosed).length
      for (const { socket } of all) socket.destroy()
      await pause(200)
      return held(open < 600 && (await works(await guest('Mallory'))), `${open} of 700 stay open, and make room afterwards`)
    },
    async 'addresses that are spelled otherwise'() {
      const { id } = await (await guest('Anna')).post('/api/tables', NEW)
      const spelled = ['/%61pi/me', '//api/me', '/API/me', '/api/me/', '/api/../api/me', '/api%2Fme', `/%61pi/tables/${id}/history/`]
      const passed: string[] = []
      for (const path of spelled) {
        const raw = new Raw(url, `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer wrong\r\nconnection: close\r\n\r\n`)
        await raw.closed(5000)
        if (/ 2\d\d /.test(raw.text.slice(0, 14)) && raw.text.includes('application/json')) passed.push(path)
      }
      return held(passed.length === 0, `${passed.length} of ${spelled.length} passed`)
    },
    async 'an opaque origin, and a language that is none'() {
      const [anna, ben] = [await guest('Anna'), await guest('Ben')]
      const table = await started(anna, ben)
      const { status } = await anna.raw('GET', '/api/me/account', undefined, { origin: 'null' })
      const text = await (await anna.raw('GET', `/api/tables/${table}/text?language=__proto__`)).text()
      const english = await (await anna.raw('GET', `/api/tables/${table}/text?language=en`)).text()
      return held(status === 403 && text === english, `${status}, and English`)
    },
    async 'hellos on sockets that are dropped at once'() {
      const [anna, mallory] = [await guest('Anna'), await guest('Mallory')]
      const table = await started(anna, mallory)
      for (let i = 0; i < 60; i++) {
        const line = await mallory.socket()
        for (let n = 0; n < 20; n++) line.send({ type: 'hello', table })
        line.break()
      }
      return held(await works(mallory), 'the address is served as before')
    },
  }
}
