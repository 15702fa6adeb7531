import { intern, reason, type Ask, type AskKind, type Offers, type Reason, type Seat, type Seen } from '@flotilla/kernel'
import { backOf, cardId, forgetUse } from '../board/cards.ts'
import type { Edition } from '../edition/schema.ts'
import { GOODS, type Good } from '../board/goods.ts'
import {
  remove,
  CLUES,
  GOOD_KINDS,
  LOOT,
  handOf,
  seersOf,
  teamOf,
  type Ctx,
  type QuestsState,
  type SeenQuests,
  type Ship,
  type ReadCtx,
} from '../board/state.ts'
import { spill } from './steps.ts'
import { intoHand, outOfHand } from './decks.ts'
import { freeSlots } from './loot/gear.ts'

/** QC-10.4 */
const MOST_REQUESTS = 3
/** Coins and ammo are given one by one up to so many, or all at once. */
const MOST_AT_ONCE = 10

export const giveTo = intern((to: string, what: string, n: number) =>
  n === 0 ? { do: 'give' as const, to, what } : { do: 'give' as const, to, what, n },
)
export type GiveTo = { readonly do: 'give'; readonly to: string; readonly what: string; readonly n?: number }
export const askFor = intern((from: string) => ({ do: 'ask' as const, from }))
export type AskFor = ReturnType<typeof askFor>
const handOver = intern((give: string, n: number) => (n === 0 ? { give } : { give, n }))
export const doneGiving = intern(() => ({ done: true as const }))()
export type GiveChoice = { readonly give: string; readonly n?: number } | typeof doneGiving

const seatName = (seat: Seat): string => `seat:${seat}`
export const seatNamed = (name: string): Seat => Number(name.slice(5))

const elsewhere = reason('QC-10.1', 'refuse.mateElsewhere')
const notATeammate = reason('QC-10.1', 'refuse.notATeammate')
const noRoom = reason('QC-10.3', 'refuse.mateHasNoRoom')
const neverGiven = reason('QC-10.2', 'refuse.neverGiven')
const askedEnough = reason('QC-10.4', 'refuse.askedEnough')

type Say = (what: string, n: number, unmet: Reason | null) => void

/** Everything that one seat could hand to another (QC-10.1, QC-10.2, QC-10.3). */
function offerGifts(ctx: ReadCtx, from: Seat, to: Seat, unmet: Reason | null, explaining: boolean, say: Say): void {
  const s = ctx.state
  const ship = s.ships[from]
  for (const what of ['coin', 'ammo'] as const) {
    const held = what === 'coin' ? ship.coins : ship.ammo
    for (let n = 1; n <= Math.min(held, MOST_AT_ONCE); n++) say(what, n, unmet)
    if (held > MOST_AT_ONCE) say(what, held, unmet)
  }
  const room = freeSlots(ctx, to) > 0
  for (let good = 0; good < GOOD_KINDS; good++) if (ship.cargo[good] > 0) say(GOODS[good], 0, unmet ?? (room ? null : noRoom))
  for (const deck of [LOOT, CLUES]) {
    const hand = handOf(ship, deck)
    for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] >= 0) say(cardId(ctx, deck, hand[i]), 0, unmet)
  }
  if (s.options.giveEquipped || explaining)
    for (let i = 0; i < ship.equipped.length; i++)
      say(cardId(ctx, LOOT, ship.equipped[i]), 0, unmet ?? (s.options.giveEquipped ? null : neverGiven))
  if (explaining) for (const back of ship.quests) if (s.faces[back] >= 0) say(ctx.edition.quests[s.faces[back]].id, 0, unmet ?? neverGiven)
}

const isMate = (s: SeenQuests, seat: Seat, other: Seat): boolean => other !== seat && teamOf(s, other) === teamOf(s, seat)

