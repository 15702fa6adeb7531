import { meanOf, networkOn, weigh, type Insight, type Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { ITEMS } from '../rules/items.ts'
import { countedCards, pointsSeen } from '../rules/end.ts'
import { SECTIONS, leakOf, levelOf, seatInOrder, sheetOf, type Io, type SinkingState } from '../board/state.ts'
import {
  ACTIONS,
  BREACHES,
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
} from '../board/things.ts'
import { firepower, outlookOf } from './outlook.ts'
import { prospects } from './prospects.ts'
import first from './insight.json' with { type: 'json' }
import second from './insight-2.json' with { type: 'json' }

/**
 * What a seat holds. Ships of those who search mostly sink, and then nearly everybody has thrown away all but two cards: what is
 * left in them, and in the chests, which are no cards, tells who wins (SK-9.8).
 */
class Holding {
  cards = 0
  points = 0
  chests = 0
  /** What the best one, two and three cards come to, with the chests. */
  readonly best = [0, 0, 0]

  look(io: Io, seat: Seat): void {
    const { hands, chests, faces } = io.state
    const { best } = this
    this.cards = countedCards(io, seat)
    this.points = pointsSeen(io, seat, seat)
    this.chests = 0
    for (let i = 0; i < chests[seat].length; i++) this.chests += io.edition.chests[faces[chests[seat][i]]].points
    best.fill(0)
    for (let i = 0; i < hands[seat].length; i++) {
      let points = io.edition.cards[faces[hands[seat][i]]].points
      for (let k = 0; k < best.length; k++) {
        if (points <= best[k]) continue
        const less = best[k]
        best[k] = points
        points = less
      }
    }
    best[0] += this.chests
    for (let k = 1; k < best.length; k++) best[k] += best[k - 1]
  }
}

/** By seat; looked at anew for every judgement. */
const holdings = Array.from({ length: MOST_SEATS }, () => new Holding())

/** Takes the next number. */
type Put = (value: number) => void

/** The ship is the same for all seats: it tells what the rest is worth. */
function lookAtShip(io: Io, put: Put): void {
  const s = io.state
  const sheet = sheetOf(io)
  const leak = leakOf(io)
  put(s.seats / 4)
  put(s.damage / io.edition.limits.damage)
  for (let level = 1; level <= SECTIONS; level++) put(levelOf(s) === level ? 1 : 0)
  put((sheet.threshold - s.columns[WATER].length - leak) / 5)
  put(leak / 5)
  put(s.round / 10)
  put(s.columns[TREASURE].length / 5)
  put(s.deck.length / 50)
  put(firepower(io, BREACHES))
  let chests = 0
  for (const thing of s.columns[BREACHES]) if (isChest(thing)) chests++
  put(chests)
}

function lookAtFate(io: Io, seat: Seat, put: Put): void {
  const { saved, rich, light, toWin, toSink, power } = outlookOf(io, seat)
  put(saved)
  put(power)
  put(Math.min(12, toWin) / 10)
  put(Math.min(8, toSink) / 5)
  put(rich)
  put(light)
  put(saved * rich)
  put((1 - saved) * light)
}

function lookAtHand(io: Io, seat: Seat, put: Put): void {
  const s = io.state
  const { fewestCards } = io.edition.limits
  const hand = s.hands[seat]
  const { cards, points, chests, best } = holdings[seat]
  const over = Math.max(0, hand.length - fewestCards)
  put(cards / 5)
  put(over / 5)
  put((over * over) / 25)
  put(over === 0 ? 1 : 0)
  put(over === 1 ? 1 : 0)
  put(over === 2 ? 1 : 0)
  put(points / 10)
  put(chests / 5)
  for (let k = 0; k < best.length; k++) put(best[k] / 10)
  put(s.chests[seat].length)
  let useful = 0
  for (const chest of s.chests[seat]) if (s.faces[chest] <= REROLL_2) useful++
  put(useful)
  put(((seat - seatInOrder(s, 0) + s.seats) % s.seats) / s.seats)
}

const WINDOWS = ['enemyDice', 'declare', 'reveal', 'resolve'] as const

/** What its cards can do: each that is played is one less. */
function lookAtCards(io: Io, seat: Seat, put: Put): void {
  const { hands, faces } = io.state
  const count = (counts: (face: number) => boolean): void => {
    let cards = 0
    for (const card of hands[seat]) if (counts(faces[card])) cards++
    put(cards)
  }
  count((face) => face === CLEAR_WATER)
  count(isGem)
  count((face) => face === RUBBER_DUCKY)
  count((face) => face === WATER_FLASK)
  count((face) => face === TREASURE_MAP)
  count((face) => face === CURSED_AMULET)
  for (const window of WINDOWS) count((face) => ITEMS[face]?.when.at === window)
  for (let action = 0; action < ACTIONS.length; action++) count((face) => ((ITEMS[face]?.when.actions ?? 0) & (1 << action)) !== 0)
}

/** How it compares with its rivals, by either ending. */
function lookAtRivals({ state: { seats } }: Io, seat: Seat, put: Put): void {
  const own = holdings[seat]
  let [lighter, equal, richer, behind] = [0, 0, 0, 0]
  let [fewest, most, best, tied] = [Infinity, -Infinity, -Infinity, -Infinity]
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const { cards, points, best: kept } = holdings[other]
    if (cards < own.cards) lighter++
    else if (cards === own.cards) {
      equal++
      tied = Math.max(tied, points)
    }
    if (points > own.points) richer++
    if (cards > own.cards || (cards === own.cards && points < own.points)) behind++
    fewest = Math.min(fewest, cards)
    most = Math.max(most, points)
    best = Math.max(best, kept[1])
  }
  put(lighter)
  put(equal)
  put(richer)
  put(behind)
  put(behind === seats - 1 ? 1 : 0)
  put((fewest - own.cards) / 5)
  put((own.points - most) / 10)
  put((own.best[1] - best) / 10)
  put(equal === 0 ? 0 : (own.points - tied) / 10)
}

function features(io: Io, seat: Seat, into: number[]): void {
  let at = 0
  const put: Put = (value) => {
    into[at++] = value
  }
  for (let other = 0; other < io.state.seats; other++) holdings[other].look(io, other)
  lookAtShip(io, put)
  lookAtFate(io, seat, put)
  lookAtHand(io, seat, put)
  lookAtCards(io, seat, put)
  lookAtRivals(io, seat, put)
}

const taught = networkOn<SinkingState, Edition>({ features }, meanOf([first, second]))
const plain: number[] = []

/** Two generations and the prospects judge together: a search finds what one of them overrates. */
export const insight: Insight<SinkingState, Edition> = {
  sights: features,
  weights: [2 / 3, 1 / 3],
  features(io, seat, into) {
    taught.features(io, seat, into)
    into[1] = weigh(prospects, io, seat, plain)
  },
}
