import { expect, test } from 'vitest'
import { fixedShare, newShare, sealOfShare, useOf } from '../src/index.ts'

const share = newShare()
const seals = [sealOfShare(share), sealOfShare(newShare())]
const info = { seat: 0, commitment: 'c', reveal: { seals, revealed: [false, false], until: 0 } }

test('a share is revealed once its own seal is fixed at the own seat, and not otherwise', () => {
  expect(fixedShare(share, info)).toEqual({ ...share, fixed: { seat: 0, commitment: 'c', seals } })
  expect(fixedShare(share, { ...info, reveal: null })).toBeNull()
  expect(fixedShare(share, { ...info, seat: null })).toBeNull()
  expect(fixedShare(share, { ...info, seat: 1 })).toBeNull()
  expect(fixedShare(share, { ...info, reveal: { ...info.reveal, revealed: [true, false] } })).toBeNull()
})

test('a share is never revealed for a second start: with other seals or another seed somebody could choose the dice', () => {
  const fixed = fixedShare(share, info) ?? share
  expect(fixedShare(fixed, info)).toEqual(fixed)
  expect(fixedShare(fixed, { ...info, commitment: 'd' })).toBeNull()
  expect(fixedShare(fixed, { ...info, reveal: { ...info.reveal, seals: [seals[0], sealOfShare(newShare())] } })).toBeNull()
})

test('after the game a client knows what became of its share', () => {
  const fixed = fixedShare(share, info) ?? share
  const shares = seals.map((seal) => ({ by: 'player' as const, seal }))
  const record = { commitment: 'c', nonces: [share.nonce, 'other'], shares }
  expect(useOf(fixed, record)).toBe('used')
  expect(useOf(share, record)).toBe('unknown')
  for (const by of ['late', 'absent'] as const) {
    const missing = { ...record, shares: [{ ...shares[0], by }, shares[1]] }
    expect(useOf(fixed, missing)).toBe(by)
    expect(useOf(share, missing)).toBe(by)
    // The server has confirmed that it came in time.
    expect(useOf({ ...fixed, received: true }, missing)).toBe('broken')
  }
  expect(useOf(fixed, { ...record, nonces: ['mine', 'other'] })).toBe('broken')
  expect(useOf(fixed, { ...record, shares: [{ by: 'server' }, shares[1]] })).toBe('broken')
})
