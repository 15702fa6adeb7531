import { tableId } from '@flotilla/protocol'
import { expect, test } from 'vitest'
import { newId } from '../src/storage/secrets.ts'

test('an id can be typed after a command: none looks like an option', () => {
  const ids = Array.from({ length: 5000 }, newId)
  expect(ids.filter((id) => !tableId.safeParse(id).success || id.startsWith('-'))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
