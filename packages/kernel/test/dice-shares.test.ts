import { describe, expect, test } from 'vitest'
import {
  BadInput,
  Table,
  choices,
  commitment,
  parseRecord,
  proofWords,
  replacementNonce,
  sealOf,
  verify,
  type DiceShare,
  type GameRecord,
} from '../src/index.ts'
import { contraband } from './contraband/index.ts'
import { seedFor } from '../src/conformance/index.ts'

const OWN = 'f'.repeat(64)
const LATE = sealOf('e'.repeat(64))
const seals = [sealOf(OWN), LATE, null]
const promise = commitment(seedFor(1))
const shares: readonly DiceShare[] = [{ by: 'player', seal: sealOf(OWN) }, { by: 'late', seal: LATE }, { by: 'server' }]
const nonces = [OWN, replacementNonce(promise, seals, 1), replacementNonce(promise, seals, 2)]

/** A finished game whose dice have a share of a player, one of somebody who came too late, and one of the server. */
function shared(): GameRecord {
  const table = new Table(contraband, { seats: 3, seed: seedFor(1), nonces })
  for (let posed = table.state.asks[0]; !table.isOver; posed = table.state.asks[0])
    table.answer(posed.seat, choices(contraband, table.state, posed)[0])
  return { ...table.record(), shares, names: ['Anna', 'Ben', 'Ada'] }
}

describe('shares of the dice', () => {
  test('a proof says on whose honesty the dice rest, and who revealed nothing', () => {
    const { checks } = verify(contraband, shared())
    expect(checks.slice(-3)).toEqual([
      { code: 'proof.fairPlayers', params: { players: ['Anna'] } },
      { code: 'proof.late', params: { players: ['Ben'] } },
      { code: 'proof.choices', params: { n: 2 } },
    ])
    for (const { code } of checks) expect(proofWords.en).toHaveProperty([code])
  })

  test('whoever was not at the table at the start is named as that, and counts like whoever was late', () => {
    const record = parseRecord({ ...shared(), shares: [shares[0], { by: 'absent', seal: LATE }, shares[2]] })
    const { checks } = verify(contraband, record)
    expect(checks.slice(-2)).toEqual([
      { code: 'proof.absent', params: { players: ['Ben'] } },
      { code: 'proof.choices', params: { n: 2 } },
    ])
    for (const { code } of checks) expect(proofWords.en).toHaveProperty([code])
  })

  test('without a share of a player a proof rests on the host', () => {
    const alone = seals.map((): DiceShare => ({ by: 'server' }))
    const free = [null, null, null]
    const table = new Table(contraband, {
      seats: 3,
      seed: seedFor(1),
      nonces: free.map((_, seat) => replacementNonce(promise, free, seat)),
    })
    for (let posed = table.state.asks[0]; !table.isOver; posed = table.state.asks[0])
      table.answer(posed.seat, choices(contraband, table.state, posed)[0])
    expect(verify(contraband, { ...table.record(), shares: alone }).checks.at(-1)).toEqual({ code: 'proof.fairHost' })
  })

  test.each<[what: string, change: Partial<GameRecord>, field: string]>([
    ['another nonce than was sealed', { nonces: ['d'.repeat(64), ...nonces.slice(1)] }, 'nonces'],
    ['a nonce of the server’s own choice', { nonces: [...nonces.slice(0, 2), OWN] }, 'nonces'],
    ['a nonce chosen for somebody who came too late', { nonces: [nonces[0], OWN, nonces[2]] }, 'nonces'],
    ['a seal changed afterwards', { shares: [shares[0], { by: 'late', seal: sealOf(OWN) }, shares[2]] }, 'nonces'],
    ['a player without a seal', { shares: [{ by: 'player' }, shares[1], shares[2]] }, 'shares'],
    ['a seat without a share', { shares: shares.slice(0, 2) }, 'shares'],
  ])('a proof finds %s', (_what, change, field) => {
    const proof = (): unknown => verify(contraband, { ...shared(), ...change })
    expect(proof).toThrow(BadInput)
    expect(proof).toThrow(expect.objectContaining({ field }))
  })
})
