import type { Seat } from '@flotilla/kernel'
import type { Io } from '../board/state.ts'
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
export const think = (io: Io, seat: Seat): Thought => ({
  outlook: outlookOf(io, seat),
  crowd: null,
  worths: null,
  columns: [-1, -1, -1, -1],
})

const crowdFor = (io: Io, thought: Thought, seat: Seat): readonly number[] => (thought.crowd ??= expected(io, seat))

export const worthsFor = (io: Io, thought: Thought, seat: Seat): readonly number[] =>
  (thought.worths ??= worthOfActions(io, thought.outlook, seat, crowdFor(io, thought, seat)))

export function columnOf(io: Io, thought: Thought, seat: Seat, action: number): number {
  const { columns } = thought
  if (columns[action] === -1) columns[action] = columnFor(io, seat, action, crowdFor(io, thought, seat))
  return columns[action]
}

/** The action that pays best for a seat now. */
export function bestAction(io: Io, thought: Thought, seat: Seat): number {
  const worths = worthsFor(io, thought, seat)
  let best = 0
  for (let action = 1; action < worths.length; action++) if (worths[action] > worths[best]) best = action
  return best
}
