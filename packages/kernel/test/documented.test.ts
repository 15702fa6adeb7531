import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')
const files = readdirSync(src).filter((name) => name.endsWith('.ts') && name !== 'index.ts')
const DECLARATION = /^export (?:const|function|class|interface|type) (\w+)/

/** The exports of a file that no comment stands before; further signatures of a function share the first one's. */
function undocumented(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const name = DECLARATION.exec(line)?.[1]
    if (name === undefined || lines[at - 1]?.trim().endsWith('*/')) return []
    return DECLARATION.exec(lines[at - 1] ?? '')?.[1] === name ? [] : [name]
  })
}

test.each(files)('%s says in a sentence what each of its exports is', (name) => {
  expect(undocumented(readFileSync(join(src, name), 'utf8').split('\n'))).toEqual([])
})

test('an export without a sentence is found', () => {
  expect(undocumented(['/** A seat. */', 'export type Seat = number', '', 'export type SeatSet = number'])).toEqual(['SeatSet'])
})
