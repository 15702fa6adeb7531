import type { Figures, Notes } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import { worth } from '../board/board.ts'
import type { Edition } from '../edition/schema.ts'
import { kindName } from '../board/kinds.ts'
import { entryAt, type BottomState, type ReadCtx, type SeenBottom } from '../board/state.ts'

/** All cards of a ship, hand and board too: ten to begin with, and six or fewer more; or fourteen and more. */
const THIN = 16
const THICK = 24

function notePlaces({ active, seats }: SeenBottom, notes: Notes): void {
  for (let k = 0; k < seats; k++) notes.had((active + k) % seats, 'Place in the first round', String(k + 1))
}

/** What the lab counts: what was bought, how long both phases were, what was saved. */
export const figures: Figures<BottomState, Edition> = {
  begin({ state }, notes) {
    if (state.phase !== 'draft') notePlaces(state, notes)
  },

  event(ctx, event, notes) {
    const { state } = ctx
    const seat = event.seat as Seat
    const kind = typeof event.card === 'number' ? kindName(state.faces[event.card]) : ''
    switch (event.type) {
      // After a draft: before it nobody knew who begins.
      case 'first':
        return notePlaces(state, notes)
      case 'bought':
        notes.count(seat, kind === 'iceberg' ? 'Icebergs bought' : 'Cards bought')
        if (kind === 'iceberg') notes.table('End of the Cruise', 'the Iceberg was bought')
        else notes.count(seat, `Bought, ${entryAt(ctx, event.card as number).colour}`)
        return notes.had(seat, 'Card bought', `card.${kind}`)
      case 'played':
        return notes.had(seat, 'Card played', `card.${kind}`)
      case 'acted':
        return notes.count(seat, 'Actions')
      case 'reacted':
      case 'saved':
        return notes.count(seat, 'Reactions used')
      case 'cruiseLimit':
        return notes.table('End of the Cruise', 'its last round was over')
      case 'undertow':
        return notes.had(seat, 'Undertow', 'was pulled by it')
      case 'turn':
        notes.count(seat, event.phase === 'sinking' ? 'Turns in the Sinking' : 'Turns in the Cruise')
        if (event.phase === 'sinking' && event.turn === 1)
          for (const [owner, { deck, hand, water, board }] of state.ships.entries()) {
            const cards = deck.length + hand.length + water.length + board.length
            const size = cards <= THIN ? `${THIN} or fewer` : cards >= THICK ? `${THICK} or more` : 'in between'
            notes.had(owner, 'Cards at the start of the Sinking', size)
            notes.count(owner, 'Deck at the start of the Sinking', deck.length)
            notes.count(owner, 'Board worth at the start of the Sinking', worth(ctx, owner))
          }
    }
  },

  end(ctx: ReadCtx, notes) {
    for (const [seat, { board }] of ctx.state.ships.entries())
      for (const card of board) notes.had(seat, 'Card saved', `card.${kindName(ctx.state.faces[card])}`)
  },
}
