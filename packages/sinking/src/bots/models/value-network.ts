import { networkOn, weigh, type ValueNetwork, type WinModel } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import type { Edition } from '../../edition/schema.ts'
import { ITEMS } from '../../rules/items/index.ts'
import { countedCards, pointsSeen } from '../../rules/end-and-scoring.ts'
import { SECTIONS, leakOf, levelOf, seatInOrder, sheetOf, type SinkingState, type ReadCtx } from '../../board/state.ts'
import {
  ACTIONS,
  BREACHES,
  CARDS,
  CLEAR_WATER,
  CURSED_AMULET,
  MOST_SEATS,
  REROLL_2,
  RUBBER_DUCKY,
  TREASURE,
  TREASURE_MAP,
  WATER,
  WATER_FLASK,
  isChest,
  isGem,
} from '../../board/things.ts'
import { firepower } from '../clocks.ts'
import { outlookOf, type Outlook } from '../outlook.ts'
import { describe, winModel } from './win-model.ts'
import third from './value-network-3.json' with { type: 'json' }

/**
 * What a seat holds. Ships of those who search mostly sink, and then nearly everybody has thrown away all but two cards: what is
 * left in them, and in the chests, which are no cards, tells who wins (SK-9.8).
 */
class Holding {
  cards = 0
  points = 0
  chests = 0
  /** What the best one, two and three cards come to, with the chests. */
  best = 0
  bestTwo = 0
  bestThree = 0

  look(ctx: ReadCtx, seat: Seat): void {
    const { hands, chests, faces } = ctx.state
    const { cards, chests: tokens } = ctx.edition
    const hand = hands[seat]
    this.points = pointsSeen(ctx, seat, seat)
    this.cards = countedCards(ctx, seat)
    let held = 0
    for (let i = 0; i < chests[seat].length; i++) held += tokens[faces[chests[seat][i]]].points
    let first = 0
    let second = 0
    let third = 0
    for (let i = 0; i < hand.length; i++) {
      const { points } = cards[faces[hand[i]]]
      if (points > first) {
        third = second
        second = first
        first = points
      } else if (points > second) {
        third = second
        second = points
      } else if (points > third) third = points
    }
    this.chests = held
    this.best = held + first
    this.bestTwo = held + first + second
    this.bestThree = held + first + second + third
  }
}

/** By seat; looked at anew for every judgement. */
const holdings = Array.from({ length: MOST_SEATS }, () => new Holding())

// What follows puts its numbers into the list from `at` on, and returns where it ends.

/** The ship is the same for all seats: it tells what the rest is worth. */
function lookAtShip(ctx: ReadCtx, into: number[]): number {
  const s = ctx.state
  const sheet = sheetOf(ctx)
  const leak = leakOf(ctx)
  const level = levelOf(s)
  const breaches = s.columns[BREACHES]
  let at = 0
  into[at++] = s.seats / 4
  into[at++] = s.damage / ctx.edition.limits.damage
  for (let one = 1; one <= SECTIONS; one++) into[at++] = level === one ? 1 : 0
  into[at++] = (sheet.threshold - s.columns[WATER].length - leak) / 5
  into[at++] = leak / 5
  into[at++] = s.round / 10
  into[at++] = s.columns[TREASURE].length / 5
  into[at++] = s.deck.length / 50
  into[at++] = firepower(ctx, BREACHES)
  let chests = 0
  for (let i = 0; i < breaches.length; i++) if (isChest(breaches[i])) chests++
  into[at++] = chests
  return at
}
/** So many numbers that is. */
const SHIP = 9 + SECTIONS

function lookAtFate({ saved, rich, light, toWin, toSink, power }: Outlook, into: number[], from: number): number {
  let at = from
  into[at++] = saved
  into[at++] = power
  into[at++] = Math.min(12, toWin) / 10
  into[at++] = Math.min(8, toSink) / 5
  into[at++] = rich
  into[at++] = light
  into[at++] = saved * rich
  into[at++] = (1 - saved) * light
  return at
}

