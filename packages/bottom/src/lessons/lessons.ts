import { PUBLIC, everyone, type Choice, type Seat } from '@flotilla/kernel'
import { LEARNER, Stage, type Lesson } from '@flotilla/kernel/lesson'
import { kindName, type KindId } from '../board/kinds.ts'
import type { BottomState } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { bottom } from '../index.ts'

type BottomLesson = Lesson<BottomState, Edition>

/** Two liners, the first turn of the Cruise is yours; a Singer stands first in the shop. */
function cruise(): Stage<BottomState, Edition> {
  const stage = new Stage<BottomState, Edition>(bottom, { seats: ['You', 'Bram'], options: { firstPlayer: 0 } })
  const { pools, row } = stage.state
  const singers = pools[0].faces.filter((face) => kindName(face) === 'singer')
  return stage.stack([row[0]], [singers[0]])
}

/** Enough points in hand for the Iceberg. */
const rich = (): Stage<BottomState, Edition> => cruise().set((state) => void (state.points = 20))

const BRAM = 1

/** A Singer and a Lifebuoy lie on your board, and a Pirate on Bram's. */
const manned = (): Stage<BottomState, Edition> =>
  cruise().set((state) => {
    for (const [seat, kind] of [
      [LEARNER, 'singer'],
      [LEARNER, 'lifebuoy'],
      [BRAM, 'pirate'],
    ] as const)
      comeAboard(state, seat, kind)
  })

function comeAboard({ shopDeck, faces, known, ships, seats }: BottomState, seat: Seat, kind: KindId): void {
  const [card] = shopDeck.splice(
    shopDeck.findIndex((back) => kindName(faces[back]) === kind),
    1,
  )
  known[card] = PUBLIC | everyone(seats)
  ships[seat].board.push(card)
}

type Doing = 'sacrifice' | 'play' | 'buy' | 'end' | 'other'

/** What a choice of the main step is. */
const doing = (choice: Choice): Doing =>
  'sacrifice' in choice ? 'sacrifice' : 'play' in choice ? 'play' : 'buy' in choice ? 'buy' : 'end' in choice ? 'end' : 'other'

const buy: BottomLesson = {
  id: 'buy',
  minutes: 3,
  stage: cruise,
  steps: [
    { says: 'hand', at: 'hand:0' },
    { says: 'sacrifice', wants: (choice) => doing(choice) === 'sacrifice' || 'sacrifice.other' },
    { says: 'more', wants: (choice) => doing(choice) === 'sacrifice' || 'more.other' },
    { says: 'third', wants: (choice) => doing(choice) === 'sacrifice' || 'more.other' },
    { says: 'shop', at: 'slot:1', wants: (choice) => doing(choice) === 'buy' || 'shop.other' },
    { says: 'water', at: 'water:0' },
    { says: 'draw', at: 'deck:0' },
    { says: 'remember' },
  ],
}

const play: BottomLesson = {
  id: 'play',
  minutes: 2,
  stage: cruise,
  steps: [
    { says: 'board', at: 'board:0' },
    { says: 'pay', wants: (choice) => doing(choice) === 'sacrifice' || 'pay.other' },
    {
      says: 'lay',
      wants(choice) {
        const what = doing(choice)
        return what === 'play' || (what === 'sacrifice' ? 'lay.more' : 'lay.other')
      },
    },
    { says: 'saved', at: 'board:0' },
    { says: 'dearer' },
    { says: 'remember' },
  ],
}

const act: BottomLesson = {
  id: 'act',
  minutes: 3,
  stage: manned,
  // Bram sends his Pirate out.
  others: ({ kind, seat }, { ships }) => (kind === 'main' && seat === BRAM ? { act: ships[BRAM].board[0] } : undefined),
  steps: [
    { says: 'texts', at: 'board:0' },
    { says: 'singer', wants: (choice) => 'act' in choice || 'singer.other' },
    { says: 'tired', at: 'board:0' },
    { says: 'spend', lasts: ['main'], wants: () => true },
    { says: 'react', wants: (choice) => !('pass' in choice) || 'react.pass' },
    { says: 'saved', at: 'board:0' },
    { says: 'limit', at: 'hand:0' },
    { says: 'remember' },
  ],
}

const iceberg: BottomLesson = {
  id: 'iceberg',
  minutes: 2,
  stage: rich,
  steps: [
    { says: 'points' },
    {
      says: 'strike',
      wants: (choice) => ('buy' in choice && choice.buy === 'iceberg') || (doing(choice) === 'buy' ? 'strike.card' : 'strike.other'),
    },
    { says: 'struck', at: 'hand:0' },
    { says: 'air', at: 'deck:0' },
    { says: 'remember' },
  ],
}

const sinking: BottomLesson = {
  id: 'sinking',
  minutes: 3,
  stage: () => rich().when({ by: 'You', choice: { buy: 'iceberg' } }),
  steps: [
    { says: 'hand', at: 'hand:0' },
    { says: 'burn', wants: (choice) => doing(choice) === 'sacrifice' || 'burn.other' },
    {
      says: 'save',
      wants(choice) {
        const what = doing(choice)
        return what === 'play' || (what === 'sacrifice' ? true : 'save.other')
      },
    },
    { says: 'rest', lasts: ['main'], wants: () => true },
    { says: 'draw', at: 'deck:0' },
    { says: 'sunk', at: 'deck:0' },
    { says: 'end', at: 'board:0' },
    { says: 'remember' },
  ],
}

export const lessons = [buy, play, act, iceberg, sinking] as const
