import {
  includes,
  intern,
  Offers,
  reason,
  same,
  seatBit,
  type Ask,
  type AskKind,
  type Choice,
  type Seat,
  type SeatSet,
} from '@flotilla/kernel'
import { isChestMoment, offerChest, playChest, show, showChest, type ChestChoice, type ShowChoice } from './chest-tokens.ts'
import type { Edition } from '../edition/schema.ts'
import { letRage } from './enemies/kraken.ts'
import { canShoot, isBareDie, offerShots, type ShootChoice, shootTreasure } from './fire.ts'
import { conditionsLeft, couldPlayAnItem, offerItem, playItem, type ItemChoice } from './items/playing-items.ts'
import type { Ctx, SinkingState, ReadCtx } from '../board/state.ts'
import { PASS, WINDOWS, openWindow, windowClose, windowPlay, type WindowAt, type WindowStep } from './steps.ts'
import { silence } from './discuss.ts'
import { MOST_SEATS, TREASURE } from '../board/things.ts'

/**
 * Chapter 10: one mechanism for every moment at which anybody may hold an answer. All seats that might play by public facts are asked,
 * sealed, so that nobody sees who answers (SK-10.16) and spectators see no questions (SK-15.4); plays are carried out in seat order; as
 * long as something was played the window opens again (SK-R20).
 */

export type WindowChoice = typeof PASS | ItemChoice | ChestChoice | ShootChoice

interface WindowAsk extends Ask {
  readonly at: WindowAt
}
const windowAsk: (at: WindowAt, seat: Seat) => WindowAsk = intern((at: WindowAt, seat: Seat) => ({ kind: `window.${at}`, seat, at }))
/** A kind of window in `played`. */
const bitOf = (at: WindowAt): number => 1 << WINDOWS.indexOf(at)
/** All that others see: that the crew considers its items. */
const considering: (at: WindowAt) => Omit<WindowAsk, 'seat'> = intern((at: WindowAt) => ({ kind: `window.${at}`, at }))

const hasItems = (at: WindowAt): boolean => at !== 'ready' && at !== 'cannon'

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat)

/** What belongs to a window, laid out by seat: windows open all the time. */
const windowAt = (at: WindowAt) => ({
  at,
  bit: bitOf(at),
  considering: considering(at),
  asks: SEATS.map((seat) => windowAsk(at, seat)),
  plays: SEATS.map((seat) => windowPlay(at, seat)),
  /** The first closes a window that is everybody's. */
  closes: [-1, ...SEATS].map((seat) => windowClose(at, seat)),
})
type Window = ReturnType<typeof windowAt>

/** Who is asked, by public facts only (SK-10.6, SK-10.7, SK-10.8, SK-10.9, SK-10.10, SK-10.11, SK-10.12); in a Screech round too (SK-13.33). */
function askedIn(ctx: ReadCtx, at: WindowAt, who: Seat): SeatSet {
  const s = ctx.state
  let asked = 0
  let possible = false
  const chestMoment = isChestMoment(ctx, at)
  for (let seat = 0; seat < s.seats; seat++) {
    if (at === 'resolve' && (who === -1 ? !s.dials[TREASURE].includes(seat) : seat !== who)) continue
    const holdsChest = s.chests[seat].length > 0
    const hasCard = s.hands[seat].length > 0
    if (hasItems(at)) {
      const free = conditionsLeft(ctx, at, seat)
      if (!holdsChest && (!hasCard || !free)) continue
      if (!possible && free) possible = couldPlayAnItem(ctx, at, seat)
    } else if (at === 'cannon' && seat === s.roller && hasCard && isFireRoll(ctx) && canShoot(ctx)) possible = true
    else if (!holdsChest) continue
    asked |= seatBit(seat)
    if (holdsChest && chestMoment) possible = true
  }
  return possible ? asked : 0
}

/** A roll of cannon cards, not of an item's dice. */
const isFireRoll = ({ state: s }: ReadCtx): boolean => s.rolled.length > 0 && !isBareDie(s.rolled[0])

function open(ctx: Ctx, { at, bit, considering, asks, plays, closes }: Window, who: Seat): void {
  const s = ctx.state
  const asked = askedIn(ctx, at, who)
  if (asked === 0) return
  s.played &= ~bit
  ctx.push(closes[who + 1])
  // SK-10.13: carried out in seat order, in the cannon-roll window from the roller on, of plunderers in the order of their dials.
  const first = at === 'cannon' ? s.roller : s.firstMate
  const plunderers = at === 'resolve' && who === -1 ? s.dials[TREASURE] : null
  for (let k = (plunderers?.length ?? s.seats) - 1; k >= 0; k--) {
    const seat = plunderers === null ? (first + k) % s.seats : plunderers[k]
    if (includes(asked, seat)) ctx.push(plays[seat])
  }
  ctx.seal(asked, considering, (seat) => asks[seat])
}

