/** The resources, in the order of the specification's tables. */
export const GOODS = ['lumber', 'metal', 'canvas', 'gem', 'spice'] as const
export type Good = (typeof GOODS)[number]
