import { type Ask, type AskKind, intern, type Offers, type Seat } from '@flotilla/kernel'
import { type BottomState, type Ctx, type ReadCtx, topDeed } from '../../board/state.ts'
import type { Edition } from '../../edition/schema.ts'
import { isAboard } from '../effects/own-parts.ts'
import { buryFromBoard } from '../effects/take-return-bury.ts'

export const followAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'jack.follow', seat }))
const follow = intern((follow: boolean) => ({ follow }))
type FollowChoice = { readonly follow: boolean }

export const jackFollow: AskKind<BottomState, Edition, Ask, FollowChoice> = {
  rule: 'TB-K7',
  offer(_io: ReadCtx, _ask: Ask, to: Offers): void {
    to.offer(follow(true))
    to.offer(follow(false))
  },
  answer(ctx: Ctx, _ask: Ask, choice: FollowChoice): void {
    const deed = topDeed(ctx)
    if (choice.follow && isAboard(ctx, deed, deed.card)) buryFromBoard(ctx, deed.seat, deed.card)
  },
  fallback: () => follow(false),
}
