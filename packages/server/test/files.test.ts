import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newFolder, removeFolder } from '../../../scripts/folders.ts'
import { backup, openStorage, type Storage } from '../src/index.ts'

const folders: string[] = []
const before = process.umask()
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const open = (data: string): Promise<Storage> => openStorage({ data }, 'test', () => undefined)
function folder(): string {
  const made = newFolder('test')
  folders.push(made)
  return made
}

afterEach(() => {
  process.umask(before)
  folders.splice(0).forEach(removeFolder)
})

test('the data folder and every file in it are for their user alone, whatever the mask is', async () => {
  process.umask(0)
  const data = join(folder(), 'deep', 'data')
  const storage = await open(data)
  await backup(storage, join(data, 'copy.gz'))
  const files = readdirSync(data)
  expect(files.sort()).toEqual(['copy.gz', 'flotilla.db', 'flotilla.db-shm', 'flotilla.db-wal'])
  expect(files.map((file) => [file, modeOf(join(data, file))])).toEqual(files.map((file) => [file, '600']))
  expect(modeOf(data)).toBe('700')
  await storage.close()
})

test('what an earlier server left open to others is closed; a folder that was there is left as it is', async () => {
  process.umask(0o022)
  const data = join(folder(), 'data')
  mkdirSync(data, { mode: 0o755 })
  await (await open(data)).close()
  for (const file of readdirSync(data)) chmodSync(join(data, file), 0o644)
  writeFileSync(join(data, 'notes.txt'), 'mine', { mode: 0o644 })
  const storage = await open(data)
  expect(readdirSync(data).map((file) => [file, modeOf(join(data, file))])).toEqual([
    ['flotilla.db', '600'],
    ['flotilla.db-shm', '600'],
    ['flotilla.db-wal', '600'],
    ['notes.txt', '644'],
  ])
  expect(modeOf(data)).toBe('755')
  await storage.close()
})
