import type { SeatSettings, StandingOrder } from './client.ts'

// Apart from the schemas: a table in the browser needs these, and no schema.

/** Where there is just one choice, nobody has to be asked. */
export const BY_ITSELF: StandingOrder = { ask: '*', order: 'only' }
/** The orders of a seat that has given none. */
export const USUAL_ORDERS: SeatSettings = { plans: [], standing: [BY_ITSELF] }

/** Whether an ask of this kind is answered by itself where there is just one choice; who wants to be asked about this very kind is. */
export function answersByItself(kind: string, { standing }: SeatSettings): boolean {
  const asked = standing.some(({ ask, order, from }) => ask === kind && order === 'ask' && from === undefined)
  return !asked && standing.some(({ ask, order }) => order === 'only' && (ask === kind || ask === '*'))
}
