import type { Advice, Ask, Choice, Lean, Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { heartsOf, isCoop, teamOf, teamSize, teams, type Io, type QuestsState } from '../board/state.ts'
import { isFulfilled } from '../rules/missions.ts'
import { rateAnswer } from './answers.ts'
import { duties } from './duties.ts'
import { afterHearing } from './hearing.ts'
import { holdPlans, releasePlans } from './plans.ts'
import { insight, prospects, prospectsOfTeams } from './prospects.ts'
import { pointOut } from './signs.ts'
import { rateTurn } from './turns.ts'
import { rateVoyage } from './voyages.ts'
import { AMMO, CLUE, COIN, HEART, LOOT_CARD, SOLVED } from './worth.ts'

function rate(io: Io, ask: Ask, choice: Choice): number {
  switch (ask.kind) {
    case 'turn':
      return rateTurn(io, ask.seat, choice as { readonly do: string })
    case 'voyage':
      return rateVoyage(io, ask.seat, choice as Parameters<typeof rateVoyage>[2])
    default:
      return rateAnswer(io, ask, choice)
  }
}

/** The plans of the asked seat are made once for all choices. */
function rateAll(io: Io, ask: Ask, choices: readonly Choice[], count: number, ratings: number[]): void {
  if (ask.kind !== 'turn' && ask.kind !== 'voyage') {
    for (let i = 0; i < count; i++) ratings[i] = rateAnswer(io, ask, choices[i])
    return
  }
  holdPlans(io, ask.seat)
  try {
    for (let i = 0; i < count; i++) ratings[i] = rate(io, ask, choices[i])
  } finally {
    releasePlans()
  }
}

const score = (io: Io, seat: Seat): number => io.state.prosperity[teamOf(io.state, seat)]

/** Prosperity of the team, what its ships carry and can do; in the co-op game Missions count as prosperity. */
function value(io: Io, seat: Seat): number {
  const s = io.state
  const team = teamOf(s, seat)
  let worth = s.prosperity[team]
  if (s.ended !== '') return worth + (s.ended === 'won' ? 20 : 0)
  for (let mate = team; mate < s.seats; mate += teams(s)) {
    const ship = s.ships[mate]
    if (ship.champion === -1) continue
    worth += COIN * ship.coins + AMMO * ship.ammo + SOLVED * ship.solved.length + HEART * (heartsOf(io, mate) - ship.damage)
    worth += LOOT_CARD * (handWorth(ship.loot.length) + ship.equipped.length) + 0.3 * (ship.sails + ship.cannons + ship.slots)
    worth += 0.5 * handWorth(ship.quests.length) + CLUE * handWorth(ship.clues.length)
    if (isCoop(s) && isFulfilled(io, mate)) worth += 5
  }
  return worth
}

/** Cards beyond the hand limit are soon gone. */
const handWorth = (cards: number): number => Math.min(cards, 3)

/** Begins and ends of own turns; the last round is played out. */
function clock({ state: s }: Io, seat: Seat): number {
  if (s.called && !isCoop(s)) return -1
  const after = (other: Seat): number => (other - s.first + s.seats) % s.seats
  return 2 * s.round + Math.sign(after(s.active) - after(seat))
}

/** A turn begins. */
const calm = ({ state: s, edition }: Io): boolean =>
  s.asks.length > 0 && s.asks[0].kind === 'turn' && s.actions === edition.start.actions && !s.voyage

/** Rounds are few: where sides play a turn does not end with actions left while there is something to do. */
const putsOff = ({ state: s }: Io, { kind }: Ask, choice: Choice): boolean =>
  (isCoop(s) || teamSize(s) > 1) && kind === 'turn' && s.actions > 0 && 'do' in choice && choice.do === 'end'

const side = (io: Io, seat: Seat): number => teamOf(io.state, seat)

/** Beginners fire at whatever is near, and forget to mend, to load and to look where they lie at night. */
const green: Lean<QuestsState, Edition> = (_io, _ask, choice) => {
  const deed = 'do' in choice ? choice.do : ''
  return deed === 'attack' ? 0.03 : deed === 'repair' || deed === 'ammo' || deed === 'equip' ? -0.2 : 0
}

/** The turn is planned when it begins; its steps follow. */
function ponder({ state: s, edition }: Io, { kind }: Ask): number {
  if (kind === 'voyage') return 0.1
  if (kind === 'turn') return s.voyage || s.actions < edition.start.actions ? 0.3 : 0.9
  return kind === 'champion' ? 0.8 : 0.35
}

const base: Advice<QuestsState, Edition> = {
  rate,
  rateAll,
  value,
  prospects,
  teams: prospectsOfTeams,
  insight,
  side,
  duties,
  putsOff,
  clock,
  calm,
  score,
  point: pointOut,
  green,
  ponder,
}

export const advice: Advice<QuestsState, Edition> = {
  ...base,
  heed: (heard) => ({ ...base, rate: afterHearing(heard, rate), rateAll: afterHearing(heard, rateAll) }),
}
