import { explained, type Explained, type Explains, type Seat } from '@flotilla/kernel'
import { costFactor, costSum, discount, worth, worthOf } from '../board/board.ts'
import { KINDS, kindOf, ruleOf } from '../board/kinds.ts'
import { NONE, TIRED, sacrificeAt, type BottomState, type ReadCtx } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { nextDrawing } from '../rules/drawing-number.ts'
import { priceIn } from '../rules/asks/reasons.ts'
import { effectText } from '../words/text.ts'
import { explainWords } from './words.ts'

function deck(ctx: ReadCtx, seat: Seat): Explained {
  const n = ctx.state.ships[seat].deck.length
  if (ctx.state.phase === 'draft') return explained('deck', 'TB-3.5', { n })
  const { number } = nextDrawing(ctx, seat)
  return ctx.state.phase === 'sinking'
    ? explained('air', 'TB-3.7', { n, draws: number, sinks: n < number })
    : explained('deck', 'TB-3.6', { n, draws: number })
}

/** A card: what it does, what it costs and gives here. */
function card(ctx: ReadCtx, back: number, side: Seat): Explained | null {
  const { faces, ships, row, turned } = ctx.state
  const face = faces[back]
  if (face === undefined) return null
  if (face < 0) return explained('hidden', 'TB-13.12')
  const kind = kindOf(face)
  const what = effectText(ctx.edition, kind)
  const rule = ruleOf(kind)
  const params = { card: KINDS[kind] }
  if (row.includes(back)) {
    const price = priceIn(ctx, row.indexOf(back) + 1)
    return { what, now: { code: 'explain.card.shop', params: { ...params, price } }, rule }
  }
  if (ships[side].hand.includes(back)) {
    const { cost, value, factor, discount: off } = costSum(ctx, side, back)
    const now = { ...params, points: sacrificeAt(ctx, back), cost, value, factor, discount: off, sum: factor > 1 || off > 0 }
    return { what, now: { code: 'explain.card.hand', params: now }, rule }
  }
  const owner = ships.findIndex(({ board }) => board.includes(back))
  if (owner !== NONE)
    return { what, now: { code: 'explain.card.board', params: { ...params, n: worthOf(ctx, back), tired: turned[back] === TIRED } }, rule }
  return { what, now: { code: 'explain.card.now', params }, rule }
}

function ship(ctx: ReadCtx, kind: string, seat: Seat, side: Seat): Explained | null {
  const one = ctx.state.ships[seat]
  if (one === undefined) return null
  const own = { seat, own: seat === side }
  switch (kind) {
    case 'deck':
      return deck(ctx, seat)
    case 'water':
      return explained(
        'water',
        ctx.state.phase === 'sinking' ? 'TB-10.2' : 'TB-3.6',
        { n: one.water.length },
        {
          sinking: ctx.state.phase === 'sinking',
        },
      )
    case 'hand':
      return explained('hand', ctx.state.phase === 'sinking' ? 'TB-8.2' : 'TB-8.1', { n: one.hand.length }, own)
    case 'worth':
      return explained('worth', 'TB-12.2', { n: worth(ctx, seat), values: one.board.map((back) => worthOf(ctx, back)) }, own)
    default:
      return explained('board', 'TB-6.2', { n: one.board.length, factor: costFactor(ctx, seat), discount: discount(ctx, seat) }, own)
  }
}

const SHIPS: ReadonlySet<string> = new Set(['deck', 'water', 'hand', 'board', 'worth'])

function explain(ctx: ReadCtx, name: string, side: Seat): Explained | null {
  const [kind, number] = name.split(':')
  const at = Number(number)
  const { row, iceberg, shopDeck, points } = ctx.state
  if (kind === 'card') return card(ctx, at, side)
  if (kind === 'slot') return row[at - 1] === undefined || row[at - 1] === NONE ? null : card(ctx, row[at - 1], side)
  if (SHIPS.has(kind)) return ship(ctx, kind, at, side)
  if (name === 'iceberg' && iceberg !== NONE) return explained('iceberg', 'TB-9.1', { price: priceIn(ctx, 'iceberg') })
  if (name === 'shopDeck') return explained('shopDeck', 'TB-5.3', { n: shopDeck.length })
  return name === 'rail' ? explained('rail', 'TB-4.2', { points }) : null
}

/** What lies on the table of To the Bottom, in words. */
export const bottomExplains: Explains<BottomState, Edition> = { game: 'bottom', words: explainWords, explain }
