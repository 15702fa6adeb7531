import { HAND, draw, shuffleDeck } from './drawing.ts'
import { NONE, type Ctx } from '../board/state.ts'
import { TURN_READY } from './steps.ts'

export const icebergSteps = {
  /** TB-9.2 to 9.6: the shop leaves the game, every seat's cards off the board become its deck, five are drawn, the counter restarts. */
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
