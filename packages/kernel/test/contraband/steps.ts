import { everyone, seatBit, type Seat } from '../../src/index.ts'
import {
  asking,
  dialBack,
  GUNS,
  HAND,
  KINDS,
  next,
  react,
  RUM,
  shown,
  SILK,
  step,
  type CardStep,
  type Ctx,
  type Reaction,
} from './table.ts'

export const steps = {
  deal(ctx: Ctx): void {
    const s = ctx.state
    ctx.shuffle(s.deck, 'deck')
    for (let seat = 0; seat < s.seats; seat++) for (let k = 0; k < HAND; k++) draw(ctx, seat)
    ctx.push(step('turn'))
  },

  turn(ctx: Ctx): void {
    const s = ctx.state
    ctx.next(step('draw'), step('pass'))
    if (s.hands[s.turn].length > 0) ctx.ask(asking('turn', s.turn))
  },

  react(ctx: Ctx, { by, to }: Reaction): void {
    if (to === by) return
    ctx.push(react(by, next(ctx.state, to)))
    ctx.ask(asking('squawk', to))
  },

  resolve(ctx: Ctx, { seat, card }: CardStep): void {
    const s = ctx.state
    const face = s.faces[card]
    const worth = face === RUM ? ctx.edition.worth.rum.value : face === SILK ? ctx.edition.worth.silk.value : 0
    s.gold[seat] += worth
    ctx.emit?.({ type: 'landed', seat, card, kind: KINDS[face], worth })
    if (face !== GUNS) return
    // The harbour is cleared: everything landed goes back under the deck, and nobody knows where.
    while (s.discard.length > 0) s.deck.push(s.discard.pop() ?? 0)
    ctx.shuffle(s.deck, 'deck')
  },

  /** A squawk drives off what it squawks at, with the window that was open on it. */
  cancel(ctx: Ctx): void {
    const { agenda } = ctx.state
    for (let frame = agenda.pop(); frame !== undefined && frame.step === 'react'; frame = agenda.pop());
  },

  draw(ctx: Ctx): void {
    const { turn } = ctx.state
    draw(ctx, turn)
    ctx.emit?.({ type: 'drew', seat: turn, cards: ctx.state.hands[turn].slice(-1) })
  },

  pass(ctx: Ctx): void {
    const s = ctx.state
    s.turn = next(s, s.turn)
    if (s.turn !== 0) return ctx.push(step('turn'))
    s.round++
    if (s.options.bids) ctx.next(step('bids'), step('bids.open'))
    else ctx.push(step('dials'))
  },

  bids(ctx: Ctx): void {
    ctx.seal(everyone(ctx.state.seats), shown('bid'), (seat) => asking('bid', seat))
  },

  /** The highest bid pays and is repaid double, if nobody else made it. */
  'bids.open'(ctx: Ctx): void {
    const s = ctx.state
    const bids = s.gold.map((_, seat) => ctx.reply<{ bid: number }>(seat)?.bid ?? 0)
    for (let seat = 0; seat < s.seats; seat++) s.replies[seat] = null
    const most = Math.max(...bids)
    const winners = bids.filter((gold) => gold === most).length
    if (winners === 1) s.gold[bids.indexOf(most)] += most
    ctx.emit?.({ type: 'bids', bids })
    ctx.push(step('dials'))
  },

  dials(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++) ctx.lay(dialBack(s, seat), 0, seatBit(seat))
    ctx.push(step('dials.open'))
    ctx.seal(everyone(s.seats), shown('dial'), (seat) => asking('dial', seat))
  },

  'dials.open'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++) {
      ctx.reveal(dialBack(s, seat))
      s.ready[seat] = false
      if (s.faces[dialBack(s, seat)] === s.round % 3) s.gold[seat]++
    }
    ctx.emit?.({ type: 'dials', cards: s.gold.map((_, seat) => dialBack(s, seat)) })
    if (s.round < s.options.rounds) ctx.push(step('turn'))
    else for (const hand of s.hands) for (const card of hand) ctx.reveal(card)
  },
}

function draw(ctx: Ctx, seat: Seat): void {
  const card = ctx.state.deck.pop()
  if (card === undefined) return
  ctx.state.hands[seat].push(card)
  ctx.show(card, seatBit(seat))
}
