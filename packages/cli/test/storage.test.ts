import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { flotilla, folder, spawnFlotilla, type Heard } from './console.ts'

/** Seven processes, each of which compiles everything first. */
const PATIENCE = 180_000

let record = ''
beforeAll(async () => {
  record = (await flotilla(['record', 'waves', '--seats', '2', '--bots', 'random', '--seed', '1'])).out
})

/** A data folder with one stored table. */
async function stored(): Promise<{ here: string; data: string; table: string }> {
  const here = folder()
  const data = join(here, 'data')
  const file = join(here, 'game.json')
  writeFileSync(file, record)
  const { code, out } = await flotilla(['import', file, '--data', data])
  expect(code).toBe(0)
  return { here, data, table: /^the table is ([\w-]+): \/t\/\1\n$/.exec(out)?.[1] ?? '' }
}

/** Refused as bad input: one clear sentence, and no more. */
function expectComplaint({ code, out, err }: Heard, why: string): void {
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(why)
  expect(err.trim().split('\n')).toHaveLength(1)
}

test(
  'as processes of their own: import, export, backup, restore, and what they refuse',
  () => {
    const here = folder()
    const at = (name: string): string => join(here, name)
    writeFileSync(at('game.json'), record)
    const { code, out } = spawnFlotilla(['import', at('game.json'), '--data', at('data')])
    expect(code).toBe(0)
    const table = /the table is ([\w-]+):/.exec(out)?.[1] ?? ''
    expect(spawnFlotilla(['backup', at('all.gz'), '--data', at('data')])).toEqual({
      code: 0,
      out: `everything is in ${at('all.gz')}\n`,
      err: '',
    })
    expect(spawnFlotilla(['restore', at('all.gz'), '--data', at('fresh')])).toEqual({ code: 0, out: '1 table is back\n', err: '' })
    expect(spawnFlotilla(['export', table, '--data', at('fresh'), '--out', at('out.json')])).toEqual({ code: 0, out: '', err: '' })
    expect(JSON.parse(readFileSync(at('out.json'), 'utf8'))).toEqual(JSON.parse(record))
    expectComplaint(spawnFlotilla(['restore', at('game.json'), '--data', at('third')]), 'cannot be read as a backup')
    expectComplaint(spawnFlotilla(['import', at('all.gz'), '--data', at('data')]), 'is not JSON')
    expect(spawnFlotilla(['backup', at('all.gz'), '--data', at('data')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is already there'),
    })
  },
  PATIENCE,
)

describe('import and export', () => {
  test('a record that is here already stays one table', async () => {
    const { here, data, table } = await stored()
    const again = await flotilla(['import', join(here, 'game.json'), '--data', data])
    expect(again).toMatchObject({ code: 0, out: `the table is ${table}: /t/${table}\n` })
  })

  test('a record comes out as it went in, and proves itself', async () => {
    const { here, data, table } = await stored()
    const file = join(here, 'out.json')
    expect(await flotilla(['export', table, '--data', data, '--out', file])).toEqual({ code: 0, out: '', err: '' })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(record))
    expect(JSON.parse((await flotilla(['export', table, '--data', data])).out)).toEqual(JSON.parse(record))
    expect((await flotilla(['verify', file])).code).toBe(0)
  })

  test('a table, a database or a file that is not there: nothing is made', async () => {
    const { here, data } = await stored()
    const nowhere = join(here, 'nowhere')
    expectComplaint(await flotilla(['export', 'kV1fkV1fkV1f', '--data', data]), "there is no table 'kV1f")
    expectComplaint(await flotilla(['export', 'kV1fkV1fkV1f', '--data', nowhere]), 'there is no database in')
    expectComplaint(await flotilla(['import', join(here, 'none.json'), '--data', nowhere]), 'there is no such file')
    expect(existsSync(nowhere)).toBe(false)
  })

  test.each([
    ['no record', () => '{"format": "something else"}', 'format'],
    [
      'a forged answer',
      () => {
        const forged = JSON.parse(record) as { answers: [number, object][] }
        forged.answers[3][1] = { take: 99 }
        return JSON.stringify(forged)
      },
      ', {"take":99} by seat',
    ],
    [
      'a forged commitment',
      () => JSON.stringify({ ...JSON.parse(record), commitment: '0'.repeat(64) }),
      'its seed does not hash to its commitment',
    ],
    [
      'a forged result',
      () => {
        const forged = JSON.parse(record) as { outcome: { winners: number[] } }
        forged.outcome.winners = [0, 1]
        return JSON.stringify(forged)
      },
      'the recorded result is not the one that the answers lead to',
    ],
  ])('%s is refused, and no table is stored', async (_what, text, why) => {
    const { here, data } = await stored()
    const file = join(here, 'bad.json')
    writeFileSync(file, text())
    expectComplaint(await flotilla(['import', file, '--data', data]), why)
    const kept = join(here, 'all.gz')
    expect((await flotilla(['backup', kept, '--data', data])).code).toBe(0)
    expect(
      gunzipSync(readFileSync(kept))
        .toString()
        .match(/"table":"tables"/g),
    ).toHaveLength(1)
  })
})

