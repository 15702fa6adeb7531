import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import type { Edition } from '../edition/schema.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { sinkMarauder } from './marauders.ts'
import { deed } from './quests.ts'
import {
  CLUES,
  GOOD_KINDS,
  LOOT,
  MARAUDERS,
  NOBODY,
  T_SINK,
  cellOf,
  damageOf,
  heartsOf,
  home,
  isMarauder,
  isSinking,
  loaded,
  teamOf,
  type Io,
  type QuestsState,
  type SeenQuests,
} from '../board/state.ts'
import { SINK, SINK_HOME, SINK_REWARD, SINK_TOMES, spill, type Seated } from './steps.ts'
import { gainAmmo, gainCoins, gainProsperity, returnGoods } from './supplies.ts'
import { anyTomeTarget, openWindow } from './windows.ts'
import { keepCard, toPile, type KeepChoice } from './decks.ts'
import { slotsOf } from './gear.ts'

/**
 * QC-8.1 to 8.3: marks damage and returns how much was marked. A ship with all hearts covered waits to sink;
 * `by` is the ship that controls the effect, NOBODY for the sea.
 */
export function hurt(io: Io, ship: number, amount: number, by: number): number {
  const s = io.state
  if (isSinking(s, ship)) return 0
  const before = damageOf(s, ship)
  const marked = Math.min(amount, heartsOf(io, ship) - before)
  if (marked === 0) return 0
  if (isMarauder(ship)) s.marauders[ship - MARAUDERS].damage += marked
  else s.ships[ship].damage += marked
  io.emit?.({ type: 'damaged', ship, by, damage: marked, hearts: heartsOf(io, ship) - before - marked, cell: cellOf(s, ship) })
  if (before + marked < heartsOf(io, ship)) return marked
  const rival = by !== NOBODY && (isMarauder(ship) || isMarauder(by) || teamOf(s, by) !== teamOf(s, ship))
  s.sinking.push(ship, rival ? by : NOBODY)
  return marked
}

export const isAfloat = (s: SeenQuests, ship: number): boolean => !isSinking(s, ship)

const keepAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'keep', seat }))

/** Half, rounded up (QC-8.8). */
const lostCoins = (coins: number): number => Math.ceil(coins / 2)

export const sinkSteps = {
  /** QC-8.3: one after the other in the order they arose. */
  'sink.next'(io: Io): void {
    const s = io.state
    if (s.sinking.length === 0) return
    io.push(SINK)
    const ship = s.sinking[0]
    if (isMarauder(ship)) sinkMarauder(io, ship, s.sinking[1])
    else {
      io.emit?.({ type: 'sinking', ship, by: s.sinking[1], cell: s.ships[ship].cell })
      io.next(SINK_TOMES, SINK_HOME)
    }
    if (isMarauder(ship)) resolved(s)
  },

  /** QC-8.4: step a. */
  'sink.tomes'(io: Io): void {
    const seat = io.state.sinking[0]
    if (anyTomeTarget(io, seat)) openWindow(io, 'sink', seat, seat)
  },

  /** QC-8.5 to 8.7: home, the losses, one equipped card kept. */
  'sink.home'(io: Io): void {
    const s = io.state
    const seat = s.sinking[0]
    const ship = s.ships[seat]
    ship.cell = home(s, seat)
    if (seat === s.active) {
      s.voyage = false
      s.points = 0
      s.free = false
      if (s.options.sunkTurn === 'ends') s.cut = true
    }
    for (let good = 0; good < GOOD_KINDS; good++) returnGoods(io, seat, good, ship.cargo[good])
    for (let back = ship.solved.pop(); back !== undefined; back = ship.solved.pop()) toPile(io, CLUES, back)
    s.ammo += ship.ammo
    ship.ammo = 0
    gainAmmo(io, seat, io.edition.start.ammo)
    io.push(SINK_REWARD)
    if (ship.equipped.length > 1) io.ask(keepAsk(seat))
  },

  /** QC-8.8 to 8.12: coins, damage, and who gains. */
  'sink.reward'(io: Io): void {
    const s = io.state
    const [seat, cause] = s.sinking
    const ship = s.ships[seat]
    const lost = lostCoins(ship.coins)
    ship.coins -= lost
    ship.damage = 0
    io.emit?.({ type: 'sunk', ship: seat, by: cause, coins: lost })
    resolved(s)
    if (cause === NOBODY) gainProsperity(io, seat, -io.edition.combat.sunkBySea, 'lost')
    else if (!isMarauder(cause)) {
      gainProsperity(io, cause, io.edition.combat.sunkRival, 'sinkings')
      gainCoins(io, cause, lost)
      deed(io, cause, T_SINK, 1)
    }
  },

  /** QC-12.20 */
  spill(io: Io, { seat }: Seated): void {
    if (loaded(io.state.ships[seat]) > slotsOf(io, seat)) io.ask(spillAsk(seat))
  },
}

function resolved(s: QuestsState): void {
  const { sinking } = s
  for (let i = 2; i < sinking.length; i++) sinking[i - 2] = sinking[i]
  sinking.pop()
  sinking.pop()
}

export const keep: AskKind<QuestsState, Edition, Ask, KeepChoice> = {
  rule: 'QC-8.7',

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { equipped } = io.state.ships[seat]
    for (let slot = 0; slot < equipped.length; slot++) to.offer(keepCard(cardId(io, LOOT, equipped[slot])))
  },

  answer(io: Io, { seat }: Ask, { keep: card }: KeepChoice): void {
    const ship = io.state.ships[seat]
    const kept = backOf(io, LOOT, ship.equipped, card)
    const used = ship.usedGear >> ship.equipped.indexOf(kept)
    for (let i = 0; i < ship.equipped.length; i++) if (ship.equipped[i] !== kept) toPile(io, LOOT, ship.equipped[i])
    ship.equipped = [kept]
    ship.usedGear = used & 1
    io.emit?.({ type: 'kept', seat, card: kept, what: card })
  },

  fallback: (io: Io, { seat }: Ask): KeepChoice => keepCard(cardId(io, LOOT, io.state.ships[seat].equipped[0])),
}

const spillAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'spill', seat }))
export const dropGood = mint((drop: Good) => ({ drop }))
type DropChoice = ReturnType<typeof dropGood>

export const spillKind: AskKind<QuestsState, Edition, Ask, DropChoice> = {
  rule: 'QC-12.20',

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { cargo } = io.state.ships[seat]
    for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] > 0) to.offer(dropGood(GOODS[good]))
  },

  answer(io: Io, { seat }: Ask, { drop }: DropChoice): void {
    returnGoods(io, seat, GOODS.indexOf(drop), 1)
    io.push(spill(seat))
  },

  fallback: (io: Io, { seat }: Ask): DropChoice => dropGood(GOODS[io.state.ships[seat].cargo.findIndex((held) => held > 0)]),
}
