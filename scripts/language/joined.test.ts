import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, modules } from './sources.ts'

/** Two sentences in one text: what stands between them. */
const BETWEEN = /\$\{say\([^\n]*?\)\}([^`${}]*)\$\{say\(/g
/** What may stand between: nothing that a language has to order, to agree with or to space. */
const SEPARATORS = new Set([' · ', ' ', ''])
/** What stands between brackets, which may hold brackets so many times. */
const within = (depth: number): string => (depth === 0 ? '[^(){}]*' : `(?:[^(){}]|\\(${within(depth - 1)}\\)|\\{${within(depth - 1)}\\})*`)
/** A sentence that is added to something, and an ending that is added to a word. */
const ADDED = [new RegExp(`\\bsay\\(${within(4)}\\)+ \\+ `), /\+ say\(/, /\+ '(?:s|es|e|n|en)'/, /\? '' : '(?:s|es|e|n|en)'/]

/** The lines of a source that put a sentence together from pieces. */
const joinedIn = (code: string): string[] =>
  code.split('\n').filter((line) => {
    const glued = [...line.matchAll(BETWEEN)].some(([, between]) => !SEPARATORS.has(between))
    return glued || ADDED.some((pattern) => pattern.test(line))
  })

test('no sentence for players is put together from pieces: a message with parameters says it, so that a language can order them', () => {
  const found = modules().flatMap((file) => joinedIn(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`))
  expect(found).toEqual([])
})

test.each([
  ["label={`${say('a')}: ${say('b')}`}"],
  ['`${say(code)}. ${say(`${code}.say`)}`'],
  ["say('inHand', { piece }) + (isDown ? ` (${say('down')})` : '')"],
  ["'the ' + say('thing')"],
  ["word + 's'"],
  ["`${n} card${n === 1 ? '' : 's'}`"],
])('it is found: %s', (line) => expect(joinedIn(line)).toEqual([line]))

test.each([
  ["`${say('a')} · ${say('b')}`"],
  ["say('sell', { price: priceOf(ctx, String(what)) + (scales ? 2 : 0) })"],
  ['into[from + use] = 0'],
  ["`${say('a')} ${n}`"],
])('it is none: %s', (line) => expect(joinedIn(line)).toEqual([]))
