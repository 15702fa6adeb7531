import type { Advice, Bias } from '@flotilla/bots/advice'
import type { Ask, Choice, Seat } from '@flotilla/kernel'
import { clearPlan, hasSquare, placeAsk, type PlaceChoice } from '../rules/allocate.ts'
import { aimAdds } from '../rules/cannons.ts'
import { FREEBOOTER, ownerOf } from '../board/dice.ts'
import type { DraftChoice } from '../rules/draft.ts'
import type { Edition } from '../edition/schema.ts'
import { valueNetwork, winModel } from './models/win-model.ts'
import type { RaiseChoice } from '../rules/raise-spirits.ts'
import { points } from '../rules/score.ts'
import {
  CHEST,
  CHESTS,
  CREW,
  DICE_PER_ROUND,
  HULL,
  ICONS,
  LARGE,
  PORTS,
  SMALL,
  SPIRITS,
  crews,
  dieOn,
  faceOfDie,
  placedAt,
  type Aim,
  type Ctx,
  type PlaceAsk,
  type WavesState,
  type SeenWaves,
  type ReadCtx,
} from '../board/state.ts'
import { canBury, chestSquares, isOpenChest, sum } from '../board/terms.ts'
import { bestLoot, outlook, placeWorth, shipWorth, shotsFor, spiritsWorth, topOf, weighPlaces, type Outlook } from './worth.ts'
import { weights, type Weights } from './weights.ts'

const PLACES = ICONS.length
const NEVER = -1e9

/** What each die of the seat is worth at each place, and a raised one; filled again for every judgement. */
const worths = new Float64Array((DICE_PER_ROUND + 1) * PLACES)
const SECOND = PLACES
const THIRD = 2 * PLACES
const RAISED = DICE_PER_ROUND * PLACES

/** The icons that complete the chests if each gets a die: -1 if that takes more than this round. */
function lastChests(ctx: ReadCtx, { ship }: Outlook): number {
  let icons = 0
  for (let chest = 0; chest < CHESTS; chest++) {
    const room = ship.buried[chest] ? 0 : chestSquares(ctx, chest) - ship.chests[chest].length
    if (room > 1) return -1
    if (room === 1) icons |= 1 << (CHEST + chest)
  }
  return icons
}

/** The same for the rows. */
function lastRows({ edition }: ReadCtx, { ship }: Outlook): number {
  const hull = edition.hull.squares - ship.hull.length
  const ports = edition.ports.squares - ship.ports.length
  const crew = edition.crew.squares - ship.crew.length
  return hull > 1 || ports > 1 || crew > 1 ? -1 : (hull << HULL) | (ports << PORTS) | (crew << CREW)
}

/** Ending the game is good for who is ahead. */
const endWorth = (o: Outlook, gained: number): number => o.w.end * Math.max(-1, Math.min(1, (o.lead + gained - o.w.endMargin) / 10))

/** The places where a die can lie, in order; all dice of a seat find the same. */
const free: number[] = []

/** What each die, and a raised one, would be worth at each place if no other lay there. */
function weighDice(ctx: ReadCtx, o: Outlook): void {
  const s = ctx.state
  const raised = ctx.edition.spirits.squares - o.ship.spirits.length <= 1
  weighPlaces(ctx, o)
  worths.fill(NEVER)
  while (free.length > 0) free.pop()
  for (let place = 0; place < PLACES; place++) {
    if (!hasSquare(ctx, o.seat, place)) continue
    free.push(place)
    for (let k = 0; k < DICE_PER_ROUND; k++) {
      const face = faceOfDie(s, o.seat, k)
      // Equal dice are equally good.
      const like = k > 0 && face === faceOfDie(s, o.seat, 0) ? 0 : k > 1 && face === faceOfDie(s, o.seat, 1) ? 1 : k
      worths[k * PLACES + place] = like < k ? worths[like * PLACES + place] : placeWorth(ctx, o, place, face)
    }
    if (raised && place !== SPIRITS) worths[RAISED + place] = placeWorth(ctx, o, place, ctx.edition.spirits.raised)
  }
}

