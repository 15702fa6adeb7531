import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lookAt, start, verify, view, type GameRecord } from '@flotilla/kernel'
import { describe, expect, test, vi } from 'vitest'
import { boardFits } from '../src/boards/fits.ts'
import { faceOf, rulesOf } from '../src/lobby/games.ts'

// Whose language a face comes in; there is no browser here to ask.
vi.mock('../src/settings.ts', () => ({ useSettings: { getState: () => ({ language: 'en' }) } }))

// The client after an upgrade: its own rules of every game have another version than what was played.
vi.mock('@flotilla/waves/face', raised)
vi.mock('@flotilla/sinking/face', raised)
vi.mock('@flotilla/bottom/face', raised)
vi.mock('@flotilla/quests/face', raised)

async function raised(original: () => Promise<{ face: { rulesVersion: number } }>): Promise<object> {
  const module = await original()
  return { ...module, face: { ...module.face, rulesVersion: module.face.rulesVersion + 1 } }
}

const todays: Readonly<Record<string, () => Promise<{ readonly rulesVersion: number }>>> = {
  waves: async () => (await import('@flotilla/waves/face')).face,
  sinking: async () => (await import('@flotilla/sinking/face')).face,
  bottom: async () => (await import('@flotilla/bottom/face')).face,
  quests: async () => (await import('@flotilla/quests/face')).face,
}

const GOLDEN = join(import.meta.dirname, '../../fleet/test/golden')
const versionOf = (name: string): number => Number(name.split('-')[1])
/** A record of the newest rules there are records of. */
const recordOf = (game: string): GameRecord => {
  const all = readdirSync(GOLDEN).filter((one) => one.startsWith(`${game}-`))
  const name = all.toSorted((a, b) => versionOf(b) - versionOf(a))[0] ?? ''
  return (JSON.parse(readFileSync(join(GOLDEN, name), 'utf8')) as { record: GameRecord }).record
}

describe.each(['waves', 'sinking', 'bottom', 'quests'])('%s of before', (id) => {
  const record = recordOf(id)
  const info = {
    id: 'x',
    game: id,
    rulesVersion: record.rulesVersion,
    edition: typeof record.edition === 'string' ? record.edition : '',
    ownEdition: false,
  }

  test('is proved by the rules it was played under', async () => {
    const game = await rulesOf(record)
    expect(game).toMatchObject({ id, rulesVersion: record.rulesVersion })
    if (game !== undefined) expect(verify(game, record).outcome).toEqual(record.outcome)
  })

  test('is shown at the text table, in its own words', async () => {
    const face = await faceOf(info)
    expect(face).toMatchObject({ id, rulesVersion: record.rulesVersion })
    expect(boardFits(face)).toBe(false)
    const game = await rulesOf(record)
    if (game === undefined) throw new Error('no rules')
    const seen = view(game, start(game, record), 0)
    expect(face.words.describe(lookAt(face, seen), 0).length).toBeGreaterThan(0)
    expect(face.score(lookAt(face, seen), 0)).toBeTypeOf('number')
  })

  test('today is shown on its board', async () => {
    const { rulesVersion } = await todays[id]()
    const face = await faceOf({ ...info, rulesVersion })
    expect(boardFits(face)).toBe(true)
  })
})
