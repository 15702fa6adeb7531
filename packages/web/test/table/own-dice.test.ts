import { sealOf, type GameRecord } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { expect, test, vi } from 'vitest'

const reveal = vi.hoisted(() => vi.fn())
vi.mock('../../src/net/api.ts', () => ({ api: { reveal } }))

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})

/** As the page has it after it was opened again. */
async function page(): Promise<typeof import('../../src/net/own-dice.ts')> {
  vi.resetModules()
  return import('../../src/net/own-dice.ts')
}

const OTHER = sealOf('other')
const open = { id: 'table', status: 'open', seat: 0, commitment: 'c', reveal: null } as TableInfo
const startOf = (seal: string): TableInfo => ({ ...open, reveal: { seals: [seal, OTHER], revealed: [false, false], until: 0 } })

/** Sits down, opens the page again, and reveals the share; returns its seal and nonce. */
async function started(): Promise<{ seal: string; nonce: string }> {
  stored.clear()
  reveal.mockReset()
  let seal = ''
  const info = await (
    await page()
  ).sitSealed((made) => {
    seal = made
    return Promise.resolve(open)
  })
  expect(info.reveal).toBeNull()
  reveal.mockResolvedValue(open)
  await (await page()).revealed(startOf(seal))
  const [[table, nonce]] = reveal.mock.calls as [string, string][]
  expect([table, sealOf(nonce)]).toEqual(['table', seal])
  return { seal, nonce }
}

test('a share outlives the page: it is revealed for one start, and checked after the game', async () => {
  const { seal, nonce } = await started()
  const { revealed, ownUse } = await page()
  await revealed({ ...startOf(seal), commitment: 'another seed' })
  await revealed(startOf(sealOf('not mine')))
  expect(reveal).toHaveBeenCalledOnce()
  const shares = [seal, OTHER].map((one) => ({ by: 'player' as const, seal: one }))
  const record = { commitment: 'c', nonces: [nonce, 'other'], shares } as unknown as GameRecord
  expect(ownUse('table', record)).toBe('used')
  expect(ownUse('table', { ...record, nonces: ['chosen', 'other'] })).toBe('broken')
  expect(ownUse('another table', record)).toBe('unknown')
})

test('a share that the server has confirmed cannot have been late, nor can its player have been away', async () => {
  const { seal } = await started()
  const record = (by: 'late' | 'absent'): GameRecord =>
    ({
      commitment: 'c',
      nonces: ['n', 'other'],
      shares: [
        { by, seal },
        { by: 'player', seal: OTHER },
      ],
    }) as unknown as GameRecord
  const { ownUse, sitSealed, revealed } = await page()
  for (const by of ['late', 'absent'] as const) expect(ownUse('table', record(by))).toBe('broken')
  // Where nothing was confirmed, the record may be right.
  stored.clear()
  reveal.mockRejectedValue(new Error('too late'))
  let again = ''
  await sitSealed((made) => {
    again = made
    return Promise.resolve(open)
  })
  await revealed(startOf(again))
  const missing = record('late')
  expect(
    ownUse('table', {
      ...missing,
      shares: [
        { by: 'late', seal: again },
        { by: 'player', seal: OTHER },
      ],
    }),
  ).toBe('late')
})
