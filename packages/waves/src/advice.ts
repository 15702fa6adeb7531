import type { Advice, Ask, Choice, Seat } from '@flotilla/kernel'
import type { PlaceChoice } from './allocate.ts'
import { hullLevel, shots, stolenSum } from './cannons.ts'
import { isFreeFor, ownerOf } from './dice.ts'
import type { DraftChoice } from './draft.ts'
import type { Edition } from './edition/schema.ts'
import { points } from './score.ts'
import {
  CANNONS,
  CHESTS,
  ICONS,
  ROWS,
  chestSquares,
  crews,
  faceOfDie,
  isOpenChest,
  level,
  sum,
  type Aim,
  type Cannon,
  type Icon,
  type Io,
  type PlaceAsk,
  type Row,
  type WavesState,
} from './state.ts'

/** What an Infamy is worth, in points: a third at the end, more while it buys dice. */
const INFAMY = 0.45

/** Rounds that are left if everybody hurries, at least one. */
function roundsLeft(io: Io): number {
  const s = io.state
  let least = s.options.roundLimit - s.round
  for (let seat = 0; seat < s.seats; seat++) {
    const { chests, buried } = s.ships[seat]
    let free = 0
    let largest = 0
    for (let chest = 0; chest < CHESTS; chest++) {
      const room = buried[chest] ? 0 : chestSquares(io) - chests[chest].length
      free += room
      largest = Math.max(largest, room)
    }
    const rows = sum(ROWS.map((row) => io.edition[row].squares - s.ships[seat][row].length))
    least = Math.min(least, Math.max(free / 2, largest), rows / 2)
  }
  return Math.max(1, least)
}

/** Shots that others could fire at this seat soon, from what is written in their cannons. */
function threat(io: Io, seat: Seat): number {
  let expected = 0
  for (let other = 0; other < crews(io.state); other++) {
    if (other === seat) continue
    for (const cannon of CANNONS) {
      const loaded = io.state.ships[other][cannon].length / io.edition[cannon].squares
      expected += loaded * io.edition[cannon].thresholds.length
    }
  }
  return expected / Math.max(1, crews(io.state) - 1)
}

/** Mean of the values at the top of the seat's unburied chests: what a shot would take. */
function exposedTop(io: Io, seat: Seat): number {
  const { chests, buried } = io.state.ships[seat]
  let total = 0
  let count = 0
  for (let chest = 0; chest < CHESTS; chest++) {
    if (buried[chest] || chests[chest].length === 0) continue
    total += chests[chest][chests[chest].length - 1]
    count++
  }
  return count === 0 ? 0 : total / count
}

/** The chance that a value on top of an unburied chest is shot away in the rest of the game. */
const risk = (io: Io, seat: Seat): number => Math.min(0.6, Math.max(0, threat(io, seat) - hullLevel(io, seat)) * 0.12)

function rowValue(io: Io, seat: Seat, row: Row, value: number, perLevel: number): number {
  const { thresholds, squares, fullBonus } = io.edition[row]
  const values = io.state.ships[seat][row]
  const now = level(thresholds, values)
  const then = level(thresholds, [...values, value])
  const toNext = now < thresholds.length ? Math.max(1, thresholds[now] - sum(values)) : Infinity
  const towards = then === now ? Math.min(1, value / toNext) * 0.6 : then - now
  const left = squares - values.length
  const finish = left <= roundsLeft(io) * 0.8 ? fullBonus / squares : left === 1 ? fullBonus : 0.3
  return towards * perLevel + finish
}

function bestTheft(io: Io, by: Seat, cannons: readonly Cannon[]): number {
  let most = 0
  for (let seat = 0; seat < crews(io.state); seat++) {
    if (seat === by) continue
    for (let chest = 0; chest < CHESTS; chest++)
      if (!io.state.ships[seat].buried[chest]) most = Math.max(most, stolenSum(io, by, seat, chest, cannons))
  }
  return most
}

function cannonValue(io: Io, seat: Seat, cannon: Cannon, value: number): number {
  const { squares, thresholds } = io.edition[cannon]
  const values = io.state.ships[seat][cannon]
  const lowest = Math.min(value, ...values)
  const fires = values.length + 1 >= squares
  values.push(value)
  const strength = shots(io, seat, cannon)
  const theft = fires ? bestTheft(io, seat, [cannon]) : 0
  values.pop()
  if (fires) return theft * (1 + 1 / Math.max(1, crews(io.state) - 1)) + INFAMY * lowest
  let lowestHull = 3
  for (let other = 0; other < crews(io.state); other++) if (other !== seat) lowestHull = Math.min(lowestHull, hullLevel(io, other))
  const hoped = Math.max(0, thresholds.length - lowestHull) * 3.6 * 0.8
  const soon = roundsLeft(io) < squares - values.length ? 0.2 : 1
  return (hoped / squares + (strength > 0 ? 0.3 : 0) + 0.2 * value) * soon
}

function chestValue(io: Io, seat: Seat, chest: number, value: number): number {
  const { chests, buried } = io.state.ships[seat]
  let free = 0
  for (let k = 0; k < CHESTS; k++) if (!buried[k]) free += chestSquares(io) - chests[k].length
  const scarcity = Math.max(0, Math.min(3, 1.6 * roundsLeft(io) - free))
  const depth = chests[chest].length === 0 ? 0.2 : 0
  return value * (1 - risk(io, seat)) - scarcity + depth
}

