import { type Ask, type AskKind, intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import { bundleOf, bundles, listOf, returnBundle, takeGoods } from './supplies.ts'
import { isExplored, islandOf, tokenOf } from '../board/island-tokens.ts'
import type { Ctx, QuestsState, ReadCtx } from '../board/state.ts'
import { freeSlots, slotsOf } from './loot/gear.ts'
import type { Edition } from '../edition/schema.ts'

export const gatherChoice = intern(() => ({ do: 'gather' as const }))()
export const gatherAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'gather', seat }))
export const takeAndDrop = intern((take: number, drop: number) => ({ take, drop: listOf(drop) }))
export type GatherChoice = ReturnType<typeof takeAndDrop>
const noActions = reason('QC-2.4', 'refuse.noActions')
const notOnIsland = reason('QC-4.8', 'refuse.notOnIsland')
const faceDown = reason('QC-4.11', 'refuse.faceDown')
const supplyEmpty = reason('QC-4.10', 'refuse.supplyEmpty')

/** QC-4.1: asked at rest only, so whoever lies on an island has landed there. */
export function offerGather(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  const island = islandOf(s, seat)
  to.offer(
    gatherChoice,
    island === -1
      ? notOnIsland
      : !isExplored(s, island)
        ? faceDown
        : s.actions === 0
          ? noActions
          : s.goods[tokenOf(s, island)] === 0
            ? supplyEmpty
            : null,
  )
}

export function mostToGather(ctx: ReadCtx, seat: Seat): number {
  const s = ctx.state
  return Math.min(slotsOf(ctx, seat), s.goods[tokenOf(s, islandOf(s, seat))])
}

/** QC-4.9: the ways to make room for so many. */
export const dropsFor = (ctx: ReadCtx, seat: Seat, take: number): number[] =>
  bundles(ctx.state.ships[seat].cargo, Math.max(0, take - freeSlots(ctx, seat)))

export function gatherOn(ctx: Ctx, seat: Seat, { take, drop }: GatherChoice): void {
  const s = ctx.state
  returnBundle(ctx, seat, bundleOf(drop))
  takeGoods(ctx, seat, tokenOf(s, islandOf(s, seat)), take)
}

export const gather: AskKind<QuestsState, Edition, Ask, GatherChoice> = {
  rule: 'QC-4.8',

  /** QC-4.9: dropping exactly as many as the taken ones need room. */
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    for (let take = mostToGather(ctx, seat); take >= 1; take--)
      for (const drop of dropsFor(ctx, seat, take)) to.offer(takeAndDrop(take, drop))
  },

  answer: (ctx: Ctx, { seat }: Ask, choice: GatherChoice): void => gatherOn(ctx, seat, choice),

  /** As many as possible, dropping what comes first. */
  fallback(ctx: ReadCtx, { seat }: Ask): GatherChoice {
    const take = mostToGather(ctx, seat)
    return takeAndDrop(take, dropsFor(ctx, seat, take)[0])
  },
}

export const gatherDeeds = {
  gather(ctx: Ctx, seat: Seat): void {
    ctx.state.actions--
    const drops = mostToGather(ctx, seat) === 1 ? dropsFor(ctx, seat, 1) : []
    if (drops.length === 1) gatherOn(ctx, seat, takeAndDrop(1, drops[0]))
    else ctx.ask(gatherAsk(seat))
  },
}
