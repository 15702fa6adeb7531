import { mint, reason, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import { WORKSHOP } from '../board/chart.ts'
import type { Place, Quest } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { islandNumber, tradingNumber } from '../board/pieces.ts'
import {
  GOOD_KINDS,
  LOOT,
  QUESTS,
  TALLY,
  T_EXPLORE,
  T_HIT,
  T_LAND,
  T_LAND_TURN,
  T_STORE,
  T_STORE_TURN,
  chart,
  hidesHand,
  home,
  type Io,
  type SeenQuests,
} from '../board/state.ts'
import { clueDraw, questReward, type Reward } from './steps.ts'
import { gainAmmo, gainCoins, gainProsperity, returnGoods } from './supplies.ts'
import { draw, outOfHand } from './decks.ts'
import { needed, progress } from '../board/tally.ts'

// --- deeds: counted for every quest in the hand, whatever it asks for, so that counts tell nothing (QC-5.6) --

/** A deed of a seat: `by` more of a kind. Quests that it completes are rewarded in the order they were drawn (QC-5.7). */
export function deed(io: Io, seat: Seat, kind: number, by: number): void {
  const { quests, tally } = io.state.ships[seat]
  if (quests.length === 0) return
  for (let i = 0; i < quests.length; i++) tally[i * TALLY + kind] += by
  finish(io, seat)
}

/** QC-5.8: the damage that one Attack marked. */
export function hitDeed(io: Io, seat: Seat, damage: number): void {
  const { quests, tally } = io.state.ships[seat]
  for (let i = 0; i < quests.length; i++) tally[i * TALLY + T_HIT] = Math.max(tally[i * TALLY + T_HIT], damage)
  finish(io, seat)
}

/** QC-5.10: a landing event, perhaps with an exploration: one deed. */
export function landed(io: Io, seat: Seat, island: number, explored: boolean): void {
  const { quests, tally } = io.state.ships[seat]
  for (let i = 0; i < quests.length; i++) {
    if (explored) tally[i * TALLY + T_EXPLORE]++
    tally[i * TALLY + T_LAND] |= 1 << island
    tally[i * TALLY + T_LAND_TURN] |= 1 << island
  }
  finish(io, seat)
}

export function stored(io: Io, seat: Seat): void {
  const { quests, tally } = io.state.ships[seat]
  for (let i = 0; i < quests.length; i++) {
    tally[i * TALLY + T_STORE]++
    tally[i * TALLY + T_STORE_TURN]++
  }
  finish(io, seat)
}

/** What counts within one turn begins anew. */
export function newTurnTally({ ships }: SeenQuests, seat: Seat): void {
  const { quests, tally } = ships[seat]
  for (let i = 0; i < quests.length; i++) {
    tally[i * TALLY + T_LAND_TURN] = 0
    tally[i * TALLY + T_STORE_TURN] = 0
  }
}

/** QC-5.3: deeds finish by themselves. */
function finish(io: Io, seat: Seat): void {
  const s = io.state
  const ship = s.ships[seat]
  let done: number[] | null = null
  for (let i = 0; i < ship.quests.length; i++) {
    const face = s.faces[ship.quests[i]]
    const { goal } = io.edition.quests[face]
    if (progress(ship.tally, i, goal) >= needed(goal)) (done ??= []).push(ship.quests[i])
  }
  if (done === null) return
  for (let i = done.length - 1; i >= 0; i--) io.push(questReward(seat, s.faces[done[i]]))
  for (let i = 0; i < done.length; i++) layOpen(io, seat, done[i])
}

/** QC-5.5: a finished quest is laid open and stays with the player. */
function layOpen(io: Io, seat: Seat, back: number): void {
  const s = io.state
  outOfHand(io, seat, QUESTS, back)
  io.reveal(back)
  s.ships[seat].finished.push(back)
  io.emit?.({ type: 'finished', seat, card: back, what: cardId(io, QUESTS, back) })
}

export const questSteps = {
  /** QC-5.4 */
  'quest.reward'(io: Io, { seat, quest }: Reward): void {
    const { prosperity, coins, ammo, loot, clues } = io.edition.quests[quest].reward
    gainProsperity(io, seat, prosperity, 'quests')
    gainCoins(io, seat, coins)
    gainAmmo(io, seat, ammo)
    for (let i = 0; i < loot; i++) draw(io, seat, LOOT)
    for (let i = 0; i < clues; i++) io.push(clueDraw(seat))
  },
}

// --- delivering and paying ----------------------------------------------------------------------------------

export const questChoice = mint((card: string) => ({ do: 'quest' as const, card }))
type QuestChoice = ReturnType<typeof questChoice>

/** Whether a ship lying on this cell is at the place of a quest (QC-5.2). */
export function isAtPlace(s: SeenQuests, seat: Seat, cell: number, place: Place): boolean {
  const map = chart(s)
  if (place === 'anyWorkshop') return map.terrain[cell] === WORKSHOP
  if (place === 'ownHome') return cell === home(s, seat)
  return cell === ('island' in place ? map.cellOf[islandNumber(place.island)] : map.trading[tradingNumber(place.trading)])
}

const finishesItself = reason('QC-5.3', 'refuse.finishesItself')
const wrongPlace = reason('QC-5.1', 'refuse.wrongPlace')
const goodsMissing = reason('QC-5.1', 'refuse.goodsMissing')
const coinsMissing = reason('QC-5.1', 'refuse.coinsMissing')

export function unmetQuest(io: Io, seat: Seat, { goal }: Quest): Reason | null {
  const s = io.state
  if (goal.kind !== 'deliver' && goal.kind !== 'pay') return finishesItself
  const { cell, cargo, coins } = s.ships[seat]
  if (!isAtPlace(s, seat, cell, goal.place)) return wrongPlace
  if (goal.kind === 'pay') return coins < goal.coins ? coinsMissing : null
  for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] < (goal.goods[GOODS[good]] ?? 0)) return goodsMissing
  return null
}

export function offerQuests(io: Io, seat: Seat, to: Offers): void {
  const { quests } = io.state.ships[seat]
  for (let i = 0; i < quests.length; i++) {
    const quest = io.edition.quests[io.state.faces[quests[i]]]
    if (quest !== undefined) to.offer(questChoice(quest.id), unmetQuest(io, seat, quest))
  }
}

/** As far as others know, this hand holds a quest that can be finished here and now: whoever ends at once would tell that it does not. */
export function mightFinish(io: Io, seat: Seat): boolean {
  const s = io.state
  return (
    s.ships[seat].quests.length > 0 &&
    hidesHand(s, seat) &&
    io.edition.quests.some((quest, face) => unmetQuest(io, seat, quest) === null && !isFinished(s, face))
  )
}

const isFinished = ({ ships, faces }: SeenQuests, face: number): boolean =>
  ships.some(({ finished }) => finished.some((back) => faces[back] === face))

export const questDeeds = {
  /** QC-5.1: all goods at once. */
  quest(io: Io, seat: Seat, { card }: QuestChoice): void {
    const s = io.state
    const back = backOf(io, QUESTS, s.ships[seat].quests, card)
    const { goal } = io.edition.quests[s.faces[back]]
    if (goal.kind === 'deliver') for (let good = 0; good < GOOD_KINDS; good++) returnGoods(io, seat, good, goal.goods[GOODS[good]] ?? 0)
    else if (goal.kind === 'pay') s.ships[seat].coins -= goal.coins
    io.push(questReward(seat, s.faces[back]))
    layOpen(io, seat, back)
  },
}
