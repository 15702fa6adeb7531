import { readCtx } from '@flotilla/kernel'
import type { Move } from '@flotilla/kernel/testing'
import { FREEBOOTER, ownerOf } from '../src/board/dice.ts'
import { waves } from '../src/index.ts'
import type { Cannon, Icon, WavesState } from '../src/board/state.ts'

type Answer = Move<WavesState>

const NAMES = ['A', 'S', 'K', 'L', 'M'] as const

/** 'clear 6', 'A5': whose die, and what it shows. */
export function dieNamed(name: string): { readonly owner: number; readonly face: number } {
  const [, whose, face] = /^(clear|[ASKLM]) ?([1-6])$/.exec(name) ?? []
  if (whose === undefined) throw new Error(`'${name}' is no die: write 'clear 6' or 'A5'`)
  return { owner: whose === 'clear' ? FREEBOOTER : NAMES.findIndex((one) => one === whose), face: Number(face) }
}

/** The die of the pool with this name. */
function inPool(state: WavesState, name: string): number {
  const { owner, face } = dieNamed(name)
  const ctx = readCtx(waves, state)
  const die = state.pool.find((one) => ownerOf(ctx, one) === owner && state.dice[one] === face)
  if (die === undefined) throw new Error(`the pool has no ${name}`)
  return die
}

/** What a seat can answer, in the words of the game. */
function pirate(name: string, seat: number) {
  const answer = (choice: Answer['choice']): Answer => ({ by: name, choice })
  const lays = (...icons: (Icon | 'overboard')[]): Answer[] => icons.map((at) => answer({ at }))
  const yarrr = answer({ yarrr: true })
  const plans = (...icons: [Icon, Icon, Icon | 'overboard']): Answer[] => [...lays(...icons), yarrr]
  return {
    name,
    seat,
    takes: (die: string): Answer => answer((state) => ({ take: inPool(state, die) })),
    bribes: (die: string): Answer => answer((state) => ({ bribe: inPool(state, die) })),
    /** Picks this die as a drunken sailor. */
    takesSailor: (die: string): Answer => answer((state) => ({ sailor: inPool(state, die) })),

    /** The next die goes here. */
    lays: (icon: Icon | 'overboard'): Answer => answer({ at: icon }),
    /** The first die goes to this chest's map. */
    digs: (chest: number): Answer => answer({ at: 'bury', chest }),
    yarrr,
    again: answer({ again: true }),
    /** The three dice in nest order, and YARRR. */
    plans,
    buries: (chest: number): Answer[] => [answer({ at: 'bury', chest }), ...lays('bury', 'bury'), yarrr],
    /** A plan that does no harm where cannons and spirits are empty. */
    idles: (): Answer[] => plans('small', 'large', 'spirits'),

    raises: (icon: Icon | null): Answer => answer({ raise: icon }),
    /** Would rather see first what happens. */
    waits: answer({ later: true }),
    /** Where the chest is named only when it is written. */
    names: (chest: number): Answer => answer({ chest }),
    aims: (cannon: Cannon, at: { readonly seat: number }, chest: number): Answer => answer({ cannon, seat: at.seat, chest }),
    stows: (chest: number): Answer => answer({ chest }),
  }
}

export const A = pirate('A', 0)
export const S = pirate('S', 1)
export const K = pirate('K', 2)
export const L = pirate('L', 3)
export const M = pirate('M', 4)
export const PIRATES = [A, S, K, L, M]
/** Of the solo game; it is aimed at, never asked. */
export const MERCHANT = { name: 'Merchantman', seat: 1 }
