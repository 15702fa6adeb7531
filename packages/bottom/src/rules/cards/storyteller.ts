import { type Ask, type AskKind, intern, type Offers, type Seat } from '@flotilla/kernel'
import { put } from '../playing.ts'
import { canSteer, steer, type SteerChoice, steerChoice } from '../looking.ts'
import { canBePut } from '../effects/own-parts.ts'
import { noHost, nothingToSteer } from '../asks/reasons.ts'
import { type BottomState, type Ctx, type ReadCtx, removeAt, valueAt } from '../../board/state.ts'
import { bury } from '../effects/take-return-bury.ts'
import { costFactor } from '../../board/board.ts'
import type { Edition } from '../../edition/schema.ts'
import { taleOf } from '../steps.ts'

export const taleAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'story.put', seat }))
const putTo = intern((put: 'board' | 'bottom') => ({ put }))
type TaleChoice = { readonly put: 'board' | 'bottom' } | SteerChoice

export const storyPut: AskKind<BottomState, Edition, Ask, TaleChoice> = {
  rule: 'TB-K28',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    to.offer(putTo('board'), canBePut(ctx, seat, ctx.state.ships[seat].deck[0]) ? null : noHost)
    to.offer(putTo('bottom'))
    if (ctx.state.ships[seat].deck.length > 1) to.offer(steerChoice, canSteer(ctx, seat) ? null : nothingToSteer)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: TaleChoice): void {
    const { deck } = ctx.state.ships[seat]
    const card = deck[0]
    if ('steer' in choice) {
      ctx.push(taleOf(seat))
      return steer(ctx, seat)
    }
    if (choice.put === 'board') return put(ctx, seat, card)
    removeAt(deck, 0)
    bury(ctx, seat, card)
    ctx.state.ships[seat].steered = false
    ctx.emit?.({ type: 'buried', seat, card, place: 'deck' })
  },
  fallback(ctx: ReadCtx, { seat }: Ask): TaleChoice {
    const card = ctx.state.ships[seat].deck[0]
    return putTo(canBePut(ctx, seat, card) && valueAt(ctx, card) >= 3 && costFactor(ctx, seat) === 1 ? 'board' : 'bottom')
  },
}
