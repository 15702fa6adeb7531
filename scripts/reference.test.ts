import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entries, referencePages } from './reference.ts'

const folder = join(import.meta.dirname, '../docs/reference')
const pages = referencePages()

describe.each([...entries().values()].flat())('$from', ({ exports }) => {
  test('says in a sentence what each of its exports is', () => {
    expect(exports.length).toBeGreaterThan(0)
    expect(exports.filter(({ says }) => !/[.!?]($| )/.test(says)).map(({ name }) => name)).toEqual([])
  })
})

test('the reference is what the types say (npm run reference), in pages of at most 15 kB', () => {
  const written = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  expect([...written.keys()].toSorted()).toEqual([...pages.keys()].toSorted())
  for (const [file, page] of pages) expect(written.get(file), file).toBe(page)
  expect([...pages].filter(([, page]) => Buffer.byteLength(page) > 15_000).map(([file]) => file)).toEqual([])
})
