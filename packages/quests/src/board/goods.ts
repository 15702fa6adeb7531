/** The resources, in the order in which the rules page and every list of amounts have them. */
export const GOODS = ['lumber', 'metal', 'canvas', 'gem', 'spice'] as const
/** A kind of goods. */
export type Good = (typeof GOODS)[number]
