import type { Advice, Bias } from '@flotilla/bots/advice'
import { UNKNOWN, type Ask, type Choice, type Seat } from '@flotilla/kernel'
import { boardOf, costFactor, costToPlay, worthOf } from '../board/board.ts'
import { CARDS } from '../rules/cards/index.ts'
import type { Edition } from '../edition/schema.ts'
import { attackOf, isHit } from '../rules/effects/attacks-and-burdens.ts'
import { leftOfBatch } from '../rules/effects/jettison.ts'
import { NONE, effectOf, sacrificeAt, topDeed, valueAt, type BottomState, type ReadCtx } from '../board/state.ts'
import { actWorth, heldValue, stakeOf } from './acts.ts'
import type { Chosen } from './chosen.ts'
import { boardValue, faceTo, forget, harm, hoped, leader, turnsLeft } from './estimate.ts'
import { cheapest, firstToGo, lookIntoHand } from './payment.ts'
import { valueNetwork } from './models/value-network.ts'
import { winModel } from './models/win-model.ts'
import { planAnew, rateMain } from './turn.ts'
import { perTurn, wanted } from './values.ts'

/** An opponent as a target: the strongest, sooner if short of air where the deck is hit. */
function rateSeat(ctx: ReadCtx, seat: Seat, other: Seat): number {
  const deed = ctx.state.chain.length > 0 ? topDeed(ctx) : null
  const zone = deed === null || deed.what === 'play' ? 'board' : attackOf(ctx, deed)?.zone
  const air = zone === 'deck' && turnsLeft(ctx, other) <= 3 ? 6 : 0
  return hoped(ctx, other, seat) * (other === leader(ctx, seat) ? 1.1 : 1) + air
}

/** A card named for the running effect. */
function rateCard(ctx: ReadCtx, seat: Seat, ask: Ask, card: number): number {
  const s = ctx.state
  const known = faceTo(ctx, seat, card) !== UNKNOWN
  const value = known ? valueAt(ctx, card) : 3
  const owner = boardOf(ctx, card)
  switch (ask.kind) {
    case 'own.pick':
    case 'steward.pick': {
      if (owner === NONE) return -value
      const rose =
        CARDS[s.faces[card] >> 6].climbs === true && (effectOf(topDeed(ctx)).burden ?? attackOf(ctx, topDeed(ctx)))?.does === 'jettison'
      return rose ? 1 : (owner === seat ? -1 : 1) * boardValue(ctx, owner, card)
    }
    case 'hand.pick':
    case 'lifeboat.pick':
      return value
    case 'torpedo.pay':
      return -heldValue(ctx, card)
    case 'captain.pick':
      return 2.2 - value
    default: {
      if (owner === NONE) return value
      if (owner !== seat) return boardValue(ctx, owner, card) * harm(ctx, seat, owner)
      // Own cards: what counts against us, or pays and stays, goes; the rest does not.
      const stays = CARDS[s.faces[card] >> 6].climbs === true && effectOf(topDeed(ctx)).own?.[0] === 'sellNamed'
      return stays ? 4 : -worthOf(ctx, card)
    }
  }
}

/** What the hit would cost this seat, as far as it can tell. */
function lossOf(ctx: ReadCtx, seat: Seat): number {
  const hit = topDeed(ctx)
  const attack = attackOf(ctx, hit)
  const { board, hand } = ctx.state.ships[seat]
  // A guest costs its value; a part in a tale is rather a gift.
  if (!isHit(hit)) return CARDS[hit.kind].hosted === true ? valueAt(ctx, hit.card) : 0
  if (attack === undefined) return Math.min(...board.map((card) => Math.max(0, boardValue(ctx, seat, card))))
  if (attack.zone === 'board') return hit.picks.reduce((sum, card) => sum + (attack.does === 'tire' ? 1.5 : boardValue(ctx, seat, card)), 0)
  if (attack.zone === 'hand') return (hit.count * hand.reduce((sum, card) => sum + valueAt(ctx, card), 0)) / Math.max(1, hand.length)
  return hit.count * (turnsLeft(ctx, seat) <= 3 ? 2.5 : 1.8)
}

