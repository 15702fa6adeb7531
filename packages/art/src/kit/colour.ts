/** A colour as six hex digits with a hash. */
export type Colour = string

const parts = (colour: Colour): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))

/** From one colour to another: 0 is the first, 1 the second. */
export function blend(from: Colour, to: Colour, t: number): Colour {
  const end = parts(to)
  return `#${parts(from)
    .map((v, i) =>
      Math.round(v + (end[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Lighter (above 0) or darker (below 0). */
export const shade = (colour: Colour, k: number): Colour => blend(colour, k < 0 ? '#000000' : '#ffffff', Math.abs(k))
