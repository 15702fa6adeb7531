import { mint, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { cardId } from '../board/cards.ts'
import { canUseNation, spendOnNation } from './champions.ts'
import type { Edition } from '../edition/schema.ts'
import { answers, mayAnswer, playReaction } from './loot.ts'
import { endVoyage } from './move.ts'
import { deed } from './quests.ts'
import { hurt } from './sinking.ts'
import { LOOT, NOBODY, T_PASS, mightPlay, type Io, type QuestsState } from '../board/state.ts'
import { SINK, VOYAGE_TRAVELER } from './steps.ts'
import { playAnswer } from './windows.ts'
import { gear } from './gear.ts'

export const travelerAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'traveler', seat }))
export const spendBonus = mint((bonus: number) => ({ bonus }))
export const luckOn = mint((luck: string) => ({ luck }))
export const acceptRoll = mint(() => ({ accept: true as const }))()
export type TravelerChoice = { readonly bonus: number } | { readonly play: string } | { readonly luck: string } | typeof acceptRoll

/** QC-3.12 */
export function askTraveler(io: Io, seat: Seat): void {
  const s = io.state
  s.die = io.roll('traveler', 6)
  s.added = 0
  io.emit?.({ type: 'traveler', seat, die: s.die, bonus: s.ships[seat].bonus, cell: s.ships[seat].cell })
  io.push(VOYAGE_TRAVELER)
}

/** QC-3.24: something may still turn a failed roll. */
function mayHelp(io: Io, seat: Seat): boolean {
  const { die, added, ships } = io.state
  return die + added + ships[seat].bonus >= io.edition.traveler.passes || canUseNation(io, seat, 'dwunny') || mayAnswer(io, seat, 'roll')
}

export const travelerSteps = {
  /** QC-3.13 */
  'voyage.traveler'(io: Io): void {
    const s = io.state
    if (s.die + s.added >= io.edition.traveler.passes) pass(io, s.active)
    else if (mayHelp(io, s.active)) io.ask(travelerAsk(s.active))
    else fail(io, s.active)
  },
}

/** QC-3.14: the next step is free. */
function pass(io: Io, seat: Seat): void {
  io.state.free = true
  io.emit?.({ type: 'passed', seat, result: io.state.die + io.state.added })
  deed(io, seat, T_PASS, 1)
}

/** QC-3.15: bonus, then damage, then the voyage is over. */
function fail(io: Io, seat: Seat): void {
  const s = io.state
  const ship = s.ships[seat]
  if (s.options.bonusCap === 'none' || ship.bonus < io.edition.traveler.mostBonus) ship.bonus++
  io.emit?.({ type: 'failed', seat, result: s.die + s.added, bonus: ship.bonus })
  endVoyage(io)
  const damage = Math.max(0, 1 - gear(io, seat, 'spares'))
  if (damage === 0) return
  hurt(io, seat, damage, NOBODY)
  io.push(SINK)
}

const noBonus = reason('QC-3.13', 'refuse.noBonus')
const notNow = reason('QC-12.5', 'refuse.notNow')
const luckUsed = reason('QC-13.1', 'refuse.nationUsed')

export const traveler: AskKind<QuestsState, Edition, Ask, TravelerChoice> = {
  rule: 'QC-3.13',
  own: ({ state }, { seat }) => mightPlay(state, seat),

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { bonus, loot } = io.state.ships[seat]
    for (let k = 1; k <= bonus; k++) to.offer(spendBonus(k))
    if (bonus === 0) to.offer(spendBonus(1), noBonus)
    for (let i = 0; i < loot.length; i++)
      if (answers(io, loot[i], 'roll')) to.offer(playAnswer(cardId(io, LOOT, loot[i])))
      else if (to.refused !== null) to.offer(playAnswer(cardId(io, LOOT, loot[i])), notNow)
    const lucky = canUseNation(io, seat, 'dwunny')
    if (lucky || to.refused !== null)
      for (let i = 0; i < loot.length; i++) to.offer(luckOn(cardId(io, LOOT, loot[i])), lucky ? null : luckUsed)
    to.offer(acceptRoll)
  },

  answer(io: Io, { seat }: Ask, choice: TravelerChoice): void {
    const s = io.state
    if ('accept' in choice) return fail(io, seat)
    io.push(VOYAGE_TRAVELER)
    if ('bonus' in choice) {
      s.ships[seat].bonus -= choice.bonus
      s.added += choice.bonus
      io.emit?.({ type: 'bonus', seat, spent: choice.bonus, result: s.die + s.added })
    } else if ('play' in choice) playReaction(io, seat, choice.play, NOBODY)
    else {
      spendOnNation(io, seat, choice.luck)
      s.die = 6
      io.emit?.({ type: 'luck', seat, die: 0 })
    }
  },

  /** The least bonus that passes, else it stays failed. */
  fallback(io: Io, { seat }: Ask): TravelerChoice {
    const s = io.state
    const missing = io.edition.traveler.passes - s.die - s.added
    return missing <= s.ships[seat].bonus ? spendBonus(missing) : acceptRoll
  },
}
