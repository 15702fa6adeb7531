import { UNKNOWN, type Message } from '@flotilla/kernel'
import {
  BREACH_KINDS,
  CANNON_TYPES,
  CARDS,
  CHEST_KINDS,
  FIRST_CARD,
  ACTIONS,
  isBreach,
  isCannon,
  isChest,
  isPermanent,
} from '../board/things.ts'

export const say = (code: string, params: NonNullable<Message['params']> = {}): Message => ({ code, params })

/** The name of a thing for the catalogues (`thing.…`), as far as its face is known. */
export function nameOfThing(s: { readonly faces: Readonly<Record<number, number>> }, back: number): string {
  const face = s.faces[back] ?? UNKNOWN
  if (isPermanent(back)) return 'permanent'
  if (isChest(back)) return face < 0 ? 'hiddenChest' : CHEST_KINDS[face]
  if (isBreach(back)) return face < 0 ? 'hiddenBreach' : BREACH_KINDS[face]
  if (isCannon(back)) return face < 0 ? 'hiddenCannon' : CANNON_TYPES[face]
  if (back < FIRST_CARD) return ACTIONS[face] ?? 'hiddenDial'
  return face < 0 ? 'hiddenCard' : CARDS[face]
}
