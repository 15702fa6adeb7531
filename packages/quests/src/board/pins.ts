import type { Seat } from '@flotilla/kernel'
import { cardId } from './cards.ts'
import type { Place } from '../edition/schema.ts'
import { GOODS, type Good } from './goods.ts'
import { islandNumber, tradingNumber } from './pieces.ts'
import { CLUES, QUESTS, chart, home, type ReadCtx } from './state.ts'

/** A card in hand and the spaces that it names. */
export interface Pin {
  readonly card: string
  readonly kind: 'quest' | 'clue'
  readonly cells: readonly number[]
  /** Goods of a delivery that are not aboard yet. */
  readonly missing: readonly Good[]
}

function cellsOf(ctx: ReadCtx, seat: Seat, place: Place): readonly number[] {
  const s = ctx.state
  const map = chart(s)
  if (place === 'ownHome') return [home(s, seat)]
  if (place === 'anyWorkshop') return map.workshops
  const cell = 'island' in place ? map.cellOf[islandNumber(place.island)] : map.trading[tradingNumber(place.trading)]
  return cell === -1 ? [] : [cell]
}

/** The quests and clues in a hand that name a place, as far as the viewer knows them. */
export function pinsOf(ctx: ReadCtx, seat: Seat): Pin[] {
  const s = ctx.state
  const { quests, clues, cargo } = s.ships[seat]
  const pins: Pin[] = []
  for (const back of quests) {
    if (s.faces[back] < 0) continue
    const { goal } = ctx.edition.quests[s.faces[back]]
    if (goal.kind !== 'deliver' && goal.kind !== 'pay') continue
    const missing =
      goal.kind === 'pay'
        ? []
        : GOODS.flatMap((good, k) => Array.from({ length: Math.max(0, (goal.goods[good] ?? 0) - cargo[k]) }, () => good))
    pins.push({ card: cardId(ctx, QUESTS, back), kind: 'quest', cells: cellsOf(ctx, seat, goal.place), missing })
  }
  for (const back of clues)
    if (s.faces[back] >= 0)
      pins.push({ card: cardId(ctx, CLUES, back), kind: 'clue', cells: [chart(s).cellOf[s.faces[back]]], missing: [] })
  return pins
}