describe('backup and restore', () => {
  test('a data folder that is a file, or PostgreSQL that is not there: told by the name of the setting', async () => {
    const file = join(folder(), 'mine')
    writeFileSync(file, 'mine')
    for (const line of [
      ['restore', file],
      ['serve', '--port', '0'],
    ])
      expectComplaint(await flotilla([...line, '--data', file]), `data: cannot use the data folder '${file}': `)
    const gone = await flotilla(['serve', '--port', '0', '--database', 'postgres://anna:secret@127.0.0.1:1/flotilla'])
    expectComplaint(gone, 'database: cannot use PostgreSQL at 127.0.0.1:1: connect ECONNREFUSED')
    expect(gone.err).not.toContain('secret')
  })

  test('nothing is overwritten: neither a file nor a database', async () => {
    const { here, data } = await stored()
    const file = join(here, 'all.gz')
    writeFileSync(file, 'mine')
    expect((await flotilla(['backup', file, '--data', data])).code).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe('mine')
    const other = join(here, 'other.gz')
    expect((await flotilla(['backup', other, '--data', data])).code).toBe(0)
    expectComplaint(await flotilla(['restore', other, '--data', data]), 'already has 1 tables')
  })

  test('no database, or no folder for the file: nothing is made', async () => {
    const { here, data } = await stored()
    const nowhere = join(here, 'nowhere')
    const file = join(here, 'all.gz')
    expectComplaint(await flotilla(['backup', file, '--data', nowhere]), 'there is no database in')
    expect([existsSync(nowhere), existsSync(file)]).toEqual([false, false])
    expectComplaint(await flotilla(['backup', join(nowhere, 'all.gz'), '--data', data]), 'there is no such file or folder')
  })

  const backupOf = (line: object | null): Buffer =>
    gzipSync(`${JSON.stringify({ format: 'flotilla-backup-1' })}\n${JSON.stringify(line)}\n`)
  const cutOff = (whole: Buffer): Buffer => whole.subarray(0, whole.length >> 1)
  test.each([
    ['missing', () => null, 'no such file'],
    ['not compressed', () => 'ahoy', 'cannot be read as a backup'],
    ['of somebody else', () => gzipSync('{"hello": "world"}\n'), 'is not a backup of Flotilla'],
    ['of somebody else, and no JSON', () => gzipSync('ahoy\n'), 'is not a backup of Flotilla'],
    ['empty', () => gzipSync(''), 'is not a backup of Flotilla'],
    ['damaged: a list that is none of ours', () => backupOf({ table: 'treasure', row: {} }), 'is not a backup of Flotilla'],
    ['damaged: a row without fields', () => backupOf(null), 'is not a backup of Flotilla'],
    ['damaged: a row with strange fields', () => backupOf({ table: 'persons', row: { treasure: 1 } }), 'is damaged'],
    ['cut off', cutOff, 'cannot be read as a backup'],
  ])('a file that is %s is refused, and nothing of it is stored', async (_what, content, why) => {
    const { here, data } = await stored()
    const [good, bad, fresh] = ['good.gz', 'bad.gz', 'fresh'].map((name) => join(here, name))
    expect((await flotilla(['backup', good, '--data', data])).code).toBe(0)
    const bytes = content(readFileSync(good))
    if (bytes !== null) writeFileSync(bad, bytes)
    expectComplaint(await flotilla(['restore', bad, '--data', fresh]), why)
    // The database is as empty as before: a good backup goes in.
    expect((await flotilla(['restore', good, '--data', fresh])).code).toBe(0)
  })
})
