import type { Seat } from '@flotilla/kernel'
import { countedCards, pointsSeen } from '../rules/end.ts'
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
  /** Chance that the ship is saved. */
  readonly saved: number
  /** The seat's share of the victory if it is, and if it is not. */
  readonly rich: number
  readonly light: number
  /** The share if the ship were saved this moment. */
  readonly now: number
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

export const hitChance = (io: Io, type: number): number => io.edition.dice.hits[CANNON_TYPES[type]].length / 6

function firepower(io: Io, column: number): number {
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
  const s = io.state
  const hand = s.hands[seat]
  let unseen = 0
  for (let i = 0; i < hand.length; i++) if (!io.knows(hand[i], eyes)) unseen++
  // Hidden cards among remembered ones are as good as those remembered.
  const tracks = s.tracks[seat]
  let remembered = 0
  for (let i = 0; i < tracks.length; i += TRACK) if (tracks[i] >= 0) remembered += io.edition.cards[tracks[i]].points
  const cards = tracks.length / TRACK
  const average =
    cards === 0
      ? HELD_POINTS
      : Math.max(HELD_POINTS, Math.min(HELD_POINTS + 1, remembered / Math.max(1, cards - s.exits[seat].length / EXIT / 2)))
  return pointsSeen(io, seat, eyes) + unseen * average + CHEST_POINTS * unknownChests(io, seat, eyes)
}

function unknownChests(io: Io, seat: Seat, eyes: Seat): number {
  let unknown = 0
  const chests = io.state.chests[seat]
  for (let i = 0; i < chests.length; i++) if (!io.knows(chests[i], eyes)) unknown++
  return unknown
}

export function outlookOf(io: Io, seat: Seat): Outlook {
  const s = io.state
  const sheet = sheetOf(io)
  const { limits } = io.edition
  const dice = enemyOf(io).basicDice[Math.min(s.damage, limits.damage - 1)] + 2
  const power = firepower(io, CANNONS)
  const firing = FIRERS + FIRERS_PER_SEAT * s.seats
  const hits = Math.max(0.15, firing * (0.85 * power + 0.5 * firepower(io, BREACHES) + 0.1))
  const toWin = (limits.damage - s.damage) / hits
  const inflow = leakOf(io) + sheet.water + CLEAR_PER_TREASURE * sheet.treasure + dice / 6
  const rise = Math.max(0.6, inflow - BUCKETS - BUCKETS_PER_SEAT * s.seats)
  const toSink = Math.max(0, sheet.threshold - s.columns[WATER].length - leakOf(io)) / rise + 1
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
  let now = 0
  let allNow = 0
  for (let other = 0; other < s.seats; other++) {
    const points = other === seat ? pointsSeen(io, seat, seat) : pointsGuessed(io, other, seat)
    const purse = Math.exp(points / pointsHeat)
    const load = Math.exp(
      (TIE_BREAK * points - Math.max(limits.fewestCards, other === seat ? countedCards(io, seat) : s.hands[other].length)) / cardsHeat,
    )
    const standing = Math.exp(points / NOW_HEAT)
    allRich += purse
    allNow += standing
    allLight += load
    if (other === seat) {
      rich = purse
      light = load
      now = standing
    }
  }
  rich /= allRich
  light /= allLight
  const loyal = (LOYALTY / s.seats) * Math.min(1, Math.max(0, (saved - HOPELESS) / (HOPEFUL - HOPELESS)))
  return {
    saved,
    rich,
    light,
    now: now / allNow,
    point: (saved * Math.max(LEAST_HOPE_RICH, rich * (1 - rich))) / pointsHeat + AVARICE * (s.seats - 2),
    card: (((1 - saved) * Math.max(LEAST_HOPE_LIGHT, light * (1 - light))) / cardsHeat) * Math.min(1, CARDS_CAN_WAIT / rounds),
    spare: s.hands[seat].length > limits.fewestCards,
    round: ((rich - light + loyal) * Math.max(0.06, saved * (1 - saved))) / CLOCK_HEAT,
    power,
    hits,
    firing,
    toWin,
    toSink,
    rise,
  }
}

/** A seat's expected share of the victory. */
export const shareOf = ({ saved, rich, light }: Outlook): number => saved * rich + (1 - saved) * light

/** What a seat gains if the ship is saved this moment. */
export const worthOfEnding = (outlook: Outlook): number => outlook.now - shareOf(outlook)
