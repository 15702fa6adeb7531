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
  type Io,
  type Kind,
  type TurnChoice,
} from './table.ts'

const deckIsEmpty = reason('CB-3', 'refuse.deckIsEmpty')
const notAParrot = reason<ContrabandState, Edition>('CB-4', 'refuse.notAParrot', (io, _ask, choice) => ({
  kind: KINDS[io.state.faces[(choice as { squawk: number }).squawk]] ?? 'unknown',
}))
const tooDear = reason<ContrabandState, Edition>('CB-5', 'refuse.tooDear', (io, { seat }) => ({ gold: io.state.gold[seat] }))

export const turn: Kind<Ask, TurnChoice> = {
  rule: 'CB-2',
  offer(io, { seat }, to) {
    const s = io.state
    for (const card of s.hands[seat]) to.offer(land(card))
    for (const card of s.hands[seat]) to.offer(slip(card))
    to.offer(peek, s.deck.length === 0 ? deckIsEmpty : null)
  },
  answer(io, { seat }, choice) {
    const s = io.state
    if ('land' in choice) {
      discard(io, seat, choice.land)
      io.next(react(seat, next(s, seat)), resolve(seat, choice.land))
    } else if ('slip' in choice) {
      const to = next(s, seat)
      const card = io.exit(s.hands[seat], choice.slip, seatBit(seat) | seatBit(to), 'slips')
      remove(s.hands[seat], card)
      s.hands[to].push(card)
      io.show(card, seatBit(to))
      io.emit?.({ type: 'slipped', seat, to, card })
    } else io.show(s.deck[s.deck.length - 1], seatBit(seat))
  },
  fallback: (io, { seat }) => land(io.state.hands[seat][0]),
}

function discard(io: Io, seat: Seat, card: number): void {
  remove(io.state.hands[seat], card)
  io.state.discard.push(card)
  io.reveal(card)
}

export const squawks: Kind<Ask, { readonly squawk: number } | typeof letBe> = {
  rule: 'CB-4',
  window: true,
  offer(io, { seat }, to) {
    to.offer(letBe)
    for (const card of io.state.hands[seat]) to.offer(squawk(card), io.state.faces[card] === PARROT ? null : notAParrot)
  },
  answer(io, { seat }, choice) {
    if ('letBe' in choice) return
    discard(io, seat, choice.squawk)
    io.emit?.({ type: 'squawked', seat, card: choice.squawk })
    io.next(react(seat, next(io.state, seat)), step('cancel'))
  },
  fallback: () => letBe,
}

export const bids: Kind<Ask, { readonly bid: number }> = {
  rule: 'CB-5',
  offer(io, { seat }, to) {
    for (let gold = 0; gold <= 3; gold++) to.offer(bid(gold), io.state.gold[seat] < gold ? tooDear : null)
  },
  fallback: () => bid(0),
}

export const dials: Kind<Ask, { readonly dial: number }> = {
  rule: 'CB-6',
  offer(_io, _ask, to) {
    for (let at = 0; at < 3; at++) to.offer(dial(at))
  },
  answer(io, { seat }, choice) {
    io.lay(dialBack(io.state, seat), choice.dial, seatBit(seat))
    io.ask(asking('sure', seat))
  },
  fallback: () => dial(0),
}

export const sures: Kind<Ask, typeof sure | typeof again> = {
  rule: 'CB-6',
  offer(_io, _ask, to) {
    to.offer(sure)
    to.offerBack(again)
  },
  answer(io, { seat }, choice) {
    const { ready } = io.state
    if ('again' in choice) return dialAgain(io, seat)
    ready[seat] = true
    if (ready.includes(false)) io.ask(holding(seat))
  },
  fallback: () => sure,
}

export const hold: Kind<Ask, typeof again> = {
  rule: 'CB-6',
  offer: (_io, _ask, to) => to.offerBack(again),
  answer: (io, { seat }) => dialAgain(io, seat),
}

function dialAgain(io: Io, seat: Seat): void {
  io.state.ready[seat] = false
  io.lay(dialBack(io.state, seat), 0, seatBit(seat))
  io.ask(asking('dial', seat))
}
