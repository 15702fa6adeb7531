import { reason, type Ask, type Choice } from '@flotilla/kernel'
import { costSum } from '../../board/board.ts'
import type { Edition } from '../../edition/schema.ts'
import { ICEBERG, kindName, ruleOf } from '../../board/kinds.ts'
import { icebergPrice } from '../pace.ts'
import { numberOf, priceAt, type BottomState, type ReadCtx } from '../../board/state.ts'

// Why a choice is not legal, by the number of the rule it breaks.

type Named = { readonly [key: string]: number }
/** The back a choice is about: the one number in it that names a card. */
const backIn = (choice: Choice): number => {
  const { card, sacrifice, play, act, take, copy, onto, use, steward, lifebuoy, discard } = choice as Named
  return card ?? sacrifice ?? play ?? act ?? take ?? copy ?? onto ?? use ?? steward ?? lifebuoy ?? discard ?? 0
}
const named = (ctx: ReadCtx, _ask: Ask, choice: Choice) => ({ card: kindName(ctx.state.faces[backIn(choice)]) })
const about = (rule: string, code: string) => reason<BottomState, Edition>(rule, `refuse.${code}`, named)

export const sunkShip = reason('TB-11.3', 'refuse.sunkShip')
export const noDeck = reason('TB-3.9', 'refuse.noDeck')

export const bandClings = reason<BottomState, Edition>('TB-4.5', 'refuse.clings', (ctx, ask, choice) => ({
  ...named(ctx, ask, choice),
  needed: numberOf(ctx, ctx.state.faces[backIn(choice)] >> 6, 'board'),
}))
/** For picks on a board: TB-13.1 leaves it there. */
export const staysAboard = reason<BottomState, Edition>('TB-6.7', 'refuse.clings', (ctx, ask, choice) => ({
  ...named(ctx, ask, choice),
  needed: numberOf(ctx, ctx.state.faces[backIn(choice)] >> 6, 'board'),
}))
export const isBarred = about('TB-14.14', 'barred')
export const noPartner = about('TB-17.1', 'noPartner')
export const noHost = about('TB-6.6', 'noHost')
export const tooDearToPlay = reason<BottomState, Edition>('TB-6.2', 'refuse.tooDearToPlay', (ctx, ask, choice) => {
  const card = backIn(choice)
  const own = ask.seat === ctx.state.active
  return {
    ...named(ctx, ask, choice),
    ...costSum(ctx, ask.seat, card),
    points: own ? ctx.state.points : ctx.state.purse,
  }
})
export const cannotCarry = about('TB-K22', 'cannotCarry')
export const pickOneFirst = reason('TB-17.3', 'refuse.pickOneFirst')
export const noAlternative = about('TB-14.10', 'noAlternative')
export const notAnAttack = about('TB-14.10', 'notAnAttack')
export const outOfReach = about('TB-14.10', 'outOfReach')
export const notInBatch = about('TB-14.11', 'notInBatch')
export const tidiedAlready = reason('TB-2.4', 'refuse.tidiedAlready')
export const cannotBeSaved = about('TB-11.2', 'cannotBeSaved')
export const isTired = about('TB-7.2', 'tired')
export const isUsed = about('TB-7.5', 'used')
export const isNoAction = about('TB-14.1', 'noAction')
export const onlyReacts = about('TB-14.6', 'onlyReacts')
export const isCoveredByAssistant = about('TB-17.5', 'covered')
export const cannotTire = about(ruleOf(10), 'cannotTire')
export const cannotBeRescued = about(ruleOf(32), 'cannotBeRescued')
export const namedAlready = about('TB-17.3', 'namedAlready')
export const placeNamed = reason('TB-17.3', 'refuse.placeNamed')
export const otherSeat = about('TB-17.3', 'otherSeat')
export const noCardToName = about('TB-14.1', 'noCardToName')
export const noHandCard = about('TB-14.1', 'noHandCard')
export const noOpponentBoard = about('TB-14.1', 'noOpponentBoard')
export const noOpponentHand = about('TB-14.1', 'noOpponentHand')
export const noOpponentDeck = about('TB-14.1', 'noOpponentDeck')
export const ownDeckEmpty = about('TB-14.1', 'ownDeckEmpty')
export const nothingInZone = reason('TB-14.1', 'refuse.nothingThere')
export const notCopied = about('TB-15.6', 'notCopied')
export const tiredToCopy = about('TB-15.6', 'tired')
export const notYourTurn = about('TB-15.6', 'notYourTurn')

export const shopClosed = reason('TB-10.1', 'refuse.shopClosed')
export const emptySlot = reason('TB-5.4', 'refuse.emptySlot')
export const neverSold = reason('TB-5.5', 'refuse.neverSold')
export const tooDearToBuy = reason<BottomState, Edition>('TB-5.1', 'refuse.tooDearToBuy', (ctx, _ask, choice) => {
  const { buy } = choice as { buy: number | 'iceberg' }
  return {
    price: priceIn(ctx, buy),
    points: ctx.state.points,
    card: buy === 'iceberg' ? 'iceberg' : kindName(ctx.state.faces[ctx.state.row[buy - 1]]),
  }
})
export const notLastShip = reason('TB-10.4', 'refuse.notLastShip')
export const nothingToSteer = reason('TB-18.4', 'refuse.nothingToSteer')

/** The price of a slot of the row, counted from 1, or of the Iceberg (TB-5.1). */
export function priceIn(ctx: ReadCtx, slot: number | 'iceberg'): number {
  if (slot === 'iceberg') return icebergPrice(ctx.state.options, ctx.edition.cards[ICEBERG].buy ?? 0)
  return priceAt(ctx, ctx.state.row[slot - 1])
}
