import { createDecipheriv, createECDH, createHmac, createPublicKey, createVerify, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export interface Post {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Something that listens, and how to wait for what comes. */
class Receiver<T> {
  readonly got: T[] = []
  readonly #waiting: { readonly n: number; readonly done: () => void }[] = []

  take(one: T): void {
    this.got.push(one)
    for (const { n, done } of this.#waiting) if (this.got.length >= n) done()
  }

  /** The first so many that came. */
  async first(n: number): Promise<T[]> {
    if (this.got.length < n) await new Promise<void>((done) => this.#waiting.push({ n, done }))
    return this.got.slice(0, n)
  }
}

/** A web server that takes what is posted to it, and answers as it is told. */
export class PostOffice extends Receiver<Post> {
  readonly #server: Server
  status = 200
  headers: Record<string, string> = {}

  constructor() {
    super()
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        response.writeHead(this.status, this.headers).end()
        this.take({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      })
    })
    afterAll(() => void this.#server.close())
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
}

/** What a webhook of one's own does: it believes only what is signed. */
export const isSigned = ({ headers, body }: Post, secret: string): boolean => {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['x-flotilla-signature'])) ?? []
  return v1 === createHmac('sha256', secret).update(`${t}.${body.toString()}`).digest('hex')
}

/** A browser's end of a push subscription: it checks who sent a message, and reads it. */
export class Browser {
  readonly #key = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#key.generateKeys()
  }

  subscription(endpoint: string): { kind: 'push'; endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = { p256dh: this.#key.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
    return { kind: 'push', endpoint, keys }
  }

  /** RFC 8291: the key comes from both ends' keys and the shared secret. */
  read({ body }: Post): unknown {
    const salt = body.subarray(0, 16)
    const length = body[20]
    const theirs = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), theirs])
    const ikm = Buffer.from(hkdfSync('sha256', this.#key.computeSecret(theirs), this.#auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
    const sealed = body.subarray(21 + length)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

/** RFC 8292: signed by the key that the server publishes, for this push service. */
export function isVapid({ headers }: Post, publicKey: string, audience: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head, claims, signature] = token.split('.')
  const raw = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: raw.subarray(1, 33).toString('base64url'), y: raw.subarray(33).toString('base64url') }
  const verified = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' }, signature, 'base64url')
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  return verified && key === publicKey && aud === audience
}

/** A mail server that takes every letter. */
export class Letterbox extends Receiver<string> {
  readonly #server: SMTPServer
  fails = false

  constructor() {
    super()
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (part: Buffer) => (text += part.toString()))
        stream.on('end', () => {
          done(this.fails ? new Error('not now') : null)
          if (!this.fails) this.take(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        })
      },
    })
    afterAll(() => new Promise<void>((done) => this.#server.close(done)))
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }
}
