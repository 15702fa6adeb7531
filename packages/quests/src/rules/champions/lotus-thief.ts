import { intern, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { GOODS, type Good } from '../../board/goods.ts'
import { GOOD_KINDS, isMarauder, type Ctx, type QuestsState, type ReadCtx } from '../../board/state.ts'
import type { Edition } from '../../edition/schema.ts'
import { useUnique } from './abilities.ts'
import { freeSlots } from '../loot/gear.ts'
import { passOn } from '../loot/reactions.ts'
import type { Strike } from '../steps.ts'
import { gainCoins } from '../supplies.ts'

export interface StealAsk extends Ask {
  readonly kind: 'steal'
  readonly target: number
}
const stealAsk: (seat: Seat, target: number) => StealAsk = intern((seat, target) => ({ kind: 'steal', seat, target }))
export const stealThing = intern((take: 'coin' | Good) => ({ take }))
export type StealChoice = ReturnType<typeof stealThing> | typeof passOn
const noSlot = reason('QC-13.11', 'refuse.noFreeSlot')
const nothingThere = reason('QC-13.11', 'refuse.nothingThere')

function anythingToSteal(ctx: ReadCtx, by: Seat, target: Seat): boolean {
  const { coins, cargo } = ctx.state.ships[target]
  if (coins > 0) return true
  if (freeSlots(ctx, by) === 0) return false
  for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] > 0) return true
  return false
}

export const lotusThiefSteps = {
  /** QC-13.11: before the target sinks. */
  'attack.steal'(ctx: Ctx, { by, target }: Strike): void {
    if (isMarauder(target)) {
      useUnique(ctx, by)
      gainCoins(ctx, by, 1)
    } else if (anythingToSteal(ctx, by, target)) ctx.ask(stealAsk(by, target))
  },
}

export const steal: AskKind<QuestsState, Edition, StealAsk, StealChoice> = {
  rule: 'QC-13.11',

  offer(ctx: ReadCtx, { seat, target }: StealAsk, to: Offers): void {
    const { coins, cargo } = ctx.state.ships[target]
    const room = freeSlots(ctx, seat) > 0
    to.offer(stealThing('coin'), coins > 0 ? null : nothingThere)
    for (let good = 0; good < GOOD_KINDS; good++) to.offer(stealThing(GOODS[good]), cargo[good] === 0 ? nothingThere : room ? null : noSlot)
    to.offer(passOn)
  },

  answer(ctx: Ctx, { seat, target }: StealAsk, choice: StealChoice): void {
    if ('pass' in choice) return
    const s = ctx.state
    useUnique(ctx, seat)
    if (choice.take === 'coin') {
      s.ships[target].coins--
      gainCoins(ctx, seat, 1)
    } else {
      const good = GOODS.indexOf(choice.take)
      s.ships[target].cargo[good]--
      s.ships[seat].cargo[good]++
      ctx.emit?.({ type: 'goods', seat, good: choice.take, gained: 1 })
    }
    ctx.emit?.({ type: 'stole', seat, target, what: choice.take })
  },

  fallback(ctx: ReadCtx, { target }: StealAsk): StealChoice {
    const { coins, cargo } = ctx.state.ships[target]
    return stealThing(coins > 0 ? 'coin' : GOODS[cargo.findIndex((held) => held > 0)])
  },
}
