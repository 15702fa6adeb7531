import type { Labels, PlateLook, ShipLook, Graded } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { MERCHANTMAN, chestSquares, hullLevel, isSolo, points, rowLevel, sum, type Icon, type ReadCtx } from '@flotilla/waves/client'
import type { WavesProps } from '../props.ts'

/** What is in pencil on a ship: values by part, the chest to bury, and what may be chosen. */
export interface Pencilled {
  readonly values: Readonly<Partial<Record<Icon, readonly number[]>>>
  readonly burying: number | null
  readonly lit: ReadonlySet<string>
  readonly frothing: boolean
}
export const NO_PENCIL: Pencilled = { values: {}, burying: null, lit: new Set(), frothing: false }

export function labelsOf(say: WavesProps['say'], tall: boolean): Labels {
  const icon = (name: string): string => say({ code: `icon.${name}` })
  return {
    spirits: icon('spirits'),
    crew: icon('crew'),
    hull: icon('hull'),
    ports: icon('ports'),
    bury: icon('bury'),
    small: tall ? say({ code: 'board.small' }) : icon('small'),
    large: tall ? say({ code: 'board.large' }) : icon('large'),
    safe: say({ code: 'board.safe' }),
  }
}

/** A ship as it is drawn large. */
export function shipLook(ctx: ReadCtx, seat: Seat, { values, burying, lit, frothing }: Pencilled): ShipLook {
  const { edition } = ctx
  const ship = ctx.state.ships[seat]
  const graded = (name: 'hull' | 'small' | 'large' | 'ports' | 'crew'): Graded => ({
    values: ship[name],
    squares: edition[name].squares,
    thresholds: edition[name].thresholds,
    pencil: values[name],
    lit: lit.has(name),
  })
  return {
    seat,
    infamy: ship.infamy,
    mostInfamy: edition.infamy.max,
    buriedBonus: edition.chests.buriedBonus,
    spirits: { values: ship.spirits, squares: edition.spirits.squares, pencil: values.spirits, lit: lit.has('spirits') },
    frothing,
    chests: ship.chests.map((held, chest) => ({
      values: held,
      squares: chestSquares(ctx, chest),
      columns: edition.chests.columns,
      buried: ship.buried[chest],
      pencil: values[`chest${chest}` as Icon],
      lit: lit.has(`chest${chest}`),
    })),
    hull: graded('hull'),
    small: graded('small'),
    large: graded('large'),
    ports: graded('ports'),
    crew: graded('crew'),
    burying,
  }
}

export const isMerchant = (ctx: ReadCtx, seat: Seat): boolean => isSolo(ctx.state) && seat === MERCHANTMAN

export const nameOf = ({ names, say }: Pick<WavesProps, 'names' | 'say'>, seat: Seat): string =>
  names[seat] ?? say({ code: 'board.merchantman' })

/** A ship as the others see it, small. */
export function plateLook(ctx: ReadCtx, seat: Seat, props: Pick<WavesProps, 'names' | 'say'>, torn: number): PlateLook {
  const ship = ctx.state.ships[seat]
  const { edition } = ctx
  const merchant = isMerchant(ctx, seat)
  const level = hullLevel(ctx, seat)
  return {
    seat,
    name: nameOf(props, seat),
    merchant,
    torn,
    infamy: ship.infamy,
    score: merchant ? 0 : points(ctx, seat),
    hullLevel: level,
    hullWord: `${props.say({ code: 'icon.hull' })} ${level}`,
    crewLevel: merchant ? 0 : rowLevel(ctx, seat, 'crew'),
    ports: sum(ship.ports),
    spirits: { filled: ship.spirits.length, squares: edition.spirits.squares },
    small: { filled: ship.small.length, squares: edition.small.squares },
    large: { filled: ship.large.length, squares: edition.large.squares },
    chests: ship.chests.map((values, chest) => ({
      values,
      sum: sum(values),
      buried: ship.buried[chest],
      squares: chestSquares(ctx, chest),
    })),
  }
}
