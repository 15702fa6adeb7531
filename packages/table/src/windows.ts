import { readCtx, type Ask, type Seat, type State } from '@flotilla/kernel'
import type { Position } from './position.ts'
import type { TableRules } from './rules.ts'

/**
 * `strict`: a window lasts its full time. `brisk`: until shortly after its story has been told; whoever wants may lengthen it.
 * `beat`: until all have answered, at least the beat. `days`: until all have answered or the slow clock is over.
 */
export interface Pace {
  readonly kind: 'strict' | 'brisk' | 'beat' | 'days'
  readonly seconds: number
  readonly beat: number
}

/** A window that is open: it shows nothing before the entry that closes it. */
export interface Window {
  readonly opened: number
  /** When it is over for those who have not answered. */
  readonly ends: number
  /** Those who have lengthened it: everybody may once. */
  readonly waits: readonly string[]
}

/** How long a brisk window lasts after its story, and how long whoever presses wait has. */
export const BRISK_MS = 2500
export const WAIT_MS = 10_000
const HOUR = 3_600_000

/** Null where nobody has anybody to hide from, or where the game has no windows. */
export function paceOf({ game, clock, noWindows }: TableRules, { seats, game: { state } }: Pick<Position, 'seats' | 'game'>): Pace | null {
  if (noWindows === true || seats.filter(({ person }) => person !== null).length < 2) return null
  const pace = game.pace?.(state.options) ?? null
  if (pace === null) return null
  const { seconds, beat, strict } = pace
  return { kind: clock.kind === 'slow' ? 'days' : pace.brisk === true ? 'brisk' : strict ? 'strict' : 'beat', seconds, beat }
}

/** Whether an answer to this ask has the window's time: what is part of the seat's own action has the seat's own. */
export function hasWindowTime({ game }: TableRules, state: State, ask: Ask): boolean {
  const kind = game.asks[ask.kind]
  return ask.optional === undefined && kind.window === true && kind.own?.(readCtx(game, state), ask) !== true
}

/** The window that these asks open; null where they open none. */
export function windowFor(rules: TableRules, position: Pick<Position, 'seats' | 'game' | 'at' | 'toldAt'>): Window | null {
  const pace = paceOf(rules, position)
  const { state } = position.game
  if (pace === null || !state.asks.some((ask) => hasWindowTime(rules, state, ask))) return null
  return { opened: position.at, ends: position.toldAt + lengthOf(pace, rules), waits: [] }
}

function lengthOf({ kind, seconds }: Pace, { clock }: TableRules): number {
  if (kind === 'brisk') return BRISK_MS
  return kind === 'days' && clock.kind === 'slow' ? clock.hours * HOUR : seconds * 1000
}

const isHeld = ({ held }: Position, seat: Seat): boolean => held.some((one) => one.seat === seat)

/** Those who are asked in the open window and have not answered. */
export const unanswered = (position: Position): Ask[] =>
  position.game.state.asks.filter((ask) => ask.optional === undefined && !isHeld(position, ask.seat))

/** When the time is over that begins with the end of somebody's vacation. */
const freeFrom = (vacation: number, { clock }: TableRules): number =>
  vacation > 0 && clock.kind === 'slow' ? vacation + clock.hours * HOUR : 0

/** When the open window is to be closed as things are; null while a part of somebody's own action is open in it. */
export function closesAt(rules: TableRules, position: Position, window: Window, vacation: (seat: Seat) => number): number | null {
  const { state } = position.game
  const late = unanswered(position)
  if (late.some((ask) => !hasWindowTime(rules, state, ask))) return null
  const pace = paceOf(rules, position)
  if (pace?.kind === 'days')
    return late.reduce((ends, { seat }) => Math.max(ends, freeFrom(vacation(seat), rules)), late.length > 0 ? window.ends : position.at)
  if (pace === null || late.length > 0 || pace.kind === 'strict' || pace.kind === 'brisk') return window.ends
  return Math.min(window.ends, Math.max(position.at, window.opened + pace.beat * 1000))
}
