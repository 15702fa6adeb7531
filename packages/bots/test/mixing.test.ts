import { gameById } from '@flotilla/fleet'
import { rng, type Ask, type Choice } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { mixed } from '../src/mixing.ts'

const waves = gameById('waves')
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

  test('is nothing but the best where all see it anyway', () => {
    const dice = rng(1)
    for (let i = 0; i < 20; i++) expect(mixed(waves, draft, alike, dice).choice).toBe(hull)
  })
})
