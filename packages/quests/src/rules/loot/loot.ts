import { intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import { type Ctx, GOOD_KINDS, loaded, LOOT, type ReadCtx } from '../../board/state.ts'
import { backOf, cardId, designAt, forgetUse, lootAt } from '../../board/cards.ts'
import { GOODS } from '../../board/goods.ts'
import type { LootCard } from '../../edition/schema.ts'
import { FREE, slotsOf } from './gear.ts'
import { INSTANTS } from './instants.ts'
import { REACTIONS } from './reaction-cards.ts'
import { discard, outOfHand, toPile } from '../decks.ts'
import { spill } from '../steps.ts'
import { returnGoods } from '../supplies.ts'

export const equipCard = intern((card: string, out: string | null) =>
  out === null ? { do: 'equip' as const, card } : { do: 'equip' as const, card, out },
)

export const playCard = intern((card: string) => ({ do: 'play' as const, card }))
export type EquipChoice = { readonly do: 'equip'; readonly card: string; readonly out?: string }
type PlayChoice = ReturnType<typeof playCard>
const notGear = reason('QC-12.3', 'refuse.notGear')

const cannotPay = reason('QC-12.1', 'refuse.cannotPay', (ctx, ask, choice) => {
  const { state } = ctx as Ctx
  const cost = lootCostAt(ctx as Ctx, backOf(ctx as Ctx, LOOT, state.ships[ask.seat].loot, (choice as EquipChoice).card))
  return { goods: GOODS.filter((good) => (cost.goods[good] ?? 0) > 0), coins: cost.coins }
})

const notInstant = reason('QC-12.4', 'refuse.notInstant')
const onlyAtTrigger = reason('QC-12.5', 'refuse.onlyAtTrigger')
const onlyAtRest = reason('QC-12.4', 'refuse.onlyAtRest')
const equipAtRest = reason('QC-12.1', 'refuse.onlyAtRest')
const lootCostAt = (ctx: ReadCtx, back: number): LootCard['cost'] => lootAt(ctx, back)?.cost ?? FREE

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
    const cost = lootCostAt(ctx, back)
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
