const NUMERALS = ['I', 'II', 'III'] as const

/** What a chest bears on the ship, in the rules and in words. */
export const numeral = (chest: number): string => NUMERALS[chest] ?? ''
