import { advice } from '../../src/bots/advice.ts'
import { readCtx, view, type Choice } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { believe, creditOf, trustIn } from '../../src/bots/beliefs.ts'
import { worthOfActions } from '../../src/bots/actions.ts'
import { outlookOf } from '../../src/bots/outlook.ts'
import { sinking, type SinkingState } from '../../src/index.ts'
import { BUCKET, FIRE, PATCH, PLUNDER, WATER } from '../../src/board/things.ts'
import { given, type Deckhands } from '../table.ts'

const NONE = 7
/** A round of the honesty record: what was claimed, where the dial lay, what it showed. */
const deed = (claim: number, column: number, dial: number): number => claim | (column << 3) | (dial << 6) | (dial << 9) | (NONE << 12)

/** Rounds of the past: B has always lied, A and C never. */
function withPast(scene: Deckhands, rounds = 4): Deckhands {
  scene.set((s) => {
    for (let k = 0; k < rounds; k++) s.record.push(deed(BUCKET, WATER, BUCKET), deed(BUCKET, WATER, PLUNDER), deed(PATCH, PATCH, PATCH))
  })
  return scene
}

const hands = { A: 'ruby topaz', B: 'topaz*3', C: 'amethyst*3' }
const scene = (): Deckhands => given().arrange({ hands, water: 'topaz*2', treasure: 'sapphire*2', breaches: 'minor', cannons: 'double' })
const seenBy = (deck: Deckhands, seat: number) => readCtx(sinking, view(sinking, deck.state, seat) as never as SinkingState)

/** What a seat says in the discussion. */
const says = (deck: Deckhands, seat: number, temper?: string): Choice | null =>
  advice.persona?.speak?.(seenBy(deck, seat), { kind: 'discuss', seat }, temper) ?? null

describe('pirates remember', () => {
  test('who has lied: their word counts for less, and what they did before for more', () => {
    const deck = withPast(scene())
    const ctx = seenBy(deck, 0)
    expect(creditOf(ctx, 1)).toBeLessThan(0.3)
    expect(creditOf(ctx, 2)).toBeGreaterThan(0.85)
    deck.set((s) => s.dials[WATER].push(1, 2))
    const [liar, honest] = [1, 2].map((seat) => believe(seenBy(deck, 0), 0, seat))
    expect(Math.max(...liar)).toBe(liar[PLUNDER])
    expect(Math.max(...honest)).toBe(honest[BUCKET])
    for (const belief of [liar, honest]) expect(belief.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  test('what was claimed when a dial is laid elsewhere, and who is doubted', () => {
    const trust = (change: (s: SinkingState) => void): number => {
      const deck = scene().set((s) => {
        s.dials[WATER].push(1)
        change(s)
      })
      return trustIn(seenBy(deck, 0), 1)
    }
    const plain = trust(() => undefined)
    expect(trust((s) => (s.claims[1] = BUCKET))).toBeGreaterThan(plain)
    expect(trust((s) => (s.claims[1] = FIRE))).toBeLessThan(plain / 1.5)
    expect(trust((s) => (s.doubts[2] = 1))).toBeLessThan(plain)
  })

  test('of a dial that lies open nothing is believed but what it shows', () => {
    const deck = given().arrange({ hands, water: 'topaz' }).dials({ water: 'B:fire' })
    expect(believe(seenBy(deck, 0), 0, 1)).toEqual([0, 0, 0, 1])
  })
})

describe('pirates talk', () => {
  const claimed = (deck: Deckhands, ...claims: number[]): Deckhands =>
    deck.set((s) => {
      for (const [seat, claim] of claims.entries()) s.claims[seat] = claim
    })

  test('first they claim something', () => {
    expect(says(withPast(scene()), 0)).toBeNull()
  })

  test('they call out a known liar, once', () => {
    const deck = claimed(withPast(scene()), PATCH, BUCKET, PATCH)
    expect(says(deck, 0)).toEqual({ doubt: 1 })
    deck.set((s) => (s.doubts[0] = 1))
    expect(says(deck, 0)).not.toMatchObject({ doubt: 1 })
  })

  test('they leave the honest alone, but for the sly now and then', () => {
    const said = Array.from({ length: 24 }, (_, round) => {
      const deck = claimed(scene(), BUCKET, BUCKET, BUCKET)
      deck.set((s) => (s.round = round))
      return [says(deck, 0), says(deck, 0, 'sly')] as const
    })
    expect(said.filter(([usual]) => usual !== null && 'doubt' in usual)).toEqual([])
    const slander = said.filter(([, sly]) => sly !== null && 'doubt' in sly).length
    expect(slander).toBeGreaterThan(0)
    expect(slander).toBeLessThan(16)
  })

  test('they ask for hands where water decides and nobody buckets', () => {
    const deck = given().arrange({
      hands,
      water: 'clear-water*9',
      treasure: 'sapphire*2',
      breaches: 'major',
      cannons: 'double',
      sections: 1,
    })
    deck.set((s) => s.columns[WATER].push(...s.deck.splice(0, 12)))
    claimed(deck, PATCH, FIRE, FIRE)
    expect(says(deck, 0)).toMatchObject({ plead: { action: 'bucket' } })
    deck.set((s) => (s.pleas[0] = 4))
    expect(says(deck, 0)).toBeNull()
  })

  test('nobody goes on for ever', () => {
    const deck = claimed(withPast(scene()), PATCH, BUCKET, PATCH)
    deck.set((s) => (s.talk[0] = 4))
    expect(says(deck, 0)).toBeNull()
  })
})

describe('pirates can be talked round', () => {
  const worth = (deck: Deckhands): number[] => {
    const ctx = seenBy(deck, 0)
    return worthOfActions(ctx, outlookOf(ctx, 0), 0)
  }
  const pleading = (by: number): Deckhands => withPast(scene()).set((s) => (s.pleas[by] = PATCH))

  test('by a plea, and by who was true more than by who was not', () => {
    const before = worth(withPast(scene()))
    const honest = worth(pleading(2))
    const liar = worth(pleading(1))
    expect(honest[PATCH]).toBeGreaterThan(liar[PATCH])
    expect(liar[PATCH]).toBeGreaterThan(before[PATCH])
    expect(honest.filter((_, action) => action !== PATCH)).toEqual(before.filter((_, action) => action !== PATCH))
  })

  test('not by what is asked of others', () => {
    const others = withPast(scene()).set((s) => (s.pleas[2] = 4 + PATCH))
    expect(worth(others)).toEqual(worth(withPast(scene())))
  })
})
