import type { Property } from '../../lobby/option-words.ts'

/** So many numbers stand beside each other; more are counted up and down. */
const MOST_CHIPS = 7

export interface Range {
  readonly min: number
  readonly max: number
}

const isRange = ({ type, minimum, maximum }: Property): boolean => type === 'integer' && minimum !== undefined && maximum !== undefined
const numbers = ({ minimum = 0, maximum = 0 }: Property): readonly number[] =>
  Array.from({ length: maximum - minimum + 1 }, (_, k) => minimum + k)
const partsOf = (property: Property): readonly Property[] => property.anyOf ?? [property]
const isFew = ({ minimum = 0, maximum = 0 }: Property): boolean => maximum - minimum < MOST_CHIPS

/** The values of an option that stand beside each other, in the order in which the game names them. */
export const wordsOf = (property: Property): readonly unknown[] =>
  partsOf(property).flatMap((part): readonly unknown[] => {
    if (part.enum !== undefined) return part.enum
    if (part.const !== undefined) return [part.const]
    if (part.type === 'boolean') return property.default === true ? [true, false] : [false, true]
    return isRange(part) && isFew(part) ? numbers(part) : []
  })

/** The numbers that are counted up and down, where there are many. */
export function rangeOf(property: Property): Range | null {
  const part = partsOf(property).find((one) => isRange(one) && !isFew(one))
  return part === undefined ? null : { min: part.minimum ?? 0, max: part.maximum ?? 0 }
}
