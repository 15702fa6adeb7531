import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { beginAction, unmetCopy } from '../actions.ts'
import { pose } from '../asks/posing.ts'
import { CARDS } from './index.ts'
import { passChoice, type PassChoice } from '../asks/choices.ts'
import type { Edition } from '../../edition/schema.ts'
import { canSteer, steer, steerChoice, type SteerChoice } from '../looking.ts'
import { notCopied, notYourTurn, tiredToCopy } from '../asks/reasons.ts'
import { READY, isOpponent, type BottomState, type Ctx, type ReadCtx } from '../../board/state.ts'
import type { SeatStep } from '../steps.ts'

const flapperAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'flapper.pick', seat }))
const copyCard = intern((copy: number) => ({ copy }))
type FlapperChoice = { readonly copy: number } | SteerChoice | PassChoice
const FLAPPER_AGAIN: (seat: Seat) => SeatStep = intern((seat) => ({ step: 'trigger.again', seat }))

export const triggerSteps = {
  /** TB-15.6; a sunk seat's trigger lapses. */
  'trigger.flapper'(ctx: Ctx, { seat }: SeatStep): void {
    if (ctx.state.ships[seat].sunk) return
    ctx.state.ships[seat].steered = false
    pose(ctx, flapperAsk(seat))
  },
  'trigger.again'(ctx: Ctx, { seat }: SeatStep): void {
    pose(ctx, flapperAsk(seat))
  },
}

export const flapperPick: AskKind<BottomState, Edition, Ask, FlapperChoice> = {
  rule: 'TB-15.6',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const s = ctx.state
    const before = to.count
    for (let other = 0; other < s.seats; other++) {
      if (!isOpponent(s, seat, other)) continue
      for (const card of s.ships[other].board) {
        const { action } = CARDS[s.faces[card] >> 6]
        if (action === undefined) continue
        // TB-R32: actions only. TB-R72: of ready cards, unless the table allows tired ones.
        const { copied } = action
        to.offer(
          copyCard(card),
          copied === undefined
            ? notCopied
            : s.turned[card] !== READY && s.options.flapper === 'ready'
              ? tiredToCopy
              : copied === 'ownTurn' && seat !== s.active
                ? notYourTurn
                : unmetCopy(ctx, seat, card),
        )
      }
    }
    // The order of the deck matters only if there is something to copy.
    if (to.count > before && canSteer(ctx, seat)) to.offer(steerChoice)
    to.offer(passChoice)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: FlapperChoice): void {
    if ('pass' in choice) return
    if ('copy' in choice) return beginAction(ctx, seat, choice.copy, 'copy')
    ctx.push(FLAPPER_AGAIN(seat))
    steer(ctx, seat)
  },
  fallback: () => passChoice,
}
