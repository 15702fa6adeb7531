import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInGames, findGame, findGameVersion } from '@flotilla/games'
import { releasedVersions, loadRelease, type Release } from '@flotilla/releases'
import type { Game } from '@flotilla/kernel'
import { replaysGolden, type Golden } from '@flotilla/kernel/conformance'
import { loadFrom, type Version } from '../../../scripts/freeze/kept.ts'
import { freezeForTrial, type Trial } from '../../../scripts/freeze/trial.ts'
import { names, read } from './golden/files.ts'
import { modesIn, modesOf } from './golden/modes.ts'

const goldens = names().map((name): [string, Golden] => [name, read(name)])

const recordsOf = ({ id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>): Golden[] =>
  goldens.map(([, golden]) => golden).filter(({ record }) => record.game === id && record.rulesVersion === rulesVersion)

function hasSomeForEveryCrew(game: Game): void {
  const seated = recordsOf(game).map(({ record }) => record.seats)
  for (let count = game.seats.min; count <= game.seats.max; count++) expect(seated).toContain(count)
}

describe('golden records', () => {
  test.each(goldens)('%s replays to the same state and result', async (_, golden) => {
    const { game, rulesVersion } = golden.record
    replaysGolden(await findGameVersion(game, rulesVersion), golden)
  })

  test.each(builtInGames)('$id has some for every number of seats', hasSomeForEveryCrew)

  test.each(builtInGames)('$id has ten at least, and some for every mode of its options', (game) => {
    const records = recordsOf(game)
    expect(records.length).toBeGreaterThanOrEqual(10)
    const played = new Set(records.flatMap(({ record }) => modesIn(game.options.parse(record.options))))
    expect(modesOf(game).filter((mode) => !played.has(mode))).toEqual([])
  })
})

function replaysByFrozen({ game }: Release, version: Version): void {
  expect(game).toMatchObject(version)
  hasSomeForEveryCrew(game)
  for (const golden of recordsOf(version)) replaysGolden(game, golden)
}

const kept = builtInGames.flatMap(({ id }) => releasedVersions(id).map((rulesVersion) => ({ id, rulesVersion })))

test.each(kept)('$id, rules version $rulesVersion, as it was frozen, replays its golden records', async (version) => {
  const frozen = await loadRelease(version.id, version.rulesVersion)
  if (frozen === undefined) throw new Error('it cannot be loaded')
  replaysByFrozen(frozen, version)
})

describe('the rules of today, frozen for trial', () => {
  let trial: Trial | undefined
  beforeAll(async () => void (trial = await freezeForTrial(builtInGames)))
  afterAll(() => trial?.end())

  test.each(builtInGames)('$id replays its golden records to the same state and result', async ({ id, rulesVersion }) => {
    replaysByFrozen(await loadFrom(trial?.folder ?? '', { id, rulesVersion }), { id, rulesVersion })
  })
})

test('a version with golden records never gets lost: it is the present one or frozen', () => {
  for (const [name, { record }] of goldens)
    expect([...releasedVersions(record.game), findGame(record.game).rulesVersion], name).toContain(record.rulesVersion)
})
