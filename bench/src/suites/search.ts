import { rng } from '@flotilla/kernel'
import { boardgameioBot, boardgameioPositions } from '../../boardgameio/search.ts'
import { Luck } from '../handwritten/playout.ts'
import { Search, handwrittenPositions } from '../handwritten/search.ts'
import { judge, kernelPicks } from '../kernel/search.ts'
import { inTurn, sideBySide, type Measured } from '../measure.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

const SEED = 1
const POSITIONS = 32
/** In the middle of a random game. */
const ROUND = 4
/** Iterations of a decision: boardgame.io is not patient enough for more. */
const MANY = 400
const FEW = 8

/**
 * An iteration is the same for all: from the first pick of the fourth round down the tree of what was tried before, one new node,
 * from there choices at random to the end of the game, and the result counted on the way back. Ours imagines a world and has a tree
 * for the seat's own decisions; boardgame.io's bot sees everything and has a tree for everybody's.
 */
function run({ seats, seconds }: Settings): Figure[] {
  const luck = rng(SEED)
  const picks = kernelPicks(seats, ROUND, POSITIONS)
  // Where one choice is clearly the best our search stops early: only what was played counts.
  let played = 0
  const flotilla = (iterations: number) =>
    inTurn(
      picks,
      (pick) => (played = judge(pick, iterations, luck).reduce((sum, { visits }) => sum + visits, 0)),
      () => played,
    )

  const dice = new Luck(SEED)
  const simulator = new Search(seats, dice)
  const byHand = inTurn(
    handwrittenPositions(seats, ROUND, POSITIONS, dice),
    (position) => simulator.decide(position, MANY),
    () => MANY,
  )
  const bot = boardgameioBot(FEW)
  const framework = inTurn(
    boardgameioPositions(seats, ROUND, POSITIONS, luck),
    (state) => bot.play(state, state.ctx.currentPlayer),
    () => FEW,
  )

  const beside = sideBySide({ flotilla: flotilla(MANY), other: byHand }, seconds)
  const against = sideBySide({ flotilla: flotilla(FEW), other: framework }, seconds)
  const figure = (name: string, { fine }: Measured, other?: Measured): Figure => ({
    name: `waves search: ${name}`,
    value: fine,
    unit: 'iterations/s',
    ...(other === undefined ? {} : { ratio: fine / other.fine }),
  })
  return [
    figure('flotilla / boardgame.io', against.flotilla, against.other),
    figure('flotilla / hand-written', beside.flotilla, beside.other),
    figure('boardgame.io', against.other),
    figure('hand-written', beside.other),
  ]
}

export const search: Suite = {
  about: 'search iterations on Waves against a search written by hand and against the bot of boardgame.io',
  run,
}
