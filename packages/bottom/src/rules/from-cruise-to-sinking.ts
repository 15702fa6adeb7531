import { HAND } from './drawing-number.ts'
import { draw, shuffleDeck } from './drawing.ts'
import { MOST_TURNS } from './game-will-not-end.ts'
import { cruiseRounds } from './pace.ts'
import { NONE, type Ctx, type SeenBottom } from '../board/state.ts'
import { ICEBERG_HIT, TURN_READY } from './steps.ts'

export const icebergSteps = {
  /** TB-9.2, TB-9.3, TB-9.4, TB-9.5, TB-9.6: the shop leaves the game, every seat's cards off the board become its deck, five are drawn, the counter restarts. */
  'iceberg.hit'(ctx: Ctx): void {
    const s = ctx.state
    // TB-9.4, TB-R15, TB-R17: points and marks are gone; boards, and who is tired there, stay.
    s.phase = 'sinking'
    s.turn = 0
    s.points = 0
    s.used = []
    s.replayed = []
    s.barred = []
    s.tidied = []
    s.dealing = 0
    ctx.emit?.({ type: 'iceberg', seat: s.active })
    for (const list of [s.row, s.shopDeck, s.shopDiscard]) {
      for (const card of list) if (card !== NONE) s.gone.push(card)
    }
    s.row = s.row.map(() => NONE)
    s.shopDeck = []
    s.shopDiscard = []
    for (let seat = 0; seat < s.seats; seat++) {
      const { deck, hand, water } = s.ships[seat]
      while (hand.length > 0) deck.push(hand.pop() ?? 0)
      while (water.length > 0) deck.push(water.pop() ?? 0)
      s.ships[seat].turns = 0
      // TB-9.3: nobody knows any of these any more. TB-9.5, TB-R16: whoever has fewer than five takes those.
      shuffleDeck(ctx, seat)
      draw(ctx, seat, Math.min(HAND, deck.length), 'never')
    }
    // TB-9.6
    ctx.push(TURN_READY)
  },
}

/** TB-9.7: the Cruise has lasted its number of turns. */
export const isCruiseOver = ({ turn, seats, options }: SeenBottom): boolean => {
  const rounds = cruiseRounds(options)
  return turn >= MOST_TURNS || (rounds > 0 && turn >= rounds * seats)
}

/** TB-9.7: nobody has bought the Iceberg, so it leaves the game. */
export function endCruise(ctx: Ctx): void {
  const s = ctx.state
  s.gone.push(s.iceberg)
  s.iceberg = NONE
  ctx.emit?.({ type: 'cruiseLimit' })
  ctx.push(ICEBERG_HIT)
}
