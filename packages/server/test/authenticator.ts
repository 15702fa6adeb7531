import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

type Json = Record<string, unknown>
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const b64 = (data: Buffer): string => data.toString('base64url')

/** The little CBOR that a passkey needs: whole numbers, bytes, text and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)])
  return Buffer.concat([head(5, value.size), ...parts])
}

/** A passkey in software: it signs what a browser would sign, for the page that it is told it is on. */
export class Authenticator {
  readonly #id = randomBytes(16)
  readonly #key: KeyObject
  readonly #public: Buffer
  counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#public = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(host: string, attested: boolean): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++this.counter)
    const length = Buffer.from([this.#id.length >> 8, this.#id.length & 255])
    const credential = attested ? Buffer.concat([Buffer.alloc(16), length, this.#id, this.#public]) : Buffer.alloc(0)
    return Buffer.concat([sha256(host), Buffer.from([attested ? 0x45 : 0x05]), count, credential])
  }

  #credential(response: Json): Json {
    return { id: b64(this.#id), rawId: b64(this.#id), type: 'public-key', response, clientExtensionResults: {} }
  }

  create(options: { challenge: string }, origin: string): Json {
    const authData = this.#data(new URL(origin).hostname, true)
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    const client = this.#client('webauthn.create', options.challenge, origin)
    return this.#credential({ clientDataJSON: b64(client), attestationObject: b64(attestationObject), transports: ['internal'] })
  }

  get(options: { challenge: string }, origin: string): Json {
    const authenticatorData = this.#data(new URL(origin).hostname, false)
    const client = this.#client('webauthn.get', options.challenge, origin)
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(client)]))
      .sign(this.#key)
    return this.#credential({ clientDataJSON: b64(client), authenticatorData: b64(authenticatorData), signature: b64(signature) })
  }
}
