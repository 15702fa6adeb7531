import { intern, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { cardId } from '../board/cards.ts'
import { canUseNation, spendOnNation } from './champions/nations.ts'
import type { Edition } from '../edition/schema.ts'
import { answers, mayAnswer, playReaction } from './loot/reaction-cards.ts'
import { endVoyage } from './movement.ts'
import { deed } from './quests.ts'
import { hurt } from './damage-and-sinking.ts'
import { LOOT, NOBODY, mightPlay, type Ctx, type QuestsState, type ReadCtx } from '../board/state.ts'
import { SINK, VOYAGE_TRAVELER } from './steps.ts'
import { playAnswer } from './loot/reactions.ts'
import { gear } from './loot/gear.ts'

export const travelerAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'traveler', seat }))
export const spendBonus = intern((bonus: number) => ({ bonus }))
export const luckOn = intern((luck: string) => ({ luck }))
export const acceptRoll = intern(() => ({ accept: true as const }))()
export type TravelerChoice = { readonly bonus: number } | { readonly play: string } | { readonly luck: string } | typeof acceptRoll

/** QC-3.12 */
export function askTraveler(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  s.die = ctx.roll('traveler', 6)
  s.added = 0
  ctx.emit?.({ type: 'traveler', seat, die: s.die, bonus: s.ships[seat].bonus, cell: s.ships[seat].cell })
  ctx.push(VOYAGE_TRAVELER)
}

/** QC-3.24: something may still turn a failed roll. */
function mayHelp(ctx: ReadCtx, seat: Seat): boolean {
  const { die, added, ships } = ctx.state
  return die + added + ships[seat].bonus >= ctx.edition.traveler.passes || canUseNation(ctx, seat, 'dwunny') || mayAnswer(ctx, seat, 'roll')
}

export const travelerSteps = {
  /** QC-3.13 */
  'voyage.traveler'(ctx: Ctx): void {
    const s = ctx.state
    if (s.die + s.added >= ctx.edition.traveler.passes) pass(ctx, s.active)
    else if (mayHelp(ctx, s.active)) ctx.ask(travelerAsk(s.active))
    else fail(ctx, s.active)
  },
}

/** QC-3.14: the next step is free. QC-5.11: however it was passed, it counts as a deed. */
function pass(ctx: Ctx, seat: Seat): void {
  ctx.state.free = true
  ctx.emit?.({ type: 'passed', seat, result: ctx.state.die + ctx.state.added })
  deed(ctx, seat, 'pass')
}

/** QC-3.15, QC-R29: bonus, then damage, then the voyage is over. */
function fail(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  const ship = s.ships[seat]
  if (s.options.bonusCap === 'none' || ship.bonus < ctx.edition.traveler.mostBonus) ship.bonus++
  ctx.emit?.({ type: 'failed', seat, result: s.die + s.added, bonus: ship.bonus })
  endVoyage(ctx)
  const damage = Math.max(0, 1 - gear(ctx, seat, 'spares'))
  if (damage === 0) return
  hurt(ctx, seat, damage, NOBODY)
  ctx.push(SINK)
}

const noBonus = reason('QC-3.13', 'refuse.noBonus')
const notNow = reason('QC-12.5', 'refuse.notNow')
const luckUsed = reason('QC-13.1', 'refuse.nationUsed')

export const traveler: AskKind<QuestsState, Edition, Ask, TravelerChoice> = {
  // QC-3.16, QC-R30: the only place where bonus is spent, after the die is seen.
  rule: 'QC-3.13',
  own: ({ state }, { seat }) => mightPlay(state, seat),

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { bonus, loot } = ctx.state.ships[seat]
    for (let k = 1; k <= bonus; k++) to.offer(spendBonus(k))
    if (bonus === 0) to.offer(spendBonus(1), noBonus)
    for (let i = 0; i < loot.length; i++)
      if (answers(ctx, loot[i], 'roll')) to.offer(playAnswer(cardId(ctx, LOOT, loot[i])))
      else if (to.refused !== null) to.offer(playAnswer(cardId(ctx, LOOT, loot[i])), notNow)
    const lucky = canUseNation(ctx, seat, 'dwunny')
    if (lucky || to.refused !== null)
      for (let i = 0; i < loot.length; i++) to.offer(luckOn(cardId(ctx, LOOT, loot[i])), lucky ? null : luckUsed)
    to.offer(acceptRoll)
  },

  answer(ctx: Ctx, { seat }: Ask, choice: TravelerChoice): void {
    const s = ctx.state
    if ('accept' in choice) return fail(ctx, seat)
    ctx.push(VOYAGE_TRAVELER)
    if ('bonus' in choice) {
      s.ships[seat].bonus -= choice.bonus
      s.added += choice.bonus
      ctx.emit?.({ type: 'bonus', seat, spent: choice.bonus, result: s.die + s.added })
    } else if ('play' in choice) playReaction(ctx, seat, choice.play, NOBODY)
    else {
      spendOnNation(ctx, seat, choice.luck)
      s.die = 6
      ctx.emit?.({ type: 'luck', seat, die: 0 })
    }
  },

  /** The least bonus that passes, else it stays failed. */
  fallback(ctx: ReadCtx, { seat }: Ask): TravelerChoice {
    const s = ctx.state
    const missing = ctx.edition.traveler.passes - s.die - s.added
    return missing <= s.ships[seat].bonus ? spendBonus(missing) : acceptRoll
  },
}
