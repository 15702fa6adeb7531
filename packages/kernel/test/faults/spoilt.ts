import { checks } from '../../src/conformance/index.ts'
import { contraband, dials, squawks, steps, turn, type Contraband, type ContrabandState, type ReadCtx } from '../contraband/index.ts'

/** A game with one thing wrong, the check that must find it and what it says. */
export type Fault = [name: string, check: keyof typeof checks, game: Contraband, complaint: RegExp]

/** The same game with one thing wrong. */
export const spoilt = (fault: Partial<Contraband>): Contraband => ({ ...contraband, ...fault })
export const withSteps = (fault: Partial<typeof steps>): Contraband => spoilt({ steps: { ...contraband.steps, ...fault } })
export const withTurn = (fault: Partial<typeof turn>): Contraband => spoilt({ asks: { ...contraband.asks, turn: { ...turn, ...fault } } })
export const withSquawks = (fault: Partial<typeof squawks>): Contraband =>
  spoilt({ asks: { ...contraband.asks, squawk: { ...squawks, ...fault } } })
export const withDials = (fault: Partial<typeof dials>): Contraband =>
  spoilt({ asks: { ...contraband.asks, dial: { ...dials, ...fault } } })

export const topOfDeck = ({ state: { faces, deck } }: ReadCtx): number => faces[deck[deck.length - 1]]
/** The face of the card that was drawn last, which only its drawer may know. */
export const drawn = ({ state: { faces, hands, turn } }: ReadCtx): number => faces[hands[turn][hands[turn].length - 1]]
export const inHand = ({ state: { faces, hands } }: ReadCtx, seat: number, kind: number): number =>
  hands[seat].filter((card) => faces[card] === kind).length
/** With room for what should not be there. */
export type More = ContrabandState & { note?: unknown }
