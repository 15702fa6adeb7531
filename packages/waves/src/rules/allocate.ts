import {
  PUBLIC,
  intern,
  reason,
  seatBit,
  everyone,
  type Ask,
  type AskKind,
  type Offers,
  type Reason,
  type Seat,
  type Seen,
} from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import {
  BURY,
  CHEST,
  CHESTS,
  CREW,
  DICE_PER_ROUND,
  HULL,
  ICONS,
  LARGE,
  OVERBOARD,
  PORTS,
  SMALL,
  SPIRITS,
  UNDECIDED,
  UNPLACED,
  buryBack,
  dieOn,
  faceOfDie,
  iconNamed,
  placedAt,
  planBack,
  raiseBack,
  type Icon,
  type Ctx,
  type PlaceAsk,
  type Ship,
  type WavesState,
  type ReadCtx,
  type SeenWaves,
} from '../board/state.ts'
import { canBury, isChest, isOpenChest, squaresOfChests } from '../board/terms.ts'
import { REVEAL, WRITE_SPIRITS } from './steps.ts'

export const at = intern((icon: Icon | 'overboard') => ({ at: icon }))
export const buryChest = intern((chest: number) => ({ at: 'bury' as const, chest }))
export type PlaceChoice = { readonly at: Icon | 'overboard'; readonly chest?: number }
export const yarrrChoice = intern(() => ({ yarrr: true as const }))()
export const againChoice = intern(() => ({ again: true as const }))()
export type YarrrChoice = typeof yarrrChoice | typeof againChoice

export const placeAsk: (seat: Seat, die: number) => PlaceAsk = intern((seat, die) => ({ kind: 'place', seat, die }))
const yarrrAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'yarrr', seat }))
export const holdAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'hold', seat, optional: true }))
/** All that others see of a plan in the making. */
const ALLOCATING = intern(() => ({ kind: 'place', die: 0 }))()

export const allocateSteps = {
  /** RW-3.1: all seats at the same time, in secret. */
  allocate(ctx: Ctx): void {
    ctx.push(REVEAL)
    ctx.seal(everyone(ctx.state.seats), ALLOCATING, (seat) => placeAsk(seat, 0))
  },

  /** RW-3.11: all plans at once, and they are final. */
  reveal(ctx: Ctx): void {
    const s = ctx.state
    const all = PUBLIC | everyone(s.seats)
    for (let seat = 0; seat < s.seats; seat++) {
      for (let back = planBack(seat, 0); back <= buryBack(seat); back++) ctx.show(back, all)
      ctx.lay(raiseBack(seat), UNDECIDED, seatBit(seat))
      s.yarrr[seat] = false
    }
    ctx.emit?.({
      type: 'revealed',
      plans: s.ships.slice(0, s.seats).map((_, seat) => planOf(s, seat).map((icon) => ICONS[icon] ?? 'overboard')),
      dice: s.ships.slice(0, s.seats).map(({ nest }) => nest.slice()),
    })
    ctx.push(WRITE_SPIRITS)
  },
}

const planOf = (s: SeenWaves, seat: Seat): number[] => Array.from({ length: DICE_PER_ROUND }, (_, die) => placedAt(s, seat, die))

const oneDiePerIcon = reason<WavesState, Edition>('RW-3.3', 'refuse.oneDiePerIcon', (_io, _ask, choice) => ({
  icon: (choice as PlaceChoice).at,
}))
const pairIsFull = reason('RW-3.4', 'refuse.pairIsFull')
const chestIsBuried = reason('RW-6.5', 'refuse.chestIsBuried')
const chestIsFull = reason('RW-3.5', 'refuse.chestIsFull')
const rowIsFull = reason<WavesState, Edition>('RW-3.6', 'refuse.rowIsFull', (_io, _ask, choice) => ({ icon: (choice as PlaceChoice).at }))
const nothingToBury = reason('RW-3.8', 'refuse.nothingToBury')
const alreadyBuried = reason('RW-3.8', 'refuse.alreadyBuried')
const buryTakesAll = reason('RW-7.1', 'refuse.buryTakesAll')
const burying = reason('RW-7.1', 'refuse.burying')
const aPlaceIsLeft = reason('RW-3.1', 'refuse.aPlaceIsLeft')

