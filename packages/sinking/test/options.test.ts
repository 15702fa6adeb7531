import { start } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { firstLeg, nextLeg, sinking, voyageStandings, type Options, type SinkingState } from '../src/index.ts'
import { options } from '../src/rules/options.ts'
import { declareDial } from '../src/rules/steps.ts'
import { A, B, C } from './pirates.ts'
import { given } from './table.ts'

const refused =
  (given: object, seats = 3) =>
  () =>
    start(sinking, { seats, options: given, seed: '0'.repeat(64) })

describe('options', () => {
  test('have the defaults of the rules', () => {
    expect(options.parse({})).toMatchObject({
      enemy: 'kraken',
      variant: 'single',
      firstMate: 'random',
      characters: 'choose',
      conditionLimit: 'verb',
      emptyDeck: 'reshuffle',
      dryBucket: 'discard',
      doubledAttacks: 'stack',
      angeredDice: 'answered',
      declareItems: 'own',
      hammers: 'must',
      shootTreasure: 'all',
      windowMode: 'strict',
      windowSeconds: 8,
      windowBeat: 0,
    })
  })

  test('that do not fit are refused with their name', () => {
    expect(refused({ firstMate: 4 })).toThrow(/firstMate: seat 4/)
    expect(refused({ characters: ['pete', 'quinn', 'netty', 'billy'] })).toThrow(/4 characters for 3 seats/)
    expect(refused({ characters: ['pete', 'pete', 'netty'] })).toThrow(/same one/)
    expect(refused({ discussSeconds: 120 })).toThrow(/discussSeconds/)
    expect(refused({ hammers: 'never' })).toThrow(/hammers/)
    expect(refused({ enemy: 'squid' })).toThrow(/enemy/)
    expect(refused({ windowMode: 'beat', windowBeat: 9, windowSeconds: 5 })).toThrow(/windowBeat/)
  })

  test('pace of the windows', () => {
    expect(sinking.pace?.(options.parse({ windowMode: 'beat', windowSeconds: 20 }))).toEqual({ strict: false, seconds: 20, beat: 0 })
  })
})

test('SK-0.8 seat order starts with the First Mate and goes clockwise', () => {
  given({ options: { firstMate: 2 } })
    .arrange({ water: 'topaz' })
    .from(declareDial(0))
    .when(C.lays('bucket', 'water'), A.lays('bucket', 'water'), B.lays('bucket', 'water'))
})

describe('a voyage', () => {
  const finished = (change: Partial<SinkingState>): SinkingState => Object.assign(given({ options: { variant: 'voyage' } }).state, change)

  test('starts with the Kraken and goes on in order, with the same characters and the next First Mate', () => {
    const all: Options = options.parse({ variant: 'voyage', enemy: 'sirens' })
    expect(firstLeg(all)).toMatchObject({ enemy: 'kraken', variant: 'voyage' })
    // Seat 1 is First Mate in round 5, so seat 0 was in round 1 (three seats).
    expect(nextLeg(finished({ enemy: 'kraken', firstMate: 1, round: 5 }))).toMatchObject({
      enemy: 'shark',
      firstMate: 1,
      characters: ['pete', 'frankie', 'billy'],
    })
    expect(nextLeg(finished({ enemy: 'skullsairs' }))).toBeNull()
  })

  const leg = (...ranks: number[]) => ({
    why: 'ended.saved',
    standings: ranks.map((rank, seat) => ({ seat, rank, score: 0, parts: {} })),
    winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  })

  test('is won by most points: 2 for a win alone, 1 for a shared one', () => {
    expect(voyageStandings([leg(1, 2, 3), leg(1, 1, 3), leg(3, 1, 2), leg(2, 3, 1)], 3)).toEqual([
      { seat: 0, rank: 1, points: 3, parts: { winsAlone: 1, ranks: 7 } },
      { seat: 1, rank: 1, points: 3, parts: { winsAlone: 1, ranks: 7 } },
      { seat: 2, rank: 3, points: 2, parts: { winsAlone: 1, ranks: 9 } },
    ])
  })

  test('ties go to more wins alone, then to the smaller sum of ranks', () => {
    expect(voyageStandings([leg(1, 2, 3), leg(2, 1, 1), leg(3, 1, 1)], 3).map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(voyageStandings([leg(1, 2, 3), leg(3, 1, 2)], 3).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ])
  })
})
