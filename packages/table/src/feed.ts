import {
  askOf,
  readCtx,
  framesFor,
  offersOf,
  sharedView,
  type Ask,
  type Game,
  type Outcome,
  type Plain,
  type Seat,
  type View,
} from '@flotilla/kernel'
import { diff, type Entry, type Frame, type OwnAsk, type OwnChoice, type UpdateMessage } from '@flotilla/protocol'
import { undoable, type GameValue } from './game-value.ts'
import type { Position, Turn } from './position.ts'
import type { TableRules } from './rules.ts'
import { paceOf } from './windows.ts'

/** The place of a viewer's number in a position; spectators come last. */
const placeOf = (viewer: Seat | null, { length }: readonly number[]): number => viewer ?? length - 1

/** How much this viewer has been shown. */
export const shownTo = ({ shown }: Position, viewer: Seat | null): number => shown[placeOf(viewer, shown)]

/** What one turn shows to one viewer. */
export interface Shown {
  readonly seq: number
  readonly frames: readonly Frame[]
  readonly entry: Entry
}

/** Null where nothing is to be seen. */
export function shownOf({ entry, at, shown, before, after, isSealed, snapshots, emitted }: Turn, viewer: Seat | null): Shown | null {
  const seq = shown[placeOf(viewer, shown)]
  if (seq === 0) return null
  const told = snapshots.length > 0 ? snapshots : emitted.map((one) => ({ emitted: one, state: null }))
  const frames: Frame[] = []
  let seen = sharedView(before.state, viewer)
  for (const { events, view } of framesFor(told, sharedView(after.state, viewer), viewer)) {
    frames.push({ events, patch: diff(seen, view) })
    seen = view
  }
  return { seq, frames, entry: entryFor(entry, { seq, at, isOwn: entry.seat === viewer, isSealed }) }
}

function entryFor(
  { seat, by: really, kind }: Turn['entry'],
  { seq, at, isOwn, isSealed }: { seq: number; at: number; isOwn: boolean; isSealed: boolean },
): Entry {
  // That somebody has answers given for them is their own business.
  const by = isOwn || really !== 'order' ? really : 'person'
  const told: Entry = isOwn || !isSealed ? { seq, at, seat, by } : { seq, at }
  return kind === 'undo' ? { ...told, undo: true } : told
}

/** What a viewer is told besides the view. */
export interface Beside {
  readonly ask: OwnAsk | null
  readonly undo: number
  readonly silence: string | null
  readonly outcome: Outcome | null
}

/** A game with the numbers of its asks, at one moment. */
export interface Asking {
  readonly game: GameValue
  readonly asked: readonly number[]
  readonly seats: Position['seats']
}

export function besideOf(rules: TableRules, asking: Asking, viewer: Seat | null): Beside {
  const { game } = rules
  const { state } = asking.game
  const view = sharedView(state, viewer)
  const isOver = state.asks.length === 0 && state.agenda.length === 0
  return {
    ask: viewer === null ? null : ownAsk(rules, asking, view, viewer),
    undo: viewer === null ? 0 : undoable(asking.game, viewer),
    silence: game.silence?.(readCtx(game, view)) ?? null,
    outcome: isOver ? game.outcome(readCtx(game, state)) : null,
  }
}

/**
 * Whether the time of an answer tells something: in a window that does not last its time in any case, and where asking hides something.
 * There nothing is answered by itself.
 */
export function isTelling(rules: TableRules, position: Pick<Position, 'seats' | 'game'>, ask: Ask): boolean {
  const pace = paceOf(rules, position)
  if (rules.noWindows === true || position.seats.filter(({ person }) => person !== null).length < 2) return false
  const kind = rules.game.asks[ask.kind]
  if (kind.own?.(readCtx(rules.game, position.game.state), ask) === true) return true
  return kind.window === true && pace?.kind !== 'strict' && pace?.kind !== 'brisk'
}

type Own = { -readonly [field in keyof OwnAsk]: OwnAsk[field] }

/** The open ask of a seat with all that may be answered, from the seat's own view: it cannot tell more. */
function ownAsk(rules: TableRules, asking: Asking, view: View, seat: Seat): OwnAsk | null {
  const ask = askOf(view, seat)
  if (ask === undefined) return null
  const { game } = rules
  const kind = game.asks[ask.kind]
  const own: Own = { n: asking.asked[seat], kind: ask.kind, rule: kind.rule, ...offered(game, view, ask) }
  if (ask.optional !== undefined) own.optional = true
  if (kind.window !== undefined) own.window = true
  if (isTelling(rules, asking, ask)) own.byHand = true
  return own
}

/** Everything that may be answered, and what may not with the reason, in words. */
export function offered(game: Game, seen: View, ask: Ask): Pick<OwnAsk, 'prompt' | 'choices' | 'refusals'> {
  const { legal, count, back, backs, refused } = offersOf(game, seen, ask, true)
  const { words } = game
  const ctx = readCtx(game, seen)
  const choices: OwnChoice[] = []
  for (let i = 0; i < count; i++) choices.push({ choice: legal[i] as Plain, text: words.choice(ctx, ask, legal[i]) })
  for (let i = 0; i < backs; i++) choices.push({ choice: back[i] as Plain, text: words.choice(ctx, ask, back[i]), back: true })
  const refusals = (refused ?? []).map(({ choice, rule, code, params }) => ({
    choice: choice as Plain,
    text: words.choice(ctx, ask, choice as object),
    rule,
    code,
    params,
  }))
  return { prompt: words.prompt(ctx, ask), choices, refusals }
}

/** The game's part of an update message. */
export type Update = Omit<UpdateMessage, 'type' | 'table' | 'clocks'>

/** The update for one turn; what has not changed since `last` is left out. */
export function updateFor(
  rules: TableRules,
  turn: Turn,
  viewer: Seat | null,
  { seats, last }: Pick<Position, 'seats'> & { readonly last: Beside | null },
): { readonly update: Update; readonly beside: Beside } | null {
  const shown = shownOf(turn, viewer)
  if (shown === null) return null
  const beside = besideOf(rules, { game: turn.after, asked: turn.asked, seats }, viewer)
  const { person, request } = turn.entry
  const isOwn = viewer !== null && turn.entry.seat === viewer && person !== null && seats[viewer].person === person
  return {
    beside,
    update: {
      ...shown,
      ...(last !== null && JSON.stringify(last.ask) === JSON.stringify(beside.ask) ? {} : { ask: beside.ask }),
      ...(last?.undo === beside.undo ? {} : { undo: beside.undo }),
      ...(last?.silence === beside.silence ? {} : { silence: beside.silence }),
      ...(beside.outcome === null ? {} : { outcome: beside.outcome }),
      ...(isOwn && request !== null ? { ack: request } : {}),
    },
  }
}

/** The game's part of a state message. */
export interface GameShown extends Beside {
  readonly seq: number
  readonly view: View
}

export function shownNow(rules: TableRules, position: Position, viewer: Seat | null): GameShown {
  return { seq: shownTo(position, viewer), view: sharedView(position.game.state, viewer), ...besideOf(rules, position, viewer) }
}