/** The best whole plan for each place of this die, with the earlier ones where they lie: filled by `plan`. */
const plans = new Float64Array(PLACES)

/** Weighs every whole plan once, for all places of the die at hand. */
function plan(ctx: ReadCtx, o: Outlook, die: number): void {
  const s = ctx.state
  const missing = ctx.edition.spirits.squares - o.ship.spirits.length
  const chests = lastChests(ctx, o)
  const rows = lastRows(ctx, o)
  const both = bothFire(ctx, o)
  plans.fill(NEVER)
  const firsts = die > 0 ? onlyAt(placedAt(s, o.seat, 0), first) : free
  for (let i = 0; i < firsts.length; i++) {
    const a = firsts[i]
    const seconds = die > 1 ? onlyAt(placedAt(s, o.seat, 1), second) : free
    for (let j = 0; j < seconds.length; j++) planOn(o, die, a, seconds[j], missing, chests, rows, both)
  }
}

/** The die lies there; it is of no account where no die can lie. */
function onlyAt(place: number, list: number[]): readonly number[] {
  list[0] = place
  return place < PLACES && worths[place] !== NEVER ? list : NOWHERE
}
const first = [0]
const second = [0]
const NOWHERE: readonly number[] = []

/** With the first two dice there: every place of the third. */
function planOn(o: Outlook, die: number, a: number, b: number, missing: number, chests: number, rows: number, both: number): void {
  if (b === a) return
  const two = worths[a] + worths[SECOND + b]
  const pair = (1 << a) | (1 << b)
  for (let k = 0; k < free.length; k++) {
    const c = free[k]
    if (c === a || c === b) continue
    const places = pair | (1 << c)
    let worth = two + worths[THIRD + c]
    if (missing === 0 || (missing === 1 && (places & (1 << SPIRITS)) !== 0)) worth += raising(o, a, b, c)
    if (both !== 0 && (places & BROADSIDE) === BROADSIDE) worth += both
    if ((places & chests) === chests || (places & rows) === rows) worth += endWorth(o, worth)
    const place = die === 0 ? a : die === 1 ? b : c
    if (worth > plans[place]) plans[place] = worth
  }
}

/** What it adds to raise the best of the three, if that is worth a pair of spirits. */
function raising(o: Outlook, a: number, b: number, c: number): number {
  const one = worths[RAISED + a] - worths[a]
  const two = worths[RAISED + b] - worths[SECOND + b]
  const three = worths[RAISED + c] - worths[THIRD + c]
  return Math.max(0, Math.max(one, two, three) - spiritsWorth(o, 2))
}

const BROADSIDE = (1 << SMALL) | (1 << LARGE)

/** Two cannons that fire together at one hull, against each for itself. */
function bothFire(ctx: ReadCtx, o: Outlook): number {
  const { small, large } = o.ship
  const { edition } = ctx
  if (small.length + 1 < edition.small.squares || large.length + 1 < edition.large.squares) return 0
  const one = shotsFor(ctx, edition.small, sum(small) + 3)
  const two = shotsFor(ctx, edition.large, sum(large) + 3)
  const apart = bestLoot(ctx, o.seat, one) + bestLoot(ctx, o.seat, two)
  const together = bestLoot(ctx, o.seat, one + two)
  return (Math.max(together, o.w.pair * apart) - apart) * o.w.loot
}

/** Burying gives up three dice for a chest's safety and its bonus. */
function buryWorth(ctx: ReadCtx, o: Outlook, chest: number): number {
  const { ship, w } = o
  const stack = ship.chests[chest]
  const bonus = ctx.edition.chests.buriedBonus
  const saved = topOf(stack, 3) * o.risk * w.burySave + sum(stack) * w.buryLater * Math.min(o.rounds - 1, 8)
  let ends = true
  for (let k = 0; k < CHESTS; k++) if (k !== chest && isOpenChest(ctx, o.seat, k)) ends = false
  return bonus + saved + (ends ? endWorth(o, bonus) : 0)
}