function rateHit(ctx: ReadCtx, seat: Seat, c: Chosen): number {
  if (c.lifebuoy !== undefined) return lossOf(ctx, seat) - 4
  if (c.steward === undefined) return c.steer === undefined ? 0 : -1
  const { zone } = attackOf(ctx, topDeed(ctx)) ?? { zone: 'deck' }
  const { board, hand } = ctx.state.ships[seat]
  const least =
    zone === 'board'
      ? Math.min(...board.map((card) => boardValue(ctx, seat, card)))
      : zone === 'hand'
        ? Math.min(...hand.map((card) => valueAt(ctx, card)))
        : 2
  return lossOf(ctx, seat) - least * topDeed(ctx).count - 2
}

/** The card of the batch most worth its price, and what the price would be. */
function lesson(ctx: ReadCtx, seat: Seat): { card: number; gain: number; pay: number } | null {
  const s = ctx.state
  const left = turnsLeft(ctx, seat)
  const points = seat === s.active ? s.points : s.purse
  let best: { card: number; gain: number; pay: number } | null = null
  lookIntoHand(ctx, seat)
  for (const card of leftOfBatch(s, topDeed(ctx))) {
    const need = costToPlay(ctx, seat, card) - points
    const payment = cheapest(ctx, NONE, need)
    if (payment === null || payment.seal !== NONE) continue
    const keep = s.phase === 'sinking' ? (left === 0 ? 0.1 : 0.5) : 0.35
    const gain = boardValue(ctx, seat, card, left) - keep * payment.points - (costFactor(ctx, seat) === 1 ? 1.5 : 0.5)
    if (best === null || gain > best.gain) best = { card, gain, pay: firstToGo(NONE, need) }
  }
  return best
}

function ratePurse(ctx: ReadCtx, seat: Seat, c: Chosen): number {
  const plan = lesson(ctx, seat)
  if (plan === null || plan.gain < 0.5) return c.sacrifice === undefined && c.take === undefined ? 0 : -1
  if (c.take !== undefined) return plan.pay === NONE && c.take === plan.card ? 10 : -1
  if (c.sacrifice !== undefined) return c.seal === undefined && c.sacrifice === plan.pay ? 10 : -1
  return 0
}

function rateStory(ctx: ReadCtx, seat: Seat, c: Chosen): number {
  if (c.put === undefined) return -1
  const card = ctx.state.ships[seat].deck[0]
  if (c.put === 'bottom') return 1
  const factor = costFactor(ctx, seat)
  if (CARDS[ctx.state.faces[card] >> 6].hosted === true) return 3
  return boardValue(ctx, seat, card) - (factor === 1 && turnsLeft(ctx, seat) > 0 ? 1.8 : 0.5)
}

