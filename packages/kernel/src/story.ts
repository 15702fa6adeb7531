/** How much an event deserves to be seen. 'with': it is told together with the next one, as one moment. */
export type Weight = 'with' | 'small' | 'plain' | 'big'

/** The weight of every event that a game emits, by type. */
export type Tells = Readonly<Record<string, Weight>>

/** How long a moment is shown at normal speed, in milliseconds. */
export const MOMENT_MS: Readonly<Record<Exclude<Weight, 'with'>, number>> = { small: 220, plain: 600, big: 1800 }
