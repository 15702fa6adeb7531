import { readCtx, isOver, weigh, type GoalModel, type Game, type ReadCtx, type WinModel, type Seat, type State } from '@flotilla/kernel'

/** A seat's part of the victory: the sides that won share it, and everybody on a side has the whole of its part. Losers get nothing. */
export function shareOf(game: Game, state: State, seat: Seat): number {
  const ctx = readCtx(game, state)
  const { winners } = game.outcome(ctx)
  if (!winners.includes(seat)) return 0
  const { side } = game.advice
  return 1 / (side === undefined ? winners.length : new Set(winners.map((winner) => side(ctx, winner))).size)
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
export function isCrew({ advice: { side } }: Game, ctx: ReadCtx, seats: number): boolean {
  if (side === undefined) return false
  for (let seat = 1; seat < seats; seat++) if (side(ctx, seat) !== side(ctx, 0)) return false
  return true
}

/** The seats of a table, or where sides play the first of each: it stands for all of its side. */
export function sidesAt({ advice: { side } }: Game, ctx: ReadCtx, seats: number): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (side === undefined) return all
  const sides = all.map((seat) => side(ctx, seat))
  return all.filter((seat) => sides.indexOf(sides[seat]) === seat)
}

/** Whether somebody has mates. */
function hasTeams({ advice: { side } }: Game, ctx: ReadCtx, seats: number): boolean {
  if (side === undefined) return false
  for (let seat = 1; seat < seats; seat++) {
    const own = side(ctx, seat)
    for (let other = 0; other < seat; other++) if (side(ctx, other) === own) return true
  }
  return false
}

/** What those at this table are judged by: sides as games of sides have taught it, where the game has learned from some. */
export function judgementAt(game: Game, ctx: ReadCtx, seats: number): WinModel | undefined {
  const { winModel: prospects, teams } = game.advice
  return teams !== undefined && hasTeams(game, ctx, seats) ? teams : prospects
}

/** Where the game does not say what a crew has to do, it is the value that counts. */
const TOGETHER = 40
/** Nothing is as sure as a game that is won. */
const SURE = 0.999

function standing(game: Game, state: State, seat: Seat): number {
  const { side, goalModel: duties } = game.advice
  const ctx = readCtx(game, state)
  const prospects = judgementAt(game, ctx, state.seats)
  const sideOf = (one: Seat): number => side?.(ctx, one) ?? one
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
  if (duties !== undefined) return SURE * doneInTime(duties, ctx)
  const value = game.advice.value(ctx, seat) / TOGETHER
  return 0.5 + (0.5 * value) / (1 + Math.abs(value))
}

const features: number[] = []

const described: number[][] = []

/** How likely a crew does all that is left to do. */
function doneInTime(duties: GoalModel, ctx: ReadCtx): number {
  duties.features(ctx, described)
  let chance = 1
  for (let duty = 0; duty < duties.count(ctx); duty++) {
    if (duties.isDone(ctx, duty)) continue
    const weights = duties.weights[duties.kind(ctx, duty)]
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i] * described[duty][i]
    chance /= 1 + power(-sum)
  }
  return chance
}

/** The logarithm of a seat's chance, but for a term that all seats share. */
function strength(game: Game, state: State, seat: Seat, prospects: WinModel | undefined): number {
  const ctx = readCtx(game, state)
  return prospects === undefined ? game.advice.value(ctx, seat) / LEAD : weigh(prospects, ctx, seat, features)
}
