import type { Seat } from '@flotilla/kernel'
import type { Clocks, StateMessage } from '@flotilla/protocol'
import { opening, type GameShown } from '@flotilla/table'
import { tableInfo } from '../info.ts'
import type { RunningTable } from './running-table.ts'

/** What is shown where no game has begun. */
export const NOTHING_SHOWN = { seq: 0, view: null, ask: null, undo: 0, silence: null, outcome: null } as const
export type Shown = GameShown | typeof NOTHING_SHOWN

/** A state without what has to be read first. */
export type StateAtOnce = Omit<StateMessage, 'talk' | 'log'>

/** The position as one viewer may know it at this moment. */
export function stateFor(
  table: RunningTable,
  person: string | undefined,
  viewer: Seat | null,
  { shown, clocks }: { readonly shown: Shown; readonly clocks: Clocks | null },
): StateAtOnce {
  const { record, session, wishes, id } = table
  return {
    type: 'state',
    table: id,
    info: tableInfo(record, person, table),
    ...(shown as Pick<StateMessage, 'seq' | 'view' | 'ask' | 'undo' | 'silence' | 'outcome'>),
    clocks: table.isOn ? clocks : null,
    ...(shown.seq === 0 && session !== null ? { opening: opening(session.rules, viewer).opening } : {}),
    muted: viewer === null ? [] : wishes.mutedSeats(person),
    orders: wishes.of(viewer === null ? undefined : person).orders,
  }
}

/** With a log that is text already. */
export const stateText = (state: Omit<StateMessage, 'log'>, log: string): string => `${JSON.stringify(state).slice(0, -1)},"log":${log}}`
