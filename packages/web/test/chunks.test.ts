import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENGINE } from '../build/chunks.ts'

test('what is packed with the engine is there: a file left out of it may want the engine before the engine has run', () => {
  const missing = ENGINE.filter((name) => !existsSync(join(import.meta.dirname, `../../kernel/src/${name}.ts`)))
  expect(missing).toEqual([])
})
