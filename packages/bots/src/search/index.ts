/** What training goes by: how bots search, what they do in playouts, and how a position is judged. Not needed to play. */
export { judgedBy } from './judged-by.ts'
export { policy } from './policy.ts'
export { search } from './search.ts'
export { judgementAt, power, shareOf, sidesAt } from './win-share.ts'
