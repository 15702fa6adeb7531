import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { abilityDeeds, offerAbilities } from './champions.ts'
import { attackDeeds, offerAttack } from './attack.ts'
import { ISLAND, isPort } from '../board/chart.ts'
import { cardId } from '../board/cards.ts'
import { clueDeeds, offerDeliver, offerSolve } from './clues.ts'
import type { Edition } from '../edition/schema.ts'
import { exchangeDeeds, offerExchange } from './exchange.ts'
import { islandDeeds, offerGather, offerSpy } from './islands.ts'
import { lootDeeds, offerLoot } from './loot.ts'
import { moveDeeds, offerMove } from './move.ts'
import { offerPort, portDeeds } from './ports.ts'
import { mightFinish, newTurnTally, offerQuests, questDeeds } from './quests.ts'
import { CLUES, LOOT, chart, handOf, mightPlay, type Io, type QuestsState } from '../board/state.ts'
import { ROUND_CHECK, TURN_END, TURN_LIMITS, TURN_MAIN, TURN_NEXT, TURN_REFRESH, turnMarauder } from './steps.ts'
import { discard } from './decks.ts'
import { gear } from './gear.ts'

export const turnAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'turn', seat }))
export const endChoice = mint(() => ({ do: 'end' as const }))()
export type TurnChoice = { readonly do: string }

export const turnSteps = {
  /** QC-2.2; a round begins with the first player's turn. */
  'turn.refresh'(io: Io): void {
    const s = io.state
    const seat = s.active
    const ship = s.ships[seat]
    if (seat === s.first) {
      s.round++
      io.emit?.({ type: 'round', round: s.round })
    }
    s.actions = io.edition.start.actions
    s.cut = false
    s.voyage = false
    ship.readySails = ship.sails
    ship.readyCannons = ship.cannons
    ship.used = 0
    ship.usedGear = 0
    for (let other = 0; other < s.seats; other++) s.requests[other] = 0
    newTurnTally(s, seat)
    io.emit?.({ type: 'turn', seat, round: s.round })
    const map = chart(s)
    const mended = Math.min(ship.damage, gear(io, seat, 'mends'))
    if (mended > 0 && (map.terrain[ship.cell] === ISLAND || isPort(map, ship.cell))) {
      ship.damage -= mended
      io.emit?.({ type: 'mended', seat, ship: seat, damage: ship.damage })
    }
    io.push(TURN_MAIN)
  },

  /** QC-2.3, QC-8.14 */
  'turn.main'(io: Io): void {
    const s = io.state
    if (s.cut) io.push(TURN_END)
    else {
      io.push(TURN_MAIN)
      io.ask(turnAsk(s.active))
    }
  },

  /** QC-2.6 */
  'turn.end'(io: Io): void {
    const s = io.state
    s.actions = 0
    io.push(TURN_NEXT)
    for (let n = s.marauders.length - 1; n >= 0; n--) io.push(turnMarauder(n))
    io.push(TURN_LIMITS)
  },

  /** QC-11.1: loot, then quests, then clues. */
  'turn.limits'(io: Io): void {
    const s = io.state
    for (let deck = LOOT; deck <= CLUES; deck++)
      if (handOf(s.ships[s.active], deck).length > io.edition.hand.limit) {
        io.push(TURN_LIMITS)
        io.ask(limitAsk(s.active, deck))
        return
      }
  },

  /** QC-2.1 */
  'turn.next'(io: Io): void {
    const s = io.state
    s.active = (s.active + 1) % s.seats
    io.push(s.active === s.first ? ROUND_CHECK : TURN_REFRESH)
  },
}

const DEEDS = (): Readonly<Record<string, (io: Io, seat: Seat, choice: never) => void>> => ({
  ...moveDeeds,
  ...islandDeeds,
  ...clueDeeds,
  ...attackDeeds,
  ...questDeeds,
  ...portDeeds,
  ...lootDeeds,
  ...abilityDeeds,
  ...exchangeDeeds,
})
let deeds: ReturnType<typeof DEEDS> | null = null

export const turn: AskKind<QuestsState, Edition, Ask, TurnChoice> = {
  rule: 'QC-2.3',
  own: (io, { seat }) => mightPlay(io.state, seat) || mightFinish(io, seat),

  offer(io: Io, { seat }: Ask, to: Offers): void {
    offerMove(io, seat, to)
    offerGather(io, seat, to)
    offerSolve(io, seat, to)
    offerAttack(io, seat, to)
    offerQuests(io, seat, to)
    offerDeliver(io, seat, to)
    offerPort(io, seat, to)
    offerLoot(io, seat, to)
    offerAbilities(io, seat, to)
    offerSpy(io, seat, to)
    offerExchange(io, seat, to)
    to.offer(endChoice)
  },

  answer(io: Io, { seat }: Ask, choice: TurnChoice): void {
    if (choice === endChoice) {
      io.state.agenda.pop()
      io.push(TURN_END)
      return
    }
    deeds ??= DEEDS()
    deeds[choice.do](io, seat, choice as never)
  },

  fallback: () => endChoice,
}

// --- hand limits --------------------------------------------------------------------------------------------

export interface LimitAsk extends Ask {
  readonly kind: 'limit'
  readonly deck: number
}
const limitAsk: (seat: Seat, deck: number) => LimitAsk = mint((seat, deck) => ({ kind: 'limit', seat, deck }))
export const discardCard = mint((card: string) => ({ discard: card }))
type LimitChoice = ReturnType<typeof discardCard>

export const limit: AskKind<QuestsState, Edition, LimitAsk, LimitChoice> = {
  rule: 'QC-11.1',

  offer(io: Io, { seat, deck }: LimitAsk, to: Offers): void {
    const hand = handOf(io.state.ships[seat], deck)
    for (let i = 0; i < hand.length; i++) to.offer(discardCard(cardId(io, deck, hand[i])))
  },

  answer(io: Io, { seat, deck }: LimitAsk, { discard: card }: LimitChoice): void {
    const hand = handOf(io.state.ships[seat], deck)
    for (let i = 0; i < hand.length; i++) if (cardId(io, deck, hand[i]) === card) return discard(io, seat, deck, hand[i])
  },

  /** The card drawn last. */
  fallback(io: Io, { seat, deck }: LimitAsk): LimitChoice {
    const hand = handOf(io.state.ships[seat], deck)
    return discardCard(cardId(io, deck, hand[hand.length - 1]))
  },
}
