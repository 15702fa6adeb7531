import { findGame } from './games.ts'
import { rng, start, view, type Ask, type Choice } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { mixed } from '../src/manners/mixing.ts'
import { varied } from '../src/manners/variety.ts'

const waves = findGame('waves')
const place: Ask = { kind: 'place', seat: 0 }
const draft: Ask = { kind: 'draft', seat: 0 }
const judged = (...all: [Choice, number, number][]) => all.map(([choice, visits, share]) => ({ choice, visits, share, error: 0 }))
const [hull, crew, ports] = [{ at: 'hull' }, { at: 'crew' }, { at: 'ports' }]

describe('what others would gladly foresee', () => {
  const alike = judged([hull, 40, 0.52], [crew, 40, 0.515], [ports, 40, 0.44])

  test('is any of those that are as good, whatever is hidden elsewhere', () => {
    const dice = rng(1)
    const taken = Array.from({ length: 60 }, () => mixed(waves, place, alike, dice).choice)
    expect(taken).toContain(hull)
    expect(taken).toContain(crew)
    expect(taken).not.toContain(ports)
    expect(mixed(waves, place, alike, rng(7))).toEqual(mixed(waves, place, alike, rng(7)))
  })

  test('is not something that was given up early, however good it looked', () => {
    const hasty = judged([hull, 40, 0.52], [crew, 8, 0.52])
    const dice = rng(1)
    for (let i = 0; i < 20; i++) expect(mixed(waves, place, hasty, dice).choice).toBe(hull)
  })

  test('is as good by what its game says of it', () => {
    const dial: Ask = { kind: 'declare.dial', seat: 0 }
    const [plunder, patch, row] = [{ action: 'plunder' }, { action: 'patch' }, { action: 'row' }]
    const dials = judged([plunder, 40, 0.3], [patch, 40, 0.275], [row, 40, 0.265])
    const dice = rng(1)
    const taken = new Set(Array.from({ length: 60 }, () => mixed(findGame('sinking'), dial, dials, dice).choice))
    expect(taken).toEqual(new Set([plunder, patch]))
  })

  test('is nothing but the best where all see it anyway', () => {
    const dice = rng(1)
    for (let i = 0; i < 20; i++) expect(mixed(waves, draft, alike, dice).choice).toBe(hull)
  })
})

describe('a mate', () => {
  const late = { ...waves, advice: { ...waves.advice, search: { ...waves.advice.search, clock: () => 9 } } }
  const seen = view(late, start(late, { seats: 2, seed: '5'.repeat(64) }), 0)
  const taken = (ask: Ask, ratings: readonly number[]): Set<number> => {
    const dice = rng(1)
    return new Set(Array.from({ length: 60 }, () => varied(late, seen, ask, ratings, ratings.length, dice)))
  }

  test('takes in secret any choice that is rated nearly as well as the best', () => {
    expect(taken(place, [10, 9.5, 8.9])).toEqual(new Set([0, 1]))
  })

  test('takes nothing but the best where all see it anyway', () => {
    expect(taken(draft, [10, 9.5, 8.9])).toEqual(new Set([0]))
  })
})
