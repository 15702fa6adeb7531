import { z } from 'zod'
import {
  intern,
  source,
  type Ask,
  type AskKind,
  type Game,
  type Ctx as KernelCtx,
  type ReadCtx as KernelReadCtx,
  type Seat,
  type State,
  type Step,
} from '../../src/index.ts'

/**
 * A tiny game that has one of everything, for the kernel's tests. Cards in hands are landed in the open, slipped to the left
 * in secret, or left in hand; a landed card may be squawked at with a parrot, and so may a parrot. After each round all
 * bid (collected) and all set a dial (revisable) in secret.
 */
export const KINDS = ['rum', 'silk', 'parrot', 'guns'] as const
export const [RUM, SILK, PARROT, GUNS] = [0, 1, 2, 3]
export const HAND = 3

export const options = z.strictObject({
  copies: z.int().min(4).max(7).default(5),
  rounds: z.int().min(1).max(4).default(2),
  bids: z.boolean().default(true),
  start: z.enum(['poor', 'rich']).default('rich'),
})

export const editionSchema = z.strictObject({
  id: z.string(),
  worth: z.strictObject({
    rum: z.strictObject({ value: z.int().min(0), source }),
    silk: z.strictObject({ value: z.int().min(0), source }),
  }),
})
export type Edition = z.infer<typeof editionSchema>
export const house: Edition = {
  id: 'house',
  worth: { rum: { value: 2, source: 'rulebook' }, silk: { value: 1, source: 'house' } },
}

export interface ContrabandState extends State<z.infer<typeof options>> {
  round: number
  turn: Seat
  deck: number[]
  discard: number[]
  hands: number[][]
  gold: number[]
  ready: boolean[]
}
export type Ctx = KernelCtx<ContrabandState, Edition>
export type ReadCtx = KernelReadCtx<ContrabandState, Edition>
export type Contraband = Game<ContrabandState, Edition>
export type Kind<A extends Ask, C extends object> = AskKind<ContrabandState, Edition, A, C>

export interface CardStep extends Step {
  readonly seat: Seat
  readonly card: number
}
export interface Reaction extends Step {
  readonly by: Seat
  readonly to: Seat
}
export const step = intern((name: string) => ({ step: name }))
export const resolve: (seat: Seat, card: number) => CardStep = intern((seat, card) => ({ step: 'resolve', seat, card }))
export const react: (by: Seat, to: Seat) => Reaction = intern((by, to) => ({ step: 'react', by, to }))

export const asking: (kind: string, seat: Seat) => Ask = intern((kind, seat) => ({ kind, seat }))
export const holding: (seat: Seat) => Ask = intern((seat) => ({ kind: 'hold', seat, optional: true }))
export const shown = intern((kind: string) => ({ kind }))

export const land = intern((card: number) => ({ land: card }))
export const slip = intern((card: number) => ({ slip: card }))
export const peek = intern(() => ({ peek: true }))()
export const squawk = intern((card: number) => ({ squawk: card }))
export const letBe = intern(() => ({ letBe: true }))()
export const bid = intern((gold: number) => ({ bid: gold }))
export const dial = intern((at: number) => ({ dial: at }))
export const sure = intern(() => ({ sure: true }))()
export const again = intern(() => ({ again: true }))()
export type TurnChoice = { readonly land: number } | { readonly slip: number } | typeof peek

export const dialBack = (s: Pick<ContrabandState, 'faces' | 'seats'>, seat: Seat): number => s.faces.length - s.seats + seat
export const next = (s: ContrabandState, seat: Seat): Seat => (seat + 1) % s.seats
export const remove = (list: number[], item: number): void => void list.splice(list.indexOf(item), 1)
