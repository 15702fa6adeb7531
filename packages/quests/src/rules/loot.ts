import { intern, reason, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { backOf, cardId, designAt, forgetUse, lootAt } from '../board/cards.ts'
import type { LootCard, LootId } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { countSpentSails, endVoyage } from './move.ts'
import { hurt, isAfloat } from './sinking.ts'
import {
  GOOD_KINDS,
  LOOT,
  MARAUDERS,
  NOBODY,
  hidesHand,
  home,
  isMarauder,
  loaded,
  placeOf,
  type Ctx,
  type ReadCtx,
} from '../board/state.ts'
import { SINK, clueDraw, spill } from './steps.ts'
import { gainAmmo, gainCoins, returnGoods } from './supplies.ts'
import { discard, outOfHand, toPile } from './decks.ts'
import { FREE, slotsOf } from './gear.ts'

/** Cards played from hand on the own turn: effect first, then the discard pile (QC-12.4, QC-R49). */
interface Instant {
  readonly inVoyage?: true
  readonly unmet?: (ctx: ReadCtx, seat: Seat) => Reason | null
  readonly play: (ctx: Ctx, seat: Seat) => void
}
const alreadyHome = reason('QC-12.18', 'refuse.alreadyHome')
const noSpentSail = reason('QC-12.18', 'refuse.noSpentSail')

export const INSTANTS: Readonly<Partial<Record<LootId, Instant>>> = {
  // QC-12.15: at rest: take 1 damage; if you did not sink, gain 2 Actions for this turn.
  daring: {
    play(ctx, seat) {
      hurt(ctx, seat, 1, seat)
      if (isAfloat(ctx.state, seat)) ctx.state.actions += 2
      else ctx.push(SINK)
    },
  },
  // QC-4.7: at rest: put your ship on your Home Port; no landing event.
  shell: {
    unmet: (ctx, seat) => (ctx.state.ships[seat].cell === home(ctx.state, seat) ? alreadyHome : null),
    play(ctx, seat) {
      const s = ctx.state
      s.ships[seat].cell = home(s, seat)
      ctx.emit?.({ type: 'displaced', ship: seat, cell: s.ships[seat].cell, place: 'home' })
    },
  },
  // At rest or during your voyage: ready up to 2 of your spent sails.
  wind: {
    inVoyage: true,
    unmet: (ctx, seat) => (countSpentSails(ctx.state, seat) === 0 ? noSpentSail : null),
    play(ctx, seat) {
      const ship = ctx.state.ships[seat]
      ship.readySails = Math.min(ship.sails, ship.readySails + 2)
    },
  },
  // At rest: ready all your spent cannons and take 2 ammo.
  keg: {
    play(ctx, seat) {
      const ship = ctx.state.ships[seat]
      ship.readyCannons = ship.cannons
      gainAmmo(ctx, seat, 2)
    },
  },
  // At rest: draw 2 clues, one after the other.
  chart: {
    play: (ctx, seat) => ctx.next(clueDraw(seat), clueDraw(seat)),
  },
  // At rest: gain 4 coins.
  purse: {
    play: (ctx, seat) => gainCoins(ctx, seat, 4),
  },
}

export const TRIGGERS = ['enter', 'attack', 'sink', 'roll'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Cards that answer a trigger from hand, also on others' turns (QC-12.5). `about` is the ship that set it off, or the chosen target. */
interface Reaction {
  readonly on: Trigger
  readonly play: (ctx: Ctx, seat: Seat, about: number) => void
}
export const REACTIONS: Readonly<Partial<Record<LootId, Reaction>>> = {
  // QC-R19: when your ship sinks, before it leaves its space: 1 other ship in that space takes 2 damage.
  tome: {
    on: 'sink',
    play: (ctx, seat, target) => void hurt(ctx, target, 2, seat),
  },
  // QC-12.10: when an enemy ship moves into your space: that ship, if still there, takes 2 damage.
  mine: {
    on: 'enter',
    play(ctx, seat, mover) {
      hurt(ctx, mover, 2, seat)
      ctx.push(SINK)
    },
  },
  // QC-12.9: same trigger: that ship goes back to the space it came from and its voyage or move ends.
  lantern: {
    on: 'enter',
    play(ctx, _seat, mover) {
      const s = ctx.state
      if (isMarauder(mover)) s.marauders[mover - MARAUDERS].cell = s.from
      else s.ships[mover].cell = s.from
      ctx.emit?.({ type: 'displaced', ship: mover, cell: s.from, place: placeOf(s, s.from) })
      if (!isMarauder(mover)) endVoyage(ctx)
    },
  },
  // QC-12.13: when you roll for Treacherous Seas: the roll counts as passed.
  repellent: {
    on: 'roll',
    play: (ctx) => void (ctx.state.added = 6),
  },
  // When an Attack on you was rolled, before its damage: reduce that damage by 2.
  bulwark: {
    on: 'attack',
    play: (ctx) => void ctx.state.shields++,
  },
}

/** Whether the card under this back answers the trigger. */
export function answers(ctx: ReadCtx, back: number, trigger: Trigger): boolean {
  const id = designAt(ctx, back)
  return id !== undefined && REACTIONS[id]?.on === trigger
}

/** QC-12.21: who is asked for an answer from hand; where others must not learn of the hand, a loot card there is enough. */
export function mayAnswer(ctx: ReadCtx, seat: Seat, trigger: Trigger): boolean {
  const { loot } = ctx.state.ships[seat]
  if (hidesHand(ctx.state, seat)) return loot.length > 0
  for (let i = 0; i < loot.length; i++) if (answers(ctx, loot[i], trigger)) return true
  return false
}

/** Effect first, then the card goes to the pile: openly, so the card is shown as it is played. */
export function playReaction(ctx: Ctx, seat: Seat, card: string, about: number): void {
  const back = backOf(ctx, LOOT, ctx.state.ships[seat].loot, card)
  const id = designAt(ctx, back)
  ctx.emit?.({ type: 'played', seat, card: back, what: card, ...(about === NOBODY ? {} : { target: about }) })
  discard(ctx, seat, LOOT, back)
  if (id !== undefined) REACTIONS[id]?.play(ctx, seat, about)
}

// --- equipping and playing on the own turn ------------------------------------------------------------------

export const equipCard = intern((card: string, out: string | null) =>
  out === null ? { do: 'equip' as const, card } : { do: 'equip' as const, card, out },
)
export const playCard = intern((card: string) => ({ do: 'play' as const, card }))
export type EquipChoice = { readonly do: 'equip'; readonly card: string; readonly out?: string }
type PlayChoice = ReturnType<typeof playCard>

const notGear = reason('QC-12.3', 'refuse.notGear')
const cannotPay = reason('QC-12.1', 'refuse.cannotPay', (ctx, ask, choice) => {
  const { state } = ctx as Ctx
  const cost = costOf(ctx as Ctx, backOf(ctx as Ctx, LOOT, state.ships[ask.seat].loot, (choice as EquipChoice).card))
  return { goods: GOODS.filter((good) => (cost.goods[good] ?? 0) > 0), coins: cost.coins }
})
const notInstant = reason('QC-12.4', 'refuse.notInstant')
const onlyAtTrigger = reason('QC-12.5', 'refuse.onlyAtTrigger')
const onlyAtRest = reason('QC-12.4', 'refuse.onlyAtRest')
const equipAtRest = reason('QC-12.1', 'refuse.onlyAtRest')

const costOf = (ctx: ReadCtx, back: number): LootCard['cost'] => lootAt(ctx, back)?.cost ?? FREE

function pays(ctx: ReadCtx, seat: Seat, cost: LootCard['cost']): boolean {
  const { cargo, coins } = ctx.state.ships[seat]
  if (coins < cost.coins) return false
  for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] < (cost.goods[GOODS[good]] ?? 0)) return false
  return true
}

