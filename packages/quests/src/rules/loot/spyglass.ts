import { intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import { isExplored } from '../../board/island-tokens.ts'
import { ISLANDS, islandNumber } from '../../board/pieces.ts'
import { chart, seersOf, type Ctx, type ReadCtx } from '../../board/state.ts'
import { equippedCount, unusedGear, useGear } from '../../board/cards.ts'
import { hexDistance } from '../../board/hexes.ts'

export const spyChoice = intern((island: string) => ({ do: 'spy' as const, island }))
type SpyChoice = ReturnType<typeof spyChoice>
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

export const spyglassDeeds = {
  spy(ctx: Ctx, seat: Seat, { island }: SpyChoice): void {
    const s = ctx.state
    const number = islandNumber(island)
    useGear(ctx, seat, unusedGear(ctx, seat, 'spyglass'))
    ctx.show(s.tokens[number], seersOf(s, seat))
    s.seers[number] |= seersOf(s, seat)
    ctx.emit?.({ type: 'spied', seat, island, card: s.tokens[number] })
  },
}
