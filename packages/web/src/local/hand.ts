import { readCtx, isOver, type Ask, type Game, type Outcome, type Seat, type State, type View } from '@flotilla/kernel'
import { eventsOf, viewAfter, type LogEntry, type StateMessage } from '@flotilla/protocol'
import type { GameShown, Update } from '@flotilla/table'

/** What somebody at this browser has been shown. */
export interface Hand {
  readonly shown: GameShown
  readonly log: readonly LogEntry[]
}

export function handAfter({ shown, log }: Hand, update: Update): Hand {
  const { seq, ask = shown.ask, silence = shown.silence, outcome = shown.outcome, undo = shown.undo, entry } = update
  const view = viewAfter(shown.view, update)
  return { shown: { seq, view, ask, silence, outcome, undo }, log: [...log, { ...entry, events: eventsOf(update) }] }
}

/** A view is plain data, as messages carry it. */
export const plainView = (view: View): StateMessage['view'] => view as unknown as StateMessage['view']

export const stateOf = ({ shown, log }: Hand): Pick<StateMessage, 'seq' | 'view' | 'log'> => ({
  seq: shown.seq,
  view: plainView(shown.view),
  log,
})

export const outcomeOf = ({ game, state }: { readonly game: Game; readonly state: State }): Outcome | null =>
  isOver(state) ? game.outcome(readCtx(game, state)) : null

/** Whoever is asked and sits here; if nobody is, whoever was. */
export function nextViewer(asks: readonly Ask[], hands: ReadonlyMap<Seat, Hand>, viewer: Seat | null): Seat | null {
  const waiting = asks.filter(({ seat, optional }) => optional === undefined && hands.has(seat))
  if (waiting.some(({ seat }) => seat === viewer)) return viewer
  const isHere = viewer !== null && hands.has(viewer)
  return waiting.at(0)?.seat ?? (isHere ? viewer : ([...hands.keys()].at(0) ?? null))
}
