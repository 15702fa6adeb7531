/** The light over the harbour. */
export type Hour = 'dawn' | 'day' | 'dusk' | 'night'

export const hourOf = (hour: number): Hour => (hour < 5 || hour >= 21 ? 'night' : hour < 8 ? 'dawn' : hour < 17 ? 'day' : 'dusk')
