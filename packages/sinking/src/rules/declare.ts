import {
  Offers,
  deepFreeze,
  everyone,
  intern,
  reason,
  seatBit,
  type Ask,
  type AskKind,
  type Choice,
  type Reason,
  type Seat,
} from '@flotilla/kernel'
import { isLegalColumn, seatInOrder, type Ctx, type ReadCtx, type SeenSinking, type SinkingState } from '../board/state.ts'
import { ACTIONS, BUCKET, COLUMNS, NO_ACTION, WATER, dialOf, numberOf, placeOf, type Action, type Column } from '../board/things.ts'
import type { Edition } from '../edition/schema.ts'
import { offerItem, playItem, type ItemChoice } from './items/playing-items.ts'
import { REVEAL, declareDial, openWindow } from './steps.ts'

// Step 5, second part: SK-4.3, SK-4.9, SK-13.32.

const dialAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'declare.dial', seat }))
const DECLARING = intern(() => ({ kind: 'declare.dial' }))()
export const lay: (action: Action, column: Column) => DialChoice = intern((action, column) => ({ action, column }))
export const setDial: (action: Action) => DialChoice = intern((action) => ({ action }))
export interface DialChoice {
  readonly action: Action
  /** Where the dial is laid; in a Screech round nowhere. */
  readonly column?: Column
  /** A Declare item that is played with it (SK-4.8). */
  readonly play?: ItemChoice
}
const LAID = ACTIONS.map((action) => COLUMNS.map((column) => lay(action, column)))
const SET = ACTIONS.map((action) => setDial(action))

const emptyColumn = reason('SK-4.4', 'refuse.emptyColumn', (_io, _ask, choice) => ({ column: (choice as DialChoice).column ?? '' }))
const onlyPermanent = reason('SK-4.4', 'refuse.onlyPermanent')
const noColumn = reason('SK-4.9', 'refuse.noColumn')
const needsColumn = reason('SK-4.3', 'refuse.needsColumn')

/** Why no dial can be laid in this column. */
function notLayable(s: SeenSinking, column: number): Reason | null {
  if (s.screech) return noColumn
  return isLegalColumn(s, column) ? null : s.columns[column].length === 0 ? emptyColumn : onlyPermanent
}
const notThere: (Reason | null)[] = [null, null, null, null]

/** SK-4.5, SK-R13: the action is always free. SK-4.6: Water is always a legal column. SK-13.36: whoever runs out of time buckets. */
export const declareDialAsk: AskKind<SinkingState, Edition, Ask, DialChoice> = {
  rule: 'SK-4.3',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const s = ctx.state
    for (let column = 0; column < COLUMNS.length; column++) notThere[column] = notLayable(s, column)
    for (let action = 0; action < ACTIONS.length; action++) {
      to.offer(SET[action], s.screech ? null : needsColumn)
      for (let column = 0; column < COLUMNS.length; column++) to.offer(LAID[action][column], notThere[column])
    }
    if (!s.screech && s.options.declareItems === 'own') offerWithItems(ctx, seat, to)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: DialChoice): void {
    ctx.lay(dialOf(seat), numberOf(choice.action), seatBit(seat))
    // SK-4.7
    ctx.blockUndo()
    if (choice.column === undefined) return
    ctx.state.dials[placeOf(choice.column)].push(seat)
    ctx.emit?.({ type: 'laid', seat, column: choice.column })
    if (choice.play !== undefined) playItem(ctx, seat, choice.play)
  },
  fallback: (ctx: ReadCtx) => (ctx.state.screech ? SET[BUCKET] : LAID[BUCKET][WATER]),
}

const playable = new Offers()

/**
 * For each play of an item all ways to lay a dial with it, by column and action. A play is interned, so it is the same at every table of
 * its edition, and its layings go when it goes.
 */
const layingsOf = new WeakMap<Choice, readonly (readonly DialChoice[])[]>()

function layingsWith(play: ItemChoice): readonly (readonly DialChoice[])[] {
  const known = layingsOf.get(play)
  if (known !== undefined) return known
  const layings = COLUMNS.map((column) => ACTIONS.map((action): DialChoice => deepFreeze({ action, column, play })))
  layingsOf.set(play, layings)
  return layings
}

/** SK-4.8, SK-R15: from the own dial on a Declare item may be played, as part of laying it. */
function offerWithItems(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  playable.clear()
  for (let i = 0; i < s.hands[seat].length; i++) offerItem(ctx, 'declare', seat, s.hands[seat][i], playable)
  for (let i = 0; i < playable.count; i++) {
    const layings = layingsWith(playable.legal[i] as ItemChoice)
    for (let column = 0; column < COLUMNS.length; column++)
      if (isLegalColumn(s, column)) for (let action = 0; action < ACTIONS.length; action++) to.offer(layings[column][action])
  }
}

export const declareSteps = {
  'task.declare'(ctx: Ctx, { k }: ReturnType<typeof declareDial>): void {
    const s = ctx.state
    if (s.screech) {
      ctx.push(REVEAL)
      ctx.push(openWindow('declare', -1))
      // Hidden before it is set, so that nobody sees who has set it.
      for (let seat = 0; seat < s.seats; seat++) ctx.lay(dialOf(seat), NO_ACTION, seatBit(seat))
      return ctx.seal(everyone(s.seats), DECLARING, dialAsk)
    }
    if (k + 1 < s.seats) ctx.push(declareDial(k + 1))
    else {
      ctx.push(REVEAL)
      ctx.push(openWindow('declare', -1))
    }
    ctx.ask(dialAsk(seatInOrder(s, k)))
  },
}