function offer(ctx: ReadCtx, { at, seat }: WindowAsk, to: Offers): void {
  const s = ctx.state
  to.offer(PASS)
  if (hasItems(at) || to.refused !== null) {
    const hand = s.hands[seat]
    for (let i = 0; i < hand.length; i++) offerItem(ctx, at, seat, hand[i], to)
  }
  for (let i = 0; i < s.chests[seat].length; i++) offerChest(ctx, at, s.chests[seat][i], to)
  if (at !== 'cannon' || !isFireRoll(ctx)) return
  if (seat === s.roller) offerShots(ctx, seat, to)
  else if (to.refused !== null)
    for (const cannon of s.rolled) for (const card of s.hands[seat]) to.offer({ shoot: cannon, card }, notTheGunner)
}

const notTheGunner = reason('SK-6.54', 'refuse.notTheGunner')

const stillLegal = new Offers()

function isStillLegal(ctx: ReadCtx, ask: WindowAsk, choice: Choice): boolean {
  stillLegal.clear()
  offer(ctx, ask, stillLegal)
  for (let i = 0; i < stillLegal.count; i++) if (same(stillLegal.legal[i], choice)) return true
  return false
}

const steps = {
  /** SK-10.14: a play that is no longer legal lapses and nobody learns of it. */
  'window.play'(ctx: Ctx, { at, seat }: WindowStep): void {
    const s = ctx.state
    const choice = ctx.reply<WindowChoice>(seat)
    s.replies[seat] = null
    if (choice === null || 'pass' in choice || !isStillLegal(ctx, windowAsk(at, seat), choice)) return
    s.played |= bitOf(at)
    if ('item' in choice) playItem(ctx, seat, choice)
    else if ('chest' in choice) playChest(ctx, seat, choice)
    else shootTreasure(ctx, seat, choice)
  },

  /** SK-10.15 */
  'window.close'(ctx: Ctx, { at, seat }: WindowStep): void {
    if ((ctx.state.played & bitOf(at)) !== 0) ctx.push(openWindow(at, seat))
    letRage(ctx)
  },
}

function opening(at: WindowAt): (ctx: Ctx, step: WindowStep) => void {
  const window = windowAt(at)
  return (ctx, { seat }) => open(ctx, window, seat)
}

export const windowSteps = {
  ...steps,
  ...(Object.fromEntries(WINDOWS.map((at) => [openWindow(at, -1).step, opening(at)])) as Record<string, ReturnType<typeof opening>>),
}

const windowKind = (rule: string): AskKind<SinkingState, Edition, WindowAsk, WindowChoice> => ({
  rule,
  window: true,
  offer,
  fallback: () => PASS,
})

/** SK-11.10: whoever may speak may show a token with any decision of their own. */
export const whileTalking = <A extends Ask, C extends Choice>(
  kind: AskKind<SinkingState, Edition, A, C>,
): AskKind<SinkingState, Edition, A, C | ShowChoice> => ({
  ...kind,
  offer(ctx: ReadCtx, ask: A, to: Offers): void {
    kind.offer(ctx, ask, to)
    const tokens = ctx.state.chests[ask.seat]
    if (to.count < 2 || silence(ctx) !== null) return
    for (let i = 0; i < tokens.length; i++) if (!ctx.isPublic(tokens[i])) to.offerBack(show(tokens[i]))
  },
  answer(ctx: Ctx, ask: A, choice: C | ShowChoice): void {
    if (!('show' in choice)) return kind.answer?.(ctx, ask, choice)
    ctx.ask(ask)
    showChest(ctx, ask.seat, choice.show)
  },
})

/** SK-10.1: where no window is open, or it has closed, an item is refused with this rule. */
export const closedToItems = <A extends Ask, C extends Choice>(
  kind: AskKind<SinkingState, Edition, A, C>,
): AskKind<SinkingState, Edition, A, C> => ({
  ...kind,
  offer(ctx: ReadCtx, ask: A, to: Offers): void {
    kind.offer(ctx, ask, to)
    if (to.refused === null) return
    const hand = ctx.state.hands[ask.seat]
    for (let i = 0; i < hand.length; i++) offerItem(ctx, null, ask.seat, hand[i], to)
  },
})

export const windowAsks = {
  'window.enemyDice': windowKind('SK-10.6'),
  'window.declare': windowKind('SK-10.7'),
  'window.reveal': windowKind('SK-10.8'),
  'window.resolve': windowKind('SK-10.9'),
  'window.ready': windowKind('SK-11.4'),
  // Shoot Ye Treasure is part of firing.
  'window.cannon': {
    ...windowKind('SK-10.10'),
    own: (ctx: ReadCtx, { seat }: WindowAsk): boolean => seat === ctx.state.roller && isFireRoll(ctx) && canShoot(ctx),
  },
}
