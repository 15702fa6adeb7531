/** Seats are numbered 0..n-1 clockwise. A set of seats is a bit mask. */
export type Seat = number
export type SeatSet = number

/** A flag of its own, not "every seat happens to know": spectators see exactly what is public. */
export const PUBLIC = 1 << 30
export const seatBit = (seat: Seat): SeatSet => 1 << seat
export const everyone = (seats: number): SeatSet => (1 << seats) - 1
export const includes = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0
export const seatsIn = (set: SeatSet): Seat[] => {
  const seats: Seat[] = []
  for (let seat = 0; set >> seat !== 0 && seat < 30; seat++) if (includes(set, seat)) seats.push(seat)
  return seats
}

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** A frame of the agenda: what is to be done next, by name. Immutable, and everything in it is public. */
export interface Step {
  readonly step: string
}

/** A pending decision. Immutable, and everything in it is public; its choices are the asked seat's own. */
export interface Ask {
  readonly kind: string
  readonly seat: Seat
  /** Never holds up the game. */
  readonly optional?: true
  /** In a view only: another seat's sealed ask, whose real stage is not shown. */
  readonly sealed?: true
}

/** An answer, as a small plain object. Minted once per value (see mint), so equal choices are identical. */
export type Choice = object

/** Asks posed to several seats at once, whose answers nobody else sees before all are in. */
export interface Sealed {
  /** What the others are shown of each ask, whatever stage it is at. */
  readonly ask: Omit<Ask, 'seat'>
  readonly seats: SeatSet
}

/** Things that look alike from the back. `faces` is their public composition, sorted. */
export interface Pool {
  readonly name: string
  readonly first: number
  readonly faces: readonly number[]
}

export const UNKNOWN = -1

/** What lies on the table, as plain data. Every game adds its own part. */
export interface State<O = object> {
  readonly game: string
  /** 'all' in the true state; in a view, whose eyes it is for. */
  sees: 'all' | 'public' | Seat
  readonly seats: number
  /** Frozen, so copies share it. */
  readonly options: O
  /** Key of the chance stream, 64 hex digits; empty in views and imagined worlds. */
  seed: string
  /** How far each chance stream has been used; in an imagined world, the state of its dream. */
  luck: number[]
  /** Rises whenever chance was used or somebody learned something: what undo may not cross. */
  tide: number
  /** A stack: the last frame is the next step. */
  agenda: Step[]
  asks: Ask[]
  sealed: Sealed | null
  /** Collected sealed answers by seat; null where none (or none that the viewer may see). */
  replies: (Choice | null)[]
  readonly pools: readonly Pool[]
  /** Every hidden thing (a card, a token, a dial, a plan) is a back, its index, with a face here. */
  faces: number[]
  /** Who knows the face under each back; PUBLIC for all and the spectators. */
  known: number[]
}

/** All that one seat (or a spectator) may know: the same shape as the state, with unknown faces removed. */
export type View<S extends State = State> = Omit<S, 'sees'> & { readonly sees: 'public' | Seat }

/** Rules read the state and its views alike: a legal move never depends on what the seat does not know. */
export type Seen<S extends State = State> = S | View<S>

/** Whether the game has ended: nothing left to do and nobody left to ask. */
export const isOver = (s: Pick<State, 'agenda' | 'asks'>): boolean => s.agenda.length === 0 && s.asks.length === 0

export const asks = (s: Pick<State, 'asks'>): readonly Ask[] => s.asks

export const askOf = (s: Pick<State, 'asks'>, seat: Seat): Ask | undefined => {
  const list = s.asks
  for (let i = 0; i < list.length; i++) if (list[i].seat === seat && list[i].sealed === undefined) return list[i]
  return undefined
}

/** A packed list of equal values: what `fill` leaves behind is slower to work with. */
export function repeat<T>(count: number, value: T): T[] {
  const list: T[] = []
  for (let i = 0; i < count; i++) list.push(value)
  return list
}
