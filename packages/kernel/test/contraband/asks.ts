import { reason, seatBit, type Ask, type Seat } from '../../src/index.ts'
import {
  again,
  asking,
  bid,
  dial,
  dialBack,
  holding,
  KINDS,
  land,
  letBe,
  next,
  PARROT,
  peek,
  react,
  remove,
  resolve,
  slip,
  squawk,
  step,
  sure,
  type ContrabandState,
  type Edition,
  type Ctx,
  type Kind,
  type TurnChoice,
} from './table.ts'

const deckIsEmpty = reason('CB-3', 'refuse.deckIsEmpty')
const notAParrot = reason<ContrabandState, Edition>('CB-4', 'refuse.notAParrot', (ctx, _ask, choice) => ({
  kind: KINDS[ctx.state.faces[(choice as { squawk: number }).squawk]] ?? 'unknown',
}))
const tooDear = reason<ContrabandState, Edition>('CB-5', 'refuse.tooDear', (ctx, { seat }) => ({ gold: ctx.state.gold[seat] }))

export const turn: Kind<Ask, TurnChoice> = {
  rule: 'CB-2',
  offer(ctx, { seat }, to) {
    const s = ctx.state
    for (const card of s.hands[seat]) to.offer(land(card))
    for (const card of s.hands[seat]) to.offer(slip(card))
    to.offer(peek, s.deck.length === 0 ? deckIsEmpty : null)
  },
  answer(ctx, { seat }, choice) {
    const s = ctx.state
    if ('land' in choice) {
      discard(ctx, seat, choice.land)
      ctx.next(react(seat, next(s, seat)), resolve(seat, choice.land))
    } else if ('slip' in choice) {
      const to = next(s, seat)
      const card = ctx.exit(s.hands[seat], choice.slip, seatBit(seat) | seatBit(to), 'slips')
      remove(s.hands[seat], card)
      s.hands[to].push(card)
      ctx.show(card, seatBit(to))
      ctx.emit?.({ type: 'slipped', seat, to, card })
    } else ctx.show(s.deck[s.deck.length - 1], seatBit(seat))
  },
  fallback: (ctx, { seat }) => land(ctx.state.hands[seat][0]),
}

function discard(ctx: Ctx, seat: Seat, card: number): void {
  remove(ctx.state.hands[seat], card)
  ctx.state.discard.push(card)
  ctx.reveal(card)
}

export const squawks: Kind<Ask, { readonly squawk: number } | typeof letBe> = {
  rule: 'CB-4',
  window: true,
  offer(ctx, { seat }, to) {
    to.offer(letBe)
    for (const card of ctx.state.hands[seat]) to.offer(squawk(card), ctx.state.faces[card] === PARROT ? null : notAParrot)
  },
  answer(ctx, { seat }, choice) {
    if ('letBe' in choice) return
    discard(ctx, seat, choice.squawk)
    ctx.emit?.({ type: 'squawked', seat, card: choice.squawk })
    ctx.next(react(seat, next(ctx.state, seat)), step('cancel'))
  },
  fallback: () => letBe,
}

export const bids: Kind<Ask, { readonly bid: number }> = {
  rule: 'CB-5',
  offer(ctx, { seat }, to) {
    for (let gold = 0; gold <= 3; gold++) to.offer(bid(gold), ctx.state.gold[seat] < gold ? tooDear : null)
  },
  fallback: () => bid(0),
}

export const dials: Kind<Ask, { readonly dial: number }> = {
  rule: 'CB-6',
  offer(_io, _ask, to) {
    for (let at = 0; at < 3; at++) to.offer(dial(at))
  },
  answer(ctx, { seat }, choice) {
    ctx.lay(dialBack(ctx.state, seat), choice.dial, seatBit(seat))
    ctx.ask(asking('sure', seat))
  },
  fallback: () => dial(0),
}

export const sures: Kind<Ask, typeof sure | typeof again> = {
  rule: 'CB-6',
  offer(_io, _ask, to) {
    to.offer(sure)
    to.offerBack(again)
  },
  answer(ctx, { seat }, choice) {
    const { ready } = ctx.state
    if ('again' in choice) return dialAgain(ctx, seat)
    ready[seat] = true
    if (ready.includes(false)) ctx.ask(holding(seat))
  },
  fallback: () => sure,
}

export const hold: Kind<Ask, typeof again> = {
  rule: 'CB-6',
  offer: (_io, _ask, to) => to.offerBack(again),
  answer: (ctx, { seat }) => dialAgain(ctx, seat),
}

function dialAgain(ctx: Ctx, seat: Seat): void {
  ctx.state.ready[seat] = false
  ctx.lay(dialBack(ctx.state, seat), 0, seatBit(seat))
  ctx.ask(asking('dial', seat))
}
