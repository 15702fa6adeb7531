import {
  deepFreeze,
  everyone,
  mint,
  reason,
  seatBit,
  type Ask,
  type AskKind,
  type Choice,
  Offers,
  type Reason,
  type Seat,
} from '@flotilla/kernel'
import { pushBuckets } from './bucket.ts'
import { offerChest, playChest, showChest, type ChestChoice, type ShowChoice, show } from './chests.ts'
import type { Edition } from '../edition/schema.ts'
import { pushFires } from './fire.ts'
import { recordDials } from './honesty.ts'
import { pushPatches } from './patch.ts'
import { offerItem, playItem, type ItemChoice } from './play.ts'
import { plunder } from './plunder.ts'
import {
  MOST_TALK,
  columnOfDial,
  dialShows,
  isLegalColumn,
  prepend,
  remove,
  seatInOrder,
  type Io,
  type SinkingState,
} from '../board/state.ts'
import { REVEAL, SEARCH_LIARS, declareDial, handSize, openWindow, resolveColumn } from './steps.ts'
import {
  ACTIONS,
  BREACHES,
  BUCKET,
  CANNONS,
  COLUMNS,
  MOST_SEATS,
  NO_ACTION,
  PLUNDER,
  TREASURE,
  WATER,
  dialOf,
  numberOf,
  placeOf,
  type Action,
  type Column,
} from '../board/things.ts'

// --- discuss (SK-4.1, SK-4.2) -----------------------------------------------------------------------------------

const discussAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'discuss', seat }))
export const READY = mint(() => ({ ready: true as const }))()
export const claim: (action: Action) => { readonly claim: Action } = mint((action) => ({ claim: action }))
export const plead: (seat: Seat, action: Action) => { readonly plead: { readonly seat: Seat; readonly action: Action } } = mint(
  (seat, action) => ({ plead: { seat, action } }),
)
export const doubt: (seat: Seat) => { readonly doubt: Seat } = mint((seat) => ({ doubt: seat }))
// Laid out by seat and action: everybody who talks is offered all of them.
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat)
const CLAIMS = ACTIONS.map((action) => claim(action))
const PLEAS = SEATS.map((seat) => ACTIONS.map((action) => plead(seat, action)))
const DOUBTS = SEATS.map((seat) => doubt(seat))
export type DiscussChoice =
  | typeof READY
  | ReturnType<typeof claim>
  | ReturnType<typeof plead>
  | ReturnType<typeof doubt>
  | ChestChoice
  | ShowChoice

const saidEnough = reason('SK-4.1', 'refuse.saidEnough', () => ({ most: MOST_TALK }))

export const discuss: AskKind<SinkingState, Edition, Ask, DiscussChoice> = {
  rule: 'SK-4.1',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const s = io.state
    to.offer(READY)
    const mute = s.talk[seat] < MOST_TALK ? null : saidEnough
    // The first claim is a decision. What is said after it changes nothing that the rules know of, so search and fuzzers leave it out.
    for (let a = 0; a < ACTIONS.length; a++) {
      if (mute === null && s.claims[seat] !== -1) to.offerBack(CLAIMS[a])
      else to.offer(CLAIMS[a], mute)
    }
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      for (let a = 0; a < ACTIONS.length; a++) sayOrRefuse(to, PLEAS[other][a], mute === null)
      sayOrRefuse(to, DOUBTS[other], mute === null)
    }
    for (let i = 0; i < s.chests[seat].length; i++) {
      offerChest(io, 'discuss', s.chests[seat][i], to)
      if (!io.isPublic(s.chests[seat][i])) to.offerBack(show(s.chests[seat][i]))
    }
  },
  answer(io: Io, { seat }: Ask, choice: DiscussChoice): void {
    const s = io.state
    if ('ready' in choice) {
      io.emit?.({ type: 'ready', seat })
      return
    }
    io.ask(discussAsk(seat))
    if ('chest' in choice) return playChest(io, seat, choice)
    if ('show' in choice) return showChest(io, seat, choice.show)
    s.talk[seat]++
    if ('claim' in choice) {
      s.claims[seat] = ACTIONS.indexOf(choice.claim)
      io.emit?.({ type: 'claimed', seat, action: choice.claim })
    } else if ('plead' in choice) {
      s.pleas[seat] = choice.plead.seat * ACTIONS.length + ACTIONS.indexOf(choice.plead.action)
      io.emit?.({ type: 'pleaded', seat, target: choice.plead.seat, action: choice.plead.action })
    } else {
      s.doubts[seat] = choice.doubt
      io.emit?.({ type: 'doubted', seat, target: choice.doubt })
    }
  },
  fallback: () => READY,
}