const PLACE = ICONS.map((icon) => at(icon))
const OVER = at('overboard')

export const place: AskKind<WavesState, Edition, PlaceAsk, PlaceChoice> = {
  rule: 'RW-3.2',

  // RW-R15: a full pair takes no third die.
  offer(ctx: ReadCtx, { seat, die }: PlaceAsk, to: Offers): void {
    const s = ctx.state
    const { spirits, chests, buried, hull, ports, crew } = s.ships[seat]
    const { edition } = ctx
    if (die > 0 && placedAt(s, seat, 0) === BURY) return offerTheRest(to)
    const squares = squaresOfChests(ctx)
    const used = iconsUsed(s, seat, die)
    const before = to.count

    to.offer(PLACE[SPIRITS], spirits.length < edition.spirits.squares ? taken(used, SPIRITS) : pairIsFull)
    for (let chest = 0; chest < CHESTS; chest++) {
      const open = chests[chest].length < squares[chest] ? taken(used, CHEST + chest) : chestIsFull
      to.offer(PLACE[CHEST + chest], buried[chest] ? chestIsBuried : open)
    }
    if (die === 0) offerBurials(ctx, seat, die, to)
    else if (to.explains) {
      to.offer(PLACE[BURY], buryTakesAll)
      offerBurials(ctx, seat, die, to)
    }
    to.offer(PLACE[HULL], hull.length < edition.hull.squares ? taken(used, HULL) : rowIsFull)
    // RW-3.7: either cannon always. RW-3.9: nothing is asked of the die's colour or face.
    to.offer(PLACE[SMALL], taken(used, SMALL))
    to.offer(PLACE[LARGE], taken(used, LARGE))
    to.offer(PLACE[PORTS], ports.length < edition.ports.squares ? taken(used, PORTS) : rowIsFull)
    to.offer(PLACE[CREW], crew.length < edition.crew.squares ? taken(used, CREW) : rowIsFull)
    to.offer(OVER, to.count === before ? null : aPlaceIsLeft)
  },

  answer(ctx: Ctx, { seat, die }: PlaceAsk, choice: PlaceChoice): void {
    const icon = choice.at === 'overboard' ? OVERBOARD : iconNamed(choice.at)
    ctx.lay(planBack(seat, die), icon, seatBit(seat))
    if (choice.chest !== undefined) ctx.lay(buryBack(seat), choice.chest, seatBit(seat))
    // A burial takes as many answers as any other plan: nobody can tell by counting.
    ctx.ask(die + 1 < DICE_PER_ROUND ? placeAsk(seat, die + 1) : yarrrAsk(seat))
  },

  /** High dice into the chests, low ones to the rows: the first legal place of a fixed list. */
  fallback(ctx: ReadCtx, { seat, die }: PlaceAsk): PlaceChoice {
    const s = ctx.state
    if (die > 0 && placedAt(s, seat, 0) === BURY) return at('bury')
    const chestsByRoom = [0, 1, 2].filter((chest) => isOpenChest(ctx, seat, chest))
    chestsByRoom.sort((a, b) => s.ships[seat].chests[a].length - s.ships[seat].chests[b].length || a - b)
    const chests = chestsByRoom.map((chest) => CHEST + chest)
    const order =
      faceOfDie(s, seat, die) >= 4
        ? [...chests, HULL, PORTS, CREW, LARGE, SMALL, SPIRITS]
        : [CREW, PORTS, HULL, SPIRITS, LARGE, SMALL, ...chests]
    const icon = order.find((candidate) => dieOn(s, seat, candidate) === -1 && hasSquare(ctx, seat, candidate))
    return icon === undefined ? at('overboard') : PLACE[icon]
  },
}

