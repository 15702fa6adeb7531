import { describe, expect, test } from 'vitest'
import { say, type Params } from '../src/index.ts'

const names = ['Anne', 'Bartholomew', 'Calico']
const icons = { 'seat.9': 'The Navy', 'icon.hull': 'Hull', 'icon.crew': 'Crew', 'icon.2': 'Two' }

const told = (sentence: string, params: Params = {}, language = 'en'): string =>
  say({ language, catalogue: { it: sentence, ...icons }, names }, { code: 'it', params })

const table: [sentence: string, params: Params, text: string][] = [
  ['Plain | text, no slot', {}, 'Plain | text, no slot'],
  ['{n} of {m}', { n: 3, m: 1234 }, '3 of 1,234'],
  ['{who:seat} and {other:seat}', { who: 0, other: 5 }, 'Anne and #6'],
  ['{who:seat}', { who: 9 }, 'The Navy'],
  ['{icon:icon}', { icon: 'hull' }, 'Hull'],
  ['{icon:icon}', { icon: 2 }, 'Two'],
  ['{icon:icon}', { icon: 'sail' }, '[icon.sail]'],
  ['{n#die|dice}', { n: 1 }, '1 die'],
  ['{n#die|dice}', { n: 0 }, '0 dice'],
  ['{n#die|dice}', { n: 2000 }, '2,000 dice'],
  ['{n#sheep}', { n: 2 }, '2 sheep'],
  ['{n#die of {who:seat}|dice of {who:seat}}', { n: 2, who: 1 }, '2 dice of Bartholomew'],
  ['{values}', { values: [1, 2, 3] }, '1, 2, and 3'],
  ['{values}', { values: [] }, ''],
  ['{who:seat}', { who: [0, 2] }, 'Anne and Calico'],
  ['{icons:icon}', { icons: ['hull', 'crew'] }, 'Hull and Crew'],
  ['{clear?clear|own} die', { clear: true }, 'clear die'],
  ['{clear?clear|own} die', { clear: false }, 'own die'],
  ['{clear?clear|own} die', {}, 'own die'],
  ['{clear?clear|own} die', { clear: null }, 'own die'],
  ['done{raised? (raised)|}', { raised: 1 }, 'done (raised)'],
  ['done{raised? (raised)|}', { raised: 0 }, 'done'],
  ['done{raised? (raised)}', { raised: '' }, 'done'],
  ['{fires?it fires|{filled} of {squares}}', { fires: false, filled: 1, squares: 3 }, '1 of 3'],
  ['{fires?it fires|{filled} of {squares}}', { fires: true, filled: 3, squares: 3 }, 'it fires'],
  ['Chest: {values?{values} = {sum}|empty}', { values: [4, 5], sum: 9 }, 'Chest: 4 and 5 = 9'],
  ['Chest: {values?{values} = {sum}|empty}', { values: [], sum: 0 }, 'Chest: empty'],
  ['stows{lost?, {lost} lost|}', { lost: 2 }, 'stows, 2 lost'],
  ['stows{lost?, {lost} lost|}', { lost: 0 }, 'stows'],
  ['{a?{b?both|only a}|{b?only b|none}}!', { a: true, b: false }, 'only a!'],
  ['{a?{b?both|only a}|{b?only b|none}}!', { a: false, b: true }, 'only b!'],
  ['{a?{n#die|dice} of {icon:icon}|}', { a: true, n: 1, icon: 'crew' }, '1 die of Crew'],
  ['{gone}{none}', { none: null }, ''],
  ['{yes}', { yes: true }, 'true'],
  ['a { brace and {n', { n: 1 }, 'a { brace and {n'],
]

describe('a sentence', () => {
  test.each(table)('%s %o', (sentence, params, text) => expect(told(sentence, params)).toBe(text))

  test('is said as its language says it', () => {
    expect(told('{n} {values}', { n: 1234.5, values: [1, 2] }, 'de')).toBe('1.234,5 1 und 2')
    expect(told('{n#Würfel|Würfel}', { n: 1 }, 'de')).toBe('1 Würfel')
  })

  test('is the same when said again with other values', () => {
    expect([told('{n?{n}|no}', { n: 1 }), told('{n?{n}|no}'), told('{n?{n}|no}', { n: 2 })]).toEqual(['1', 'no', '2'])
  })

  test('that is missing shows its code and values', () => {
    const speaker = { language: 'en', catalogue: {}, names }
    expect(say(speaker, { code: 'no.such' })).toBe('[no.such]')
    expect(say(speaker, { code: 'no.such', params: { n: 1 } })).toBe('[no.such {"n":1}]')
  })
})
