import { rng } from '@flotilla/kernel'
import type { WavesState } from '@flotilla/waves'
import { describe, expect, test, vi } from 'vitest'
import { optionsOf } from '../boardgameio/game.ts'
import { begin, makeMove, mover } from '../boardgameio/playout.ts'
import type { Option, Table } from '../boardgameio/table.ts'
import type { State } from '../boardgameio/types.ts'
import { seeds } from '../src/kernel/playout.ts'
import { Beside, lineOf } from './beside.ts'

const GAMES = 3
const [anySeed] = seeds(1)

const inKernelsWords: Readonly<Record<string, (...args: never[]) => object>> = {
  take: (die: number) => ({ take: die }),
  bribe: (die: number) => ({ bribe: die }),
  sailor: (die: number) => ({ sailor: die }),
  place: (at: string, chest: number | null) => (chest === null ? { at } : { at, chest }),
  yarrr: () => ({ yarrr: true }),
  raise: (icon: string | null) => (icon === 'later' ? { later: true } : { raise: icon }),
  aim: (aim: object) => aim,
  stow: (chest: number) => ({ chest }),
}
const kernelsWords = ({ move, args }: Option): object => inKernelsWords[move](...(args as never[]))
const kindOf = ({ move }: Option): string => (['take', 'bribe', 'sailor'].includes(move) ? 'draft' : move)

/** The kernel's dice, falling as those of the other table have just fallen. */
function fallingAs(table: () => Table): (stream: string, n: number, state: WavesState) => number {
  let rolled = 0
  return (stream, _n, { bag, pool }) => {
    const { first, pool: dice, faces } = table()
    if (stream === 'first') return first
    if (stream === 'dice') return faces[dice[rolled++]] - 1
    rolled = 0
    return bag.indexOf(dice[pool.length])
  }
}

const tableOf = ({ G, ctx }: State<Table>): object => ({
  round: G.round,
  first: G.first,
  maps: G.ships.map(({ infamy, spirits, chests, hull, small, large, ports, crew, supply }) => ({
    infamy,
    spirits,
    chests: chests.map(({ values }) => values),
    buried: chests.map(({ buried }) => buried),
    lines: [hull, small, large, ports, crew].map(lineOf),
    supply,
  })),
  scores: (ctx.gameover as { scores: number[] }).scores,
})

describe('the game for boardgame.io plays by the same rules', () => {
  test.each([2, 3, 4, 5])('%i seats: with its own dice and the same choices the kernel comes to the same end', (seats) => {
    const luck = rng(seats)
    for (let game = 0; game < GAMES; game++) {
      let state = begin(seats, luck.word())
      const beside = new Beside(
        seats,
        anySeed,
        fallingAs(() => state.G),
      )
      while (state.ctx.gameover === undefined) {
        const playerID = mover(state.ctx)
        const options = optionsOf(state.G, state.ctx, playerID)
        beside.offers(Number(playerID), kindOf(options[0]), options.map(kernelsWords))
        const chosen = options[luck.below(options.length)]
        state = makeMove(state, playerID, chosen)
        expect('transients' in state).toBe(false)
        beside.take(Number(playerID), kernelsWords(chosen))
      }
      expect(tableOf(state)).toEqual(beside.table())
    }
  })
})

test('a move against the rules is refused by the game for boardgame.io too', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  const state = begin(3, 1)
  const playerID = mover(state.ctx)
  const refused = makeMove(state, playerID, { move: 'take', args: [999] })
  expect(refused).toMatchObject({ G: state.G, transients: { error: { type: 'action/invalid_move' } } })
  expect(complaint).toHaveBeenCalledOnce()
})
