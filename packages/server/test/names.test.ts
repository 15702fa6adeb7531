import { cleaned, newTable, personName, reportBody, speech, spelledOut, tokenBody } from '@flotilla/protocol'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasWord, isSameName, skeletonOf } from '../src/people/names.ts'

const isName = (text: string): boolean => personName.safeParse(text).success

describe('names', () => {
  test.each([
    ['Hangul fillers', '\u3164\u3164\u3164'],
    ['half-width fillers', '\uFFA0\uFFA0'],
    ['blank braille', '\u2800\u2800'],
    ['variation selectors', '\uFE0F\uFE0F'],
    ['grapheme joiners', '\u034F\u034F'],
    ['inherent vowels', '\u17B4\u17B5'],
    ['blanks of all kinds', '\u00A0\u2003\u3000'],
    ['marks without a letter', '\u0301\u0301'],
    ['zero-width joiners', '\u200D\u200D'],
  ])('%s alone are no name', (_what, name) => expect(isName(name)).toBe(false))

  test.each([
    ['a filler', 'Anna\u3164'],
    ['a joiner of graphemes', 'An\u034Fna'],
    ['a soft hyphen', 'An\u00ADna'],
    ['a variation selector', 'Anna\uFE0F'],
    ['a turn of direction', '\u202Eanna'],
    ['an isolate', '\u2066Anna'],
    ['an escape', 'Anna\u001B[2J'],
    ['a one-byte escape', 'Anna\u009B2J'],
    ['a tag', 'Anna\u{E0041}'],
    ['a private letter', 'Anna\uE000'],
    ['a line', 'Anna\nBen'],
    ['half a character', 'Anna\uD800'],
    ['a pile of marks', 'A\u0335\u0336\u0337\u0338\u0321\u0322nna'],
  ])('%s is not taken', (_what, name) => expect(isName(name)).toBe(false))

  test.each([
    ['Zoë', 'Zoë'],
    ['  Anna   Bonny ', 'Anna Bonny'],
    ['Ａｎｎａ', 'Anna'],
    ['李', '李'],
    ['Ahmed أحمد', 'Ahmed أحمد'],
    ['☠️ Jack', '☠️ Jack'],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    ['ʻOkina', 'ʻOkina'],
  ])('%j is kept as %j', (typed, kept) => expect(personName.parse(typed)).toBe(kept))

  test.each([
    ['Anna', 'Аnnа'],
    ['Anna', 'Anna.'],
    ['Anna', 'Ａｎｎａ'],
    ['Ben', 'ʙen'],
    ['Anna', 'An\u034Fna'],
    ['Anna', '𝐀𝐧𝐧𝐚'],
    ['Anna', 'Αnna'],
    ['Bern', 'Bem'],
    ['Bob', 'Воb'],
    ['Host', 'Нοѕt'],
    ['Admin', 'Adm1n'],
    ['Paypal', 'Раураl'],
    ['Karl', 'Кarӏ'],
    ['Wanda', 'VVanda'],
  ])('%s and %s are one name', (a, b) => expect(isSameName(a, b)).toBe(true))

  test.each([
    ['Anna', 'Hanna'],
    ['李', '王'],
    ['Анна', 'Инна'],
    ['!', '?'],
    ['Ben', 'Bea'],
  ])('%s and %s are two', (a, b) => expect(isSameName(a, b)).toBe(false))

  test.each([
    ['Admin', 'admin', true],
    ['Аdmіn', 'admin', true],
    ['The Adm1n himself', 'admin', true],
    ['A.d.m.i.n', 'admin', true],
    ['Anna', '!', false],
    ['Anna!', '!', false],
    ['Anna', '-- ', false],
    ['Anna', 'a', false],
    ['a', 'a', true],
    ['Anna', 'an', false],
  ])('%s has the forbidden word %s: %s', (name, word, has) => expect(hasWord(name, word)).toBe(has))

  test('a skeleton is the same however case, blanks and hidden characters are put in', () => {
    const letter = fc.constantFrom(...Array.from('abcdefghjkmnopqrstuxyz'))
    const between = fc.constantFrom('', ' ', '\u034F', '\u200B', '.', '\u0301', '\u3164')
    fc.assert(
      fc.property(fc.array(fc.tuple(letter, between, fc.boolean()), { minLength: 1, maxLength: 12 }), (parts) => {
        const plain = parts.map(([one]) => one).join('')
        const odd = parts.map(([one, gap, tall]) => (tall ? one.toUpperCase() : one) + gap).join('')
        expect(skeletonOf(odd)).toBe(skeletonOf(plain))
      }),
    )
  })
})

describe('every line that people type', () => {
  const bad = 'x\u001B]0;owned\u0007'
  test('talk, tokens and editions refuse what is hidden', () => {
    expect(speech.safeParse({ text: bad }).success).toBe(false)
    expect(speech.safeParse({ text: 'x\u3164' }).success).toBe(false)
    expect(tokenBody.safeParse({ name: bad, scopes: ['read'] }).success).toBe(false)
    const table = { game: 'waves', seats: [{ kind: 'open' }] }
    expect(newTable.safeParse({ ...table, edition: { id: 'x', title: bad } }).success).toBe(false)
    expect(newTable.safeParse({ ...table, edition: { id: 'x', title: 'Own map' } }).success).toBe(true)
  })

  test('reports are cleaned and keep their lines', () => {
    const { why } = reportBody.parse({ about: 'somebody', why: `first${bad}\r\nsecond \u202Eline` })
    expect(why).toBe('firstx]0;owned\nsecond line')
    expect(reportBody.safeParse({ about: 'somebody', why: '\u001B\u200B' }).success).toBe(false)
  })

  test('nothing that comes in cleaned, or goes out spelled out, commands a terminal', () => {
    const commands = /[\p{Cc}\p{Bidi_Control}]/u
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(spelledOut(text)).not.toMatch(commands)
        expect(cleaned(text).replaceAll('\n', '')).not.toMatch(commands)
        expect(spelledOut(spelledOut(text))).toBe(spelledOut(text))
      }),
    )
    expect(spelledOut('a\u001B[2Jb\nc')).toBe(String.raw`a\u{1b}[2Jb ⏎ c`)
  })
})
