import { isExplored, islandOf, tokenOf } from '../board/island-tokens.ts'
import { ISLANDS } from '../board/pieces.ts'
import { type Ctx, QUESTS } from '../board/state.ts'
import { drawOrPick } from './champions/looking-at-two.ts'
import { LANDING_QUEST } from './steps.ts'
import { landed } from './quests.ts'
import { gainCoins } from './supplies.ts'
import { GOODS } from '../board/goods.ts'
import { gear } from './loot/gear.ts'

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
