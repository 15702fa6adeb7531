import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readView, start, verify, view, type GameRecord } from '@flotilla/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keepAll } from '../../../scripts/freeze/kept.ts'
import { freezeForTrial, type Trial } from '../../../scripts/freeze/trial.ts'
import { boardFits } from '../src/boards/fits.ts'
import { loadClientGame, loadGame } from '../src/lobby/games.ts'

// Whose language a face comes in; there is no browser here to ask.
vi.mock('../src/settings.ts', () => ({ useSettings: { getState: () => ({ language: 'en' }) } }))

// The client after an upgrade: its own rules of every game have another version than what was played.
vi.mock('@flotilla/waves/client', raised)
vi.mock('@flotilla/sinking/client', raised)
vi.mock('@flotilla/bottom/client', raised)
vi.mock('@flotilla/quests/client', raised)

async function raised(original: () => Promise<{ clientGame: { rulesVersion: number } }>): Promise<object> {
  const module = await original()
  return { ...module, clientGame: { ...module.clientGame, rulesVersion: module.clientGame.rulesVersion + 1 } }
}

const todays: Readonly<Record<string, () => Promise<{ readonly rulesVersion: number }>>> = {
  waves: async () => (await import('@flotilla/waves/client')).clientGame,
  sinking: async () => (await import('@flotilla/sinking/client')).clientGame,
  bottom: async () => (await import('@flotilla/bottom/client')).clientGame,
  quests: async () => (await import('@flotilla/quests/client')).clientGame,
}

const GOLDEN = join(import.meta.dirname, '../../games/test/golden')
const versionOf = (name: string): number => Number(name.split('-')[1])
/** A record of the newest rules there are records of. */
const recordOf = (game: string): GameRecord => {
  const all = readdirSync(join(GOLDEN, game))
  const name = all.toSorted((a, b) => versionOf(b) - versionOf(a))[0] ?? ''
  return (JSON.parse(readFileSync(join(GOLDEN, game, name), 'utf8')) as { record: GameRecord }).record
}

const ids = ['waves', 'sinking', 'bottom', 'quests']

// The rules were frozen before they were raised.
let trial: Trial | undefined
beforeAll(async () => {
  trial = await freezeForTrial(ids.map((id) => ({ id, rulesVersion: recordOf(id).rulesVersion })))
  keepAll(trial.folder)
})
afterAll(() => trial?.end())

describe.each(ids)('%s of before', (id) => {
  const record = recordOf(id)
  const info = {
    id: 'x',
    game: id,
    rulesVersion: record.rulesVersion,
    edition: typeof record.edition === 'string' ? record.edition : '',
    ownEdition: false,
  }

  test('is proved by the rules it was played under', async () => {
    const game = await loadGame(record)
    expect(game).toMatchObject({ id, rulesVersion: record.rulesVersion })
    if (game !== undefined) expect(verify(game, record).outcome).toEqual(record.outcome)
  })

  test('is shown at the text table, in its own words', async () => {
    const face = await loadClientGame(info)
    expect(face).toMatchObject({ id, rulesVersion: record.rulesVersion })
    expect(boardFits(face)).toBe(false)
    const game = await loadGame(record)
    if (game === undefined) throw new Error('no rules')
    const seen = view(game, start(game, record), 0)
    expect(face.words.describe(readView(face, seen), 0).length).toBeGreaterThan(0)
    expect(face.score(readView(face, seen), 0)).toBeTypeOf('number')
  })

  test('today is shown on its board', async () => {
    const { rulesVersion } = await todays[id]()
    const face = await loadClientGame({ ...info, rulesVersion })
    expect(boardFits(face)).toBe(true)
  })
})
