import { type Ask, type AskKind, intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import { championOf, type Ctx, GOOD_KINDS, LOOT, type QuestsState, type ReadCtx, usedToo } from '../../board/state.ts'
import type { Edition, Nation } from '../../edition/schema.ts'
import { discard } from '../decks.ts'
import { backOf, cardId } from '../../board/cards.ts'
import { freeSlots } from '../loot/gear.ts'
import { bundleOf, bundles, countIn, listOf, ONE_OF, takeGoods } from '../supplies.ts'

// Nation abilities: once on the own turn, for any loot card from hand (QC-13.1, QC-R7).

/** By open facts: anybody can count the loot cards in a hand. */
export function canUseNation(ctx: ReadCtx, seat: Seat, nation: Nation): boolean {
  const s = ctx.state
  const ship = s.ships[seat]
  return s.active === seat && ship.loot.length > 0 && !ship.used.nation && championOf(ctx, seat).nation === nation
}

export function spendOnNation(ctx: Ctx, seat: Seat, card: string): void {
  const ship = ctx.state.ships[seat]
  ship.used = usedToo(ship.used, { nation: true })
  ctx.emit?.({ type: 'nation', seat, nation: championOf(ctx, seat).nation, what: card })
  discard(ctx, seat, LOOT, backOf(ctx, LOOT, ship.loot, card))
}

const nationUsed = reason('QC-13.1', 'refuse.nationUsed')
const MOBILITY = 2
export const mobilityChoice = intern((card: string) => ({ do: 'mobility' as const, discard: card }))
export type MobilityChoice = ReturnType<typeof mobilityChoice>
export const bountyChoice = intern((card: string) => ({ do: 'bounty' as const, discard: card }))
export type BountyChoice = ReturnType<typeof bountyChoice>

/** Delvish Mobility (QC-13.3), where a voyage may start or run. */
export function offerMobility(ctx: ReadCtx, seat: Seat, to: Offers): void {
  if (championOf(ctx, seat).nation !== 'delve') return
  const unmet = canUseNation(ctx, seat, 'delve') ? null : nationUsed
  if (unmet !== null && to.refused === null) return
  const { loot } = ctx.state.ships[seat]
  for (let i = 0; i < loot.length; i++) to.offer(mobilityChoice(cardId(ctx, LOOT, loot[i])), unmet)
}

/** The points it gives. */
export function useMobility(ctx: Ctx, seat: Seat, { discard: card }: MobilityChoice): number {
  spendOnNation(ctx, seat, card)
  return MOBILITY
}

const noFreeSlot = reason('QC-13.4', 'refuse.noFreeSlot')

/** Kelwoloh's Bounty (QC-13.4). */
export function offerBounty(ctx: ReadCtx, seat: Seat, to: Offers): void {
  if (championOf(ctx, seat).nation !== 'porc') return
  const unmet = !canUseNation(ctx, seat, 'porc') ? nationUsed : freeSlots(ctx, seat) === 0 || !anyInSupply(ctx) ? noFreeSlot : null
  if (unmet !== null && to.refused === null) return
  const { loot } = ctx.state.ships[seat]
  for (let i = 0; i < loot.length; i++) to.offer(bountyChoice(cardId(ctx, LOOT, loot[i])), unmet)
}

const anyInSupply = (ctx: ReadCtx): boolean => {
  for (let good = 0; good < GOOD_KINDS; good++) if (ctx.state.goods[good] > 0) return true
  return false
}

export const bountyAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'bounty', seat }))
const takeBundle = intern((bundle: number) => ({ take: listOf(bundle) }))
type TakeBundle = ReturnType<typeof takeBundle>

export const bounty: AskKind<QuestsState, Edition, Ask, TakeBundle> = {
  rule: 'QC-13.4',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const most = Math.min(2, freeSlots(ctx, seat))
    for (let size = 1; size <= most; size++) for (const bundle of bundles(ctx.state.goods, size)) to.offer(takeBundle(bundle))
  },

  answer(ctx: Ctx, { seat }: Ask, { take }: TakeBundle): void {
    const bundle = bundleOf(take)
    for (let good = 0; good < GOOD_KINDS; good++) takeGoods(ctx, seat, good, countIn(bundle, good))
  },

  fallback(ctx: ReadCtx): TakeBundle {
    return takeBundle(ONE_OF[ctx.state.goods.findIndex((left) => left > 0)])
  },
}

export const nationDeeds = {
  bounty(ctx: Ctx, seat: Seat, { discard: card }: BountyChoice): void {
    spendOnNation(ctx, seat, card)
    ctx.ask(bountyAsk(seat))
  },
}
