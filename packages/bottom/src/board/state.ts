import type { BottomEvent } from '../words/events.ts'
import type { Ctx as KernelCtx, ReadCtx as KernelReadCtx, Seat, SeatSet, Seen, State } from '@flotilla/kernel'
import { CARDS, type Card, type Effect, type Win } from '../rules/cards/index.ts'
import type { CardEntry, Edition } from '../edition/schema.ts'
import type { Kind } from './kinds.ts'
import type { Options } from '../rules/options.ts'
import { printedIn } from './printed.ts'

/** No card, no seat. */
export const NONE = -1
export const ROW = 5

/** How a board card lies: ready, used once of twice (TB-17.9), tired. */
export const READY = 0
/** A board card that can be used twice and has been used once. */
export const ONCE = 1
/** A board card that has been used. */
export const TIRED = 2

/** What a seat has. Lists are of backs; a deck's first card is its top, a water's last card lies on top. */
export interface Ship {
  deck: number[]
  hand: number[]
  water: number[]
  /** In the order they entered. */
  board: number[]
  sunk: boolean
  /** Own turns begun in this phase. */
  turns: number
  /** Has reordered the seen cards, and they have not changed since (TB-18.4). */
  steered: boolean
}

/** Something announced that may be answered: the last one of the chain is what everybody is dealing with. */
export interface Deed {
  what: 'action' | 'copy' | 'passive' | 'play' | 'reaction' | 'hit' | 'batch'
  /** Who does it; of a batch, whose cards they are. */
  seat: Seat
  /** The card that does it, and its kind. */
  card: number
  kind: Kind
  /** 2 with Assistant. */
  times: number
  /** Cards named, hit or jettisoned. */
  picks: number[]
  /** The seat named, hit or host. */
  target: Seat
  /** Seats still to be dealt with. */
  falls: SeatSet
  /** Cards a hit has still to take; points paid for a play; hand cards picked face down. */
  count: number
  /** The window a reaction was made in. */
  win: Win | ''
  stopped: boolean
  /** A standing Steward has selected the cards. */
  chosen: boolean
  /** Its jettisoned cards have a batch already. */
  batched: boolean
}

/** A card that lies on another's board: whoever laid it there owns it (TB-6.9). */
export interface Guest {
  card: number
  owner: Seat
}

/** What lies on the table of To the Bottom. */
export interface BottomState extends State<Options> {
  phase: 'draft' | 'cruise' | 'sinking'
  /** Turns begun in this phase, of all seats. */
  turn: number
  active: Seat
  points: number
  /** Points of a Teacher's owner out of turn. */
  purse: number
  ships: Ship[]
  /** Five slots; NONE where empty. */
  row: number[]
  /** Its own slot; NONE when sold or out of the game. */
  iceberg: number
  shopDeck: number[]
  shopDiscard: number[]
  gone: number[]
  /** Draft packs by the seat that holds them. */
  packs: number[][]
  /** READY, ONCE or TIRED, by back; READY off the boards. */
  turned: number[]
  /** Assistant and its partner point at each other, by back. */
  partner: number[]
  guests: Guest[]
  /** Faces of the cards that have acted in this turn, once for each time; that were played anew after it; that were barred. */
  used: number[]
  replayed: number[]
  barred: number[]
  /** A Maid's back for each card put under the deck in this turn. */
  tidied: number[]
  chain: Deed[]
  /** Batches that wait for the end of the running instruction, oldest first (TB-15.5). */
  pending: Deed[]
  /** Batches whose windows are next, the last one first. */
  batches: Deed[]
  /** Seats the active seat is dealing with just now (TB-18.6). */
  dealing: SeatSet
  /** Which backs were mixed with which, by back; and where each card of the pool is among them. Public. */
  lot: number[]
  lotOfCard: number[]
  lots: number
}

export type Ctx = KernelCtx<BottomState, Edition, BottomEvent>
/** What reads a table of To the Bottom. */
export type ReadCtx = KernelReadCtx<BottomState, Edition>
export type SeenBottom = Seen<BottomState>

export const cardAt = (ctx: ReadCtx, back: number): Card => CARDS[ctx.state.faces[back] >> 6]
/** What the edition says of the card under a back. */
export const entryAt = (ctx: ReadCtx, back: number): CardEntry => ctx.edition.cards[ctx.state.faces[back] >> 6]
export const valueAt = ({ edition, state }: ReadCtx, back: number): number => printedIn(edition).values[state.faces[back] >> 6]
/** Points given as a sacrifice (TB-4.3). */
export const sacrificeAt = ({ edition, state }: ReadCtx, back: number): number => printedIn(edition).sacrifices[state.faces[back] >> 6]
/** The price in the row of the shop (TB-5.1). */
export const priceAt = ({ edition, state }: ReadCtx, back: number): number => printedIn(edition).prices[state.faces[back] >> 6]
/** A number of the card's effect, as the edition gives it. */
export function numberOf(ctx: ReadCtx, kind: Kind, name: string): number {
  const number = ctx.edition.cards[kind].params[name]
  return typeof number === 'number' ? number : 0
}

export const topDeed = <D>({ state }: { readonly state: { readonly chain: readonly D[] } }): D => state.chain[state.chain.length - 1]
/** The effect a deed carries out: no card has more than one. */
export function effectOf({ kind }: Pick<Seen<Deed>, 'kind'>): Effect {
  const { action, atDrawing, atEnd } = CARDS[kind]
  const effect = action ?? atDrawing ?? atEnd
  if (effect === undefined) throw new Error(`bottom: kind ${kind} has no effect to carry out`)
  return effect
}

export function newDeed(what: Deed['what'], seat: Seat, card: number, kind: Kind): Deed {
  return {
    what,
    seat,
    card,
    kind,
    times: 1,
    picks: [],
    target: NONE,
    falls: 0,
    count: 0,
    win: '',
    stopped: false,
    chosen: false,
    batched: false,
  }
}

export const isAfloat = (s: SeenBottom, seat: Seat): boolean => !s.ships[seat].sunk
export function afloat(s: SeenBottom): number {
  let count = 0
  for (let seat = 0; seat < s.seats; seat++) if (!s.ships[seat].sunk) count++
  return count
}
export const isOpponent = (s: SeenBottom, seat: Seat, other: Seat): boolean => other !== seat && !s.ships[other].sunk

export function remove(list: number[], value: number): void {
  const at = list.indexOf(value)
  if (at < 0) throw new Error('bottom: a card is not where it should be')
  removeAt(list, at)
}
export function removeAt(list: number[], at: number): void {
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}