function sayOrRefuse(to: Offers, choice: object, may: boolean): void {
  if (may) to.offerBack(choice)
  else to.offer(choice, saidEnough)
}

// --- declare (SK-4.3 to SK-4.9) ---------------------------------------------------------------------------------

const dialAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'declare.dial', seat }))
const DECLARING = mint(() => ({ kind: 'declare.dial' }))()
export const lay: (action: Action, column: Column) => DialChoice = mint((action, column) => ({ action, column }))
export const setDial: (action: Action) => DialChoice = mint((action) => ({ action }))
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
function notLayable(s: SinkingState, column: number): Reason | null {
  if (s.screech) return noColumn
  return isLegalColumn(s, column) ? null : s.columns[column].length === 0 ? emptyColumn : onlyPermanent
}
const notThere: (Reason | null)[] = [null, null, null, null]

export const declareDialAsk: AskKind<SinkingState, Edition, Ask, DialChoice> = {
  rule: 'SK-4.3',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const s = io.state
    for (let column = 0; column < COLUMNS.length; column++) notThere[column] = notLayable(s, column)
    for (let action = 0; action < ACTIONS.length; action++) {
      to.offer(SET[action], s.screech ? null : needsColumn)
      for (let column = 0; column < COLUMNS.length; column++) to.offer(LAID[action][column], notThere[column])
    }
    if (!s.screech && s.options.declareItems === 'own') offerWithItems(io, seat, to)
  },
  answer(io: Io, { seat }: Ask, choice: DialChoice): void {
    io.lay(dialOf(seat), numberOf(choice.action), seatBit(seat))
    // SK-4.7
    io.settle()
    if (choice.column === undefined) return
    io.state.dials[placeOf(choice.column)].push(seat)
    io.emit?.({ type: 'laid', seat, column: choice.column })
    if (choice.play !== undefined) playItem(io, seat, choice.play)
  },
  fallback: (io: Io) => (io.state.screech ? SET[BUCKET] : LAID[BUCKET][WATER]),
}

const playable = new Offers()

/** For each play of an item all ways to lay a dial with it, by column and action; plays are minted, so one is the same at every table. */
const layingsOf = new Map<Choice, readonly (readonly DialChoice[])[]>()

function layingsWith(play: ItemChoice): readonly (readonly DialChoice[])[] {
  const known = layingsOf.get(play)
  if (known !== undefined) return known
  const layings = COLUMNS.map((column) => ACTIONS.map((action): DialChoice => deepFreeze({ action, column, play })))
  layingsOf.set(play, layings)
  return layings
}

/** SK-4.8: from the own dial on a Declare item may be played, as part of laying it. */
function offerWithItems(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  playable.clear()
  for (let i = 0; i < s.hands[seat].length; i++) offerItem(io, 'declare', seat, s.hands[seat][i], playable)
  for (let i = 0; i < playable.count; i++) {
    const layings = layingsWith(playable.legal[i] as ItemChoice)
    for (let column = 0; column < COLUMNS.length; column++)
      if (isLegalColumn(s, column)) for (let action = 0; action < ACTIONS.length; action++) to.offer(layings[column][action])
  }
}

// --- reveal, search and resolve ---------------------------------------------------------------------------------

