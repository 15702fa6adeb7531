import type { Seat } from '@flotilla/kernel'
import type { ReadCtx } from '../board/state.ts'

/**
 * Variety without chance of its own: a number from 0 to 1 made of the round and the seat's own cards.
 * Others do not know the cards, so they cannot foresee it; the same seat in the same place decides the same.
 */
export function whim({ state: s }: ReadCtx, seat: Seat, salt: number): number {
  let hash = 2166136261 ^ salt
  const stir = (value: number): void => {
    hash = Math.imul(hash ^ value, 16777619)
    hash ^= hash >>> 13
  }
  stir(s.round)
  stir(seat)
  for (let i = 0; i < s.hands[seat].length; i++) stir(s.faces[s.hands[seat][i]] + 2 + i * 41)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}