function placeValue(io: Io, seat: Seat, icon: Icon, value: number): number {
  const rounds = roundsLeft(io)
  switch (icon) {
    case 'spirits':
      return rounds <= 1.5 ? 0 : 1.8 + 0.4 * io.state.ships[seat].spirits.length - 0.15 * value
    case 'chest0':
    case 'chest1':
    case 'chest2':
      return chestValue(io, seat, Number(icon[5]), value)
    case 'hull':
      return rowValue(
        io,
        seat,
        'hull',
        value,
        0.35 * Math.max(0.5, threat(io, seat)) * Math.max(2, exposedTop(io, seat)) * Math.min(rounds, 6) * 0.35,
      )
    case 'small':
    case 'large':
      return cannonValue(io, seat, icon, value)
    case 'ports':
      return rowValue(io, seat, 'ports', value, INFAMY * (rounds + 1))
    case 'crew':
      return rowValue(io, seat, 'crew', value, INFAMY * rounds)
    case 'bury':
      return 0
  }
}

/** Burying gives up three dice: worth it for a rich, threatened chest, or to end the game while ahead. */
function buryValue(io: Io, seat: Seat, chest: number): number {
  const s = io.state
  const ship = s.ships[seat]
  const stack = ship.chests[chest]
  const atRisk = sum(stack.slice(-3)) * risk(io, seat)
  const ends = [0, 1, 2].every((k) => k === chest || ship.buried[k] || !isOpenChest(io, seat, k))
  const mine = points(io, seat) + io.edition.chests.buriedBonus
  const best = Math.max(...Array.from({ length: s.seats }, (_, other) => (other === seat ? -Infinity : points(io, other))))
  const ending = ends ? (mine > best + 6 ? 30 : -8) : 0
  return (io.edition.chests.buriedBonus + atRisk + 0.06 * sum(stack) * Math.min(roundsLeft(io), 8) + ending) / 3
}

function ratePlace(io: Io, { seat, die }: PlaceAsk, choice: PlaceChoice): number {
  if (choice.at === 'overboard') return -1
  if (choice.at === 'bury') return choice.chest === undefined ? 1 : buryValue(io, seat, choice.chest)
  const value = faceOfDie(io.state, seat, die)
  const worth = placeValue(io, seat, choice.at, value)
  // A place that a later die could use better is not for this one.
  let better = 0
  for (let later = die + 1; later < io.state.ships[seat].nest.length; later++) {
    const other = faceOfDie(io.state, seat, later)
    if (other > value) better = Math.max(better, placeValue(io, seat, choice.at, other) - worth)
  }
  return worth - 0.35 * better
}

function rateDraft(io: Io, seat: Seat, choice: DraftChoice): number {
  const { dice, ships } = io.state
  if ('sailor' in choice) return 1 + 0.1 * dice[choice.sailor]
  const die = 'take' in choice ? choice.take : choice.bribe
  const face = dice[die]
  const price = 'bribe' in choice ? face : 0
  const owner = ownerOf(io, die)
  const denied = price > 0 || (owner !== seat && !isFreeFor(owner, seat)) ? 0.15 * face : 0.05
  const dear = price > 0 ? INFAMY * price * (ships[seat].infamy < 6 ? 1.6 : 1.1) : 0
  return face + denied - dear
}

function rate(io: Io, ask: Ask, choice: Choice): number {
  const { seat } = ask
  switch (ask.kind) {
    case 'draft':
      return rateDraft(io, seat, choice as DraftChoice)
    case 'place':
      return ratePlace(io, ask as PlaceAsk, choice as PlaceChoice)
    case 'raise': {
      const { raise } = choice as { raise: Icon | null }
      if (raise === null) return roundsLeft(io) <= 1.5 ? 0 : 3
      const die = [0, 1, 2].find((k) => io.state.faces[seat * 4 + k] === ICONS.indexOf(raise)) ?? 0
      const value = faceOfDie(io.state, seat, die)
      return placeValue(io, seat, raise, io.edition.spirits.raised) - placeValue(io, seat, raise, value)
    }
    case 'aim': {
      const { cannon, seat: target, chest } = choice as Aim
      const already = io.state.aims.filter((aimed) => aimed.seat === target).map((aimed) => aimed.cannon)
      const gain =
        stolenSum(io, seat, target, chest, [...already, cannon]) - (already.length > 0 ? stolenSum(io, seat, target, chest, already) : 0)
      return gain + 0.02 * points(io, target) + (cannon === 'large' ? 0.01 : 0)
    }
    case 'stow': {
      const { chest } = choice as { chest: number }
      const stack = io.state.ships[seat].chests[chest]
      const room = chestSquares(io) - stack.length
      return Math.min(room, io.state.loot.length) * 10 + room
    }
    default:
      return 0
  }
}

/** Points now, and what the written numbers promise. */
function value(io: Io, seat: Seat): number {
  const s = io.state
  if (s.ended !== '') return points(io, seat)
  const ship = s.ships[seat]
  const rounds = roundsLeft(io)
  let worth = points(io, seat) + (INFAMY - 1 / io.edition.infamy.perPoint) * ship.infamy
  worth -= exposedTop(io, seat) * risk(io, seat)
  worth += ship.spirits.length * 0.9
  for (const row of ROWS) worth += ship[row].length < io.edition[row].squares ? ship[row].length * 0.6 : 0
  worth += level(io.edition.ports.thresholds, ship.ports) * INFAMY * rounds
  worth += level(io.edition.crew.thresholds, ship.crew) * INFAMY * rounds * 0.8
  worth += level(io.edition.hull.thresholds, ship.hull) * Math.min(rounds, 6) * 0.8
  for (const cannon of CANNONS) worth += (ship[cannon].length * 3.2) / io.edition[cannon].squares
  return worth
}

export const advice: Advice<WavesState, Edition> = { rate, value, score: points }
