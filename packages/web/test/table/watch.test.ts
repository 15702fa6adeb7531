import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '@flotilla/games'
import { Table, gameOfRecord, parseRecord } from '@flotilla/kernel'
import { expect, test, vi } from 'vitest'
import { kept } from '../../src/local/kept.ts'
import { LocalTable } from '../../src/local/local-table.ts'
import { watch } from '../../src/study/watch.ts'

vi.mock('../../src/settings.ts', () => ({ useSettings: { getState: () => ({ language: 'en' }) } }))
vi.mock('../../src/net/socket.ts', () => ({ socket: {} }))

test('a record of any host becomes a table of this browser that is over, once, and is shown answer by answer', async () => {
  const file = join(import.meta.dirname, '../../../games/test/golden/waves/waves-1-10.json')
  const { record: given } = JSON.parse(readFileSync(file, 'utf8')) as { record: unknown }
  const record = parseRecord(given)
  const address = await watch(record)
  expect(await watch(record)).toBe(address)
  const id = address.split('/')[2]
  const table = await kept(id)
  if (table === undefined) throw new Error('nothing is kept')
  expect(address).toBe(`/t/${id}/replay`)
  expect(table).toMatchObject({ status: 'over', undo: 'off' })
  expect(table.branch).toBeUndefined()
  const game = gameOfRecord(findGame(record.game), record)
  const shown = new LocalTable(table, {
    now: () => 0,
    begin: () => new Table(game, record),
    think: () => Promise.reject(new Error('nobody thinks')),
    keep: () => undefined,
  })
  expect(shown.info.status).toBe('over')
  expect(shown.history().steps.length).toBeGreaterThan(0)
  expect(shown.table.answers).toHaveLength(record.answers.length)
})
