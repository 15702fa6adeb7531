import { intern, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { unusedGear, equippedCount, useGear } from '../board/cards.ts'
import type { Edition } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { hexDistance } from '../board/hexes.ts'
import { ISLANDS, islandNumber } from '../board/pieces.ts'
import { landed } from './quests.ts'
import { QUESTS, chart, seersOf, type Ctx, type QuestsState, type ReadCtx } from '../board/state.ts'
import { LANDING_QUEST } from './steps.ts'
import { bundleOf, bundles, gainCoins, listOf, returnBundle, takeGoods } from './supplies.ts'
import { drawOrPick } from './decks.ts'
import { gear, slotsOf, freeSlots } from './gear.ts'
import { isExplored, islandOf, tokenOf } from '../board/island-tokens.ts'

export const gatherChoice = intern(() => ({ do: 'gather' as const }))()
const gatherAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'gather', seat }))
export const takeAndDrop = intern((take: number, drop: number) => ({ take, drop: listOf(drop) }))
export type GatherChoice = ReturnType<typeof takeAndDrop>
export const spyChoice = intern((island: string) => ({ do: 'spy' as const, island }))
type SpyChoice = ReturnType<typeof spyChoice>

export const landingSteps = {
  /** QC-4.3, QC-4.4, QC-R10: explore, then the deeds of quests already held. */
  'landing.explore'(ctx: Ctx): void {
    const s = ctx.state
    const seat = s.active
    const island = islandOf(s, seat)
    const explores = !isExplored(s, island)
    ctx.emit?.({ type: 'landed', seat, island: ISLANDS[island].id })
    ctx.push(LANDING_QUEST)
    if (explores) {
      ctx.reveal(s.tokens[island])
      ctx.emit?.({ type: 'explored', seat, island: ISLANDS[island].id, good: GOODS[tokenOf(s, island)] })
      gainCoins(ctx, seat, ctx.edition.island.exploreCoins + gear(ctx, seat, 'exploreCoins'))
    }
    landed(ctx, seat, island, explores)
  },

  /** QC-4.5 */
  'landing.quest'(ctx: Ctx): void {
    drawOrPick(ctx, ctx.state.active, QUESTS)
  },
}

// --- gathering ----------------------------------------------------------------------------------------------

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

function mostToGather(ctx: ReadCtx, seat: Seat): number {
  const s = ctx.state
  return Math.min(slotsOf(ctx, seat), s.goods[tokenOf(s, islandOf(s, seat))])
}

/** QC-4.9: the ways to make room for so many. */
const dropsFor = (ctx: ReadCtx, seat: Seat, take: number): number[] =>
  bundles(ctx.state.ships[seat].cargo, Math.max(0, take - freeSlots(ctx, seat)))

function gatherOn(ctx: Ctx, seat: Seat, { take, drop }: GatherChoice): void {
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

// --- the Spyglass -------------------------------------------------------------------------------------------

const SPY_RANGE = 3
const tooFarAway = reason('QC-12.19', 'refuse.tooFarAway')
const alreadyOpen = reason('QC-12.19', 'refuse.alreadyOpen')
const spyglassUsed = reason('QC-12.19', 'refuse.gearUsed')

export function offerSpy(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  const unused = unusedGear(ctx, seat, 'spyglass') !== -1
  if (!unused && (to.refused === null || equippedCount(ctx, seat, 'spyglass') === 0)) return
  const map = chart(s)
  for (const island of map.islands) {
    const near = hexDistance(s.ships[seat].cell, map.cellOf[island]) <= SPY_RANGE
    to.offer(spyChoice(ISLANDS[island].id), !unused ? spyglassUsed : isExplored(s, island) ? alreadyOpen : near ? null : tooFarAway)
  }
}

export const islandDeeds = {
  gather(ctx: Ctx, seat: Seat): void {
    ctx.state.actions--
    const drops = mostToGather(ctx, seat) === 1 ? dropsFor(ctx, seat, 1) : []
    if (drops.length === 1) gatherOn(ctx, seat, takeAndDrop(1, drops[0]))
    else ctx.ask(gatherAsk(seat))
  },

  spy(ctx: Ctx, seat: Seat, { island }: SpyChoice): void {
    const s = ctx.state
    const number = islandNumber(island)
    useGear(ctx, seat, unusedGear(ctx, seat, 'spyglass'))
    ctx.show(s.tokens[number], seersOf(s, seat))
    s.seers[number] |= seersOf(s, seat)
    ctx.emit?.({ type: 'spied', seat, island, card: s.tokens[number] })
  },
}
