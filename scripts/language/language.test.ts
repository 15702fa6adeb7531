import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { begun, entriesOf, offered, readPo, writePo, type Entry } from '../../packages/languages/src/index.ts'
import { compile } from '../../packages/kernel/src/icu/index.ts'
import { say } from '../../packages/kernel/src/text.ts'
import { describe, expect, test } from 'vitest'
import { PO, merged, template } from './catalogues.ts'
import { findingIn, findingsIn } from './check.ts'
import { PSEUDO, pseudo } from './pseudo.ts'
import { ROOT, definedIn, sources } from './sources.ts'

const entry = (english: string, text: string, code = 'it'): Entry => ({ code, english, text, isFuzzy: false })

describe.each(begun().filter((language) => language !== PSEUDO))('the language %s', (language) => {
  test('has every message, and says of each what the English says (npm run language -- check)', async () => {
    expect((await findingsIn(language)).map(({ file, code, what, why }) => `${file} ${code}: ${what}: ${why}`)).toEqual([])
  })

  test('has what the sources have and nothing else (npm run language -- extract)', async () => {
    const english = await template()
    expect(readdirSync(join(PO, language)).toSorted()).toEqual([...english.keys()].map((name) => `${name}.po`).toSorted())
    for (const [name, entries] of english) expect(entriesOf(language, name, PO)).toEqual(merged(entries, entriesOf(language, name, PO)))
  })
})

test('a module that defines messages exports nothing else: the build of the site replaces it', () => {
  expect(sources().length).toBeGreaterThan(20)
  for (const { file, names } of sources()) {
    const code = readFileSync(join(ROOT, file), 'utf8')
    expect([file, code.match(/^export /gm)?.length]).toEqual([file, names.length])
  }
  expect(definedIn("export const shellWords = defineMessages('web', {")).toEqual([['shellWords', 'web']])
})

describe('a catalogue', () => {
  const entries: Entry[] = [
    { ...entry('Say “{n}”\nand "more" \\', 'Sag „{n}“\nund "mehr" \\'), remark: 'On a button.\nShort.', group: 'web/account' },
    { ...entry('Old', 'Alt', 'old'), isFuzzy: true },
    entry('New', '', 'new'),
  ]

  test('is read as it was written', () => expect(readPo(writePo('de', entries))).toEqual(entries))

  test('is read as editors wrap it', () => {
    const wrapped = [
      '#~ msgid "gone"',
      '',
      '#. A remark',
      '#, fuzzy, icu-message-format',
      'msgctxt "it"',
      'msgid ""',
      '"One "',
      '"two"',
      'msgstr ""',
      '"Eins "',
      '"zwei"',
    ]
    expect(readPo(wrapped.join('\r\n'))).toEqual([{ ...entry('One two', 'Eins zwei'), isFuzzy: true, remark: 'A remark' }])
    expect(() => readPo('msgctxt it')).toThrow('not of a gettext catalogue')
  })

  test('follows the English: what is new is empty, what has changed is fuzzy, what has gone goes', () => {
    const english = [entry('One', '', 'one'), entry('Two!', '', 'two'), entry('New', '', 'new')]
    const translated = [entry('Two', 'Zwei', 'two'), entry('One', 'Eins', 'one'), entry('Gone', 'Fort', 'gone')]
    expect(merged(english, translated)).toEqual([
      entry('One', 'Eins', 'one'),
      { ...entry('Two!', 'Zwei', 'two'), isFuzzy: true },
      entry('New', '', 'new'),
    ])
  })
})

describe('a translation is found that', () => {
  test.each([
    ['has other parameters', 'de', '{n} of {of}', '{n} von {off}', 'other parameters'],
    ['leaves a parameter out', 'de', '{n} of {of}', '{n}', 'other parameters'],
    [
      'leaves a plural form out',
      'pl',
      '{n, plural, one {# card} other {# cards}}',
      '{n, plural, one {# karta} other {# kart}}',
      'plural forms',
    ],
    ['cannot be read', 'de', 'Draw {n}', 'Zieh {n', 'cannot be read'],
    ['is not there', 'de', 'Draw', '', 'missing'],
  ])('%s', (_what, language, english, text, what) =>
    expect(findingIn(language, 'it.po', entry(english, text)).map((one) => one.what)).toEqual([what]),
  )

  test.each([
    ['pl', '{n, plural, one {#} other {#}}', '{n, plural, one {#} few {#} many {#} other {#}}'],
    ['de', 'Take {card, thing}', 'Nimm {card, thing, accusative}'],
    ['pl', '{card, thing} is tired', '{card, thing} {card_gender, select, f {zużyta} other {zużyty}}'],
    ['pl', 'Wand', '{form, select, accusative {różdżkę} gender {f} other {różdżka}}'],
  ])('nothing is found in %s: %s', (language, english, text) => expect(findingIn(language, 'it.po', entry(english, text))).toEqual([]))
})

test('a language that has been begun is offered where nine tenths are done, or where its translator wants to see it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-po-'))
  for (const [language, texts] of [
    ['es', ['sí', '']],
    ['it', ['sì', 'no']],
  ] as const) {
    mkdirSync(join(folder, language))
    writeFileSync(
      join(folder, language, 'web.po'),
      writePo(
        language,
        texts.map((text, k) => entry('yes', text, `web.${k}`)),
      ),
    )
  }
  expect(offered(folder, '')).toEqual(['en', 'it'])
  expect(offered(folder, 'nl,es')).toEqual(['en', 'es', 'it'])
  rmSync(folder, { recursive: true })
})

test('the pseudo-language says the same of the same parameters, longer and with marked ends', () => {
  const english = "{n, plural, =0 {no} one {# card} other {# cards}} of {owner, seat}'s '{hand}'"
  const speaker = { language: 'en', catalogue: { it: compile(pseudo(english)) }, names: ['Ann'] }
  const said = say(speaker, { code: 'it', params: { n: 2, owner: 0 } })
  expect(said).toMatch(/^⟦2 çárdš óf .*~⟧$/)
  expect(said).toContain("Ann'")
  expect(said).toContain('{háñd}')
})
