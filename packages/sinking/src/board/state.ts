import type { SinkingEvent } from '../words/events.ts'
import type { Ctx as KernelCtx, ReadCtx as KernelReadCtx, Seat, SeatSet, Seen, State } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import type { Options } from '../rules/options.ts'
import { BREACHES, CANNONS, ENEMIES, TREASURE, WATER, isBreach, isPermanent, type Enemy } from './things.ts'

/** What lies on the table of We're Sinking!. */
export interface SinkingState extends State<Options> {
  enemy: Enemy
  round: number
  firstMate: Seat
  /** Each seat's character, by its place in the list of characters; -1 before it is chosen. */
  characters: number[]
  /** Hull sections left, 4 to 0; the level is 5 minus this. */
  sections: number
  damage: number

  /** The last card is the top one, here and in the pile, the Belly and the Breach Deck. */
  deck: number[]
  pile: number[]
  belly: number[]
  stash: number[]
  breachDeck: number[]
  /** Contents of the four columns, top (oldest) first (SK-0.2). */
  columns: number[][]
  /** Cards of the Water Column that lie face up. */
  faceUp: number[]
  /** Seats whose dials lie in each column, top first (SK-0.3). */
  dials: number[][]
  hands: number[][]
  /** Chest tokens in front of each seat. */
  chests: number[][]
  /** Chest tokens that have been played. */
  spent: number[]
  /** Items that are being carried out (SK-10.4). */
  inPlay: number[]

  /** The enemy dice of this round: two special ones, then the basic ones. */
  dice: number[]
  /** Which of them are ignored, as bits. */
  ignored: number
  /** So many of them have been carried out; a die of Angered lies behind them until it has been (SK-10.17). */
  struck: number
  /** The last cannon roll: who rolled, the cannons (or the type of a die without a card, negative), their faces. */
  roller: Seat
  rolled: number[]
  shown: number[]

  // Round effects (SK-0.13).
  angered: number
  /** Dice of Angered that wait until the plays of a window have been carried out. */
  rage: number
  chomp: boolean
  submerged: boolean
  tunes: number
  screech: boolean
  hammers: number[]
  /** Seats with a Wooden Mallet, and seats who drew the Cutlass in a Screech round. */
  mallets: SeatSet
  cutlass: SeatSet
  plundered: SeatSet
  /** Conditions each seat has used, as bits (SK-10.2). */
  conditions: number[]
  /** Cannon cards whose ability is used, as bits (SK-6.55). */
  abilities: number
  /** Breaches this patcher has proposed (SK-6.37). */
  proposed: number[]
  /** Kinds of window in which something was carried out since they were opened, as bits. */
  played: number

  // Talk of this round: the last claim, plea and doubt of each seat, and how much it has said.
  claims: number[]
  pleas: number[]
  doubts: number[]
  talk: number[]
  /** What each seat said and did, a number for each round and seat (honesty.ts). */
  record: number[]
  /** What can be remembered of each hand: cards that came, places where one left unseen (ledger.ts). */
  tracks: number[][]
  exits: number[][]
  ended: '' | 'saved' | 'sunk'
}

export type Ctx = KernelCtx<SinkingState, Edition, SinkingEvent>
/** What reads a table of We're Sinking!. */
export type ReadCtx = KernelReadCtx<SinkingState, Edition>
export type SeenSinking = Seen<SinkingState>

/** The sections of the ship. */
export const SECTIONS = 4
/** So many quick claims, pleas and doubts a seat may utter in a round. */
export const MOST_TALK = 12
/** The level that is played: it rises with each section that is lost. */
export const levelOf = (s: Pick<SeenSinking, 'sections'>): number => SECTIONS + 1 - s.sections
/** The numbers of every hull section for so many players, the lowest section first. */
export const sheetsOf = (ctx: ReadCtx) => ctx.edition.sheets[ctx.state.seats - 3].levels
/** The sheet of the level that is played. */
export const sheetOf = (ctx: ReadCtx) => sheetsOf(ctx)[Math.min(levelOf(ctx.state), SECTIONS) - 1]
/** The enemy of this table, as the edition has it. */
export const enemyOf = (ctx: ReadCtx) => ctx.edition.enemies[ENEMIES.indexOf(ctx.state.enemy)]

/** SK-0.8: the k-th seat in seat order. */
export const seatInOrder = (s: SeenSinking, k: number): Seat => (s.firstMate + k) % s.seats

export function remove(list: number[], value: number): void {
  const at = list.indexOf(value)
  if (at === -1) return
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}

export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop()
}

export function prepend(list: number[], value: number): void {
  list.push(value)
  for (let i = list.length - 1; i > 0; i--) list[i] = list[i - 1]
  list[0] = value
}

/** The column where a seat's dial lies; -1 for none. */
export function columnOfDial(s: SeenSinking, seat: Seat): number {
  for (let column = WATER; column <= CANNONS; column++) if (s.dials[column].includes(seat)) return column
  return -1
}

/** What a dial shows, NO_ACTION if nobody has set it, UNKNOWN in a view that may not see it. */
export const dialShows = (s: SeenSinking, seat: Seat): number => s.faces[seat]

/** SK-4.4, SK-R14: contents other than permanent tokens. */
export function isLegalColumn(s: SeenSinking, column: number): boolean {
  const contents = s.columns[column]
  if (column !== BREACHES) return contents.length > 0
  for (let i = 0; i < contents.length; i++) if (!isPermanent(contents[i])) return true
  return false
}

/** SK-2.1: what Step 1 deals; cannons and chest tokens in the column leak nothing (SK-2.2). */
export function leakOf(ctx: ReadCtx): number {
  const { columns, faces } = ctx.state
  const contents = columns[BREACHES]
  let leak = 0
  for (let i = 0; i < contents.length; i++) {
    if (isBreach(contents[i])) leak += ctx.edition.breaches[faces[contents[i]]].water
    else if (isPermanent(contents[i])) leak += ctx.edition.permanent.water
  }
  return leak
}

export const waterColumn = <C>(s: { readonly columns: readonly C[] }): C => s.columns[WATER]
export const treasureColumn = <C>(s: { readonly columns: readonly C[] }): C => s.columns[TREASURE]
export const breachesColumn = <C>(s: { readonly columns: readonly C[] }): C => s.columns[BREACHES]
export const cannonsColumn = <C>(s: { readonly columns: readonly C[] }): C => s.columns[CANNONS]

export const holdsFace = (s: SeenSinking, seat: Seat, face: number): boolean => cardWithFace(s, seat, face) !== -1

export function cardWithFace(s: SeenSinking, seat: Seat, face: number): number {
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] === face) return hand[i]
  return -1
}
