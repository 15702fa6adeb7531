import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { cardId } from '../../board/cards.ts'
import { LOOT, type Ctx, type QuestsState, type ReadCtx } from '../../board/state.ts'
import type { Edition } from '../../edition/schema.ts'
import { canUseNation, spendOnNation } from './nations.ts'
import { passOn } from '../loot/reactions.ts'

// Dwunny Luck on the dice of an Attack or a Ram; on the traveler die it is part of the roll (traveler-die.ts).

export const luckAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'luck', seat }))
const luckChoice = intern((die: number, card: string) => ({ die, discard: card }))
type LuckChoice = ReturnType<typeof luckChoice> | typeof passOn

export function mayUseLuck(ctx: ReadCtx, seat: Seat): boolean {
  if (!canUseNation(ctx, seat, 'dwunny')) return false
  const { dice } = ctx.state
  for (let i = 0; i < dice.length; i++) if (dice[i] < 6) return true
  return false
}

/** QC-R31: Luck works on ammo dice too. */
export const luck: AskKind<QuestsState, Edition, Ask, LuckChoice> = {
  rule: 'QC-13.2',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { dice, ships } = ctx.state
    const { loot } = ships[seat]
    for (let die = 0; die < dice.length; die++)
      if (dice[die] < 6) for (let i = 0; i < loot.length; i++) to.offer(luckChoice(die, cardId(ctx, LOOT, loot[i])))
    to.offer(passOn)
  },

  answer(ctx: Ctx, { seat }: Ask, choice: LuckChoice): void {
    if ('pass' in choice) return
    spendOnNation(ctx, seat, choice.discard)
    ctx.state.dice[choice.die] = 6
    ctx.emit?.({ type: 'luck', seat, die: choice.die })
  },

  fallback: () => passOn,
}
