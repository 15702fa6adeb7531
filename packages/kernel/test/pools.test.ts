import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { runtimeOf } from '../src/runtime.ts'
import { intern, useEdition, type Game } from '../src/index.ts'
import { contraband, house } from './contraband/index.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const EDITIONS = 40
const card = intern((name: string, at: number) => ({ name, at }))
const ownGame = (n: number): Game => useEdition(contraband, { ...house, id: `own ${n}` })

/** Interns for an edition of its own, and keeps only a weak hold of what was interned and of the pool. */
function interned(n: number): readonly WeakRef<object>[] {
  const { pool } = runtimeOf(ownGame(n))
  return [new WeakRef(card(`a name that nobody else has, ${n}`, n)), new WeakRef(pool)]
}

const aliveIn = (held: readonly WeakRef<object>[]): number => held.filter((one) => one.deref() !== undefined).length

describe('what is interned for an edition', () => {
  test('is made once for each edition, and the same again when the engine turns back to it', () => {
    const [one, other] = [ownGame(1), ownGame(2)]
    runtimeOf(one)
    const first = card('silk', 3)
    runtimeOf(other)
    expect(card('silk', 3)).not.toBe(first)
    expect(card('silk', 3)).toEqual(first)
    runtimeOf(one)
    expect(card('silk', 3)).toBe(first)
  })

  test('is shared by all built-in editions', () => {
    runtimeOf(contraband)
    const shared = card('rum', 1)
    runtimeOf({ ...contraband })
    expect(card('rum', 1)).toBe(shared)
  })

  test('goes with the edition', async () => {
    const held: WeakRef<object>[] = []
    for (let n = 0; n < EDITIONS; n++) held.push(...interned(n))
    runtimeOf(contraband)
    card('rum', 1)
    // A WeakRef holds what it points to until the present job is over.
    await new Promise((done) => setImmediate(done))
    collect()
    expect(aliveIn(held)).toBe(0)
  })
})
