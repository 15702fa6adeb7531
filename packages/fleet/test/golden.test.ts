import { describe, expect, test } from 'vitest'
import { fleet, gameById, gameOf } from '@flotilla/fleet'
import { frozenVersions, thaw } from '@flotilla/frozen'
import type { Game } from '@flotilla/kernel'
import { replaysGolden, type Golden } from '@flotilla/kernel/kit'
import { names, read } from './golden/files.ts'

const goldens = names().map((name): [string, Golden] => [name, read(name)])

const seatedAt = ({ id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>): Set<number> =>
  new Set(
    goldens.filter(([, { record }]) => record.game === id && record.rulesVersion === rulesVersion).map(([, { record }]) => record.seats),
  )

function hasSomeForEveryCrew({ id, rulesVersion, seats }: Game): void {
  const seated = seatedAt({ id, rulesVersion })
  for (let count = seats.min; count <= seats.max; count++) expect(seated).toContain(count)
}

describe('golden records', () => {
  test.each(goldens)('%s replays to the same state and result', async (_, golden) => {
    const { game, rulesVersion } = golden.record
    replaysGolden(await gameOf(game, rulesVersion), golden)
  })

  test.each(fleet)('$id has some for every number of seats', hasSomeForEveryCrew)
})

const kept = fleet.flatMap(({ id }) => frozenVersions(id).map((rulesVersion) => ({ id, rulesVersion })))

describe.each(kept)('$id, rules version $rulesVersion, as it was frozen', ({ id, rulesVersion }) => {
  test('replays its golden records to the same state and result', async () => {
    const frozen = await thaw(id, rulesVersion)
    if (frozen === undefined) throw new Error('it cannot be loaded')
    expect(frozen.game).toMatchObject({ id, rulesVersion })
    hasSomeForEveryCrew(frozen.game)
    for (const [, golden] of goldens)
      if (golden.record.game === id && golden.record.rulesVersion === rulesVersion) replaysGolden(frozen.game, golden)
  })
})

test('a version with golden records never gets lost: it is the present one or frozen', () => {
  for (const [name, { record }] of goldens)
    expect([...frozenVersions(record.game), gameById(record.game).rulesVersion], name).toContain(record.rulesVersion)
})
