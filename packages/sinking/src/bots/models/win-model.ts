import type { WinModel } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import type { Edition } from '../../edition/schema.ts'
import { countedCards, pointsSeen } from '../../rules/end-and-scoring.ts'
import type { SinkingState, ReadCtx } from '../../board/state.ts'
import { CHEST_POINTS, outlookOf, type Outlook } from '../outlook.ts'
import learned from './win-model.json' with { type: 'json' }

/** What counts for a seat when a round begins: most of it turns round with the ship's fate. */
export function describe(ctx: ReadCtx, seat: Seat, { saved, rich, light, toWin, toSink }: Outlook, into: number[]): void {
  const s = ctx.state
  const points = pointsSeen(ctx, seat, seat) / 10
  const cards = countedCards(ctx, seat) / 5
  const few = Math.max(0, s.hands[seat].length - ctx.edition.limits.fewestCards) / 5
  const chests = (s.chests[seat].length * CHEST_POINTS) / 10
  const soon = 1 / (1 + Math.min(toWin, toSink))
  let at = 0
  const put = (value: number): void => {
    into[at++] = value
    into[at++] = value * saved
    into[at++] = value * saved * saved
    into[at++] = value * soon
    into[at++] = value * soon * saved
  }
  put(points)
  put(cards)
  put(few)
  put(chests)
  put(Math.sqrt(Math.max(0, points)))
  put(rich)
  put(light)
  put(saved * rich + (1 - saved) * light)
}

export const winModel: WinModel<SinkingState, Edition> = {
  features: (ctx: ReadCtx, seat: Seat, into: number[]) => describe(ctx, seat, outlookOf(ctx, seat), into),
  weights: learned.weights,
}
