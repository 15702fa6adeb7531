import type { Seat } from '@flotilla/kernel'
import type { ReadCtx } from '../board/state.ts'
import { expected, worthOfActions } from './actions.ts'
import { columnFor } from './lies.ts'
import { outlookOf, type Outlook } from './outlook.ts'

/** What is worked out once for all choices of an ask, and only if somebody asks for it. */
export interface Thought {
  readonly outlook: Outlook
  crowd: readonly number[] | null
  worths: readonly number[] | null
  /** The column to lay each action in; -1 where nobody has asked yet. */
  readonly columns: number[]
}

/** Like its outlook valid until the next. */
export const think = (ctx: ReadCtx, seat: Seat): Thought => ({
  outlook: outlookOf(ctx, seat),
  crowd: null,
  worths: null,
  columns: [-1, -1, -1, -1],
})

const crowdFor = (ctx: ReadCtx, thought: Thought, seat: Seat): readonly number[] => (thought.crowd ??= expected(ctx, seat))

export const worthsFor = (ctx: ReadCtx, thought: Thought, seat: Seat): readonly number[] =>
  (thought.worths ??= worthOfActions(ctx, thought.outlook, seat, crowdFor(ctx, thought, seat)))

export function columnOf(ctx: ReadCtx, thought: Thought, seat: Seat, action: number): number {
  const { columns } = thought
  if (columns[action] === -1) columns[action] = columnFor(ctx, seat, action, crowdFor(ctx, thought, seat))
  return columns[action]
}

/** The action that pays best for a seat now. */
export function bestAction(ctx: ReadCtx, thought: Thought, seat: Seat): number {
  const worths = worthsFor(ctx, thought, seat)
  let best = 0
  for (let action = 1; action < worths.length; action++) if (worths[action] > worths[best]) best = action
  return best
}
