import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { nationDeeds } from './champions/nations.ts'
import { abilityDeeds, offerAbilities } from './champions/abilities.ts'
import { attackDeeds, offerAttack } from './attack.ts'
import { ISLAND, isPort } from '../board/chart.ts'
import { clueDeeds, offerDeliver, offerSolve } from './clues.ts'
import type { Edition } from '../edition/schema.ts'
import { exchangeDeeds, offerExchange } from './exchange.ts'
import { gatherDeeds, offerGather } from './gathering.ts'
import { offerSpy, spyglassDeeds } from './loot/spyglass.ts'
import { lootDeeds, offerLoot } from './loot/loot.ts'
import { galeDeeds } from './loot/gale-wand.ts'
import { moveDeeds, offerMove } from './movement.ts'
import { offerPort, portDeeds } from './port-activities.ts'
import { mightFinish, newTurnTally, offerQuests, questDeeds } from './quests.ts'
import { NOTHING_USED, chart, mightPlay, type Ctx, type QuestsState, type ReadCtx } from '../board/state.ts'
import { ROUND_CHECK, TURN_END, TURN_LIMITS, TURN_MAIN, TURN_NEXT, TURN_REFRESH, turnMarauder } from './steps.ts'
import { gear } from './loot/gear.ts'

export const turnAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'turn', seat }))
export const endChoice = intern(() => ({ do: 'end' as const }))()
export type TurnChoice = { readonly do: string }

export const turnSteps = {
  /** QC-2.2, QC-R35: all is refreshed, then what happens at the start of a turn; QC-2.9: what is used once a turn is free again. */
  'turn.refresh'(ctx: Ctx): void {
    const s = ctx.state
    const seat = s.active
    const ship = s.ships[seat]
    if (seat === s.first) {
      s.round++
      ctx.emit?.({ type: 'round', round: s.round })
    }
    s.actions = ctx.edition.start.actions
    s.cut = false
    s.voyage = false
    ship.readySails = ship.sails
    ship.readyCannons = ship.cannons
    ship.used = NOTHING_USED
    for (let other = 0; other < s.seats; other++) s.requests[other] = 0
    newTurnTally(s, seat)
    ctx.emit?.({ type: 'turn', seat, round: s.round })
    const map = chart(s)
    const mended = Math.min(ship.damage, gear(ctx, seat, 'mends'))
    if (mended > 0 && (map.terrain[ship.cell] === ISLAND || isPort(map, ship.cell))) {
      ship.damage -= mended
      ctx.emit?.({ type: 'mended', seat, ship: seat, damage: ship.damage })
    }
    ctx.push(TURN_MAIN)
  },

  /** QC-2.3, QC-8.14, QC-R15 */
  'turn.main'(ctx: Ctx): void {
    const s = ctx.state
    if (s.cut) ctx.push(TURN_END)
    else {
      ctx.push(TURN_MAIN)
      ctx.ask(turnAsk(s.active))
    }
  },

  /** QC-2.6 */
  'turn.end'(ctx: Ctx): void {
    const s = ctx.state
    s.actions = 0
    ctx.push(TURN_NEXT)
    for (let n = s.marauders.length - 1; n >= 0; n--) ctx.push(turnMarauder(n))
    ctx.push(TURN_LIMITS)
  },

  /** QC-2.1, QC-2.10: every seat has its turn, whatever happened to it. */
  'turn.next'(ctx: Ctx): void {
    const s = ctx.state
    s.active = (s.active + 1) % s.seats
    ctx.push(s.active === s.first ? ROUND_CHECK : TURN_REFRESH)
  },
}

const DEEDS = (): Readonly<Record<string, (ctx: Ctx, seat: Seat, choice: never) => void>> => ({
  ...moveDeeds,
  ...galeDeeds,
  ...gatherDeeds,
  ...spyglassDeeds,
  ...clueDeeds,
  ...attackDeeds,
  ...questDeeds,
  ...portDeeds,
  ...lootDeeds,
  ...nationDeeds,
  ...abilityDeeds,
  ...exchangeDeeds,
})
let deeds: ReturnType<typeof DEEDS> | null = null

export const turn: AskKind<QuestsState, Edition, Ask, TurnChoice> = {
  rule: 'QC-2.3',
  own: (ctx, { seat }) => mightPlay(ctx.state, seat) || mightFinish(ctx, seat),

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    offerMove(ctx, seat, to)
    offerGather(ctx, seat, to)
    offerSolve(ctx, seat, to)
    offerAttack(ctx, seat, to)
    offerQuests(ctx, seat, to)
    offerDeliver(ctx, seat, to)
    offerPort(ctx, seat, to)
    offerLoot(ctx, seat, false, to)
    offerAbilities(ctx, seat, to)
    offerSpy(ctx, seat, to)
    offerExchange(ctx, seat, to)
    // QC-2.5: also with actions left.
    to.offer(endChoice)
  },

  answer(ctx: Ctx, { seat }: Ask, choice: TurnChoice): void {
    if (choice === endChoice) {
      ctx.state.agenda.pop()
      ctx.push(TURN_END)
      return
    }
    deeds ??= DEEDS()
    deeds[choice.do](ctx, seat, choice as never)
  },

  fallback: () => endChoice,
}