/** QC-12.1, QC-12.2, QC-12.3, QC-12.4: what the loot in hand can do at rest, and between the moves of a voyage (QC-13.14). */
export function offerLoot(ctx: ReadCtx, seat: Seat, inVoyage: boolean, to: Offers): void {
  const { loot } = ctx.state.ships[seat]
  for (let i = 0; i < loot.length; i++) {
    const card = lootAt(ctx, loot[i])
    if (card === undefined) continue
    offerPlay(ctx, seat, loot[i], inVoyage, to)
    if (card.kind === 'equip') offerEquip(ctx, seat, loot[i], card, inVoyage && !ctx.state.options.underSail, to)
    else if (to.refused !== null) to.offer(equipCard(cardId(ctx, LOOT, loot[i]), null), notGear)
  }
}

/** QC-12.1, QC-12.2 */
function offerEquip(ctx: ReadCtx, seat: Seat, back: number, { cost }: LootCard, mustRest: boolean, to: Offers): void {
  const { equipped } = ctx.state.ships[seat]
  const unmet = mustRest ? equipAtRest : pays(ctx, seat, cost) ? null : cannotPay
  const id = cardId(ctx, LOOT, back)
  if (equipped.length < ctx.edition.hand.equipped) to.offer(equipCard(id, null), unmet)
  else for (let slot = 0; slot < equipped.length; slot++) to.offer(equipCard(id, cardId(ctx, LOOT, equipped[slot])), unmet)
}

