import type { Svg } from '../../kit/index.ts'

/** What stands before a card's backdrop, on a sheet of 140 by 178; made when somebody looks. */
export type Drawings = Readonly<Record<string, () => Svg>>
