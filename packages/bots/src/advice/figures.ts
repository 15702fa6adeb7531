import type { Event, ReadCtx, Seat, State } from '@flotilla/kernel'

/** Where simulations note what they count. Groups are plain words; things are message codes of the game where it has them. */
export interface Notes {
  /** The seat had or did this, once or often: what counts is how many of those who did have won. */
  had(seat: Seat, group: string, thing: string): void
  /** The whole table had this. */
  table(group: string, thing: string): void
  /** Something that a seat does many times. */
  count(seat: Seat, what: string, by?: number): void
}

/** What simulations count of a game beyond what all games have. Reads the true state, and changes nothing. */
export interface Figures<S extends State = State, E = unknown> {
  /** Before the first decision. */
  begin?(ctx: ReadCtx<S, E>, notes: Notes): void
  /** At the very moment of the event, with the table as it is then. */
  event?(ctx: ReadCtx<S, E>, event: Event, notes: Notes): void
  /** When the game is over. */
  end?(ctx: ReadCtx<S, E>, notes: Notes): void
}
