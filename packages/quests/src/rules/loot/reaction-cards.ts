import type { Seat } from '@flotilla/kernel'
import { type Ctx, hidesHand, isMarauder, LOOT, MARAUDERS, NOBODY, placeOf, type ReadCtx } from '../../board/state.ts'
import { SINK } from '../steps.ts'
import { hurt } from '../damage-and-sinking.ts'
import { endVoyage } from '../movement.ts'
import type { LootId } from '../../edition/schema.ts'
import { backOf, designAt } from '../../board/cards.ts'
import { discard } from '../decks.ts'

export const TRIGGERS = ['enter', 'attack', 'sink', 'roll'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Cards that answer a trigger from hand, also on others' turns (QC-12.5). `about` is the ship that set it off, or the chosen target. */
interface Reaction {
  readonly on: Trigger
  readonly play: (ctx: Ctx, seat: Seat, about: number) => void
}

export const REACTIONS: Readonly<Partial<Record<LootId, Reaction>>> = {
  // QC-R19: when your ship sinks, before it leaves its space: 1 other ship in that space takes 2 damage.
  tome: {
    on: 'sink',
    play: (ctx, seat, target) => void hurt(ctx, target, 2, seat),
  },
  // QC-12.10: when an enemy ship moves into your space: that ship, if still there, takes 2 damage.
  mine: {
    on: 'enter',
    play(ctx, seat, mover) {
      hurt(ctx, mover, 2, seat)
      ctx.push(SINK)
    },
  },
  // QC-12.9: same trigger: that ship goes back to the space it came from and its voyage or move ends.
  lantern: {
    on: 'enter',
    play(ctx, _seat, mover) {
      const s = ctx.state
      if (isMarauder(mover)) s.marauders[mover - MARAUDERS].cell = s.from
      else s.ships[mover].cell = s.from
      ctx.emit?.({ type: 'displaced', ship: mover, cell: s.from, place: placeOf(s, s.from) })
      if (!isMarauder(mover)) endVoyage(ctx)
    },
  },
  // QC-12.13: when you roll for Treacherous Seas: the roll counts as passed.
  repellent: {
    on: 'roll',
    play: (ctx) => void (ctx.state.added = 6),
  },
  // When an Attack on you was rolled, before its damage: reduce that damage by 2.
  bulwark: {
    on: 'attack',
    play: (ctx) => void ctx.state.shields++,
  },
}

/** Whether the card under this back answers the trigger. */
export function answers(ctx: ReadCtx, back: number, trigger: Trigger): boolean {
  const id = designAt(ctx, back)
  return id !== undefined && REACTIONS[id]?.on === trigger
}

/** QC-12.21: who is asked for an answer from hand; where others must not learn of the hand, a loot card there is enough. */
export function mayAnswer(ctx: ReadCtx, seat: Seat, trigger: Trigger): boolean {
  const { loot } = ctx.state.ships[seat]
  if (hidesHand(ctx.state, seat)) return loot.length > 0
  for (let i = 0; i < loot.length; i++) if (answers(ctx, loot[i], trigger)) return true
  return false
}

/** Effect first, then the card goes to the pile: openly, so the card is shown as it is played. */
export function playReaction(ctx: Ctx, seat: Seat, card: string, about: number): void {
  const back = backOf(ctx, LOOT, ctx.state.ships[seat].loot, card)
  const id = designAt(ctx, back)
  ctx.emit?.({ type: 'played', seat, card: back, what: card, ...(about === NOBODY ? {} : { target: about }) })
  discard(ctx, seat, LOOT, back)
  if (id !== undefined) REACTIONS[id]?.play(ctx, seat, about)
}
