import { describe, expect, test } from 'vitest'
import { fleet, gameById } from '@flotilla/fleet'
import { replaysGolden } from '@flotilla/kernel/kit'
import { names, read } from './golden/files.ts'

describe('golden records', () => {
  test.each(names())('%s replays to the same state and result', (name) => {
    const golden = read(name)
    replaysGolden(gameById(golden.record.game), golden)
  })

  test.each(fleet)('$id has some for every number of seats', ({ id, seats }) => {
    const seated = new Set(
      names()
        .map((name) => read(name).record)
        .filter(({ game }) => game === id)
        .map((record) => record.seats),
    )
    for (let count = seats.min; count <= seats.max; count++) expect(seated).toContain(count)
  })
})
