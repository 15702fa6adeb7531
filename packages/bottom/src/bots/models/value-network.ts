import { meanOf, networkOn, type ValueNetwork } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import { costFactor, worth } from '../../board/board.ts'
import { MOST_SEATS, type Edition } from '../../edition/schema.ts'
import { NONE, type BottomState, type ReadCtx } from '../../board/state.ts'
import { priceIn } from '../../rules/asks/reasons.ts'
import { stillToBoard, turnsLeft } from '../estimate.ts'
import taughtByCrowds from './value-network-crowd.json' with { type: 'json' }
import taught from './value-network.json' with { type: 'json' }
import { LENGTH, winModel, worthHeld } from './win-model.ts'
import learned from './win-model.json' with { type: 'json' }

/** How a ship stands; looked at anew for every judgement. */
class Standing {
  saved = 0
  held = 0
  inHand = 0
  left = 0
  /** What it may come to in the end. */
  hope = 0

  look(ctx: ReadCtx, seat: Seat): void {
    const { deck, hand, water, sunk } = ctx.state.ships[seat]
    this.saved = worth(ctx, seat)
    this.left = sunk ? 0 : turnsLeft(ctx, seat)
    this.inHand = sunk ? 0 : pointsOf(ctx, hand)
    this.held = sunk ? 0 : this.inHand + pointsOf(ctx, deck) + pointsOf(ctx, water)
    this.hope = sunk ? this.saved : this.saved + stillToBoard(ctx, seat, this.left) * this.held
  }
}

function pointsOf(ctx: ReadCtx, pile: readonly number[]): number {
  let points = 0
  for (let i = 0; i < pile.length; i++) points += worthHeld(ctx, pile[i])
  return points
}

/** By seat. */
const standings = Array.from({ length: MOST_SEATS }, () => new Standing())

/** What the rivals have come to. */
const rivals = { saved: 0, hope: 0, held: 0, longest: 0, left: 0, ahead: 0, sunk: 0 }

function lookAtRivals({ state: { seats, ships } }: ReadCtx, seat: Seat): void {
  const { hope } = standings[seat]
  rivals.saved = rivals.hope = rivals.held = -Infinity
  rivals.longest = rivals.left = rivals.ahead = rivals.sunk = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const theirs = standings[other]
    rivals.saved = Math.max(rivals.saved, theirs.saved)
    rivals.hope = Math.max(rivals.hope, theirs.hope)
    rivals.held = Math.max(rivals.held, theirs.held)
    rivals.longest = Math.max(rivals.longest, theirs.left)
    rivals.left += theirs.left / (seats - 1)
    if (theirs.hope > hope) rivals.ahead += 1 / (seats - 1)
    if (ships[other].sunk) rivals.sunk += 1 / (seats - 1)
  }
}

/** In each phase so many numbers more than the win model looks at. */
const MORE = 20

/** What the win model looks at, and how a ship stands beside its rivals: the nearer the end, the more a lead is worth. */
function networkFeatures(ctx: ReadCtx, seat: Seat, into: number[]): void {
  winModel.features(ctx, seat, into)
  const { state: s } = ctx
  for (let other = 0; other < s.seats; other++) standings[other].look(ctx, other)
  lookAtRivals(ctx, seat)
  const { saved, held, inHand, left, hope } = standings[seat]
  const price = s.iceberg === NONE ? 1 : Math.max(1, priceIn(ctx, 'iceberg'))
  const late = 1 / (1 + Math.max(left, rivals.longest))
  const isActive = s.active === seat ? 1 : 0
  const ahead = (hope - rivals.hope) / 10
  const richer = (saved - rivals.saved) / 10
  for (let i = 0; i < 2 * MORE; i++) into[LENGTH + i] = 0
  let at = LENGTH + (s.phase === 'sinking' ? MORE : 0)
  into[at++] = s.seats / 4
  into[at++] = late
  into[at++] = rivals.sunk
  into[at++] = hope / 10
  into[at++] = ahead
  into[at++] = richer
  into[at++] = ahead * late
  into[at++] = richer * late
  into[at++] = ahead / (1 + left)
  into[at++] = rivals.ahead
  into[at++] = rivals.ahead === 0 ? 1 : 0
  into[at++] = (left - rivals.left) / 5
  into[at++] = (isActive * inHand) / 10
  into[at++] = isActive
  into[at++] = costFactor(ctx, seat) === 1 ? 1 : 0
  into[at++] = costFactor(ctx, seat) === 2 ? 1 : 0
  into[at++] = held / price
  into[at++] = rivals.held / price
  into[at++] = (isActive * inHand) / price
  into[at++] = (held - rivals.held) / 10
}

// Where more than two play, whoever leads is everybody's target, and it counts how rivals stand beside each other.
const duel = networkOn(winModel, meanOf([taught], learned.weights))
const crowd = networkOn({ features: networkFeatures }, meanOf([taught, taughtByCrowds], learned.weights))

export const valueNetwork: ValueNetwork<BottomState, Edition> = {
  weights: [1],
  networkFeatures: networkFeatures,
  features: (ctx, seat, into) => (ctx.state.seats === 2 ? duel : crowd).features(ctx, seat, into),
}
