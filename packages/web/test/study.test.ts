import { botById, playGame } from '@flotilla/bots'
import { gameById } from '@flotilla/fleet'
import { Table, type GameRecord } from '@flotilla/kernel'
import { beforeAll, expect, test, vi } from 'vitest'

/** A finished game of two. */
function finished(): GameRecord {
  const game = gameById('waves')
  const options = { length: 'short', roundLimit: 12 }
  const seed = 'c'.repeat(64)
  const table = new Table(game, { seats: 2, seed, options })
  const bots = [botById('random', game), botById('random', game)]
  playGame(game, { seats: 2, seed, options, bots, answered: (seat, choice) => table.answer(seat, choice) })
  return table.record(['Anna', 'Ben'])
}

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://flotilla.example/study'))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
})

test('a study goes through a link and back, with its branches, names and notes; what breaks the rules does not', async () => {
  const { beginBranch, branchesOf, studyOf } = await import('../src/study/branches.ts')
  const { packed, shared, takeOver, unpacked } = await import('../src/study/share.ts')
  const { forget, keptStudy } = await import('../src/local/kept.ts')
  const record = finished()
  const first = await beginBranch('there', record, 10, null, { name: 'More hull', note: 'Is it worth it?' })
  await beginBranch(first.slice('/t/'.length), record, 20, 1, { name: '', note: '' })
  const study = await keptStudy(studyOf(record))
  if (study === undefined) throw new Error('it is not kept')
  const branches = await branchesOf(study)
  const sent = shared(study, branches)
  expect(sent.branches.map(({ parent, at, name }) => ({ parent, at, name }))).toEqual([
    { parent: -1, at: 10, name: 'More hull' },
    { parent: 0, at: 20, name: '' },
  ])
  for (const { id } of branches) await forget(id)
  expect(await takeOver(await unpacked(await packed(sent)))).toBe(study.id)
  const taken = await branchesOf(study)
  expect(shared(study, taken)).toEqual(sent)

  const [branch] = sent.branches
  const broken = { ...sent, branches: [{ ...branch, answers: [...branch.answers, [0, { fly: true }]] }] }
  await expect(takeOver(broken)).rejects.toThrow()
  await expect(takeOver({ format: 'something else' })).rejects.toThrow('this is no study')
})
