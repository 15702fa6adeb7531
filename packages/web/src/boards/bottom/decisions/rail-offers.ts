import { NONE, priceIn, type ReadCtx } from '@flotilla/bottom/client'
import { readView, type Choice, type Message } from '@flotilla/kernel'
import type { Offered } from '../../../table/board.ts'
import type { Here } from '../../kit/here.ts'
import { at, placeOf, type BottomProps, type Table } from '../props.ts'
import type { Staging } from './staging.ts'

/** What the shop sells for the pool together with what lies on the rail. */
export function railOffers(board: BottomProps, ctx: ReadCtx, staging: Staging): readonly Offered[] {
  const { view } = board
  if (!staging.active || staging.staged.length === 0 || view.phase !== 'cruise') return []
  const slots = [...view.row.flatMap((back, k) => (back === NONE ? [] : [k + 1])), ...(view.iceberg === NONE ? [] : (['iceberg'] as const))]
  return slots.flatMap((buy) => {
    if (!staging.pays(priceIn(ctx, buy))) return []
    return [{ choice: { buy }, text: inWords(board, staging, { buy }) }]
  })
}

/** What a choice is called that only the rail pays for: the words it will have when the rail has become points. */
export const inWords = ({ game, view, ask }: BottomProps, { sum }: Staging, choice: Choice): Message =>
  ask === null ? { code: '' } : game.words.choice(readView(game, { ...view, points: sum }), ask, choice)

/** A refusal for want of points counts what lies on the rail. */
export const withPoints = ({ offered, refused }: Here, { staged, sum }: Staging): Here => ({
  offered,
  refused:
    staged.length === 0
      ? refused
      : refused.map((one) => (one.params?.points === undefined ? one : { ...one, params: { ...one.params, points: sum } })),
})

/** What can be done at a place of the shop: with the rail more can be paid for than with the points alone. */
export function withRail({ board, choosing, staging }: Table, place: string): Here {
  const offered = choosing.railOffers.filter(({ choice }) => placeOf(choice) === place)
  return offered.length > 0 ? { offered, refused: [] } : withPoints(at(board, place), staging)
}
