import { TOP, type Stage } from '@flotilla/art/sinking'
import { COLUMNS, WATER, sheetOf, type ReadCtx } from '@flotilla/sinking/client'
import { floating, spotsIn, standAtRail, standIn, type Spot, type Standing } from './arrange.ts'
import { atRail, standingIn } from './crowd.ts'
import type { SinkingView } from '../props.ts'

/** A point of the scene, below the status bar. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Where everybody stands; `more(column)` are those who are about to join a room. */
export function standingsOf(view: SinkingView, stage: Stage, more: (column: number) => number): ReadonlyMap<number, Standing> {
  const standings = new Map<number, Standing>()
  const rail = atRail(view)
  for (const [i, seat] of rail.entries()) standings.set(seat, standAtRail(stage, i, rail.length))
  for (let column = 0; column < COLUMNS.length; column++) {
    const seats = standingIn(view, column)
    for (const [i, seat] of seats.entries()) standings.set(seat, standIn(stage, column, i, seats.length + more(column)))
  }
  return standings
}

/** The breast of a pirate: what they do begins there. */
export function breastOf(view: SinkingView, stage: Stage, seat: number): Place | null {
  const standing = standingsOf(view, stage, () => 0).get(seat)
  return standing === undefined ? null : { x: standing.x, y: standing.y - TOP - 80 * standing.scale }
}

/** Where the things of a column lie, in its order. */
export const lyingIn = (view: SinkingView, ctx: ReadCtx, stage: Stage, column: number, more = 0): readonly Spot[] =>
  column === WATER
    ? floating(stage, view.columns[column].length, sheetOf(ctx).threshold)
    : spotsIn(stage, column, view.columns[column].length, standingIn(view, column).length + more)

/** The middle of a thing that lies in a room; null of anything else. */
export function placeOfThing(view: SinkingView, ctx: ReadCtx, stage: Stage, back: number): Place | null {
  const column = view.columns.findIndex((things) => things.includes(back))
  if (column === -1) return null
  const spot = lyingIn(view, ctx, stage, column)[view.columns[column].indexOf(back)]
  return spot === undefined ? null : { x: spot.x + spot.w / 2, y: spot.y - TOP + spot.h * 0.42 }
}

/** The decks and the pile at the edge of the dock. */
export function placeOfStack({ phone }: Stage, stack: 'deck' | 'pile' | 'breachDeck'): Place {
  const k = ['deck', 'pile', 'breachDeck'].indexOf(stack)
  return phone ? { x: 304 + k * 31, y: 552 } : { x: 1098 + k * 71, y: 612 }
}

/** A die of the enemy where it lies. */
export function placeOfDie({ phone }: Stage, enemy: SinkingView['enemy'], dice: number, k: number): Place {
  const { start, gap } = rowOfDice(phone, enemy, dice)
  return phone ? { x: 226 + k * gap, y: 92 - TOP } : { x: 1196 + SWAY[k % SWAY.length], y: start - TOP + k * gap }
}

const SWAY = [0, 6, 10, 12, 10, 6, 2, 0]

function rowOfDice(phone: boolean, enemy: SinkingView['enemy'], dice: number): { readonly start: number; readonly gap: number } {
  const start = enemy === 'sirens' ? 318 : 214
  return { start, gap: phone ? Math.min(31, 150 / dice) : Math.min(44, ((enemy === 'skullsairs' ? 446 : 540) - start) / dice) }
}