/** Where the chest is named only when it is written (option buryNamed). */
function bestBurial(ctx: ReadCtx, o: Outlook): number {
  let most = NEVER
  for (let chest = 0; chest < CHESTS; chest++) if (canBury(o.ship, chest)) most = Math.max(most, buryWorth(ctx, o, chest))
  return most
}

/** What a die of each face is worth where it does best; NaN until it is asked for. */
const byFace = new Float64Array(16)

function dieWorth(ctx: ReadCtx, o: Outlook, face: number): number {
  if (!Number.isNaN(byFace[face])) return byFace[face]
  let most = NEVER
  for (let place = 0; place < PLACES; place++) if (hasSquare(ctx, o.seat, place)) most = Math.max(most, placeWorth(ctx, o, place, face))
  return (byFace[face] = most)
}

function rateDraft(ctx: ReadCtx, o: Outlook, choice: DraftChoice): number {
  const { w } = o
  const { dice } = ctx.state
  // A sailor was somebody's good die, a clear die is anybody's; one's own crew is safe from those who do not want to pay.
  if ('sailor' in choice) return dieWorth(ctx, o, ctx.edition.dice.sailorFace) + w.deny * dice[choice.sailor]
  if ('take' in choice) {
    const face = dice[choice.take]
    return dieWorth(ctx, o, face) + (ownerOf(ctx, choice.take) === FREEBOOTER ? w.deny * face : 0)
  }
  const face = dice[choice.bribe]
  return dieWorth(ctx, o, face) + w.deny * face - w.bribe * w.infamy * face * (o.ship.infamy > w.infamyEnough ? w.rich : 1)
}

function rateAim(ctx: ReadCtx, seat: Seat, aim: Aim): number {
  // Of equal loot rather the leader's; the larger cannon aims first.
  return aimAdds(ctx, seat, aim) + 0.02 * points(ctx, aim.seat) + (aim.cannon === 'large' ? 0.01 : 0)
}

function rateStow(ctx: ReadCtx, seat: Seat, chest: number): number {
  const stack = ctx.state.ships[seat].chests[chest]
  const room = chestSquares(ctx, chest) - stack.length
  return Math.min(room, ctx.state.loot.length) * 10 + room
}

function ratePlace(ctx: ReadCtx, o: Outlook, { at, chest }: PlaceChoice): number {
  if (at === 'overboard') return NEVER
  // Once a burial is begun its other dice have no choice.
  if (at === 'bury') return chest === undefined ? bestBurial(ctx, o) : buryWorth(ctx, o, chest)
  return plans[ICONS.indexOf(at)]
}

function rateRaise(ctx: ReadCtx, o: Outlook, choice: RaiseChoice): number {
  // To wait and see is never worth more to somebody who does not look ahead.
  if ('later' in choice) return NEVER
  const { raise } = choice
  if (raise === null) return spiritsWorth(o, 2)
  const icon = ICONS.indexOf(raise)
  const value = faceOfDie(ctx.state, o.seat, dieOn(ctx.state, o.seat, icon))
  return placeWorth(ctx, o, icon, ctx.edition.spirits.raised) - placeWorth(ctx, o, icon, value)
}

/** The plan that was judged last: its dice are laid one after the other, and nothing else changes meanwhile. */
const last = { state: null as SeenWaves | null, o: null as Outlook | null, die: 0, tide: 0 }

function planning(ctx: ReadCtx, { seat, die }: PlaceAsk, w: Weights): Outlook {
  const s = ctx.state
  const goesOn = last.state === s && last.tide === s.undoBarrier && last.die === die - 1
  const o = goesOn && last.o !== null && last.o.seat === seat && last.o.w === w ? last.o : outlook(ctx, seat, w)
  if (o !== last.o) weighDice(ctx, o)
  last.state = s
  last.o = o
  last.die = die
  last.tide = s.undoBarrier
  plan(ctx, o, die)
  return o
}

