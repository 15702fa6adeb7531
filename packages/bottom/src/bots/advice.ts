import { UNKNOWN, type Advice, type Ask, type Choice, type Lean, type Seat } from '@flotilla/kernel'
import { boardOf, costFactor, costOf, worth, worthOf } from '../board/board.ts'
import { CARDS } from '../rules/cards.ts'
import type { Edition } from '../edition/schema.ts'
import { attackOf, isHit } from '../rules/hit.ts'
import { leftOfBatch } from '../rules/jettison.ts'
import { NONE, effectOf, sacrificeAt, topDeed, valueAt, type BottomState, type Io } from '../board/state.ts'
import { actWorth, heldValue, stakeOf } from './acts.ts'
import type { Chosen } from './chosen.ts'
import { boardValue, faceTo, forget, harm, hoped, leader, turnsLeft } from './estimate.ts'
import { cheapest, firstToGo, lookIntoHand } from './payment.ts'
import { insight } from './insight.ts'
import { prospects } from './prospects.ts'
import { planAnew, rateMain } from './turn.ts'
import { perTurn, wanted } from './values.ts'

/** An opponent as a target: the strongest, sooner if short of air where the deck is hit. */
function rateSeat(io: Io, seat: Seat, other: Seat): number {
  const deed = io.state.chain.length > 0 ? topDeed(io) : null
  const zone = deed === null || deed.what === 'play' ? 'board' : attackOf(io, deed)?.zone
  const air = zone === 'deck' && turnsLeft(io, other) <= 3 ? 6 : 0
  return hoped(io, other, seat) * (other === leader(io, seat) ? 1.1 : 1) + air
}

/** A card named for the running effect. */
function rateCard(io: Io, seat: Seat, ask: Ask, card: number): number {
  const s = io.state
  const known = faceTo(io, seat, card) !== UNKNOWN
  const value = known ? valueAt(io, card) : 3
  const owner = boardOf(io, card)
  switch (ask.kind) {
    case 'own.pick':
    case 'steward.pick': {
      if (owner === NONE) return -value
      const rose =
        CARDS[s.faces[card] >> 6].climbs === true && (effectOf(topDeed(io)).burden ?? attackOf(io, topDeed(io)))?.does === 'jettison'
      return rose ? 1 : (owner === seat ? -1 : 1) * boardValue(io, owner, card)
    }
    case 'hand.pick':
    case 'lifeboat.pick':
      return value
    case 'torpedo.pay':
      return -heldValue(io, card)
    case 'captain.pick':
      return 2.2 - value
    default: {
      if (owner === NONE) return value
      if (owner !== seat) return boardValue(io, owner, card) * harm(io, seat, owner)
      // Own cards: what counts against us, or pays and stays, goes; the rest does not.
      const stays = CARDS[s.faces[card] >> 6].climbs === true && effectOf(topDeed(io)).own?.[0] === 'sellNamed'
      return stays ? 4 : -worthOf(io, card)
    }
  }
}

/** What the hit would cost this seat, as far as it can tell. */
function lossOf(io: Io, seat: Seat): number {
  const hit = topDeed(io)
  const attack = attackOf(io, hit)
  const { board, hand } = io.state.ships[seat]
  // A guest costs its value; a part in a tale is rather a gift.
  if (!isHit(hit)) return CARDS[hit.kind].hosted === true ? valueAt(io, hit.card) : 0
  if (attack === undefined) return Math.min(...board.map((card) => Math.max(0, boardValue(io, seat, card))))
  if (attack.zone === 'board') return hit.picks.reduce((sum, card) => sum + (attack.does === 'tire' ? 1.5 : boardValue(io, seat, card)), 0)
  if (attack.zone === 'hand') return (hit.count * hand.reduce((sum, card) => sum + valueAt(io, card), 0)) / Math.max(1, hand.length)
  return hit.count * (turnsLeft(io, seat) <= 3 ? 2.5 : 1.8)
}

function rateHit(io: Io, seat: Seat, c: Chosen): number {
  if (c.lifebuoy !== undefined) return lossOf(io, seat) - 4
  if (c.steward === undefined) return c.steer === undefined ? 0 : -1
  const { zone } = attackOf(io, topDeed(io)) ?? { zone: 'deck' }
  const { board, hand } = io.state.ships[seat]
  const least =
    zone === 'board'
      ? Math.min(...board.map((card) => boardValue(io, seat, card)))
      : zone === 'hand'
        ? Math.min(...hand.map((card) => valueAt(io, card)))
        : 2
  return lossOf(io, seat) - least * topDeed(io).count - 2
}

/** The card of the batch most worth its price, and what the price would be. */
function lesson(io: Io, seat: Seat): { card: number; gain: number; pay: number } | null {
  const s = io.state
  const left = turnsLeft(io, seat)
  const points = seat === s.active ? s.points : s.purse
  let best: { card: number; gain: number; pay: number } | null = null
  lookIntoHand(io, seat)
  for (const card of leftOfBatch(s, topDeed(io))) {
    const need = costOf(io, seat, card) - points
    const payment = cheapest(io, NONE, need)
    if (payment === null || payment.seal !== NONE) continue
    const keep = s.phase === 'sinking' ? (left === 0 ? 0.1 : 0.5) : 0.35
    const gain = boardValue(io, seat, card, left) - keep * payment.points - (costFactor(io, seat) === 1 ? 1.5 : 0.5)
    if (best === null || gain > best.gain) best = { card, gain, pay: firstToGo(NONE, need) }
  }
  return best
}

