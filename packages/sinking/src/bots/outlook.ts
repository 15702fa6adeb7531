import type { Seat } from '@flotilla/kernel'
import { cardPoints, countedCards, pointsSeen, tally, totalOf } from '../rules/end-and-scoring.ts'
import { EXIT, TRACK } from '../board/ledger.ts'
import type { ReadCtx } from '../board/state.ts'
import { CLOCK_HEAT, clocks, firing, lookAtClocks } from './clocks.ts'

/** What a card nobody has seen is worth on average when the ship is saved. */
export const UNSEEN_POINTS = 1.3
/** What a hidden card of another hand is worth: pirates keep the better ones. */
const HELD_POINTS = 2.5
/** What a chest token nobody has seen is worth. */
export const CHEST_POINTS = 1.9
/** How sharply points and cards decide who wins, as temperatures of a softmax. */
const POINTS_HEAT = 3.5
const CARDS_HEAT = 1.2
const NOW_HEAT = 1.5
/** Whoever lies far behind still gains by the next point or the next card fewer. */
const LEAST_HOPE_RICH = 0.1
const LEAST_HOPE_LIGHT = 0.16
/** Equal hands are told apart by their points (SK-9.8). */
const TIE_BREAK = 0.1
/** A point is worth a little in any case, and more where more rivals must be passed. */
const AVARICE = 0.0018
/** A hand is emptied quickly: cards matter when so many rounds are left. */
const CARDS_CAN_WAIT = 2.5
/**
 * A crew that did not care for its ship while all stand alike would never save one: this much a seat works for the
 * common good beyond its own gain, as long as there is hope; the more hands there are, the more each leaves it to the others.
 */
const LOYALTY = 2.7
const HOPELESS = 0.08
const HOPEFUL = 0.4

/** The ending one seat must expect, and what it would gain by either. */
export interface Outlook {
  readonly seat: Seat
  /** Everybody's points, as far as the seat knows or guesses them. */
  readonly points: readonly number[]
  /** Chance that the ship is saved. */
  readonly saved: number
  /** The seat's share of the victory if it is, and if it is not. */
  readonly rich: number
  readonly light: number
  /** What one point, one card fewer, and one round more afloat (or less to win) are worth, as a share of the victory. */
  readonly point: number
  readonly card: number
  readonly round: number
  /** Whether a card that leaves the hand is not made up for at once (SK-7.1). */
  readonly spare: boolean
  /** Damage a Fire action does on average, damage a round, and Fire actions a round. */
  readonly power: number
  readonly hits: number
  readonly firing: number
  /** Rounds until the enemy is beaten, and until the next section is lost. */
  readonly toWin: number
  readonly toSink: number
  /** Net rise of the Water Column in a round. */
  readonly rise: number
}

/** Points of another hand: what is known of it, and an average for the rest. */
function pointsGuessed(ctx: ReadCtx, seat: Seat, eyes: Seat): number {
  const seen = tally(ctx, seat, eyes)
  const guessed = seen.unseen === 0 ? 0 : seen.unseen * averageHeld(ctx, seat)
  return totalOf(seen) + guessed + CHEST_POINTS * seen.unseenChests
}

/** Hidden cards among remembered ones are as good as those remembered. */
function averageHeld({ state: s, edition }: ReadCtx, seat: Seat): number {
  const tracks = s.tracks[seat]
  if (tracks.length === 0) return HELD_POINTS
  const points = cardPoints(edition)
  let remembered = 0
  for (let i = 0; i < tracks.length; i += TRACK) if (tracks[i] >= 0) remembered += points[tracks[i]]
  const cards = tracks.length / TRACK
  return Math.max(HELD_POINTS, Math.min(HELD_POINTS + 1, remembered / Math.max(1, cards - s.exits[seat].length / EXIT / 2)))
}

/** One for all calls: it is looked at some times in every decision of a playout, and each of its numbers would be made anew. */
const outlook = {
  seat: 0,
  points: [] as number[],
  saved: Number.NaN,
  rich: Number.NaN,
  light: Number.NaN,
  point: Number.NaN,
  card: Number.NaN,
  round: Number.NaN,
  spare: false,
  power: Number.NaN,
  hits: Number.NaN,
  firing: Number.NaN,
  toWin: Number.NaN,
  toSink: Number.NaN,
  rise: Number.NaN,
}

/** Valid until the next call. */
export function outlookOf(ctx: ReadCtx, seat: Seat): Outlook {
  const s = ctx.state
  const { limits } = ctx.edition
  lookAtClocks(ctx)
  const { saved, rounds } = clocks

  // Early on purses and loads still change: they say little of the end.
  const pointsHeat = POINTS_HEAT + 0.5 * rounds
  const cardsHeat = CARDS_HEAT + 0.5 * rounds
  let rich = 0
  let light = 0
  let allRich = 0
  let allLight = 0
  for (let other = 0; other < s.seats; other++) {
    const points = other === seat ? pointsSeen(ctx, seat, seat) : pointsGuessed(ctx, other, seat)
    const purse = Math.exp(points / pointsHeat)
    const load = Math.exp(
      (TIE_BREAK * points - Math.max(limits.fewestCards, other === seat ? countedCards(ctx, seat) : s.hands[other].length)) / cardsHeat,
    )
    outlook.points[other] = points
    allRich += purse
    allLight += load
    if (other === seat) {
      rich = purse
      light = load
    }
  }
  rich /= allRich
  light /= allLight
  const loyal = (LOYALTY / s.seats) * Math.min(1, Math.max(0, (saved - HOPELESS) / (HOPEFUL - HOPELESS)))
  outlook.seat = seat
  outlook.saved = saved
  outlook.rich = rich
  outlook.light = light
  outlook.point = (saved * Math.max(LEAST_HOPE_RICH, rich * (1 - rich))) / pointsHeat + AVARICE * (s.seats - 2)
  outlook.card = (((1 - saved) * Math.max(LEAST_HOPE_LIGHT, light * (1 - light))) / cardsHeat) * Math.min(1, CARDS_CAN_WAIT / rounds)
  outlook.spare = s.hands[seat].length > limits.fewestCards
  outlook.round = ((rich - light + loyal) * Math.max(0.06, saved * (1 - saved))) / CLOCK_HEAT
  outlook.power = clocks.power
  outlook.hits = clocks.hits
  outlook.firing = firing(s.seats)
  outlook.toWin = clocks.toWin
  outlook.toSink = clocks.toSink
  outlook.rise = clocks.rise
  return outlook
}

/** A seat's expected share of the victory. */
export const shareOf = ({ saved, rich, light }: Outlook): number => saved * rich + (1 - saved) * light

/** What a seat gains if the ship is saved this moment. */
export function worthOfEnding(ctx: ReadCtx, outlook: Outlook): number {
  const { seat, points } = outlook
  let all = 0
  for (let other = 0; other < ctx.state.seats; other++) all += Math.exp(points[other] / NOW_HEAT)
  return Math.exp(points[seat] / NOW_HEAT) / all - shareOf(outlook)
}
