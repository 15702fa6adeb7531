import { ioOn, isOver, weigh, type Duties, type Game, type Io, type Prospects, type Seat, type State } from '@flotilla/kernel'

/** A seat's part of the victory: the sides that won share it, and everybody on a side has the whole of its part. Losers get nothing. */
export function shareOf(game: Game, state: State, seat: Seat): number {
  const io = ioOn(game, state)
  const { winners } = game.outcome(io)
  if (!winners.includes(seat)) return 0
  const { side } = game.advice
  return 1 / (side === undefined ? winners.length : new Set(winners.map((winner) => side(io, winner))).size)
}

/** The lead in points that makes a win about three times as likely as not. */
const LEAD = 9

/** About e to the x. The same on every machine, which Math.exp need not be. */
export function power(x: number): number {
  let y = 1 + Math.max(-200, Math.min(200, x)) / 1024
  for (let i = 0; i < 10; i++) y *= y
  return y
}

/**
 * How likely a seat is to win from here: the outcome of a finished game, otherwise a guess from how well everybody stands.
 * `narrow` is the part of a finished game's share that goes by how clearly it was won or lost: it keeps a search from drifting there.
 */
export function winShare(game: Game, state: State, seat: Seat, narrow: number): number {
  if (!isOver(state)) return standing(game, state, seat)
  const share = shareOf(game, state, seat)
  return narrow === 0 ? share : (1 - narrow) * share + narrow * standing(game, state, seat)
}

/** Whether all who play stand or fall together. */
export function isCrew({ advice: { side } }: Game, io: Io, seats: number): boolean {
  if (side === undefined) return false
  for (let seat = 1; seat < seats; seat++) if (side(io, seat) !== side(io, 0)) return false
  return true
}

/** The seats of a table, or where sides play the first of each: it stands for all of its side. */
export function sidesAt({ advice: { side } }: Game, io: Io, seats: number): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (side === undefined) return all
  const sides = all.map((seat) => side(io, seat))
  return all.filter((seat) => sides.indexOf(sides[seat]) === seat)
}

/** Whether somebody has mates. */
function hasTeams({ advice: { side } }: Game, io: Io, seats: number): boolean {
  if (side === undefined) return false
  for (let seat = 1; seat < seats; seat++) {
    const own = side(io, seat)
    for (let other = 0; other < seat; other++) if (side(io, other) === own) return true
  }
  return false
}

/** What those at this table are judged by: sides as games of sides have taught it, where the game has learned from some. */
export function judgementAt(game: Game, io: Io, seats: number): Prospects | undefined {
  const { prospects, teams } = game.advice
  return teams !== undefined && hasTeams(game, io, seats) ? teams : prospects
}

/** Where the game does not say what a crew has to do, it is the value that counts. */
const TOGETHER = 40
/** Nothing is as sure as a game that is won. */
const SURE = 0.999

function standing(game: Game, state: State, seat: Seat): number {
  const { side, duties } = game.advice
  const io = ioOn(game, state)
  const prospects = judgementAt(game, io, state.seats)
  const sideOf = (one: Seat): number => side?.(io, one) ?? one
  const own = sideOf(seat)
  // Whoever is first on a side stands for all of it.
  let first = seat
  for (let one = 0; one < seat && first === seat; one++) if (sideOf(one) === own) first = one
  let counted = 1 << own
  let total = 1
  let ours: number | undefined
  for (let other = 0; other < state.seats; other++) {
    const theirs = sideOf(other)
    if ((counted & (1 << theirs)) !== 0) continue
    counted |= 1 << theirs
    ours ??= strength(game, state, first, prospects)
    total += power(strength(game, state, other, prospects) - ours)
  }
  if (ours !== undefined) return 1 / total
  if (duties !== undefined) return SURE * doneInTime(duties, io)
  const value = game.advice.value(io, seat) / TOGETHER
  return 0.5 + (0.5 * value) / (1 + Math.abs(value))
}

const features: number[] = []

const described: number[][] = []

/** How likely a crew does all that is left to do. */
function doneInTime(duties: Duties, io: Io): number {
  duties.features(io, described)
  let chance = 1
  for (let duty = 0; duty < duties.count(io); duty++) {
    if (duties.isDone(io, duty)) continue
    const weights = duties.weights[duties.kind(io, duty)]
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i] * described[duty][i]
    chance /= 1 + power(-sum)
  }
  return chance
}

/** The logarithm of a seat's chance, but for a term that all seats share. */
function strength(game: Game, state: State, seat: Seat, prospects: Prospects | undefined): number {
  const io = ioOn(game, state)
  return prospects === undefined ? game.advice.value(io, seat) / LEAD : weigh(prospects, io, seat, features)
}
