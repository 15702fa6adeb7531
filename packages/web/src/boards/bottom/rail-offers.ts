import { NONE, priceIn, type Io } from '@flotilla/bottom/face'
import type { Offered } from '../../table/board.ts'
import type { Here } from '../here.ts'
import { at, placeOf, type BottomProps, type Table } from './props.ts'
import type { Staging } from './staging.ts'

/** What the shop sells for the pool together with what lies on the rail. */
export function railOffers({ view }: BottomProps, io: Io, staging: Staging): readonly Offered[] {
  if (!staging.active || staging.staged.length === 0 || view.phase !== 'cruise') return []
  const slots = [...view.row.flatMap((back, k) => (back === NONE ? [] : [k + 1])), ...(view.iceberg === NONE ? [] : (['iceberg'] as const))]
  return slots.flatMap((buy) => {
    const price = priceIn(io, buy)
    if (!staging.pays(price)) return []
    return [{ choice: { buy }, text: { code: 'board.buyFor', params: { price, left: staging.sum - price } } }]
  })
}

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
