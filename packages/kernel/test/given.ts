import { start, type Seat } from '../src/index.ts'
import { seedFor } from '../src/conformance/index.ts'
import { contraband, type ContrabandState } from './contraband/index.ts'

/** A table of Contraband before the first turn, with these kinds of card in the hands; the others are in the deck, in order. */
export function given(hands: readonly (readonly number[])[], options: object = {}): ContrabandState {
  const s = start(contraband, { seats: hands.length, options, seed: seedFor(1) })
  const left = [...s.pools[0].faces]
  hands.forEach((kinds, seat) =>
    kinds.forEach((kind, at) => {
      s.faces[s.hands[seat][at]] = kind
      left.splice(left.indexOf(kind), 1)
    }),
  )
  s.deck.forEach((card, at) => (s.faces[card] = left[at]))
  return s
}

/** The card of this kind in a seat's hand. */
export const cardOf = (s: ContrabandState, seat: Seat, kind: number): number => s.hands[seat].find((card) => s.faces[card] === kind) ?? -1

/** What a viewer sees of some backs. */
export const facesOf = (s: { readonly faces: readonly number[] }, backs: readonly number[]): number[] => backs.map((back) => s.faces[back])
