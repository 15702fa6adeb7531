import type { Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { countedCards, pointsSeen, tally, totalOf } from '../rules/end.ts'
import { EXIT, TRACK } from '../board/ledger.ts'
import { SECTIONS, enemyOf, leakOf, levelOf, sheetOf, type Io } from '../board/state.ts'
import { BREACHES, CANNONS, CANNON_TYPES, WATER, cannonType, isCannon } from '../board/things.ts'

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
/** Rounds by which the two clocks must differ to make the ending rather sure. */
const CLOCK_HEAT = 2.2
/** What a crew that works together does in a round: Fire actions, and cards bucketed. */
const FIRERS = 0.7
const FIRERS_PER_SEAT = 0.17
const BUCKETS = 1.7
const BUCKETS_PER_SEAT = 0.24
/** A hand is emptied quickly: cards matter when so many rounds are left. */
const CARDS_CAN_WAIT = 2.5
/**
 * A crew that did not care for its ship while all stand alike would never save one: this much a seat works for the
 * common good beyond its own gain, as long as there is hope; the more hands there are, the more each leaves it to the others.
 */
const LOYALTY = 2.7
const HOPELESS = 0.08
const HOPEFUL = 0.4
/** Clear Water met while a Treasure is dealt. */
const CLEAR_PER_TREASURE = 0.35

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

/** How likely each type of cannon hits, in the edition that was asked about last. */
let hitsOf: Edition | null = null
let hitChances: readonly number[] = []

export function hitChance({ edition }: Io, type: number): number {
  if (edition !== hitsOf) {
    hitsOf = edition
    hitChances = CANNON_TYPES.map((name) => edition.dice.hits[name].length / 6)
  }
  return hitChances[type]
}

export function firepower(io: Io, column: number): number {
  const contents = io.state.columns[column]
  let power = 0
  for (let i = 0; i < contents.length; i++) if (isCannon(contents[i])) power += hitChance(io, cannonType(contents[i]))
  return power
}

/** Rounds that the levels above this one will last, if the crew goes on as crews do. */
function laterLevels(io: Io, rise: number): number {
  const s = io.state
  const { levels } = io.edition.sheets[s.seats - 3]
  let later = 0
  for (let level = levelOf(s) + 1; level <= SECTIONS; level++) later += Math.max(1.2, levels[level - 1].threshold / (rise + 0.3))
  return later
}

/** Points of another hand: what is known of it, and an average for the rest. */
function pointsGuessed(io: Io, seat: Seat, eyes: Seat): number {
  const seen = tally(io, seat, eyes)
  const guessed = seen.unseen === 0 ? 0 : seen.unseen * averageHeld(io, seat)
  return totalOf(seen) + guessed + CHEST_POINTS * seen.unseenChests
}

/** Hidden cards among remembered ones are as good as those remembered. */
function averageHeld({ state: s, edition }: Io, seat: Seat): number {
  const tracks = s.tracks[seat]
  if (tracks.length === 0) return HELD_POINTS
  let remembered = 0
  for (let i = 0; i < tracks.length; i += TRACK) if (tracks[i] >= 0) remembered += edition.cards[tracks[i]].points
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
export function outlookOf(io: Io, seat: Seat): Outlook {
  const s = io.state
  const sheet = sheetOf(io)
  const { limits } = io.edition
  const dice = enemyOf(io).basicDice[Math.min(s.damage, limits.damage - 1)] + 2
  const power = firepower(io, CANNONS)
  const firing = FIRERS + FIRERS_PER_SEAT * s.seats
  const hits = Math.max(0.15, firing * (0.85 * power + 0.5 * firepower(io, BREACHES) + 0.1))
  const toWin = (limits.damage - s.damage) / hits
  const leak = leakOf(io)
  const inflow = leak + sheet.water + CLEAR_PER_TREASURE * sheet.treasure + dice / 6
  const rise = Math.max(0.6, inflow - BUCKETS - BUCKETS_PER_SEAT * s.seats)
  const toSink = Math.max(0, sheet.threshold - s.columns[WATER].length - leak) / rise + 1
  const afloat = toSink + laterLevels(io, rise)
  const saved = s.ended === '' ? 1 / (1 + Math.exp((toWin - afloat) / CLOCK_HEAT)) : s.ended === 'saved' ? 1 : 0

  // Early on purses and loads still change: they say little of the end.
  const rounds = Math.min(toWin, afloat)
  const pointsHeat = POINTS_HEAT + 0.5 * rounds
  const cardsHeat = CARDS_HEAT + 0.5 * rounds
  let rich = 0
  let light = 0
  let allRich = 0
  let allLight = 0
  for (let other = 0; other < s.seats; other++) {
    const points = other === seat ? pointsSeen(io, seat, seat) : pointsGuessed(io, other, seat)
    const purse = Math.exp(points / pointsHeat)
    const load = Math.exp(
      (TIE_BREAK * points - Math.max(limits.fewestCards, other === seat ? countedCards(io, seat) : s.hands[other].length)) / cardsHeat,
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
  outlook.power = power
  outlook.hits = hits
  outlook.firing = firing
  outlook.toWin = toWin
  outlook.toSink = toSink
  outlook.rise = rise
  return outlook
}

/** A seat's expected share of the victory. */
export const shareOf = ({ saved, rich, light }: Outlook): number => saved * rich + (1 - saved) * light

/** What a seat gains if the ship is saved this moment. */
export function worthOfEnding(io: Io, outlook: Outlook): number {
  const { seat, points } = outlook
  let all = 0
  for (let other = 0; other < io.state.seats; other++) all += Math.exp(points[other] / NOW_HEAT)
  return Math.exp(points[seat] / NOW_HEAT) / all - shareOf(outlook)
}
