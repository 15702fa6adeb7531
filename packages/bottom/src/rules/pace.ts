import type { Options } from './options.ts'

/** What the pace of a table says where its options leave it to the pace. */
const PACE = {
  standard: { undertowFrom: 16, cruiseRounds: 25 },
  short: { undertowFrom: 10, cruiseRounds: 12 },
} as const

const SHORT_ICEBERG = 15
/** From which turn on the Undertow pulls, by these options. */
export const undertowFrom = (o: Options): number => (o.undertowFrom === 'pace' ? PACE[o.pace].undertowFrom : o.undertowFrom)
export const cruiseRounds = (o: Options): number => (o.cruiseRounds === 'pace' ? PACE[o.pace].cruiseRounds : o.cruiseRounds)

/** What the Iceberg costs at this table; `printed` is the edition's price. */
export const icebergPrice = (o: Options, printed: number): number =>
  o.icebergPrice !== 'pace' ? o.icebergPrice : o.pace === 'short' ? SHORT_ICEBERG : printed
