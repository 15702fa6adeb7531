import type { Figures } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { nameOfThing } from '../words/names.ts'
import { seatInOrder, type SinkingState, type ReadCtx } from '../board/state.ts'
import { CHARACTERS } from '../board/things.ts'

/** What the lab counts: the enemy, characters, items and tokens, lies, and who was light when the ship had half sunk. */
export const figures: Figures<SinkingState, Edition> = {
  begin({ state }, notes) {
    notes.table('Enemy', `enemy.${state.enemy}`)
    for (let k = 0; k < state.seats; k++) notes.had(seatInOrder(state, k), 'Place in the first round', String(k + 1))
  },

  event(ctx, event, notes) {
    const { state } = ctx
    const seat = event.seat as Seat
    switch (event.type) {
      case 'revealed':
        for (const [who, action] of (event.dials as string[]).entries()) notes.count(who, `Dials: ${action}`)
        for (const liar of event.liars as Seat[]) notes.count(liar, 'Dials that lie')
        return
      case 'played':
        return notes.had(seat, 'Item played', `thing.${String(event.item)}`)
      case 'playedChest':
        return notes.had(seat, 'Chest token played', `thing.${String(event.chest)}`)
      case 'tookChest':
        return notes.had(seat, 'Chest token taken', `thing.${nameOfThing(state, event.card as number)}`)
      case 'deckEmpty':
        return notes.table('Water Deck', 'ran empty')
      case 'overboard':
        return notes.table('Treasure', 'some was washed overboard')
      case 'sank':
        if (event.level === HALF_SUNK) for (const light of lightest(ctx)) notes.had(light, 'At the start of level 3', 'the lightest hand')
    }
  },

  end({ state }, notes) {
    for (const [seat, character] of state.characters.entries()) notes.had(seat, 'Character', `character.${CHARACTERS[character]}`)
  },
}

const HALF_SUNK = 3

function lightest({ state }: ReadCtx): Seat[] {
  const sizes = state.hands.map((hand) => hand.length)
  const least = Math.min(...sizes)
  return [...sizes.keys()].filter((seat) => sizes[seat] === least)
}