/** What all choices of an ask have in common is worked out first. */
function rateAll(ctx: ReadCtx, ask: Ask, choices: readonly Choice[], count: number, ratings: number[], w: Weights): void {
  const { kind, seat } = ask
  const o =
    kind === 'place'
      ? planning(ctx, ask as PlaceAsk, w)
      : kind === 'draft' || kind === 'raise' || kind === 'bury'
        ? outlook(ctx, seat, w)
        : null
  if (o !== null && (kind === 'draft' || kind === 'raise')) weighPlaces(ctx, o)
  if (kind === 'draft') byFace.fill(Number.NaN)
  for (let i = 0; i < count; i++) ratings[i] = rateOne(ctx, o, ask, choices[i])
}

function rateOne(ctx: ReadCtx, o: Outlook | null, { kind, seat }: Ask, choice: Choice): number {
  if (kind === 'aim') return rateAim(ctx, seat, choice as Aim)
  if (kind === 'stow') return rateStow(ctx, seat, (choice as { chest: number }).chest)
  if (o === null) return 0
  if (kind === 'draft') return rateDraft(ctx, o, choice as DraftChoice)
  if (kind === 'bury') return buryWorth(ctx, o, (choice as { chest: number }).chest)
  return kind === 'place' ? ratePlace(ctx, o, choice as PlaceChoice) : rateRaise(ctx, o, choice as RaiseChoice)
}

const isAt = (choice: Choice, ...places: readonly string[]): boolean => 'at' in choice && places.includes(String(choice.at))

/** The greedy fill their chests and go for loot; the careful build hull and bury what they have. */
const tempers: Readonly<Record<string, Bias<WavesState, Edition>>> = {
  greedy: (_io, { kind }, choice) =>
    kind === 'place' && isAt(choice, 'chest0', 'chest1', 'chest2', 'small', 'large') ? 0.12 : 'bribe' in choice ? 0.05 : 0,
  careful: (_io, { kind }, choice) => (kind === 'place' && isAt(choice, 'hull', 'bury', 'ports') ? 0.12 : 'bribe' in choice ? -0.05 : 0),
}

/** Beginners fill chests and load cannons, and see late what hull and ports are worth. */
const noviceBias: Bias<WavesState, Edition> = (_io, { kind }, choice) =>
  kind !== 'place'
    ? 0
    : isAt(choice, 'chest0', 'chest1', 'chest2', 'small', 'large')
      ? 0.45
      : isAt(choice, 'hull', 'ports', 'bury')
        ? -0.3
        : 0

/** Others who have confirmed lay their dice again, as they see fit. */
function planAnew(ctx: Ctx, me: Seat): void {
  const s = ctx.state
  if (s.sealed === null || s.sealed.ask.kind !== 'place') return
  for (let i = 0; i < s.asks.length; i++) {
    const { seat } = s.asks[i]
    if (seat === me || !s.yarrr[seat]) continue
    clearPlan(ctx, seat)
    s.yarrr[seat] = false
    s.asks[i] = placeAsk(seat, 0)
  }
}

/** The advice of somebody who weighs things so. */
export function adviceWith(w: Weights): Advice<WavesState, Edition> {
  const single: Choice[] = []
  const rated: number[] = []
  return {
    rate(ctx: ReadCtx, ask: Ask, choice: Choice): number {
      single[0] = choice
      rateAll(ctx, ask, single, 1, rated, w)
      return rated[0]
    },
    rateAll: (ctx, ask, choices, count, ratings) => rateAll(ctx, ask, choices, count, ratings, w),
    value: (ctx: ReadCtx, seat: Seat): number => (ctx.state.ended === '' ? shipWorth(ctx, outlook(ctx, seat, w)) : points(ctx, seat)),
    search: { clock: ({ state: s }: ReadCtx): number => s.round, rethink: planAnew },
    model: {
      winModel,
      valueNetwork,
      // The dice of a round lie there, and nobody has drafted.
      isQuiet: ({ state: s }: ReadCtx): boolean => s.pool.length === DICE_PER_ROUND * crews(s) && s.asks.length > 0,
    },
    persona: { tempers, noviceBias, thinkingTime: (_ctx, { kind }) => (kind === 'draft' ? 0.8 : 0.3) },
    // It costs a mate one game in twenty against those who do not mix.
    mixing: { secrets: { place: 'at' }, ratingTolerance: 0.09 },
  }
}

export const advice = adviceWith(weights)