/** QC-10.6, QC-R18: only in the same space; who is asked for something may refuse. */
export function offerExchange(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const unmet = !isMate(s, seat, other) ? notATeammate : s.ships[other].cell !== s.ships[seat].cell ? elsewhere : null
    if (unmet !== null && to.refused === null) continue
    offerGifts(ctx, seat, other, unmet, to.refused !== null, (what, n, why) => to.offer(giveTo(seatName(other), what, n), why))
    to.offer(askFor(seatName(other)), unmet ?? (s.requests[other] < MOST_REQUESTS ? null : askedEnough))
  }
}

/** QC-10.5: the receiver learns a given card; others see only that a card of that kind changed hands. */
function transfer(ctx: Ctx, from: Seat, to: Seat, what: string, n: number): void {
  const s = ctx.state
  const giver = s.ships[from]
  const taker = s.ships[to]
  if (what === 'coin') {
    giver.coins -= n
    taker.coins += n
    ctx.emit?.({ type: 'gave', seat: from, to, what, n })
  } else if (what === 'ammo') {
    giver.ammo -= n
    taker.ammo += n
    ctx.emit?.({ type: 'gave', seat: from, to, what, n })
  } else if (GOODS.includes(what as Good)) {
    const good = GOODS.indexOf(what as Good)
    giver.cargo[good]--
    taker.cargo[good]++
    ctx.emit?.({ type: 'gave', seat: from, to, what, n: 1 })
  } else {
    const deck = what.startsWith('clue-') ? CLUES : LOOT
    if (deck === LOOT && isEquipped(ctx, giver, what)) return giveEquipped(ctx, from, to, what)
    const hand = handOf(giver, deck)
    const moved = ctx.exit(hand, backOf(ctx, deck, hand, what), seersOf(s, from) | seersOf(s, to), 'hands')
    outOfHand(ctx, from, deck, moved)
    ctx.emit?.({ type: 'gave', seat: from, to, what: deck === CLUES ? 'clue' : 'loot', n: 1, card: moved })
    intoHand(ctx, to, deck, moved)
  }
}

const isEquipped = (ctx: ReadCtx, ship: Seen<Ship>, card: string): boolean => ship.equipped.some((back) => cardId(ctx, LOOT, back) === card)

/** QC-R45: it comes off the ship, openly, into the teammate's hand; what no longer fits in the hold is spilled (QC-12.20). */
function giveEquipped(ctx: Ctx, from: Seat, to: Seat, card: string): void {
  const giver = ctx.state.ships[from]
  const back = backOf(ctx, LOOT, giver.equipped, card)
  remove(giver.equipped, back)
  forgetUse(giver, back)
  ctx.emit?.({ type: 'gave', seat: from, to, what: 'loot', n: 1, card: back })
  intoHand(ctx, to, LOOT, back)
  ctx.push(spill(from))
}

export interface GiveAsk extends Ask {
  readonly kind: 'give'
  readonly to: Seat
}
const giveAsk: (seat: Seat, to: Seat) => GiveAsk = intern((seat, to) => ({ kind: 'give', seat, to }))

export const exchangeDeeds = {
  give(ctx: Ctx, seat: Seat, { to, what, n = 0 }: GiveTo): void {
    transfer(ctx, seat, seatNamed(to), what, n)
  },

  ask(ctx: Ctx, seat: Seat, { from }: AskFor): void {
    const mate = seatNamed(from)
    ctx.state.requests[mate]++
    ctx.emit?.({ type: 'requested', seat, from: mate })
    ctx.ask(giveAsk(mate, seat))
  },
}

export const give: AskKind<QuestsState, Edition, GiveAsk, GiveChoice> = {
  rule: 'QC-10.4',

  offer(ctx: ReadCtx, { seat, to: taker }: GiveAsk, to: Offers): void {
    offerGifts(ctx, seat, taker, null, to.refused !== null, (what, n, why) => to.offer(handOver(what, n), why))
    to.offer(doneGiving)
  },

  answer(ctx: Ctx, ask: GiveAsk, choice: GiveChoice): void {
    if ('done' in choice) return
    transfer(ctx, ask.seat, ask.to, choice.give, choice.n ?? 0)
    ctx.ask(ask)
  },

  fallback: () => doneGiving,
}
