/** A place at the table: 0..n-1, clockwise. */
export type Seat = number
/** A set of seats: bit 0 for seat 0, and so on. */
export type SeatSet = number

/** Something that a seat points out to its side: a kind of sign, and the places it is about. What they mean is the game's own matter. */
export interface Signal {
  readonly seat: Seat
  readonly kind: string
  readonly at: readonly number[]
}

/** A flag of its own, not "every seat happens to know": spectators see exactly what is public. */
export const PUBLIC = 1 << 30
/** The set with just this seat. */
export const seatBit = (seat: Seat): SeatSet => 1 << seat
/** The set of all seats of a table. */
export const everyone = (seats: number): SeatSet => (1 << seats) - 1
/** Whether a seat is in a set. */
export const includes = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0
/** The seats of a set, in order. */
export const seatsIn = (set: SeatSet): Seat[] => {
  const seats: Seat[] = []
  for (let seat = 0; set >> seat !== 0 && seat < 30; seat++) if (includes(set, seat)) seats.push(seat)
  return seats
}

/** What JSON can say: all of a state, and everything that is sent. */
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

/** An answer, as a small plain object. Interned once per value (see intern), so equal choices are identical. */
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
  /** What there is in it, sorted: everybody sees it, and where each of them lies is what is hidden. */
  readonly faces: readonly number[]
}

/** The face of a back whose face the viewer does not know. */
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
  undoBarrier: number
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

/** Read-only all the way down. What only reads a table takes this: the state and its views alike, and it cannot write to either. */
export type Seen<S = State> = { readonly [K in keyof S]: Seen<S[K]> }

/** All that one seat (or a spectator) may know: the same shape as the state, with unknown faces removed. It cannot be played on. */
export type View<S extends State = State> = Seen<S> & { readonly sees: 'public' | Seat }

/** Whether the game has ended: nothing left to do and nobody left to ask. */
export const isOver = (s: Pick<Seen, 'agenda' | 'asks'>): boolean => s.agenda.length === 0 && s.asks.length === 0

/** The pending decisions. */
export const asks = (s: Pick<Seen, 'asks'>): readonly Ask[] => s.asks

/** The open decision of a seat, if it has one and the viewer may see it. */
export const askOf = (s: Pick<Seen, 'asks'>, seat: Seat): Ask | undefined => {
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
