import { intern, type Ask, type AskKind, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { beginAction, unmetAction } from './actions.ts'
import { ask, pose } from './asks/posing.ts'
import { costFactor, discount } from '../board/board.ts'
import { hasPartner } from '../board/assistant.ts'
import { CARDS } from './cards/index.ts'
import type { SacrificeChoice } from './asks/choices.ts'
import type { Edition } from '../edition/schema.ts'
import { jettison } from './effects/jettison.ts'
import { canSteer, steer, steerChoice, type SteerChoice } from './looking.ts'
import { announcePlay, hostAsk, mergeAsk } from './playing.ts'
import { isBarred, noHost, noPartner, notLastShip, nothingToSteer, tooDearToPlay } from './asks/reasons.ts'
import { offerSacrifices, sacrifice } from './points-and-sacrifice.ts'
import { offerPurchases, purchase, type Slot } from './shop.ts'
import { NONE, cardAt, valueAt, type BottomState, type Ctx, type ReadCtx } from '../board/state.ts'
import { ICEBERG_HIT, SETTLE, TURN_END, TURN_MAIN, TURN_NEXT, shipSink } from './steps.ts'
import { goesFreely, hasOpponent } from './asks/targets.ts'
import { isLastShip } from './sinking-phase.ts'
import { endTurn } from './turn.ts'

const mainAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'main', seat }))
const play = intern((play: number) => ({ play }))
const actWith = intern((act: number) => ({ act }))
export const endChoice = intern(() => ({ end: true as const }))()
const abandon = intern(() => ({ abandon: true as const }))()
export type MainChoice =
  | SacrificeChoice
  | { readonly play: number }
  | { readonly act: number }
  | { readonly buy: Slot }
  | SteerChoice
  | typeof endChoice
  | typeof abandon

export const mainSteps = {
  /** TB-2.6; a ship that sank in its own turn has no more of it (TB-11.4). */
  'turn.main'(ctx: Ctx): void {
    const s = ctx.state
    s.dealing = 0
    if (s.ships[s.active].sunk) ctx.push(TURN_NEXT)
    else ask(ctx, mainAsk(s.active))
  },
}

/** Why a hand card cannot be played, its cost aside. */
function unmetPlay(ctx: ReadCtx, seat: Seat, card: number): Reason<BottomState, Edition> | null {
  const { faces, barred } = ctx.state
  const { merges, hosted } = CARDS[faces[card] >> 6]
  if (barred.length > 0 && barred.includes(faces[card])) return isBarred
  if (merges === true && !hasPartner(ctx, seat)) return noPartner
  return hosted === true && !hasOpponent(ctx, seat) ? noHost : null
}

// TB-2.8: nobody else is asked for a main step.
export const main: AskKind<BottomState, Edition, Ask, MainChoice> = {
  rule: 'TB-2.6',
  /** Cards nobody else knows could always do something: whoever ends at once would tell that they do not. */
  own: ({ state }, { seat }) => state.ships[seat].hand.length > 0,

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const s = ctx.state
    const { hand, board } = s.ships[seat]
    const factor = costFactor(ctx, seat)
    const off = discount(ctx, seat)
    for (let i = 0; i < board.length; i++) {
      const { tires } = ctx.edition.cards[s.faces[board[i]] >> 6]
      if (tires === 'action' || to.refused !== null) to.offer(actWith(board[i]), unmetAction(ctx, seat, board[i]))
    }
    for (let i = 0; i < hand.length; i++)
      to.offer(play(hand[i]), unmetPlay(ctx, seat, hand[i]) ?? (valueAt(ctx, hand[i]) * factor - off > s.points ? tooDearToPlay : null))
    offerPurchases(ctx, to)
    offerSacrifices(ctx, seat, to)
    if (canSteer(ctx, seat)) to.offer(steerChoice)
    else if (to.refused !== null) to.offer(steerChoice, nothingToSteer)
    to.offer(endChoice)
    // TB-R56
    to.offer(abandon, isLastShip(s) ? null : notLastShip)
  },

  answer(ctx: Ctx, { seat }: Ask, choice: MainChoice): void {
    if ('sacrifice' in choice) {
      ctx.push(TURN_MAIN)
      ctx.push(SETTLE)
      return sacrifice(ctx, seat, choice)
    }
    if ('end' in choice) return ctx.push(TURN_END)
    if ('buy' in choice) {
      const last = purchase(ctx, seat, choice.buy)
      return ctx.push(last ? ICEBERG_HIT : TURN_MAIN)
    }
    if ('abandon' in choice) {
      ctx.emit?.({ type: 'abandoned', seat })
      ctx.push(TURN_NEXT)
      return endTurn(ctx, shipSink(seat))
    }
    ctx.push(TURN_MAIN)
    if ('play' in choice) playCard(ctx, seat, choice.play)
    else if ('act' in choice) act(ctx, seat, choice.act)
    else steer(ctx, seat)
  },

  fallback: () => endChoice,
}

/** TB-R19: what may go overboard freely just goes; nobody can answer that. */
function act(ctx: Ctx, seat: Seat, card: number): void {
  if (!goesFreely(ctx, card)) return beginAction(ctx, seat, card, 'action')
  ctx.push(SETTLE)
  jettison(ctx, seat, card, 'board', false)
}

/** TB-6.5: the partner or host is named before it is announced. */
// TB-6.1
function playCard(ctx: Ctx, seat: Seat, card: number): void {
  const { merges, hosted } = cardAt(ctx, card)
  ctx.reveal(card)
  if (merges === true) pose(ctx, mergeAsk(seat, card, 'play'))
  else if (hosted === true) pose(ctx, hostAsk(seat, card, 'play'))
  else announcePlay(ctx, seat, card, NONE, NONE)
}
