import { expect, test } from 'vitest'
import { compiled } from './compiled.ts'

/** A kind of decision whose `offer`, and a game whose `outcome`, do this with what they are given. */
const written = (doing: string, state = 'table'): string[] => [
  "import { intern, type AskKind, type Ctx, type Game, type ReadCtx, type State, type Strict, type View } from '@flotilla/kernel'",
  'interface Table extends State { round: number; hands: { cards: number[] }[] }',
  'const go = intern((die: number) => ({ die }))',
  'declare function read(ctx: ReadCtx<Table>): number',
  'declare function write(ctx: Ctx<Table>): number',
  'declare function play(table: Table): number',
  'declare const view: View<Table>',
  'export const turn: AskKind<Table> = {',
  "  rule: 'X-1',",
  `  offer(ctx, _ask, to) { const table = ctx.state; to.offer(go(${doing})) },`,
  '  answer(ctx) { ctx.state.round = ctx.roll("dice", 6) },',
  '}',
  `export const parts: Pick<Strict<Game<Table>>, 'outcome'> = {`,
  `  outcome(ctx) { const table = ctx.state; return { why: 'over', standings: [], winners: [${doing}] } },`,
  '}',
  `export const known = ${state === 'view' ? 'play(view)' : 'view.round'}`,
]

test('an offer and a result may read the table', () => {
  expect(compiled(written('read(ctx) + table.hands[0].cards.length'))).toBe('')
})

test.each([
  ['rolls dice', 'ctx.roll("dice", 6)', /TS2339: Property 'roll' does not exist/],
  ['looks at a card for somebody', '(ctx.reveal(0), 0)', /TS2339: Property 'reveal' does not exist/],
  ['plans a step', '(ctx.push({ step: "more" }), 0)', /TS2339: Property 'push' does not exist/],
  ['tells of something', '(ctx.emit?.({ type: "told" }), 0)', /TS2339: Property 'emit' does not exist/],
  ['writes to the table', 'table.round++', /TS2540: Cannot assign to 'round'/],
  ['writes deep into the table', 'table.hands[0].cards.push(1)', /TS2339: Property 'push' does not exist on type 'readonly/],
  ['hands the table to what writes', 'write(ctx)', /TS2740: Type 'ReadCtx<Table, unknown>' is missing .* from type 'Ctx</],
])('what is offered and the result do not compile where one %s', (_, doing, error) => {
  const [offer, outcome, ...more] = compiled(written(doing))
    .split('\n')
    .filter((line) => line.startsWith('written.ts'))
  expect([offer, outcome]).toEqual([expect.stringMatching(error), expect.stringMatching(error)])
  expect(more).toEqual([])
})

test('an offer that asks for more than it is given does not compile', () => {
  const greedy = written('0').map((line) => line.replace('offer(ctx,', 'offer(ctx: Ctx<Table>,'))
  expect(compiled(greedy)).toMatch(/TS2322: Type '\(ctx: Ctx<Table, unknown, Event>/)
})

test('a view cannot be played on', () => {
  expect(compiled(written('0', 'view'))).toMatch(/TS2345: Argument of type 'View<Table>' is not assignable to parameter of type 'Table'/)
})