/** RW-7.1: after a burial the other dice are part of it. */
function offerTheRest(to: Offers): void {
  if (!to.explains) return to.offer(PLACE[BURY])
  for (let icon = 0; icon < PLACE.length; icon++) to.offer(PLACE[icon], icon === BURY ? null : burying)
  to.offer(OVER, aPlaceIsLeft)
}

/** RW-3.8: a burial is the whole plan, with its chest named or, by the table's choice, left open until W3 (RW-R22). */
function offerBurials(ctx: ReadCtx, seat: Seat, die: number, to: Offers): void {
  const ship = ctx.state.ships[seat]
  if (ctx.state.options.buryNamed === 'inPlan' || die > 0) {
    for (let chest = 0; chest < CHESTS; chest++) to.offer(buryChest(chest), die > 0 ? buryTakesAll : noBurial(ship, chest))
    return
  }
  let reasonNot = noBurial(ship, 0)
  for (let chest = 1; chest < CHESTS && reasonNot !== null; chest++) reasonNot = noBurial(ship, chest)
  to.offer(PLACE[BURY], reasonNot)
}

const noBurial = (ship: Seen<Ship>, chest: number): Reason | null =>
  ship.buried[chest] ? alreadyBuried : canBury(ship, chest) ? null : nothingToBury

/** The icons that the seat's dice before this one lie on, as bits. */
function iconsUsed(s: SeenWaves, seat: Seat, before: number): number {
  let used = 0
  for (let die = 0; die < before; die++) used |= 1 << placedAt(s, seat, die)
  return used
}

const taken = (used: number, icon: number): Reason | null => (used & (1 << icon) ? oneDiePerIcon : null)

/** Whether a single die finds a square there (RW-3.4, RW-3.5, RW-3.6, RW-3.7). */
export function hasSquare(ctx: ReadCtx, seat: Seat, icon: number): boolean {
  const { edition } = ctx
  const ship = ctx.state.ships[seat]
  if (isChest(icon)) return isOpenChest(ctx, seat, icon - CHEST)
  if (icon === SPIRITS) return ship.spirits.length < edition.spirits.squares
  if (icon === HULL) return ship.hull.length < edition.hull.squares
  if (icon === PORTS) return ship.ports.length < edition.ports.squares
  if (icon === CREW) return ship.crew.length < edition.crew.squares
  return icon !== BURY
}

export function clearPlan(ctx: Ctx, seat: Seat): void {
  for (let die = 0; die <= DICE_PER_ROUND; die++) ctx.lay(planBack(seat, die), UNPLACED, seatBit(seat))
}

/** Back to the first die; others only see the flag go off (RW-3.10). */
function planAgain(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  if (s.yarrr[seat]) {
    s.yarrr[seat] = false
    ctx.emit?.({ type: 'yarrr', seat, ready: false })
  }
  clearPlan(ctx, seat)
  ctx.ask(placeAsk(seat, 0))
}

function areAllReady({ yarrr }: SeenWaves): boolean {
  for (let seat = 0; seat < yarrr.length; seat++) if (!yarrr[seat]) return false
  return true
}

export const yarrr: AskKind<WavesState, Edition, Ask, YarrrChoice> = {
  rule: 'RW-3.10',

  offer(_io: ReadCtx, _ask: Ask, to: Offers): void {
    to.offer(yarrrChoice)
    to.offerBack(againChoice)
  },

  answer(ctx: Ctx, { seat }: Ask, choice: YarrrChoice): void {
    if ('again' in choice) return planAgain(ctx, seat)
    ctx.state.yarrr[seat] = true
    ctx.emit?.({ type: 'yarrr', seat, ready: true })
    if (!areAllReady(ctx.state)) ctx.ask(holdAsk(seat))
  },

  fallback: () => yarrrChoice,
}

/** A confirmed seat may take its plan back while another still thinks. */
export const hold: AskKind<WavesState, Edition, Ask, typeof againChoice> = {
  rule: 'RW-3.10',
  offer: (_io: ReadCtx, _ask: Ask, to: Offers): void => to.offerBack(againChoice),
  answer: (ctx: Ctx, { seat }: Ask): void => planAgain(ctx, seat),
}
