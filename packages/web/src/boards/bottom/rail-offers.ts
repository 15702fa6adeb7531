import { NONE, priceIn } from '@flotilla/bottom/face'
import type { Offered } from '../../table/board.ts'
import type { Here } from '../here.ts'
import { at, placeOf, type BottomProps, type Table } from './props.ts'
import type { Staging } from './staging.ts'
import type { Io } from '@flotilla/bottom/face'

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

/** What can be done at a place of the shop: with the rail more can be paid for than with the points alone. */
export function withRail({ board, choosing }: Table, place: string): Here {
  const offered = choosing.railOffers.filter(({ choice }) => placeOf(choice) === place)
  return offered.length > 0 ? { offered, refused: [] } : at(board, place)
}
