import type { FnContext, MoveMap, PhaseConfig } from 'boardgame.io'
import { CREW_DICE, DICE_PER_ROUND, SAILOR_FACE } from '../src/numbers.ts'
import { move } from './move.ts'
import { emptyPlan, type Option, type Table } from './table.ts'

function isFree(G: Table, die: number, seat: number): boolean {
  const owner = Math.floor(die / CREW_DICE)
  return owner === seat || owner >= G.ships.length
}

const canTake = (G: Table, seat: number, die: number): boolean => G.pool.includes(die) && isFree(G, die, seat)
const canBribe = (G: Table, seat: number, die: number): boolean =>
  G.pool.includes(die) && !isFree(G, die, seat) && G.faces[die] <= G.ships[seat].infamy
const canGetSailor = (G: Table, seat: number, die: number): boolean =>
  G.pool.includes(die) && !G.pool.some((other) => isFree(G, other, seat))

function pick(G: Table, seat: number, die: number): void {
  G.pool.splice(G.pool.indexOf(die), 1)
  G.ships[seat].nest.push(die)
}

const moves: MoveMap<Table> = {
  take: move(canTake, ({ G }, seat, die: number) => pick(G, seat, die)),
  bribe: move(canBribe, ({ G }, seat, die: number) => {
    G.ships[seat].infamy -= G.faces[die]
    pick(G, seat, die)
  }),
  sailor: move(canGetSailor, ({ G }, seat, die: number) => {
    G.faces[die] = SAILOR_FACE
    pick(G, seat, die)
  }),
}

function roll({ G, ctx, random }: FnContext<Table>): void {
  const count = DICE_PER_ROUND * ctx.numPlayers
  const shuffled = random.Shuffle(G.bag)
  const faces = random.D6(count)
  G.round++
  G.pool = shuffled.slice(0, count)
  G.bag = shuffled.slice(count)
  for (let k = 0; k < count; k++) G.faces[G.pool[k]] = faces[k]
  // Here and not where these phases begin: a phase is asked whether it has ended before it may begin.
  G.ready = 0
  G.step = 0
  for (const id of ctx.playOrder) G.players[id] = emptyPlan()
}

export const draft: PhaseConfig<Table> = {
  start: true,
  onBegin: roll,
  moves,
  turn: {
    order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
    minMoves: 1,
    maxMoves: 1,
  },
  endIf: ({ G }) => G.ships.every(({ nest }) => nest.length === DICE_PER_ROUND),
  next: 'allocate',
}

export const draftOptions = (G: Table, seat: number): Option[] => [
  ...G.pool.filter((die) => canTake(G, seat, die)).map((die) => ({ move: 'take', args: [die] })),
  ...G.pool.filter((die) => canBribe(G, seat, die)).map((die) => ({ move: 'bribe', args: [die] })),
  ...G.pool.filter((die) => canGetSailor(G, seat, die)).map((die) => ({ move: 'sailor', args: [die] })),
]
