import { includes, reason, type Params, type Reason, type Seat } from '@flotilla/kernel'
import type { Edition } from '../../edition/schema.ts'
import { countBusted, hasUpgradable } from '../cannons.ts'
import { breachesColumn, treasureColumn, type Ctx, type SinkingState, type ReadCtx } from '../../board/state.ts'
import { countResults, isIgnored, nameOfResult, resultOf, type Result } from '../threat.ts'
import { CANNONS, CLEAR_WATER, MINOR, isBreach, isChest, isTreasure } from '../../board/things.ts'

/** "May be played only if": the requirements the items share, each with what to say when it is not met (SK-10.3, SK-R19). */

type Requirement = (ctx: ReadCtx, seat: Seat) => Reason | null

export const always: Requirement = () => null

/** A requirement on the public position. */
export function only(rule: string, code: string, holds: (ctx: ReadCtx, seat: Seat) => boolean): Requirement {
  const unmet = reason(rule, `refuse.${code}`)
  return (ctx, seat) => (holds(ctx, seat) ? null : unmet)
}

const sayResult =
  (wanted: Result) =>
  (ctx: ReadCtx): Params => ({ result: nameOfResult(ctx, wanted) })

/** A die must show this and not be ignored. */
export function result(rule: string, wanted: Result): Requirement {
  const unmet: Reason = reason<SinkingState, Edition>(rule, 'refuse.noResult', sayResult(wanted))
  return (ctx) => (countResults(ctx, wanted) > 0 ? null : unmet)
}

const ignored = reason('SK-10.60', 'refuse.ignored')

/** The named die must show this and not be ignored. */
export function showing(rule: string, wanted: Result): (ctx: ReadCtx, seat: Seat, die: number) => Reason | null {
  const other: Reason = reason<SinkingState, Edition>(rule, 'refuse.notResult', sayResult(wanted))
  return (ctx, _seat, die) => (resultOf(ctx, die - 1) !== wanted ? other : isIgnored(ctx.state, die - 1) ? ignored : null)
}

export function ignore(ctx: Ctx, die: number): void {
  ctx.state.ignored |= 1 << (die - 1)
  ctx.emit?.({ type: 'ignored', die, result: nameOfResult(ctx, resultOf(ctx, die - 1)) })
}

export const anotherHasACard = (rule: string): Requirement =>
  only(rule, 'nobodyHasACard', ({ state: s }, seat) => s.hands.some((hand, other) => other !== seat && hand.length > 0))

const oneself = (rule: string): Reason => reason(rule, 'refuse.oneself')

/** The named seat must be another one. */
export function another(rule: string): (ctx: ReadCtx, seat: Seat, target: Seat) => Reason | null {
  const own = oneself(rule)
  return (_io, seat, target) => (seat === target ? own : null)
}

/** The named seat must be another one with a card. */
export function anotherWithACard(rule: string): (ctx: ReadCtx, seat: Seat, target: Seat) => Reason | null {
  const own = oneself(rule)
  const empty = reason(rule, 'refuse.emptyHand')
  return (ctx, seat, target) => (seat === target ? own : ctx.state.hands[target].length === 0 ? empty : null)
}

export const aBustedCannonExists = (rule: string): Requirement => only(rule, 'noBusted', (ctx) => countBusted(ctx.state) > 0)
export const aChestLiesInBreaches = (rule: string): Requirement => only(rule, 'noChest', (ctx) => breachesColumn(ctx.state).some(isChest))
export const treasureColumnNotEmpty = (rule: string): Requirement => only(rule, 'noTreasure', (ctx) => treasureColumn(ctx.state).length > 0)
export const anUpgradableCannonWorks = (rule: string): Requirement =>
  only(rule, 'nothingToUpgrade', (ctx) => hasUpgradable(ctx.state, CANNONS))
export const aMinorBreachLies = (rule: string): Requirement => only(rule, 'noMinor', (ctx) => oldestMinor(ctx) !== -1)

export function oldestMinor({ state: s }: ReadCtx): number {
  const contents = breachesColumn(s)
  for (let i = 0; i < contents.length; i++) if (isBreach(contents[i]) && s.faces[contents[i]] === MINOR) return contents[i]
  return -1
}

/** The oldest face-up Clear Water of the Water Column, or -1. */
export function oldestClear({ state: s }: ReadCtx): number {
  const water = s.columns[0]
  if (s.faceUp.length > 0) for (let i = 0; i < water.length; i++) if (s.faceUp.includes(water[i])) return water[i]
  return -1
}

/** The player must hold a Treasure besides the item. */
export function anotherTreasure(rule: string): (ctx: ReadCtx, seat: Seat, card: number) => Reason | null {
  const unmet = reason(rule, 'refuse.noOtherTreasure')
  return ({ state: s }, seat, card) => {
    const hand = s.hands[seat]
    for (let i = 0; i < hand.length; i++) if (hand[i] !== card && isTreasure(s.faces[hand[i]])) return null
    return unmet
  }
}

export function clearWaterInHand(rule: string): (ctx: ReadCtx, seat: Seat) => Reason | null {
  const unmet = reason(rule, 'refuse.noClearWater')
  return ({ state: s }, seat) => {
    const hand = s.hands[seat]
    for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] === CLEAR_WATER) return null
    return unmet
  }
}

export const plunderedThisRound = ({ state: s }: ReadCtx, seat: Seat): boolean => includes(s.plundered, seat)
