import { mint, seatBit, type Ask, type AskKind, type Seat } from '@flotilla/kernel'
import { cardChoice, offerCards, type CardChoice } from './bucket.ts'
import { mostPoints } from './defaults.ts'
import { anger, layOnPile } from './discard.ts'
import type { Edition } from '../edition/schema.ts'
import { drawCard, takeSeen } from './hands.ts'
import { clear, remove, treasureColumn, type Io, type SinkingState } from '../board/state.ts'
import { openWindow, plunderTake, tuneDraw, type CountedStep } from './steps.ts'
import { TREASURE } from '../board/things.ts'

/** SK-6.20 to SK-6.26: one joint action, then Tempting Tune, then one window for all who plundered. */
export function plunder(io: Io, dials: readonly Seat[]): void {
  const s = io.state
  const plunderers = dials.length
  const cards = treasureColumn(s)
  for (let i = 0; i < plunderers; i++) s.plundered |= seatBit(dials[i])
  io.push(openWindow('resolve', -1))
  if (s.tunes > 0) io.push(tuneDraw(dials[plunderers - 1], s.tunes))
  if (plunderers === 1) while (cards.length > 0) take(io, dials[0], cards[0])
  else if (plunderers > cards.length) {
    const lost = cards.slice()
    clear(cards)
    for (let i = 0; i < lost.length; i++) layOnPile(io, lost[i])
    if (lost.length > 0) io.emit?.({ type: 'washedAway', cards: lost, seats: dials.slice() })
    for (let i = 0; i < lost.length; i++) anger(io)
  } else io.push(plunderTake(0, Math.floor(cards.length / plunderers) * plunderers))
}

function take(io: Io, seat: Seat, card: number): void {
  remove(treasureColumn(io.state), card)
  takeSeen(io, seat, card)
  io.settle()
  io.emit?.({ type: 'plundered', seat, card })
}

const takeAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'plunder.take', seat }))
const tuneAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'tune.draw', seat }))
export const tuneChoice: (draw: boolean) => { readonly draw: boolean } = mint((draw) => ({ draw }))
const TUNE_CARDS = 2

export const plunderSteps = {
  /** SK-6.23: round and round the dials, one card each. */
  'plunder.take'(io: Io, { taken, all }: ReturnType<typeof plunderTake>): void {
    if (taken === all) return
    const dials = io.state.dials[TREASURE]
    io.push(plunderTake(taken + 1, all))
    io.ask(takeAsk(dials[taken % dials.length]))
  },

  /** SK-13.30: once for each Tune, not with an empty deck. */
  'tune.draw'(io: Io, { seat, left }: CountedStep): void {
    if (left === 0 || io.state.deck.length === 0) return
    io.push(tuneDraw(seat, left - 1))
    io.ask(tuneAsk(seat))
  },
}

export const plunderTakeAsk: AskKind<SinkingState, Edition, Ask, CardChoice> = {
  rule: 'SK-6.23',
  offer: (io: Io, _ask, to): void => offerCards(to, treasureColumn(io.state)),
  answer: (io: Io, { seat }, { card }): void => take(io, seat, card),
  /** Most points, then the oldest. */
  fallback: (io: Io) => cardChoice(mostPoints(io, treasureColumn(io.state))),
}

export const tuneDrawAsk: AskKind<SinkingState, Edition, Ask, { readonly draw: boolean }> = {
  rule: 'SK-13.30',
  offer(_io: Io, _ask, to): void {
    to.offer(tuneChoice(true))
    to.offer(tuneChoice(false))
  },
  answer(io: Io, { seat }, { draw }): void {
    io.emit?.({ type: 'tuned', seat, draw })
    if (draw) for (let k = 0; k < TUNE_CARDS; k++) drawCard(io, seat)
  },
  fallback: () => tuneChoice(false),
}