function offerPlay(ctx: ReadCtx, seat: Seat, back: number, inVoyage: boolean, to: Offers): void {
  const id = designAt(ctx, back)
  if (id === undefined) return
  const instant = INSTANTS[id]
  if (instant === undefined) {
    if (to.refused !== null) to.offer(playCard(cardId(ctx, LOOT, back)), REACTIONS[id] === undefined ? notInstant : onlyAtTrigger)
  } else
    to.offer(
      playCard(cardId(ctx, LOOT, back)),
      inVoyage && instant.inVoyage === undefined ? onlyAtRest : (instant.unmet?.(ctx, seat) ?? null),
    )
}

function playInstant(ctx: Ctx, seat: Seat, { card }: PlayChoice): void {
  const back = backOf(ctx, LOOT, ctx.state.ships[seat].loot, card)
  const id = designAt(ctx, back)
  ctx.emit?.({ type: 'played', seat, card: back, what: card })
  discard(ctx, seat, LOOT, back)
  if (id !== undefined) INSTANTS[id]?.play(ctx, seat)
}

export const lootDeeds = {
  play: playInstant,

  /** QC-12.1, QC-12.2, QC-12.20 */
  equip(ctx: Ctx, seat: Seat, { card, out }: EquipChoice): void {
    const ship = ctx.state.ships[seat]
    const back = backOf(ctx, LOOT, ship.loot, card)
    const cost = costOf(ctx, back)
    for (let good = 0; good < GOOD_KINDS; good++) returnGoods(ctx, seat, good, cost.goods[GOODS[good]] ?? 0)
    ship.coins -= cost.coins
    outOfHand(ctx, seat, LOOT, back)
    ctx.reveal(back)
    if (out === undefined) ship.equipped.push(back)
    else {
      const old = backOf(ctx, LOOT, ship.equipped, out)
      const slot = ship.equipped.indexOf(old)
      ship.equipped[slot] = back
      forgetUse(ship, old)
      toPile(ctx, LOOT, old)
      if (loaded(ship) > slotsOf(ctx, seat)) ctx.push(spill(seat))
    }
    ctx.emit?.({ type: 'equipped', seat, card: back, what: card, ...(out === undefined ? {} : { out }) })
  },
}