function rateOne(ctx: ReadCtx, ask: Ask, choice: Choice): number {
  const s = ctx.state
  const { seat } = ask
  const c = choice as Chosen
  switch (ask.kind) {
    case 'main':
      return rateMain(ctx, seat, c)
    case 'draft.pick':
      return c.take === undefined ? 0 : valueAt(ctx, c.take) + wanted[s.faces[c.take] >> 6]
    case 'before':
      if (typeof c.put === 'number') return s.phase === 'sinking' ? 1.3 - valueAt(ctx, c.put) : -1
      return c.steer === undefined ? 0.1 : -1
    case 'draw.between':
      return 'rest' in c ? 0.2 : c.steer === undefined ? 0.1 : -1
    case 'tycoon.order':
      return c.first === 'theirs' ? 1 : 0
    case 'tycoon.target':
    case 'act.seat':
    case 'play.host':
      return rateSeat(ctx, seat, c.seat ?? 0)
    case 'play.merge':
      return c.onto === undefined ? 0 : perTurn(ctx, s.faces[c.onto] >> 6) * 3 + valueAt(ctx, c.onto) * 0.1
    case 'purse':
      return ratePurse(ctx, seat, c)
    case 'story.put':
      return rateStory(ctx, seat, c)
    case 'jack.follow':
      return c.follow === true ? -1 : 0
    case 'react.guard': {
      if (c.use === undefined) return 0
      const deed = topDeed(ctx)
      // Against a reaction to the own action: save what the action was to bring.
      const saved = deed.what === 'reaction' ? (s.chain[s.chain.length - 2]?.seat === seat ? 5 : 1) : stakeOf(ctx, seat)
      return saved - 4
    }
    case 'react.bar':
      return c.use === undefined ? 0 : valueAt(ctx, topDeed(ctx).card) * (topDeed(ctx).seat === leader(ctx, seat) ? 1 : 0.8) - 6
    case 'react.hit':
      return rateHit(ctx, seat, c)
    case 'react.teacher':
      return c.use === undefined ? 0 : (lesson(ctx, seat)?.gain ?? -1) - 1
    case 'flapper.pick':
      return c.copy === undefined ? (c.steer === undefined ? 0 : -1) : actWorth(ctx, seat, c.copy)
    case 'steer.pick':
      return c.next === undefined ? 0.5 : valueAt(ctx, s.ships[seat].deck[c.next]) * (s.chain.length > 0 ? -0.1 : 1)
    case 'limit':
      return c.discard === undefined ? 0 : -sacrificeAt(ctx, c.discard)
    case 'steward.pick':
      if (c.position !== undefined) {
        const card = s.ships[seat].deck[c.position - 1]
        return faceTo(ctx, seat, card) === UNKNOWN ? -2.5 : -valueAt(ctx, card)
      }
      return rateCard(ctx, seat, ask, c.card ?? 0)
    default:
      if (c.card === undefined) return 0
      // A Seal alone gives its own points: it is worth spending where it doubles more.
      return rateCard(ctx, seat, ask, c.card) + (c.seal === undefined ? 0 : 0.2 * (sacrificeAt(ctx, c.card) - sacrificeAt(ctx, c.seal)))
  }
}

function rate(ctx: ReadCtx, ask: Ask, choice: Choice): number {
  forget()
  planAnew()
  return rateOne(ctx, ask, choice)
}

/** What the choices have in common, the plan of the turn above all, is worked out once. */
function rateAll(ctx: ReadCtx, ask: Ask, choices: readonly Choice[], count: number, ratings: number[]): void {
  forget()
  planAnew()
  // The turn itself is asked about far more often than everything else together.
  if (ask.kind === 'main') for (let i = 0; i < count; i++) ratings[i] = rateMain(ctx, ask.seat, choices[i])
  else for (let i = 0; i < count; i++) ratings[i] = rateOne(ctx, ask, choices[i])
}

function value(ctx: ReadCtx, seat: Seat): number {
  forget()
  return hoped(ctx, seat, seat)
}

/** Own turns; the Sinking begins with the first one in it. */
function clock({ state: s }: ReadCtx, seat: Seat): number {
  const { turns } = s.ships[seat]
  return s.phase !== 'sinking' ? turns : turns === 0 ? -1 : SINKING + turns
}

const SINKING = 1000

/** A turn begins. */
const isQuiet = ({ state: s }: ReadCtx): boolean => s.asks.length > 0 && s.asks[0].kind === 'main' && s.points === 0 && s.used.length === 0

/** Beginners keep their cards instead of paying with them, and buy for the sake of buying. */
const noviceBias: Bias<BottomState, Edition> = (_io, { kind }, choice) =>
  kind !== 'main' ? 0 : 'sacrifice' in choice ? -0.12 : 'buy' in choice || 'play' in choice ? 0.2 : 0

/** A turn is thought over as a whole; what follows from it is quickly said. */
const thinkingTime = (_io: ReadCtx, { kind }: Ask): number => (kind === 'main' ? 0.5 : kind === 'draft.pick' ? 0.6 : 0.2)

export const advice: Advice<BottomState, Edition> = {
  rate,
  rateAll,
  value,
  search: { clock, depth: 3, stopMargin: 0.002 },
  model: { winModel, valueNetwork, isQuiet },
  persona: { noviceBias, thinkingTime },
}
