import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { BadInput } from './errors.ts'
import type { State } from './state.ts'

/**
 * Chance is a ChaCha20 stream keyed by the table's seed. Each deck and kind of die has a stream of its own
 * (the stream's name is the cipher's nonce), so an extra roll never shifts a deck. The position is in the state.
 * Imagined worlds dream instead: a small fast generator whose whole state is in `luck`.
 */

/** One call of the cipher has a price of its own: a few blocks at a time, and seldom more than a game needs. */
const CHUNK_NUMBERS = 128
const CHUNK_BLOCKS = CHUNK_NUMBERS / 32
const NONCE_BYTES = 12
const ZEROS = new Uint8Array(CHUNK_NUMBERS * 2)
const BIG_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 0
const HEX_64 = /^[0-9a-f]{64}$/

/** A seed from outside, checked: 64 lower-case hexadecimal digits. */
export function checkSeed(seed: unknown, field = 'seed'): string {
  if (typeof seed !== 'string' || !HEX_64.test(seed))
    throw new BadInput(field, `${field} must be 64 lower-case hexadecimal digits (32 bytes)`)
  return seed
}

/** The public promise made before the first decision: the hash of the seed that is revealed at the end. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(checkSeed(seed))))

/** The dice belong to nobody alone: the host's seed and every player's own nonce make the key. */
export function chanceKey(seed: string, nonces: readonly string[]): string {
  checkSeed(seed)
  return nonces.length === 0 ? seed : bytesToHex(sha256(utf8ToBytes(JSON.stringify([seed, ...nonces]))))
}

const nonces = new Map<string, Uint8Array>()

function nonceOf(stream: string): Uint8Array {
  let nonce = nonces.get(stream)
  if (nonce === undefined) {
    const name = utf8ToBytes(stream)
    if (name.length > NONCE_BYTES) throw new Error(`chance stream '${stream}' has a name longer than ${NONCE_BYTES} bytes`)
    nonce = new Uint8Array(NONCE_BYTES)
    nonce.set(name)
    nonces.set(stream, nonce)
  }
  return nonce
}

interface Chunk {
  key: string
  stream: string
  number: number
  readonly bytes: Uint8Array
  /** The same bytes, as numbers of 16 bits. */
  readonly numbers: Uint16Array
}

/** The last chunk of each stream, by the stream's place in the game's list: only a cache, never state. */
const cache: Chunk[] = []
let bytesOfKey = { key: '', bytes: new Uint8Array(32) }

function emptyChunk(): Chunk {
  const numbers = new Uint16Array(CHUNK_NUMBERS)
  return { key: '', stream: '', number: -1, bytes: new Uint8Array(numbers.buffer), numbers }
}

function chunkOf(key: string, stream: string, place: number, number: number): Uint16Array {
  while (cache.length <= place) cache.push(emptyChunk())
  const chunk = cache[place]
  if (chunk.number !== number || chunk.key !== key || chunk.stream !== stream) {
    if (bytesOfKey.key !== key) bytesOfKey = { key, bytes: hexToBytes(key) }
    chacha20(bytesOfKey.bytes, nonceOf(stream), ZEROS, chunk.bytes, number * CHUNK_BLOCKS)
    if (BIG_ENDIAN) littleEndian(chunk.numbers)
    chunk.key = key
    chunk.stream = stream
    chunk.number = number
  }
  return chunk.numbers
}

function littleEndian(numbers: Uint16Array): void {
  const data = new DataView(numbers.buffer)
  for (let i = 0; i < numbers.length; i++) numbers[i] = data.getUint16(i * 2, true)
}

const RANGE = 65536

/** The next 16 bits of the stream. */
function nextNumber(s: State, stream: string, place: number): number {
  if (s.seed === '') return dreamBits(s.luck) >>> 16
  const at = s.luck[place]
  s.luck[place] = at + 1
  return chunkOf(s.seed, stream, place, (at / CHUNK_NUMBERS) | 0)[at % CHUNK_NUMBERS]
}

/** An unbiased number from 0 to n-1, for n up to 65,536. */
export function drawBelow(s: State, stream: string, place: number, n: number): number {
  if (n <= 1) return 0
  if (n > RANGE) throw new Error(`'${stream}': one of ${n} is more than a draw can tell apart`)
  let number = nextNumber(s, stream, place)
  // Only the last n numbers can be too many: a division is spared nearly always.
  while (number >= RANGE - n && number >= RANGE - (RANGE % n)) number = nextNumber(s, stream, place)
  return number % n
}

/** A source of numbers for bots, playouts and imagination: fast, seeded, never used for a real game's chance. */
export interface Rng {
  word(): number
  below(n: number): number
}

/** Numbers for bots and tests, always the same for the same seed. Games roll by their own seed, never by this. */
export function rng(seed: number): Rng {
  const luck = dreamFrom(seed)
  return {
    word: () => dreamBits(luck) >>> 0,
    below: (n) => (n <= 1 ? 0 : Math.floor(((dreamBits(luck) >>> 0) / 4294967296) * n)),
  }
}

/** The beginning of such a sequence, as it lies in the `luck` of an imagined world. */
export function dreamFrom(seed: number): number[] {
  const luck = [seed | 0, (seed / 4294967296) | 0, 0x2545f491, 1]
  for (let i = 0; i < 12; i++) dreamBits(luck)
  return luck
}

/** sfc32: small, fast and well tested. 32 bits as a signed number, which V8 need not put into a box. */
function dreamBits(luck: number[]): number {
  const a = luck[0]
  const b = luck[1]
  const c = luck[2]
  const counter = luck[3]
  const t = (((a + b) | 0) + counter) | 0
  luck[3] = (counter + 1) | 0
  luck[0] = b ^ (b >>> 9)
  luck[1] = (c + (c << 3)) | 0
  luck[2] = (((c << 21) | (c >>> 11)) + t) | 0
  return t
}
