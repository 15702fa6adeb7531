import { expect, test } from 'vitest'
import { carriedOut, citedIn, rulesIn, uncitedIn } from './rules.ts'
import { unclearNames, withoutFile } from './rule-files.ts'
import { titlesIn } from './titles.ts'

const RULES = ['RW-1.1', 'RW-1.2', 'RW-1.3', 'RW-1.10', 'RW-2.1', 'RW-R1', 'RW-R2', 'RW-S1']

test('a rule is a list item that begins with its number in bold', () => {
  const markdown = '# Rules\n- **RW-1.1** Seats.\n- **RW-R12** A ruling, see **RW-1.1**.\n  - **RW-9.9** no\nSee RW-1.2.\n'
  expect(rulesIn(markdown)).toEqual(['RW-1.1', 'RW-R12'])
})

test.each([
  ['RW-1.1 seats', ['RW-1.1']],
  ['RW-1.10 is not 1.1', ['RW-1.10']],
  ['RW-1.2, 1.3: and 2.1', ['RW-1.2', 'RW-1.3']],
  ['RW-1.2, RW-2.1 and R2 (O25)', ['RW-1.2', 'RW-2.1', 'RW-R2']],
  ['RW-R1, O25 of 2 seats, 3.5', ['RW-R1']],
  ['RW-1.2 to RW-2.1', ['RW-1.2', 'RW-1.3', 'RW-1.10', 'RW-2.1']],
  ['RW-1.1 to 1.3.', ['RW-1.1', 'RW-1.2', 'RW-1.3']],
  ['RW-7.7 is cited though there is none', ['RW-7.7']],
  ['XRW-1.1, SK-1.1', []],
])('what is cited in %j', (text, numbers) => {
  expect(citedIn(text, RULES).map(({ number }) => number)).toEqual(numbers)
})

test.each([
  ['RW-1.1, RW-1.2 and RW-R1', []],
  ['RW-1.1, 1.2', ['RW-1.2']],
  ['RW-1.2 to RW-1.10', ['RW-1.3', 'RW-1.10']],
])('what is not written out in %j', (text, numbers) => {
  expect(citedIn(text, RULES).flatMap(({ number, full }) => (full ? [] : [number]))).toEqual(numbers)
})

const CHAPTERS = `# A game
## 1. Set-up
- **RW-1.1** a
## 2. Draw and discard (Step 2)
- **RW-2.1** b
## 3. Terms
- **RW-3.1** c
## A story
## 4. The hand limit
- **RW-4.1** d`

test('a chapter of the rulebook is a file of that name', () => {
  expect(withoutFile(CHAPTERS, ['setup', 'draw', 'discard', 'hand-limit'])).toEqual([])
  expect(withoutFile(CHAPTERS, ['setup', 'draw-and-discard', 'hand-limit'])).toEqual([])
  expect(withoutFile(CHAPTERS, ['draw', 'hands'])).toEqual(['setup', 'discard'])
})

test.each([
  [['draw', 'drawing'], ['draw and drawing']],
  [['score', 'end', 'ranking'], ['score and ranking']],
  [['put'], ['put']],
  [['draw', 'draw-pile', 'discard'], []],
  [['discard', 'draw'], []],
])('among %j the names %j are unclear', (names, unclear) => {
  expect(unclearNames('', names)).toEqual(unclear)
})

test('two chapters of the rulebook may have names of one meaning', () => {
  expect(unclearNames('## 1. Points\n- **RW-1.1** a\n## 2. Score\n- **RW-2.1** b', ['points', 'score'])).toEqual([])
})

test('a rule is cited in full or marked as a component or wording', () => {
  const markdown = '- **RW-1.1** Seats.\n- **RW-1.2** A box. (component)\n- **RW-1.3** A word. (wording)\n- **RW-1.10** A (wording) rule.\n'
  expect(carriedOut(markdown)).toEqual(['RW-1.1', 'RW-1.10'])
  const sources = ['/** RW-1.1, 1.2: both. */', '// RW-R1 to RW-R2', "rule: 'RW-1.10'"]
  expect(uncitedIn(sources, RULES)).toEqual(['RW-1.2', 'RW-1.3', 'RW-2.1', 'RW-S1'])
})

test('titles of tests and groups, however they are made', () => {
  const source = `
    // test('RW-0.1 in a comment', () => {})
    const rows = [['RW-1.3', 1]] as const
    describe('RW-1.1 group', () => {
      test("it's RW-1.2", () => expect(refused('RW-9.9')).toBe('RW-9.8'))
      it.only(\`RW-2.1 \${1 + 1}\`, async () => {})
      test.each([['RW-R1', 2]])('%s', (_rule: string) => {})
      test.each(rows)('$0', () => {})
      test.each(Object.entries({ 'RW-1.10 law': () => refused('RW-9.7') }))('%s', () => {})
      test.each([['RW-R2', 2]])('none', () => {})
      for (const [rule, n] of [['RW-S1', 3]] as const) test(\`\${rule} \${n}\`, () => {})
    })`
  expect(titlesIn(source).join(' ')).toMatch(/^RW-1.1 group it's RW-1.2 RW-2.1 .* RW-R1 .*RW-1.3 .*RW-1.10 law none .*RW-S1/)
  expect(titlesIn(source).join(' ')).not.toMatch(/RW-0.1|RW-9|RW-R2/)
})

test('what does not run does not count', () => {
  const source = `
    test.skip('RW-1.1 later', () => {})
    test.todo('RW-1.2')
    test('RW-1.3 without a body')
    describe.skip('RW-2.1', () => { test('RW-R1', () => {}) })
    other('RW-R2', () => {})`
  expect(titlesIn(source)).toEqual([])
})
