import { intern, reason, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import { WORKSHOP } from '../board/chart.ts'
import type { Place, Quest } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { islandNumber, tradingNumber } from '../board/pieces.ts'
import {
  type QuestsState,
  GOOD_KINDS,
  LOOT,
  QUESTS,
  chart,
  hidesHand,
  home,
  type Ctx,
  type SeenQuests,
  type ReadCtx,
} from '../board/state.ts'
import { clueDraw, questReward, type Reward } from './steps.ts'
import { gainProsperity } from './prosperity.ts'
import { gainAmmo, gainCoins, returnGoods } from './supplies.ts'
import { draw, outOfHand } from './decks.ts'
import { FRESH_TALLY, needed, progress, type CountedDeed, type Tally } from '../board/tally.ts'

// --- deeds: counted for every quest in the hand, whatever it asks for, so that counts tell nothing (QC-5.6) --

/** QC-5.9, QC-5.11, QC-5.12: a deed of a seat, on whoever's turn: one more of a kind. Quests that it completes are rewarded in the order they were drawn (QC-5.7). */
export function deed(ctx: Ctx, seat: Seat, kind: CountedDeed): void {
  count(ctx, seat, (tally) => ({ ...tally, [kind]: tally[kind] + 1 }))
}

/** QC-5.8: the damage that one Attack marked. */
export function hitDeed(ctx: Ctx, seat: Seat, damage: number): void {
  count(ctx, seat, (tally) => ({ ...tally, hit: Math.max(tally.hit, damage) }))
}

const withIsland = (islands: readonly number[], island: number): readonly number[] =>
  islands.includes(island) ? islands : Object.freeze([...islands, island])

/** QC-5.10: a landing event, perhaps with an exploration: one deed. */
export function landed(ctx: Ctx, seat: Seat, island: number, explored: boolean): void {
  count(ctx, seat, (tally) => ({
    ...tally,
    explore: tally.explore + (explored ? 1 : 0),
    land: withIsland(tally.land, island),
    landThisTurn: withIsland(tally.landThisTurn, island),
  }))
}

export function stored(ctx: Ctx, seat: Seat): void {
  count(ctx, seat, (tally) => ({ ...tally, store: tally.store + 1, storeThisTurn: tally.storeThisTurn + 1 }))
}

/** What counts within one turn begins anew. */
export function newTurnTally({ ships }: QuestsState, seat: Seat): void {
  const { tally } = ships[seat]
  for (let slot = 0; slot < tally.length; slot++)
    if (tally[slot].landThisTurn.length > 0 || tally[slot].storeThisTurn > 0)
      tally[slot] = Object.freeze({ ...tally[slot], landThisTurn: FRESH_TALLY.landThisTurn, storeThisTurn: 0 })
}

function count(ctx: Ctx, seat: Seat, after: (tally: Tally) => Tally): void {
  const { tally } = ctx.state.ships[seat]
  if (tally.length === 0) return
  for (let slot = 0; slot < tally.length; slot++) tally[slot] = Object.freeze(after(tally[slot]))
  finish(ctx, seat)
}

/** QC-5.3: deeds finish by themselves. */
function finish(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  const ship = s.ships[seat]
  let done: number[] | null = null
  for (let i = 0; i < ship.quests.length; i++) {
    const face = s.faces[ship.quests[i]]
    const { goal } = ctx.edition.quests[face]
    if (progress(ship.tally, i, goal) >= needed(goal)) (done ??= []).push(ship.quests[i])
  }
  if (done === null) return
  for (let i = done.length - 1; i >= 0; i--) ctx.push(questReward(seat, s.faces[done[i]]))
  for (let i = 0; i < done.length; i++) layOpen(ctx, seat, done[i])
}

/** QC-5.5: a finished quest is laid open and stays with the player. */
function layOpen(ctx: Ctx, seat: Seat, back: number): void {
  const s = ctx.state
  outOfHand(ctx, seat, QUESTS, back)
  ctx.reveal(back)
  s.ships[seat].finished.push(back)
  ctx.emit?.({ type: 'finished', seat, card: back, what: cardId(ctx, QUESTS, back) })
}

export const questSteps = {
  /** QC-5.4 */
  'quest.reward'(ctx: Ctx, { seat, quest }: Reward): void {
    const { prosperity, coins, ammo, loot, clues } = ctx.edition.quests[quest].reward
    gainProsperity(ctx, seat, prosperity, 'quests')
    gainCoins(ctx, seat, coins)
    gainAmmo(ctx, seat, ammo)
    for (let i = 0; i < loot; i++) draw(ctx, seat, LOOT)
    for (let i = 0; i < clues; i++) ctx.push(clueDraw(seat))
  },
}

// --- delivering and paying ----------------------------------------------------------------------------------

export const questChoice = intern((card: string) => ({ do: 'quest' as const, card }))
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

export function unmetQuest(ctx: ReadCtx, seat: Seat, { goal }: Quest): Reason | null {
  const s = ctx.state
  if (goal.kind !== 'deliver' && goal.kind !== 'pay') return finishesItself
  const { cell, cargo, coins } = s.ships[seat]
  if (!isAtPlace(s, seat, cell, goal.place)) return wrongPlace
  if (goal.kind === 'pay') return coins < goal.coins ? coinsMissing : null
  for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] < (goal.goods[GOODS[good]] ?? 0)) return goodsMissing
  return null
}

export function offerQuests(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const { quests } = ctx.state.ships[seat]
  for (let i = 0; i < quests.length; i++) {
    const quest = ctx.edition.quests[ctx.state.faces[quests[i]]]
    if (quest !== undefined) to.offer(questChoice(quest.id), unmetQuest(ctx, seat, quest))
  }
}

/** As far as others know, this hand holds a quest that can be finished here and now: whoever ends at once would tell that it does not. */
export function mightFinish(ctx: ReadCtx, seat: Seat): boolean {
  const s = ctx.state
  return (
    s.ships[seat].quests.length > 0 &&
    hidesHand(s, seat) &&
    ctx.edition.quests.some((quest, face) => unmetQuest(ctx, seat, quest) === null && !isFinished(s, face))
  )
}

const isFinished = ({ ships, faces }: SeenQuests, face: number): boolean =>
  ships.some(({ finished }) => finished.some((back) => faces[back] === face))

export const questDeeds = {
  /** QC-5.1: all goods at once. */
  quest(ctx: Ctx, seat: Seat, { card }: QuestChoice): void {
    const s = ctx.state
    const back = backOf(ctx, QUESTS, s.ships[seat].quests, card)
    const { goal } = ctx.edition.quests[s.faces[back]]
    if (goal.kind === 'deliver') for (let good = 0; good < GOOD_KINDS; good++) returnGoods(ctx, seat, good, goal.goods[GOODS[good]] ?? 0)
    else if (goal.kind === 'pay') s.ships[seat].coins -= goal.coins
    ctx.push(questReward(seat, s.faces[back]))
    layOpen(ctx, seat, back)
  },
}