export const taskSteps = {
  'task.discuss'(io: Io): void {
    const s = io.state
    io.push(declareDial(0))
    if (s.screech) return
    for (let k = 0; k < s.seats; k++) io.ask(discussAsk(seatInOrder(s, k)))
  },

  'task.declare'(io: Io, { k }: ReturnType<typeof declareDial>): void {
    const s = io.state
    if (s.screech) {
      io.push(REVEAL)
      io.push(openWindow('declare', -1))
      // Hidden before it is set, so that nobody sees who has set it.
      for (let seat = 0; seat < s.seats; seat++) io.lay(dialOf(seat), NO_ACTION, seatBit(seat))
      return io.seal(everyone(s.seats), DECLARING, dialAsk)
    }
    if (k + 1 < s.seats) io.push(declareDial(k + 1))
    else {
      io.push(REVEAL)
      io.push(openWindow('declare', -1))
    }
    io.ask(dialAsk(seatInOrder(s, k)))
  },

  /** SK-5.1, SK-5.2 */
  'task.reveal'(io: Io): void {
    const s = io.state
    for (let k = 0; k < s.seats; k++) showDial(io, seatInOrder(s, k))
    recordDials(s)
    if (io.emit) {
      const liars = []
      for (let seat = 0; seat < s.seats; seat++) if (isLie(s, seat)) liars.push(seat)
      io.emit({ type: 'revealed', dials: s.faces.slice(0, s.seats).map((action) => ACTIONS[action]), liars })
    }
    io.push(SEARCH_LIARS)
    io.push(openWindow('reveal', -1))
  },

  'task.searchLiars'(io: Io): void {
    if (io.state.screech) placeDials(io)
    else searchForLiars(io)
    io.push(resolveColumn(WATER))
  },

  /** SK-6.1: left to right, top to bottom; the lists are fixed now. */
  'task.resolveColumn'(io: Io, { column }: ReturnType<typeof resolveColumn>): void {
    io.push(column === CANNONS ? handSize(0) : resolveColumn(column + 1))
    const dials = io.state.dials[column]
    if (dials.length === 0) return
    if (column === WATER) pushBuckets(io, dials)
    else if (column === TREASURE) plunder(io, dials)
    else if (column === BREACHES) pushPatches(io, dials)
    else pushFires(io, dials)
  },
}

const isLie = (s: SinkingState, seat: Seat): boolean => !s.screech && columnOfDial(s, seat) !== dialShows(s, seat)

/** What a seat said by its column, and what it does. */
function showDial(io: Io, seat: Seat): void {
  const s = io.state
  io.reveal(dialOf(seat))
  if (io.emit === undefined) return
  const said = s.screech ? {} : { said: ACTIONS[columnOfDial(s, seat)] }
  io.emit({ type: 'showedDial', seat, action: ACTIONS[dialShows(s, seat)], ...said, lie: isLie(s, seat) })
}

/** SK-5.4: exactly once; a dial that arrives in a later column is looked at again there and stays (SK-5.5). */
function searchForLiars(io: Io): void {
  const { dials } = io.state
  for (let column = WATER; column <= CANNONS; column++) {
    const looked = dials[column].slice()
    for (let i = 0; i < looked.length; i++) {
      const home = dialShows(io.state, looked[i])
      if (home === column) continue
      remove(dials[column], looked[i])
      dials[home].push(looked[i])
      io.emit?.({ type: 'walked', seat: looked[i], from: COLUMNS[column], to: COLUMNS[home] })
    }
  }
}

/** SK-5.7: the dials of a Screech round, in seat order; a Cutlass goes to the top. */
function placeDials(io: Io): void {
  const s = io.state
  for (let k = 0; k < s.seats; k++) {
    const seat = seatInOrder(s, k)
    s.dials[dialShows(s, seat)].push(seat)
  }
  for (let k = 0; k < s.seats; k++) {
    const seat = seatInOrder(s, k)
    if ((s.cutlass & seatBit(seat)) === 0 || dialShows(s, seat) !== PLUNDER) continue
    remove(s.dials[TREASURE], seat)
    prepend(s.dials[TREASURE], seat)
  }
  io.emit?.({ type: 'placed' })
}

/** SK-13.31: from the Screech until the dials are shown nobody may communicate. */
export function silence({ state: s }: Io): string | null {
  return s.screech && s.record.length < s.round * s.seats ? 'SK-13.31' : null
}
