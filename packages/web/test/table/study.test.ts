import { gameWithBots } from '@flotilla/games/bots'
import { botById, playGame } from '@flotilla/bots'
import { findGame } from '@flotilla/games'
import { Table, type GameRecord } from '@flotilla/kernel'
import { beforeAll, expect, test, vi } from 'vitest'

/** A finished game of two. */
function finished(): GameRecord {
  const game = gameWithBots(findGame('waves'))
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
  const { beginBranch, branchesOf, studyOf } = await import('../../src/study/branches.ts')
  const { packed, shared, takeOver, unpacked } = await import('../../src/study/share.ts')
  const { forget, keptStudy } = await import('../../src/local/kept.ts')
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

/** Letters of a link that unpack to that many bytes of spaces. */
async function swollen(bytes: number): Promise<string> {
  const stream = new Blob([' '.repeat(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
}

test('a link that unpacks to more than a study needs is given up at the limit, and one with too many letters is not decoded', async () => {
  const { MOST_LINK_LETTERS, MOST_STUDY_BYTES, ofFile, unpacked } = await import('../../src/study/share.ts')
  let read = 0
  const { DecompressionStream: Real } = globalThis
  const counted = class extends Real {
    override readonly readable = super.readable.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, out) {
          read += part.length
          out.enqueue(part)
        },
      }),
    )
  }
  vi.stubGlobal('DecompressionStream', counted)
  const letters = await swollen(100_000_000)
  expect(letters.length).toBeLessThan(MOST_LINK_LETTERS)
  await expect(unpacked(letters)).rejects.toThrow('larger than 4 MB')
  expect(read).toBeGreaterThan(MOST_STUDY_BYTES)
  expect(read).toBeLessThan(2 * MOST_STUDY_BYTES)
  read = 0
  await expect(unpacked('A'.repeat(MOST_LINK_LETTERS + 1))).rejects.toThrow('larger than 4 MB')
  expect(read).toBe(0)
  vi.stubGlobal('DecompressionStream', Real)
  await expect(ofFile(new Blob([' '.repeat(MOST_STUDY_BYTES + 1)]))).rejects.toThrow('larger than 4 MB')
})

test('a study with more branches or answers than anybody plays is not played', async () => {
  const { takeOver } = await import('../../src/study/share.ts')
  const record = finished()
  const branch = { parent: -1, at: 0, name: '', note: '', answers: record.answers }
  const study = (branches: readonly object[]): object => ({ format: 'flotilla-study-1', name: '', record, branches })
  await expect(takeOver(study(Array.from({ length: 201 }, () => ({ ...branch, answers: [] }))))).rejects.toThrow('at most 200 branches')
  const answers = Array.from({ length: 20_001 }, () => record.answers[0])
  await expect(takeOver(study([{ ...branch, answers }]))).rejects.toThrow('at most 20000 answers')
})
