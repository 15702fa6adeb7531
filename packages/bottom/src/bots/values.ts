import { KINDS, type Kind, type KindId } from '../board/kinds.ts'
import type { ReadCtx } from '../board/state.ts'

/** What a card on board is worth for each turn still to come, besides its points: in the Cruise and in the Sinking. */
const PER_TURN: Partial<Record<KindId, readonly [number, number]>> = {
  anchor: [-4, -1],
  jack: [0, 0.4],
  fisherman: [1.6, -0.8],
  navigator: [0.1, 0.1],
  convict: [1, 1],
  rats: [0.3, 0.6],
  lifebuoy: [0.2, 0.4],
  polkaDancer: [1.8, 0.6],
  caretaker: [0.4, 0.4],
  singer: [2.5, 2],
  maid: [0, 0.3],
  proletarian: [0.3, 0.6],
  lifeguard: [0.8, 0.9],
  stoker: [-1.5, 1.2],
  fanatic: [0.3, 0.6],
  storyteller: [0.8, 0.8],
  profiteer: [0.2, 0.2],
  bartender: [0.4, 0.9],
  teacher: [0.7, 0.9],
  chef: [0.4, 1.5],
  lifeJacket: [0.4, 0.6],
  steward: [0.4, 0.8],
  saboteur: [0.8, 1.2],
  burglar: [2, 2.2],
  steersman: [0.3, 0.4],
  arbiter: [-0.5, -0.5],
  boogeyman: [0.2, 0.3],
  beggar: [0.6, 1],
  lady: [2, 2.2],
  shipGuard: [0.6, 1.2],
  captain: [0.8, 0.8],
  tycoon: [2.2, 2.4],
  pirate: [3, 4],
  torpedo: [0.5, 2],
}

/** How much better than its points a card is to own, when bought in the Cruise. */
const WANTED: Partial<Record<KindId, number>> = {
  anchor: -4,
  jack: -2,
  fisherman: -0.5,
  navigator: -1.5,
  convict: 1.5,
  rats: -0.5,
  lifebuoy: 0.3,
  polkaDancer: 1.5,
  singer: 2.5,
  technician: -1,
  maid: -1,
  janitor: -1.5,
  rose: 2,
  stowaway: 0.5,
  assistant: -0.5,
  flapper: -3,
  lifeguard: 0.5,
  seal: 2.5,
  profiteer: -0.5,
  arbiter: -1.5,
  boogeyman: -1,
  burglar: 1.5,
  lady: 1,
  tycoon: 2,
  pirate: 2.5,
  lifeboat: -2,
  band: -6,
}

const inCruise: readonly number[] = KINDS.map((id) => PER_TURN[id]?.[0] ?? 0)
const inSinking: readonly number[] = KINDS.map((id) => PER_TURN[id]?.[1] ?? 0)

export const perTurn = ({ state: { phase } }: ReadCtx, kind: Kind): number => (phase === 'sinking' ? inSinking : inCruise)[kind]
export const wanted: readonly number[] = KINDS.map((id) => WANTED[id] ?? 0)