function lookAtHand(ctx: ReadCtx, seat: Seat, into: number[], from: number): number {
  const s = ctx.state
  const { faces } = s
  const { cards, points, chests, best, bestTwo, bestThree } = holdings[seat]
  const held = s.chests[seat]
  const over = Math.max(0, s.hands[seat].length - ctx.edition.limits.fewestCards)
  let at = from
  into[at++] = cards / 5
  into[at++] = over / 5
  into[at++] = (over * over) / 25
  into[at++] = over === 0 ? 1 : 0
  into[at++] = over === 1 ? 1 : 0
  into[at++] = over === 2 ? 1 : 0
  into[at++] = points / 10
  into[at++] = chests / 5
  into[at++] = best / 10
  into[at++] = bestTwo / 10
  into[at++] = bestThree / 10
  into[at++] = held.length
  let useful = 0
  for (let i = 0; i < held.length; i++) if (faces[held[i]] <= REROLL_2) useful++
  into[at++] = useful
  into[at++] = ((seat - seatInOrder(s, 0) + s.seats) % s.seats) / s.seats
  return at
}

/** What cards can do: each that is played is one less. */
const USES: readonly ((face: number) => boolean)[] = [
  (face) => face === CLEAR_WATER,
  isGem,
  (face) => face === RUBBER_DUCKY,
  (face) => face === WATER_FLASK,
  (face) => face === TREASURE_MAP,
  (face) => face === CURSED_AMULET,
  ...(['enemyDice', 'declare', 'reveal', 'resolve'] as const).map((window) => (face: number) => ITEMS[face]?.when.at === window),
  ...ACTIONS.map((_, action) => (face: number) => ((ITEMS[face]?.when.actions ?? 0) & (1 << action)) !== 0),
]
/** By face: the places in that list of what it can do. */
const USES_OF = CARDS.map((_, face) => [...USES.keys()].filter((use) => USES[use](face)))

function lookAtCards(ctx: ReadCtx, seat: Seat, into: number[], from: number): number {
  const { hands, faces } = ctx.state
  const hand = hands[seat]
  for (let use = 0; use < USES.length; use++) into[from + use] = 0
  for (let i = 0; i < hand.length; i++) {
    const uses = USES_OF[faces[hand[i]]]
    for (let k = 0; k < uses.length; k++) into[from + uses[k]]++
  }
  return from + USES.length
}

/** How it compares with its rivals, by either ending. */
function lookAtRivals({ state: { seats } }: ReadCtx, seat: Seat, into: number[], from: number): void {
  const own = holdings[seat]
  let lighter = 0
  let equal = 0
  let richer = 0
  let behind = 0
  let fewest = Infinity
  let most = -Infinity
  let best = -Infinity
  let tied = -Infinity
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const { cards, points, bestTwo } = holdings[other]
    if (cards < own.cards) lighter++
    else if (cards === own.cards) {
      equal++
      tied = Math.max(tied, points)
    }
    if (points > own.points) richer++
    if (cards > own.cards || (cards === own.cards && points < own.points)) behind++
    fewest = Math.min(fewest, cards)
    most = Math.max(most, points)
    best = Math.max(best, bestTwo)
  }
  let at = from
  into[at++] = lighter
  into[at++] = equal
  into[at++] = richer
  into[at++] = behind
  into[at++] = behind === seats - 1 ? 1 : 0
  into[at++] = (fewest - own.cards) / 5
  into[at++] = (own.points - most) / 10
  into[at++] = (own.bestTwo - best) / 10
  into[at++] = equal === 0 ? 0 : (own.points - tied) / 10
}

/** As it was last looked at. */
let outlook: Outlook | null = null

function features(ctx: ReadCtx, seat: Seat, into: number[]): void {
  for (let other = 0; other < ctx.state.seats; other++) holdings[other].look(ctx, other)
  outlook = outlookOf(ctx, seat)
  let at = lookAtShip(ctx, into)
  at = lookAtFate(outlook, into, at)
  at = lookAtHand(ctx, seat, into, at)
  at = lookAtCards(ctx, seat, into, at)
  lookAtRivals(ctx, seat, into, at)
}

const taught = networkOn<SinkingState, Edition>({ features, sharedFeatures: SHIP }, third)

/** The win model of who has just been looked at: another look at the outlook would cost as much as all the rest of them. */
const againWinModel: WinModel<SinkingState, Edition> = {
  features: (ctx, seat, into) => describe(ctx, seat, outlook ?? outlookOf(ctx, seat), into),
  weights: winModel.weights,
}
const plain: number[] = []

/** The third generation and the win model judge together: a search finds what one of them overrates. */
export const valueNetwork: ValueNetwork<SinkingState, Edition> = {
  networkFeatures: features,
  weights: [2 / 3, 1 / 3],
  features(ctx, seat, into) {
    taught.features(ctx, seat, into)
    into[1] = weigh(againWinModel, ctx, seat, plain)
  },
}
