import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { backOf, cardId, forgetUse } from '../board/cards.ts'
import type { Edition } from '../edition/schema.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { sinkMarauder } from './marauders/marauders.ts'
import { deed } from './quests.ts'
import {
  type Sinking,
  CLUES,
  GOOD_KINDS,
  LOOT,
  MARAUDERS,
  NOBODY,
  cellOf,
  damageOf,
  heartsOf,
  home,
  isMarauder,
  isSinking,
  loaded,
  teamOf,
  type Ctx,
  type QuestsState,
  type SeenQuests,
  type ReadCtx,
} from '../board/state.ts'
import { SINK, SINK_HOME, SINK_REWARD, SINK_TOMES, spill, type Seated } from './steps.ts'
import { gainProsperity } from './prosperity.ts'
import { gainAmmo, gainCoins, returnGoods } from './supplies.ts'
import { anyTomeTarget, openWindow } from './loot/reactions.ts'
import { keepCard, type KeepChoice } from './champions/looking-at-two.ts'
import { toPile } from './decks.ts'
import { slotsOf } from './loot/gear.ts'

/**
 * QC-8.1, QC-8.2, QC-8.3: marks damage and returns how much was marked. A ship with all hearts covered waits to sink;
 * `by` is the ship that controls the effect, NOBODY for the sea.
 */
export function hurt(ctx: Ctx, ship: number, amount: number, by: number): number {
  const s = ctx.state
  if (isSinking(s, ship)) return 0
  const before = damageOf(s, ship)
  const marked = Math.min(amount, heartsOf(ctx, ship) - before)
  if (marked === 0) return 0
  if (isMarauder(ship)) s.marauders[ship - MARAUDERS].damage += marked
  else s.ships[ship].damage += marked
  ctx.emit?.({ type: 'damaged', ship, by, damage: marked, hearts: heartsOf(ctx, ship) - before - marked, cell: cellOf(s, ship) })
  if (before + marked < heartsOf(ctx, ship)) return marked
  const rival = by !== NOBODY && (isMarauder(ship) || isMarauder(by) || teamOf(s, by) !== teamOf(s, ship))
  s.sinking.push(Object.freeze<Sinking>({ ship, by: rival ? by : NOBODY }))
  return marked
}

export const isAfloat = (s: SeenQuests, ship: number): boolean => !isSinking(s, ship)

const keepAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'keep', seat }))

/** Half, rounded up (QC-8.8). QC-8.13: what is not named in these steps is kept. */
const lostCoins = (coins: number): number => Math.ceil(coins / 2)

export const sinkSteps = {
  /** QC-8.3, QC-8.16: one after the other in the order they arose. */
  'sink.next'(ctx: Ctx): void {
    const s = ctx.state
    if (s.sinking.length === 0) return
    ctx.push(SINK)
    const { ship, by } = s.sinking[0]
    if (isMarauder(ship)) {
      sinkMarauder(ctx, ship, by)
      s.sinking.shift()
    } else {
      ctx.emit?.({ type: 'sinking', ship, by, cell: s.ships[ship].cell })
      ctx.next(SINK_TOMES, SINK_HOME)
    }
  },

  /** QC-8.4: step a. */
  'sink.tomes'(ctx: Ctx): void {
    const seat = ctx.state.sinking[0].ship
    if (anyTomeTarget(ctx, seat)) openWindow(ctx, 'sink', seat, seat)
  },

  /** QC-8.5, QC-8.6, QC-8.7: home, the losses, one equipped card kept; QC-R42: sails and cannons stay as they are. */
  'sink.home'(ctx: Ctx): void {
    const s = ctx.state
    const seat = s.sinking[0].ship
    const ship = s.ships[seat]
    ship.cell = home(s, seat)
    if (seat === s.active) {
      s.voyage = false
      s.points = 0
      s.free = false
      if (s.options.sunkTurn === 'ends') s.cut = true
    }
    for (let good = 0; good < GOOD_KINDS; good++) returnGoods(ctx, seat, good, ship.cargo[good])
    for (let back = ship.solved.pop(); back !== undefined; back = ship.solved.pop()) toPile(ctx, CLUES, back)
    s.ammo += ship.ammo
    ship.ammo = 0
    gainAmmo(ctx, seat, ctx.edition.start.ammo)
    ctx.push(SINK_REWARD)
    if (ship.equipped.length > 1) ctx.ask(keepAsk(seat))
  },

  /** QC-8.8, QC-8.9, QC-8.10, QC-8.11, QC-8.12, QC-8.15, QC-8.17, QC-R14, QC-R16, QC-R39: coins, damage, who gains, and then the deed. */
  'sink.reward'(ctx: Ctx): void {
    const s = ctx.state
    const { ship: seat, by: cause } = s.sinking[0]
    const ship = s.ships[seat]
    const lost = lostCoins(ship.coins)
    ship.coins -= lost
    ship.damage = 0
    ctx.emit?.({ type: 'sunk', ship: seat, by: cause, coins: lost })
    s.sinking.shift()
    if (cause === NOBODY) gainProsperity(ctx, seat, -ctx.edition.combat.sunkBySea, 'lost')
    else if (!isMarauder(cause)) {
      gainProsperity(ctx, cause, ctx.edition.combat.sunkRival, 'sinkings')
      gainCoins(ctx, cause, lost)
      deed(ctx, cause, 'sink')
    }
  },

  /** QC-12.20 */
  spill(ctx: Ctx, { seat }: Seated): void {
    if (loaded(ctx.state.ships[seat]) > slotsOf(ctx, seat)) ctx.ask(spillAsk(seat))
  },
}

export const keep: AskKind<QuestsState, Edition, Ask, KeepChoice> = {
  rule: 'QC-8.7',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { equipped } = ctx.state.ships[seat]
    for (let slot = 0; slot < equipped.length; slot++) to.offer(keepCard(cardId(ctx, LOOT, equipped[slot])))
  },

  answer(ctx: Ctx, { seat }: Ask, { keep: card }: KeepChoice): void {
    const ship = ctx.state.ships[seat]
    const kept = backOf(ctx, LOOT, ship.equipped, card)
    for (const back of ship.equipped) {
      if (back === kept) continue
      toPile(ctx, LOOT, back)
      forgetUse(ship, back)
    }
    ship.equipped = [kept]
    ctx.emit?.({ type: 'kept', seat, card: kept, what: card })
  },

  fallback: (ctx: ReadCtx, { seat }: Ask): KeepChoice => keepCard(cardId(ctx, LOOT, ctx.state.ships[seat].equipped[0])),
}

const spillAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'spill', seat }))
export const dropGood = intern((drop: Good) => ({ drop }))
type DropChoice = ReturnType<typeof dropGood>

export const spillKind: AskKind<QuestsState, Edition, Ask, DropChoice> = {
  rule: 'QC-12.20',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { cargo } = ctx.state.ships[seat]
    for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] > 0) to.offer(dropGood(GOODS[good]))
  },

  answer(ctx: Ctx, { seat }: Ask, { drop }: DropChoice): void {
    returnGoods(ctx, seat, GOODS.indexOf(drop), 1)
    ctx.push(spill(seat))
  },

  fallback: (ctx: ReadCtx, { seat }: Ask): DropChoice => dropGood(GOODS[ctx.state.ships[seat].cargo.findIndex((held) => held > 0)]),
}
