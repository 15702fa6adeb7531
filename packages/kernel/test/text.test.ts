import { describe, expect, test } from 'vitest'
import { catalogueOf, compile } from '../src/icu/index.ts'
import { say, type Params } from '../src/index.ts'

const names = ['Anne', 'Bartholomew', 'Calico']
const icons = { 'seat.9': 'The Navy', 'icon.hull': 'Hull', 'icon.crew': 'Crew', 'icon.2': 'Two' }
/** Names as a language has them that declines: in a form that a sentence asks for, and of a gender. */
const things = {
  'thing.wand': '{form, select, accusative {Różdżkę} gender {f} other {Różdżka}}',
  'thing.keg': '{form, select, gender {m} other {Baryłka}}',
}

const told = (sentence: string, params: Params = {}, language = 'en'): string =>
  say({ language, catalogue: catalogueOf({ it: sentence, ...icons, ...things }), names }, { code: 'it', params })

const table: [sentence: string, params: Params, text: string][] = [
  ['Plain | text, no slot', {}, 'Plain | text, no slot'],
  ['{n} of {m}', { n: 3, m: 1234 }, '3 of 1,234'],
  ['{n, number}', { n: 1234 }, '1,234'],
  ['{who, seat} and {other, seat}', { who: 0, other: 5 }, 'Anne and #6'],
  ['{who, seat}', { who: 9 }, 'The Navy'],
  ['{icon, icon}', { icon: 'hull' }, 'Hull'],
  ['{icon, icon}', { icon: 2 }, 'Two'],
  ['{icon, icon}', { icon: 'sail' }, '[icon.sail]'],
  ['{n, plural, one {# die} other {# dice}}', { n: 1 }, '1 die'],
  ['{n, plural, one {# die} other {# dice}}', { n: 0 }, '0 dice'],
  ['{n, plural, one {# die} other {# dice}}', { n: 2000 }, '2,000 dice'],
  ['{n, plural, =0 {none} one {one} other {some}}', { n: 0 }, 'none'],
  ['{n, plural, =0 {none} other {some}}', {}, 'none'],
  ['{n, plural, one {# die of {who, seat}} other {# dice of {who, seat}}}', { n: 2, who: 1 }, '2 dice of Bartholomew'],
  ['{n, plural, other {{m, plural, one {#} other {# of #}} # }}', { n: 3, m: 4 }, '4 of 4 3 '],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['{values}', { values: [1, 2, 3] }, '1, 2, and 3'],
  ['{values}', { values: [] }, ''],
  ['{who, seat}', { who: [0, 2] }, 'Anne and Calico'],
  ['{icons, icon}', { icons: ['hull', 'crew'] }, 'Hull and Crew'],
  ['{icons, icon}', { icons: ['hull', 'crew', 'hull', 2] }, 'Hull ×2, Crew, and Two'],
  ['{who, seat}', { who: [0, 0] }, 'Anne and Anne'],
  ['{who, plural, one {{who, seat} is} other {{who, seat} are}} here', { who: [0] }, 'Anne is here'],
  ['{who, plural, one {{who, seat} is} other {{who, seat} are}} here', { who: [0, 2] }, 'Anne and Calico are here'],
  ['{clear, select, no {own} other {clear}} die', { clear: true }, 'clear die'],
  ['{clear, select, no {own} other {clear}} die', { clear: false }, 'own die'],
  ['{clear, select, no {own} other {clear}} die', {}, 'own die'],
  ['{clear, select, no {own} other {clear}} die', { clear: null }, 'own die'],
  ['done{raised, select, no {} other { (raised)}}', { raised: 0 }, 'done'],
  ['done{raised, select, no {} other { (raised)}}', { raised: '' }, 'done'],
  ['done{raised, select, 2 { twice} other {}}', { raised: 2 }, 'done twice'],
  ['Chest: {values, select, no {empty} other {{values} = {sum}}}', { values: [4, 5], sum: 9 }, 'Chest: 4 and 5 = 9'],
  ['Chest: {values, select, no {empty} other {{values} = {sum}}}', { values: [], sum: 0 }, 'Chest: empty'],
  ['{word, select, other {any}}', { word: 'constructor' }, 'any'],
  ['{gone}{none}', { none: null }, ''],
  ['{yes}', { yes: true }, 'true'],
  ["{owner, seat}'s '{brace}'", { owner: 0 }, "Anne's {brace}"],
]

describe('a message', () => {
  test.each(table)('%s %o', (sentence, params, text) => expect(told(sentence, params)).toBe(text))

  test('is said as its language says it', () => {
    expect(told('{n} {values}', { n: 1234.5, values: [1, 2] }, 'de')).toBe('1.234,5 1 und 2')
    const cards = '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}'
    expect([1, 2, 5, 22, 112].map((n) => told(cards, { n }, 'pl'))).toEqual(['1 karta', '2 karty', '5 kart', '22 karty', '112 kart'])
  })

  test('takes a name in the form that it needs, or in the one it has', () => {
    expect(told('Bierzesz {card, thing, accusative}', { card: 'wand' })).toBe('Bierzesz Różdżkę')
    expect(told('Bierzesz {card, thing, genitive}', { card: 'keg' })).toBe('Bierzesz Baryłka')
    expect(told('Karta: {card, thing}', { card: 'wand' })).toBe('Karta: Różdżka')
  })

  test('agrees with the gender of a name', () => {
    const sentence = '{card, thing} {card_gender, select, f {zużyta} other {zużyty}}'
    expect(told(sentence, { card: 'wand' })).toBe('Różdżka zużyta')
    expect(told(sentence, { card: 'keg' })).toBe('Baryłka zużyty')
  })

  test('that is missing shows its code and values', () => {
    const speaker = { language: 'en', catalogue: {}, names }
    expect(say(speaker, { code: 'no.such' })).toBe('[no.such]')
    expect(say(speaker, { code: 'no.such', params: { n: 1 } })).toBe('[no.such {"n":1}]')
  })
})

describe('what cannot be compiled is told with the sentence', () => {
  test.each([['{n'], ['{n, plural, one {#}}'], ['{n, plural, offset:1 one {#} other {#}}'], ['{n, plural, several {#} other {#}}']])(
    '%s',
    (sentence) => expect(() => compile(sentence)).toThrow(sentence),
  )
})
