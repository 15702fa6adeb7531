import { expect, test } from 'vitest'
import { compiled } from '../../kernel/test/compiled/compiled.ts'

const play = (choice: string): string[] => [
  "import { Table } from '@flotilla/kernel'",
  "import { waves } from '@flotilla/waves'",
  "const table = new Table(waves, { seats: 2, seed: '0'.repeat(64) })",
  `table.answer(0, ${choice})`,
]

const told = (line: string): string[] => [
  "import type { WavesEvent } from '@flotilla/waves'",
  'export function tell(event: WavesEvent): number {',
  `  ${line}`,
  '  return 0',
  '}',
]

test('the answers of a game compile', () => {
  expect(compiled(play('{ take: 3 }'))).toBe('')
  expect(compiled(play("{ cannon: 'small', seat: 1, chest: 0 }"))).toBe('')
})

test.each([
  ['has a name that no answer has', "{ totally: 'wrong' }", /TS2353: .*'totally' does not exist in type/],
  ['has a value of the wrong type', "{ take: 'three' }", /TS2322: Type 'string' is not assignable to type 'number'/],
  ['is no object', "'take'", /TS2345/],
  ['names a thing that there is not', "{ cannon: 'huge', seat: 1, chest: 0 }", /TS2322: Type '"huge"' is not assignable/],
])('an answer that %s does not compile', (_, choice, error) => {
  expect(compiled(play(choice))).toMatch(error)
})

test("an event's fields are typed by its type", () => {
  expect(compiled(told("if (event.type === 'drafted') return event.seat + (event.how === 'bribe' ? event.cost : 0)"))).toBe('')
  expect(compiled(told("if (event.type === 'stowed') return event.values[0]"))).toBe('')
})

test.each([
  ['an event that there is not', "if (event.type === 'sank') return 1", /TS2367/],
  [
    'a field that the event has not',
    "if (event.type === 'drafted') return event.shots",
    /TS2322: Type 'undefined' is not assignable to type 'number'/,
  ],
  ['a value that the field has not', "if (event.type === 'drafted' && event.how === 'stolen') return 1", /TS2367/],
  ['a number where there is a list', "if (event.type === 'stowed') return event.values", /TS2322/],
])('%s does not compile', (_, line, error) => {
  expect(compiled(told(line))).toMatch(error)
})
