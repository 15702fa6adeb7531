import { PUBLIC, everyone, type Choice, type Seat } from '@flotilla/kernel'
import { LEARNER, Stage, type Lesson, type Look } from '@flotilla/kernel/lesson'
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

/** What the Singer costs, and what three Passengers pay. */
const PRICE = 3

/** The first card of the hand pays for another: more is not to be sacrificed, or nothing would be left to play. Null when it is paid. */
function firstPays(choice: Choice, { view: { points, ships } }: Look<BottomState>): true | string | null {
  if ('sacrifice' in choice) return points > 0 ? 'lay.more' : choice.sacrifice === ships[LEARNER].hand[0] || 'pay.keep'
  return points > 0 ? null : 'pay.other'
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
    {
      says: 'sacrifice',
      at: 'slot:1',
      lasts: ['main'],
      ends: (choice) => 'buy' in choice,
      fits: ({ points, ships, row }) => points === 0 && ships[LEARNER].hand.length === PRICE && row.length > 0,
      wants(choice, { view: { points } }) {
        if ('sacrifice' in choice) return true
        if (points < PRICE) return 'sacrifice.other'
        return ('buy' in choice && choice.buy === 1) || 'shop.other'
      },
    },
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
    {
      says: 'pay',
      lasts: ['main'],
      ends: (choice) => 'play' in choice,
      fits: ({ points }) => points === 0,
      wants: (choice, look) => firstPays(choice, look) ?? ('play' in choice || 'lay.other'),
    },
    { says: 'saved', at: 'board:0', fits: ({ ships }) => ships[LEARNER].board.length === 1 },
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
    {
      says: 'pay',
      lasts: ['main'],
      ends: (choice) => 'play' in choice,
      fits: ({ points }) => points === 0,
      wants: (choice, look) => firstPays(choice, look) ?? ('play' in choice || 'lay.other'),
    },
    { says: 'rest', lasts: ['main'], wants: () => true },
    { says: 'draw', at: 'deck:0' },
    { says: 'sunk', at: 'deck:0' },
    { says: 'end', at: 'board:0' },
    { says: 'remember' },
  ],
}

export const lessons = [buy, play, act, iceberg, sinking] as const
