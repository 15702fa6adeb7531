import { readCtx, isOver, type ReadCtx, type Seat, type State } from '@flotilla/kernel'
import { weigh, type GoalModel, type AdvisedGame, type WinModel } from '../advice/index.ts'

/** A seat's part of the victory: the sides that won share it, and everybody on a side has the whole of its part. Losers get nothing. */
export function shareOf(game: AdvisedGame, state: State, seat: Seat): number {
  const ctx = readCtx(game, state)
  const { winners } = game.outcome(ctx)
  if (!winners.includes(seat)) return 0
  const side = game.advice.team?.side
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
 * `marginWeight` is the part of a finished game's share that goes by how clearly it was won or lost: it keeps a search from drifting there.
 */
export function winShare(game: AdvisedGame, state: State, seat: Seat, marginWeight: number): number {
  if (!isOver(state)) return standing(game, state, seat)
  const share = shareOf(game, state, seat)
  return marginWeight === 0 ? share : (1 - marginWeight) * share + marginWeight * standing(game, state, seat)
}

/** Whether all who play stand or fall together. */
export function isCrew({ advice: { team } }: AdvisedGame, ctx: ReadCtx, seats: number): boolean {
  const side = team?.side
  if (side === undefined) return false
  for (let seat = 1; seat < seats; seat++) if (side(ctx, seat) !== side(ctx, 0)) return false
  return true
}

/** The seats of a table, or where sides play the first of each: it stands for all of its side. */
export function sidesAt({ advice: { team } }: AdvisedGame, ctx: ReadCtx, seats: number): Seat[] {
  const side = team?.side
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (side === undefined) return all
  const sides = all.map((seat) => side(ctx, seat))
  return all.filter((seat) => sides.indexOf(sides[seat]) === seat)
}

/** Whether somebody has mates. */
function hasTeams({ advice: { team } }: AdvisedGame, ctx: ReadCtx, seats: number): boolean {
  const side = team?.side
  if (side === undefined) return false
  for (let seat = 1; seat < seats; seat++) {
    const own = side(ctx, seat)
    for (let other = 0; other < seat; other++) if (side(ctx, other) === own) return true
  }
  return false
}

/** What those at this table are judged by: sides as games of sides have taught it, where the game has learned from some. */
export function judgementAt(game: AdvisedGame, ctx: ReadCtx, seats: number): WinModel | undefined {
  const { model } = game.advice
  return model?.teams !== undefined && hasTeams(game, ctx, seats) ? model.teams : model?.winModel
}

/** Where the game does not say what a crew has to do, it is the value that counts. */
const TOGETHER = 40
/** Nothing is as sure as a game that is won. */
const SURE = 0.999

function standing(game: AdvisedGame, state: State, seat: Seat): number {
  const { team, model } = game.advice
  const side = team?.side
  const goals = model?.goalModel
  const ctx = readCtx(game, state)
  const winModel = judgementAt(game, ctx, state.seats)
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
    ours ??= strength(game, state, first, winModel)
    total += power(strength(game, state, other, winModel) - ours)
  }
  if (ours !== undefined) return 1 / total
  if (goals !== undefined) return SURE * doneInTime(goals, ctx)
  const value = game.advice.value(ctx, seat) / TOGETHER
  return 0.5 + (0.5 * value) / (1 + Math.abs(value))
}

const features: number[] = []

const described: number[][] = []

/** How likely a crew does all that is left to do. */
function doneInTime(goals: GoalModel, ctx: ReadCtx): number {
  goals.features(ctx, described)
  let chance = 1
  for (let goal = 0; goal < goals.count(ctx); goal++) {
    if (goals.isDone(ctx, goal)) continue
    const weights = goals.weights[goals.kind(ctx, goal)]
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i] * described[goal][i]
    chance /= 1 + power(-sum)
  }
  return chance
}

/** The logarithm of a seat's chance, but for a term that all seats share. */
function strength(game: AdvisedGame, state: State, seat: Seat, winModel: WinModel | undefined): number {
  const ctx = readCtx(game, state)
  return winModel === undefined ? game.advice.value(ctx, seat) / LEAD : weigh(winModel, ctx, seat, features)
}
