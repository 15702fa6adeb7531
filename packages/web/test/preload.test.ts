import { expect, test } from 'vitest'
import { filesOf, kindsOf, tableAt, type Preloads } from '../src/first-paint/preload.ts'

const PRELOADS: Preloads = {
  files: ['words.js', 'learn.js', 'waves.js', 'board.js', 'worte.js'],
  pages: { learn: [1], 'learn/waves': [1, 2], 'play/waves': [2, 3] },
  messages: { en: { every: [0] }, de: { every: [4] } },
}
const at = (path: string, language = 'en'): readonly string[] => filesOf(PRELOADS, kindsOf(path), language)

test('a page asks at once for its own files and its game’s, each once', () => {
  expect(at('/learn/waves')).toEqual(['words.js', 'learn.js', 'waves.js'])
  expect(at('/learn/waves/draft')).toEqual(['words.js', 'learn.js', 'waves.js', 'board.js'])
  expect(at('/', 'de')).toEqual(['worte.js'])
})

test('an address that no page has asks for nothing but words', () => {
  expect(at('/nowhere/at/all')).toEqual(['words.js'])
  expect(at('/nowhere', 'eo')).toEqual([])
})

test('only of a table at the server the game has to be asked for', () => {
  expect(tableAt('/t/AbCd')).toBe('AbCd')
  for (const path of ['/', '/t', '/t/here-1', '/t/AbCd/replay', '/learn/waves']) expect(tableAt(path)).toBeNull()
})
