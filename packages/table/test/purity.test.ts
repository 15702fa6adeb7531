import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('../src/', import.meta.url)
const files = readdirSync(SOURCE).map((name) => [name, readFileSync(new URL(name, SOURCE), 'utf8')] as const)

test.each(files)('%s has no clock, timer or randomness of its own, and is no longer than 250 lines', (_name, text) => {
  expect(text).not.toMatch(
    /Date\.|Math\.random|crypto|setTimeout|setInterval|setImmediate|queueMicrotask|performance\.|Promise|async |await /,
  )
  expect(text.split('\n').length).toBeLessThanOrEqual(251)
})
