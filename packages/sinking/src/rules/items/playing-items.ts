import { reason, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { discardSeen } from '../discard.ts'
import { leaveSeen } from '../hands.ts'
import { ITEMS, ITEMS_AT } from './index.ts'
import { playCard, type Item, type ItemChoice } from './vocabulary.ts'
import { dialShows, remove, type Ctx, type ReadCtx } from '../../board/state.ts'
import { itemDone, type WindowAt } from '../steps.ts'
import { CARDS, isTreasure } from '../../board/things.ts'

export type { ItemChoice } from './vocabulary.ts'

// Each seat's used conditions are bits: five for each window, the first for "any", then one for each action.
const VERBS: Readonly<Record<WindowAt, number>> = { enemyDice: 0, declare: 5, reveal: 10, resolve: 15, ready: 20, cannon: 20 }
const WHOLE_VERB = 31

/** The bit of an item's condition, with the action it is played for. */
const conditionBit = (ctx: ReadCtx, item: Item, seat: Seat): number =>
  1 << (VERBS[item.when.at] + (item.when.actions === 0 ? 0 : 1 + dialShows(ctx.state, seat)))

/** SK-10.2, SK-R17: one item of each condition; the verb counts, or the verb with its action (option `conditionLimit`). */
function isConditionUsed(ctx: ReadCtx, item: Item, seat: Seat): boolean {
  const used = ctx.state.conditions[seat]
  if (ctx.state.options.conditionLimit === 'verb') return (used & (WHOLE_VERB << VERBS[item.when.at])) !== 0
  return (used & conditionBit(ctx, item, seat)) !== 0
}

/** SK-R18: what the dial shows now decides. */
const fitsAction = (ctx: ReadCtx, item: Item, seat: Seat): boolean =>
  item.when.actions === 0 || (item.when.actions & (1 << dialShows(ctx.state, seat))) !== 0

const isInGame = (ctx: ReadCtx, face: number): boolean => {
  const { enemy } = ctx.edition.cards[face]
  return enemy === undefined || enemy === ctx.state.enemy
}

/** SK-10.11: whether some item of this window's condition is still allowed to the seat. */
export function conditionsLeft(ctx: ReadCtx, at: WindowAt, seat: Seat): boolean {
  const used = ctx.state.conditions[seat]
  if (ctx.state.options.conditionLimit === 'verb') return (used & (WHOLE_VERB << VERBS[at])) === 0
  for (const face of ITEMS_AT[at]) {
    const item = ITEMS[face]
    if (item !== null && isInGame(ctx, face) && fitsAction(ctx, item, seat) && !isConditionUsed(ctx, item, seat)) return true
  }
  return false
}

/** SK-10.12: whether any item would be legal here if the seat held every card of the game. */
export function couldPlayAnItem(ctx: ReadCtx, at: WindowAt, seat: Seat): boolean {
  const faces = ITEMS_AT[at]
  for (let i = 0; i < faces.length; i++) {
    const item = ITEMS[faces[i]]
    if (item !== null && isInGame(ctx, faces[i]) && unmetInPublic(ctx, at, seat, item) === null) return true
  }
  return false
}

const outsideItsWindow = reason('SK-10.1', 'refuse.outsideItsWindow')
const neverPlayed = reason('SK-10.1', 'refuse.neverPlayed')
const conditionUsed = reason('SK-10.2', 'refuse.conditionUsed')
const wrongAction: Reason = reason('SK-10.8', 'refuse.wrongAction')
const wrongResolved: Reason = reason('SK-10.9', 'refuse.wrongResolved')

function unmetInPublic(ctx: ReadCtx, at: WindowAt | null, seat: Seat, item: Item): Reason | null {
  if (item.when.at !== at) return outsideItsWindow
  if (!fitsAction(ctx, item, seat)) return at === 'reveal' ? wrongAction : wrongResolved
  if (isConditionUsed(ctx, item, seat)) return conditionUsed
  return item.needs(ctx, seat)
}

/** Every way to play one card of the hand here; none where no window is open. */
export function offerItem(ctx: ReadCtx, at: WindowAt | null, seat: Seat, card: number, to: Offers): void {
  const face = ctx.state.faces[card]
  const item = face < 0 ? null : ITEMS[face]
  const explaining = to.refused !== null
  if (item === null) {
    if (explaining && isTreasure(face)) to.offer(playCard(card), neverPlayed)
    return
  }
  const unmet = unmetInPublic(ctx, at, seat, item) ?? item.holds?.(ctx, seat, card) ?? null
  if (unmet !== null && !explaining) return
  const { names } = item
  const count = names.count(ctx)
  for (let i = 0; i < count; i++) {
    const target = names.at(ctx, i)
    to.offer(names.choice(card, target), unmet ?? item.refuses?.(ctx, seat, target) ?? null)
  }
  // A card that names something still has a reason when there is nothing to name.
  if (unmet !== null && count === 0) to.offer(playCard(card), unmet)
}

/** SK-10.4, SK-R21: shown to all, out of the hand, carried out, then discarded. */
export function playItem(ctx: Ctx, seat: Seat, choice: ItemChoice): void {
  const s = ctx.state
  const card = choice.item
  const item = ITEMS[s.faces[card]]
  if (item === null) return
  s.conditions[seat] |= conditionBit(ctx, item, seat)
  leaveSeen(ctx, seat, card)
  const target = item.names.of(choice)
  if (item.goes === undefined) {
    s.inPlay.push(card)
    ctx.push(itemDone(seat, card))
  }
  ctx.emit?.({ type: 'played', seat, card, item: CARDS[s.faces[card]], ...named(choice) })
  item.play(ctx, seat, target, card)
}

/** What a play named, for the log. */
const named = ({ item: _item, seat: target, card: named, ...rest }: ItemChoice): object => ({
  ...rest,
  ...(target === undefined ? {} : { target }),
  ...(named === undefined ? {} : { named }),
})

export const playSteps = {
  'item.done'(ctx: Ctx, { seat, card }: ReturnType<typeof itemDone>): void {
    remove(ctx.state.inPlay, card)
    discardSeen(ctx, seat, card)
  },
}
