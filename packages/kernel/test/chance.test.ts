import { chacha20 } from '@noble/ciphers/chacha.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { drawBelow } from '../src/chance.ts'
import { BadInput, chanceKey, checkSeed, commitment, rng, start, type State } from '../src/index.ts'
import { seedFor } from '../src/conformance/index.ts'
import { contraband } from './contraband/index.ts'

const SEED = '8f'.repeat(32)
const RFC_KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** As much of a state as chance needs. */
const dice = (seed: string, luck: number[] = [0, 0]): State => ({ seed, luck }) as State
const draws = (s: State, stream: string, place: number, n: number, count: number): number[] =>
  Array.from({ length: count }, () => drawBelow(s, stream, place, n))

/** How far counts lie from equal shares. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((all, count) => all + count, 0) / counts.length
  return counts.reduce((all, count) => all + (count - expected) ** 2 / expected, 0)
}

function counted(numbers: readonly number[], n: number): number[] {
  const counts = Array.from({ length: n }, () => 0)
  for (const number of numbers) counts[number]++
  return counts
}

describe('the stream', () => {
  test('is ChaCha20: the block of RFC 8439, 2.3.2', () => {
    // The nonce 00:00:00:09:00:00:00:4a:00:00:00:00 is a stream's name like any other; block 1 begins at the 33rd number.
    const stream = '\0\0\0\t\0\0\0J'
    const block =
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e'
    const expected = [...new Uint16Array(hexToBytes(block).buffer)]
    expect(draws(dice(RFC_KEY, [32]), stream, 0, 65536, 32)).toEqual(expected)
  })

  test('is the cipher keyed by the seed, with the name as nonce, number by number', () => {
    const nonce = new Uint8Array(12)
    nonce.set(utf8ToBytes('dice'))
    const bytes = chacha20(hexToBytes(SEED), nonce, new Uint8Array(2000))
    expect(draws(dice(SEED), 'dice', 0, 65536, 1000)).toEqual([...new Uint16Array(bytes.buffer)])
  })

  test('gives these rolls for ever', () => {
    expect(draws(dice(SEED), 'dice', 0, 6, 24)).toEqual([2, 0, 1, 3, 4, 4, 5, 3, 1, 3, 0, 2, 0, 1, 5, 4, 3, 0, 2, 3, 5, 0, 3, 0])
    expect(draws(dice(SEED), 'deck', 0, 52, 12)).toEqual([28, 31, 45, 16, 10, 49, 8, 5, 43, 20, 23, 27])
  })

  test('is kept by position alone: a copy goes on with the same numbers', () => {
    const s = dice(SEED)
    draws(s, 'dice', 0, 6, 200)
    const other = structuredClone(s)
    expect(draws(other, 'dice', 0, 6, 300)).toEqual(draws(s, 'dice', 0, 6, 300))
  })

  test('of one deck is not shifted by draws from another', () => {
    const alone = draws(dice(SEED), 'deck', 1, 52, 400)
    const s = dice(SEED)
    const between: number[] = []
    for (let k = 0; k < 400; k++) {
      draws(s, 'dice', 0, 6, k % 3)
      between.push(drawBelow(s, 'deck', 1, 52))
    }
    expect(between).toEqual(alone)
    expect(draws(dice(SEED), 'dice', 0, 52, 400)).not.toEqual(alone)
  })

  test('of one table is not shifted by another table played in turn', () => {
    const [a, b] = [dice(SEED), dice(RFC_KEY)]
    const inTurn = Array.from({ length: 300 }, () => [drawBelow(a, 'dice', 0, 6), drawBelow(b, 'dice', 0, 6)])
    expect(inTurn.map(([first]) => first)).toEqual(draws(dice(SEED), 'dice', 0, 6, 300))
    expect(inTurn.map(([, second]) => second)).toEqual(draws(dice(RFC_KEY), 'dice', 0, 6, 300))
  })

  test('has a name of at most 12 bytes', () => {
    expect(() => drawBelow(dice(SEED), 'a name too long', 0, 6)).toThrow(/longer than 12 bytes/)
  })
})

describe('a draw', () => {
  test.each([2, 3, 6, 7, 52])('of %i is unbiased', (n) => {
    // A statistic that one fair stream in a thousand exceeds; the seed is fixed, so this one does not.
    const limit = [0, 0, 10.83, 13.82, 0, 0, 20.52, 22.46][n] ?? 86
    expect(chiSquare(counted(draws(dice(SEED), 'dice', 0, n, 6000 * n), n))).toBeLessThan(limit)
  })

  test('of a range that does not divide the numbers evenly takes none twice as often', () => {
    // Of 40,000, a plain remainder would make the first 25,536 twice as likely.
    const low = draws(dice(SEED), 'dice', 0, 40_000, 20_000).filter((number) => number < 25_536).length
    expect(Math.abs(low / 20_000 - 25_536 / 40_000)).toBeLessThan(0.015)
  })

  test('of one costs nothing', () => {
    const s = dice(SEED)
    expect([drawBelow(s, 'dice', 0, 1), drawBelow(s, 'dice', 0, 0)]).toEqual([0, 0])
    expect(s.luck).toEqual([0, 0])
  })

  test('of more than it can tell apart is an error, not a bias', () => {
    expect(() => drawBelow(dice(SEED), 'dice', 0, 65_537)).toThrow(/65537/)
  })

  test('in an imagined world is fair too, and leaves no mark of the seed', () => {
    const dream = dice('', [1, 2, 3, 1])
    expect(chiSquare(counted(draws(dream, 'dice', 0, 6, 36_000), 6))).toBeLessThan(20.52)
  })
})

describe("the players' rng", () => {
  test('repeats with its seed and differs with another', () => {
    const numbers = (seed: number): number[] =>
      Array.from(
        { length: 20 },
        (
          (one) => () =>
            one.below(100)
        )(rng(seed)),
      )
    expect(numbers(7)).toEqual(numbers(7))
    expect(numbers(7)).not.toEqual(numbers(8))
  })

  test('is fair', () => {
    const one = rng(3)
    expect(
      chiSquare(
        counted(
          Array.from({ length: 36_000 }, () => one.below(6)),
          6,
        ),
      ),
    ).toBeLessThan(20.52)
  })
})

describe('the seed', () => {
  test('is committed to by its hash', () => {
    expect(commitment(seedFor(0))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })

  test('is 64 lower-case hexadecimal digits, and an error names its field', () => {
    for (const wrong of ['', 'ab', 'g'.repeat(64), 'A'.repeat(64), `${SEED}0`, 7, null, undefined])
      expect(() => checkSeed(wrong, 'host.seed')).toThrow(expect.objectContaining({ name: 'BadInput', field: 'host.seed' }))
    expect(() => start(contraband, { seats: 2, seed: 'short' })).toThrow(BadInput)
  })

  test('belongs to nobody alone: every nonce and their order change the key', () => {
    const keys = [[], ['a'], ['b'], ['a', 'b'], ['b', 'a'], ['ab']].map((nonces) => chanceKey(SEED, nonces))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys[0]).toBe(SEED)
    const state = start(contraband, { seats: 2, seed: SEED, nonces: ['a', 'b'] })
    expect(state.seed).toBe(chanceKey(SEED, ['a', 'b']))
  })
})
