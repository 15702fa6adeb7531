import { UNKNOWN, isOver, type Message, type Seat, type Section } from '@flotilla/kernel'
import { costFactor, discount, worth } from '../board/board.ts'
import { isCovered } from '../board/assistant.ts'
import { nextDrawing } from '../rules/drawing-number.ts'
import { KINDS, kindName } from '../board/kinds.ts'
import { seenCards } from '../rules/looking.ts'
import { priceIn } from '../rules/asks/reasons.ts'
import { NONE, TIRED, type ReadCtx } from '../board/state.ts'

const say = (code: string, params: NonNullable<Message['params']> = {}): Message => ({ code, params })

/** The table in words, the viewer's own ship first. */
export function describe(ctx: ReadCtx, me: Seat | null): Section[] {
  const s = ctx.state
  const sections: Section[] = [common(ctx, me)]
  for (let k = 0; k < s.seats; k++) sections.push(ship(ctx, me === null ? k : (me + k) % s.seats, me))
  return sections
}

const names = (ctx: ReadCtx, backs: readonly number[]): string[] => backs.map((back) => kindName(ctx.state.faces[back]))

function common(ctx: ReadCtx, me: Seat | null): Section {
  const s = ctx.state
  const lines: Message[] = []
  if (isOver(s)) lines.push(say('table.over'))
  if (s.phase === 'draft' && me !== null) lines.push(say('table.pack', { cards: names(ctx, s.packs[me]) }))
  if (s.phase === 'cruise') {
    const slots = s.row.flatMap((card, i) => (card === NONE ? [] : [i + 1]))
    lines.push(say('table.shop', { cards: slots.map((slot) => kindName(s.faces[s.row[slot - 1]])), n: s.shopDeck.length }))
    const iceberg = s.iceberg === NONE ? 0 : priceIn(ctx, 'iceberg')
    lines.push(say('table.prices', { prices: slots.map((slot) => priceIn(ctx, slot)), iceberg }))
  }
  if (s.chain.length > 0) lines.push(say('table.chain', { cards: s.chain.map(({ kind }) => KINDS[kind]) }))
  return { title: say('table.turn', { phase: s.phase, turn: s.turn, active: s.active, points: s.points }), lines }
}

function ship(ctx: ReadCtx, seat: Seat, me: Seat | null): Section {
  const s = ctx.state
  const { deck, hand, water, board, sunk } = s.ships[seat]
  const lines: Message[] = []
  if (!sunk) {
    const top = water.length === 0 ? null : kindName(s.faces[water[water.length - 1]])
    lines.push(say('table.counts', { deck: deck.length, hand: hand.length, water: water.length, top }))
    if (s.phase !== 'draft') lines.push(drawingLine(ctx, seat))
  }
  lines.push(say('table.board', { cards: names(ctx, board), worth: worth(ctx, seat) }))
  if (!sunk) lines.push(...afloatLines(ctx, seat, me))
  return { title: say('table.seat', { seat, sunk }), lines }
}

function drawingLine(ctx: ReadCtx, seat: Seat): Message {
  const { base, modifier, anchored, number } = nextDrawing(ctx, seat)
  return say('table.draws', {
    base,
    more: Math.max(0, modifier),
    fewer: Math.max(0, -modifier),
    changed: modifier !== 0,
    n: number,
    anchored,
    sinks: ctx.state.phase === 'sinking' && ctx.state.ships[seat].deck.length < number,
  })
}

function afloatLines(ctx: ReadCtx, seat: Seat, me: Seat | null): Message[] {
  const s = ctx.state
  const { deck, hand, board } = s.ships[seat]
  const lines = [say('table.cost', { n: board.length, factor: costFactor(ctx, seat), discount: discount(ctx, seat) })]
  const tired = board.filter((card) => s.turned[card] === TIRED)
  const covered = board.filter((card) => isCovered(ctx, card))
  if (tired.length > 0) lines.push(say('table.tired', { cards: names(ctx, tired) }))
  if (covered.length > 0) lines.push(say('table.covered', { cards: names(ctx, covered) }))
  const known = hand.filter((card) => s.faces[card] !== UNKNOWN)
  if (seat === me || known.length > 0) lines.push(say('table.hand', { cards: names(ctx, hand) }))
  const seen = seat === me ? seenCards(ctx, seat) : 0
  if (seen > 0) lines.push(say('table.seen', { cards: names(ctx, deck.slice(0, seen)) }))
  return lines
}