function ratePurse(io: Io, seat: Seat, c: Chosen): number {
  const plan = lesson(io, seat)
  if (plan === null || plan.gain < 0.5) return c.sacrifice === undefined && c.take === undefined ? 0 : -1
  if (c.take !== undefined) return plan.pay === NONE && c.take === plan.card ? 10 : -1
  if (c.sacrifice !== undefined) return c.seal === undefined && c.sacrifice === plan.pay ? 10 : -1
  return 0
}

function rateStory(io: Io, seat: Seat, c: Chosen): number {
  if (c.put === undefined) return -1
  const card = io.state.ships[seat].deck[0]
  if (c.put === 'bottom') return 1
  const factor = costFactor(io, seat)
  if (CARDS[io.state.faces[card] >> 6].hosted === true) return 3
  return boardValue(io, seat, card) - (factor === 1 && turnsLeft(io, seat) > 0 ? 1.8 : 0.5)
}

function rateOne(io: Io, ask: Ask, choice: Choice): number {
  const s = io.state
  const { seat } = ask
  const c = choice as Chosen
  switch (ask.kind) {
    case 'main':
      return rateMain(io, seat, c)
    case 'draft.pick':
      return c.take === undefined ? 0 : valueAt(io, c.take) + wanted[s.faces[c.take] >> 6]
    case 'before':
      if (typeof c.put === 'number') return s.phase === 'sinking' ? 1.3 - valueAt(io, c.put) : -1
      return c.steer === undefined ? 0.1 : -1
    case 'draw.between':
      return 'rest' in c ? 0.2 : c.steer === undefined ? 0.1 : -1
    case 'tycoon.order':
      return c.first === 'theirs' ? 1 : 0
    case 'tycoon.target':
    case 'act.seat':
    case 'play.host':
      return rateSeat(io, seat, c.seat ?? 0)
    case 'play.merge':
      return c.onto === undefined ? 0 : perTurn(io, s.faces[c.onto] >> 6) * 3 + valueAt(io, c.onto) * 0.1
    case 'purse':
      return ratePurse(io, seat, c)
    case 'story.put':
      return rateStory(io, seat, c)
    case 'jack.follow':
      return c.follow === true ? -1 : 0
    case 'react.guard': {
      if (c.use === undefined) return 0
      const deed = topDeed(io)
      // Against a reaction to the own action: save what the action was to bring.
      const saved = deed.what === 'reaction' ? (s.chain[s.chain.length - 2]?.seat === seat ? 5 : 1) : stakeOf(io, seat)
      return saved - 4
    }
    case 'react.bar':
      return c.use === undefined ? 0 : valueAt(io, topDeed(io).card) * (topDeed(io).seat === leader(io, seat) ? 1 : 0.8) - 6
    case 'react.hit':
      return rateHit(io, seat, c)
    case 'react.teacher':
      return c.use === undefined ? 0 : (lesson(io, seat)?.gain ?? -1) - 1
    case 'flapper.pick':
      return c.copy === undefined ? (c.steer === undefined ? 0 : -1) : actWorth(io, seat, c.copy)
    case 'steer.pick':
      return c.next === undefined ? 0.5 : valueAt(io, s.ships[seat].deck[c.next]) * (s.chain.length > 0 ? -0.1 : 1)
    case 'limit':
      return c.discard === undefined ? 0 : -sacrificeAt(io, c.discard)
    case 'steward.pick':
      if (c.position !== undefined) {
        const card = s.ships[seat].deck[c.position - 1]
        return faceTo(io, seat, card) === UNKNOWN ? -2.5 : -valueAt(io, card)
      }
      return rateCard(io, seat, ask, c.card ?? 0)
    default:
      return c.card === undefined ? 0 : rateCard(io, seat, ask, c.card)
  }
}

function rate(io: Io, ask: Ask, choice: Choice): number {
  forget()
  planAnew()
  return rateOne(io, ask, choice)
}

/** What the choices have in common, the plan of the turn above all, is worked out once. */
function rateAll(io: Io, ask: Ask, choices: readonly Choice[], count: number, ratings: number[]): void {
  forget()
  planAnew()
  // The turn itself is asked about far more often than everything else together.
  if (ask.kind === 'main') for (let i = 0; i < count; i++) ratings[i] = rateMain(io, ask.seat, choices[i])
  else for (let i = 0; i < count; i++) ratings[i] = rateOne(io, ask, choices[i])
}

function value(io: Io, seat: Seat): number {
  forget()
  return hoped(io, seat, seat)
}

/** Own turns; the Sinking begins with the first one in it. */
function clock({ state: s }: Io, seat: Seat): number {
  const { turns } = s.ships[seat]
  return s.phase !== 'sinking' ? turns : turns === 0 ? -1 : SINKING + turns
}

const SINKING = 1000

/** A turn begins. */
const calm = ({ state: s }: Io): boolean => s.asks.length > 0 && s.asks[0].kind === 'main' && s.points === 0 && s.used.length === 0

/** Beginners keep their cards instead of paying with them, and buy for the sake of buying. */
const green: Lean<BottomState, Edition> = (_io, { kind }, choice) =>
  kind !== 'main' ? 0 : 'sacrifice' in choice ? -0.12 : 'buy' in choice || 'play' in choice ? 0.2 : 0

/** A turn is thought over as a whole; what follows from it is quickly said. */
const ponder = (_io: Io, { kind }: Ask): number => (kind === 'main' ? 0.5 : kind === 'draft.pick' ? 0.6 : 0.2)

export const advice: Advice<BottomState, Edition> = {
  rate,
  rateAll,
  value,
  prospects,
  insight,
  depth: 3,
  trifle: 0.002,
  clock,
  calm,
  score: worth,
  green,
  ponder,
}
