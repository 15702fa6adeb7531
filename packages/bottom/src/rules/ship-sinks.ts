import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { pose } from './asks/posing.ts'
import { timesOf } from '../board/assistant.ts'
import { worth } from '../board/board.ts'
import { CARDS } from './cards/index.ts'
import { cardChoice, type CardChoice } from './asks/choices.ts'
import type { Edition } from '../edition/schema.ts'
import { put } from './playing.ts'
import { cannotBeSaved } from './asks/reasons.ts'
import { cardAt, numberOf, type BottomState, type Ctx, type ReadCtx } from '../board/state.ts'
import { shipRescue, shipSeal, type SeatStep } from './steps.ts'
import { byValue } from './asks/targets.ts'

const isSavable = (ctx: ReadCtx, card: number): boolean => cardAt(ctx, card).hosted !== true

export const sinkSteps = {
  /** TB-11.2: the rescues are counted now; a Lifeboat rescued adds none. */
  // TB-11.1, TB-R62
  'ship.sink'(ctx: Ctx, { seat }: SeatStep): void {
    const { board } = ctx.state.ships[seat]
    ctx.emit?.({ type: 'sinking', seat })
    ctx.push(shipSeal(seat))
    for (const card of board) {
      const kind = ctx.state.faces[card] >> 6
      if (CARDS[kind].rescues !== true) continue
      const saved = numberOf(ctx, kind, 'rescue') * timesOf(ctx, card)
      for (let k = 0; k < saved; k++) ctx.push(shipRescue(seat))
    }
  },

  'ship.rescue'(ctx: Ctx, { seat }: SeatStep): void {
    if (ctx.state.ships[seat].hand.some((card) => isSavable(ctx, card))) pose(ctx, rescueAsk(seat))
  },

  /** TB-11.2, TB-11.5: everything off the board leaves the game face down; the board is sealed. */
  'ship.seal'(ctx: Ctx, { seat }: SeatStep): void {
    const s = ctx.state
    const ship = s.ships[seat]
    // TB-11.5, TB-R48: this is no jettison, so Rose, Flapper and Band do nothing.
    for (const list of [ship.hand, ship.deck, ship.water]) while (list.length > 0) s.gone.push(list.shift() ?? 0)
    ship.sunk = true
    ctx.emit?.({ type: 'sunk', seat, score: worth(ctx, seat) })
  },
}

const rescueAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'lifeboat.pick', seat }))

export const lifeboatPick: AskKind<BottomState, Edition, Ask, CardChoice> = {
  rule: 'TB-11.2',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    for (const card of ctx.state.ships[seat].hand) to.offer(cardChoice(card), isSavable(ctx, card) ? null : cannotBeSaved)
  },
  answer(ctx: Ctx, { seat }: Ask, { card }: CardChoice): void {
    ctx.emit?.({ type: 'rescued', seat, card })
    put(ctx, seat, card)
  },
  fallback: (ctx: ReadCtx, { seat }: Ask) =>
    cardChoice(
      byValue(
        ctx,
        ctx.state.ships[seat].hand.filter((card) => isSavable(ctx, card)),
        'dearest',
      ),
    ),
}
