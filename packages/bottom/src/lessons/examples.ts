import { PUBLIC, everyone, seatBit } from '@flotilla/kernel'
import { LEARNER, Stage, type Picture } from '@flotilla/kernel/lesson'
import { kindName, type KindId } from '../board/kinds.ts'
import { TIRED, type BottomState } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { bottom } from '../index.ts'
import { TURN_READY } from '../rules/steps.ts'

const PRICE = 20
/** Some turns in: everybody draws the full number of cards. */
const TURN = 4

/** The example turn of the rules page: what Anne begins it with, and her cards are ready and drawn. */
function turn(): Stage<BottomState, Edition> {
  const stage = new Stage<BottomState, Edition>(bottom, { seats: ['Anne', 'Bram'], options: { firstPlayer: 0 } })
  const { state } = stage
  const taken = (list: number[], kind: KindId): number => {
    const at = list.findIndex((back) => kindName(state.faces[back]) === kind)
    return list.splice(at, 1)[0]
  }
  const [anne, bram] = state.ships
  const all = PUBLIC | everyone(state.seats)
  stage.set(({ shopDeck, known }) => {
    anne.board.push(taken(shopDeck, 'singer'), taken(shopDeck, 'stoker'))
    bram.board.push(taken(shopDeck, 'pirate'), taken(shopDeck, 'chef'))
    for (const card of [...anne.board, ...bram.board]) known[card] = all
    // What is mixed into her deck when the Cruise ends.
    anne.water.push(taken(shopDeck, 'rats'), taken(shopDeck, 'maid'))
    state.points = PRICE
  })
  stage.when({ by: 'Anne', choice: { buy: 'iceberg' } })
  return stage
    .set(({ known, turned }) => {
      const own = [...anne.deck.splice(0), ...anne.hand.splice(0)]
      for (const card of own) known[card] = 0
      anne.hand.push(taken(own, 'baby'), taken(own, 'rats'))
      for (const card of anne.hand) known[card] = seatBit(LEARNER)
      anne.deck.push(taken(own, 'maid'), taken(own, 'passenger'), ...own)
      turned[anne.board[0]] = TIRED
      state.turn = TURN
      bram.turns = TURN / 2
    })
    .from(TURN_READY)
}

/** The example of the rules page, when the main step begins. */
export const examples: readonly Picture[] = [{ id: 'exampleTurn', stage: turn, at: ['board:0', 'hand:0', 'deck:0', 'worth:0'] }]
