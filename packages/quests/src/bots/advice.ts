import type { Advice, Bias } from '@flotilla/bots/advice'
import type { Ask, Choice, Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { heartsOf, isCoop, teamOf, teamSize, teams, type QuestsState, type ReadCtx } from '../board/state.ts'
import { isFulfilled } from '../rules/coop.ts'
import { rateAnswer } from './answers.ts'
import { goalModel } from './models/goal-model.ts'
import { afterHearing } from './hearing.ts'
import { holdPlans, releasePlans } from './plans.ts'
import { teamWinModel, valueNetwork, winModel } from './models/win-model.ts'
import { signals } from './signs.ts'
import { rateTurn } from './turns.ts'
import { rateVoyage } from './voyages.ts'
import { AMMO, CLUE, COIN, HEART, LOOT_CARD, SOLVED } from './worth.ts'

function rate(ctx: ReadCtx, ask: Ask, choice: Choice): number {
  switch (ask.kind) {
    case 'turn':
      return rateTurn(ctx, ask.seat, choice as { readonly do: string })
    case 'voyage':
      return rateVoyage(ctx, ask.seat, choice as Parameters<typeof rateVoyage>[2])
    default:
      return rateAnswer(ctx, ask, choice)
  }
}

/** The plans of the asked seat are made once for all choices. */
function rateAll(ctx: ReadCtx, ask: Ask, choices: readonly Choice[], count: number, ratings: number[]): void {
  if (ask.kind !== 'turn' && ask.kind !== 'voyage') {
    for (let i = 0; i < count; i++) ratings[i] = rateAnswer(ctx, ask, choices[i])
    return
  }
  holdPlans(ctx, ask.seat)
  try {
    for (let i = 0; i < count; i++) ratings[i] = rate(ctx, ask, choices[i])
  } finally {
    releasePlans()
  }
}

/** Prosperity of the team, what its ships carry and can do; in the co-op game Missions count as prosperity. */
function value(ctx: ReadCtx, seat: Seat): number {
  const s = ctx.state
  const team = teamOf(s, seat)
  let worth = s.prosperity[team]
  if (s.ended !== '') return worth + (s.ended === 'won' ? 20 : 0)
  for (let mate = team; mate < s.seats; mate += teams(s)) {
    const ship = s.ships[mate]
    if (ship.champion === -1) continue
    worth += COIN * ship.coins + AMMO * ship.ammo + SOLVED * ship.solved.length + HEART * (heartsOf(ctx, mate) - ship.damage)
    worth += LOOT_CARD * (handWorth(ship.loot.length) + ship.equipped.length) + 0.3 * (ship.sails + ship.cannons + ship.slots)
    worth += 0.5 * handWorth(ship.quests.length) + CLUE * handWorth(ship.clues.length)
    if (isCoop(s) && isFulfilled(ctx, mate)) worth += 5
  }
  return worth
}

/** Cards beyond the hand limit are soon gone. */
const handWorth = (cards: number): number => Math.min(cards, 3)

/** Begins and ends of own turns; the last round is played out. */
function clock({ state: s }: ReadCtx, seat: Seat): number {
  if (s.called && !isCoop(s)) return -1
  const after = (other: Seat): number => (other - s.first + s.seats) % s.seats
  return 2 * s.round + Math.sign(after(s.active) - after(seat))
}

/** A turn begins. */
const isQuiet = ({ state: s, edition }: ReadCtx): boolean =>
  s.asks.length > 0 && s.asks[0].kind === 'turn' && s.actions === edition.start.actions && !s.voyage

/** Rounds are few: where sides play a turn does not end with actions left while there is something to do. */
const defers = ({ state: s }: ReadCtx, { kind }: Ask, choice: Choice): boolean =>
  (isCoop(s) || teamSize(s) > 1) && kind === 'turn' && s.actions > 0 && 'do' in choice && choice.do === 'end'

const side = (ctx: ReadCtx, seat: Seat): number => teamOf(ctx.state, seat)

/** Beginners fire at whatever is near, and forget to mend, to load and to look where they lie at night. */
const noviceBias: Bias<QuestsState, Edition> = (_io, _ask, choice) => {
  const deed = 'do' in choice ? choice.do : ''
  return deed === 'attack' ? 0.03 : deed === 'repair' || deed === 'ammo' || deed === 'equip' ? -0.2 : 0
}

/** The turn is planned when it begins; its steps follow. */
function thinkingTime({ state: s, edition }: ReadCtx, { kind }: Ask): number {
  if (kind === 'voyage') return 0.1
  if (kind === 'turn') return s.voyage || s.actions < edition.start.actions ? 0.3 : 0.9
  return kind === 'champion' ? 0.8 : 0.35
}

const base: Advice<QuestsState, Edition> = {
  rate,
  rateAll,
  value,
  search: { clock, defers },
  model: { winModel, teams: teamWinModel, valueNetwork, goalModel, isQuiet },
  persona: { noviceBias, thinkingTime },
}

export const advice: Advice<QuestsState, Edition> = {
  ...base,
  team: {
    side,
    signals,
    withSignals: (heard) => ({ ...base, team: { side, signals }, rate: afterHearing(heard, rate), rateAll: afterHearing(heard, rateAll) }),
  },
}
