import { answer, choices, copy, imagining, rng, start, view } from '@flotilla/kernel'
import { waves } from '@flotilla/waves'
import { boardgameioPlayouts } from '../../boardgameio/playout.ts'
import { handwrittenPlayouts } from '../handwritten/playout.ts'
import { kernelPlayouts, seeds } from '../kernel/playout.ts'
import { middlePositions, playedGames, type Played } from '../kernel/positions.ts'
import { inTurn, median, sideBySide, times, type Measured } from '../measure.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

const SEED = 1
const GAMES = 64

/**
 * Whole random games: the kernel with the simulator written by hand, then with boardgame.io.
 * Two by two: the rubbish that one leaves makes the memory slower for all who work beside it.
 */
function playouts({ seats, seconds }: Settings): Figure[] {
  const kernel = kernelPlayouts(waves, seats, SEED)
  const byHand = sideBySide({ kernel, other: handwrittenPlayouts(seats, SEED) }, seconds)
  const framework = sideBySide({ kernel, other: boardgameioPlayouts(seats, SEED) }, seconds)
  const playouts = (name: string, { kernel, other }: typeof byHand): Figure => ({
    name: `waves playouts: kernel / ${name}`,
    value: kernel.rate,
    unit: 'playouts/s',
    ratio: times(kernel, other),
  })
  const decisions = (name: string, { fine }: Measured): Figure => ({ name: `waves decisions: ${name}`, value: fine, unit: 'decisions/s' })
  return [
    playouts('hand-written', byHand),
    playouts('boardgame.io', framework),
    decisions('kernel', byHand.kernel),
    decisions('hand-written', byHand.other),
    decisions('boardgame.io', framework.other),
  ]
}

const microseconds = ({ fine }: Measured): number => 1e6 / fine

/** What a table, a client or a bot asks of the kernel, in the middle of random games. */
function calls({ seats, seconds }: Settings): Figure[] {
  const positions = middlePositions(waves, seats, GAMES)
  const luck = rng(SEED)
  const measured = sideBySide(
    {
      start: inTurn(seeds(SEED), (seed) => start(waves, { seats, seed })),
      copy: inTurn(positions, ({ state }) => copy(waves, state)),
      clone: inTurn(positions, ({ state }) => structuredClone(state)),
      view: inTurn(positions, ({ state, ask }) => view(waves, state, ask.seat)),
      imagine: inTurn(
        positions.map(({ seen }) => imagining(waves, seen)),
        (another) => another(luck),
      ),
      choices: inTurn(positions, ({ state, ask }) => choices(waves, state, ask)),
      answer: inTurn(playedGames(waves, seats, GAMES), answered(seats), ({ answers }) => answers.length),
    },
    seconds,
  )
  const sizes = positions.map(({ state }) => JSON.stringify(state).length)
  return [
    { name: 'waves copy / structuredClone', value: microseconds(measured.copy), unit: 'µs', ratio: times(measured.copy, measured.clone) },
    { name: 'waves start', value: microseconds(measured.start), unit: 'µs' },
    { name: 'waves view', value: microseconds(measured.view), unit: 'µs' },
    { name: 'waves imagine', value: microseconds(measured.imagine), unit: 'µs' },
    { name: 'waves choices', value: microseconds(measured.choices), unit: 'µs' },
    { name: 'waves answer, checked', value: microseconds(measured.answer), unit: 'µs' },
    { name: 'waves state as JSON', value: median(sizes), unit: 'bytes' },
  ]
}

/** A whole game by its record: every answer is judged, as one from outside is. */
const answered =
  (seats: number) =>
  ({ seed, answers }: Played): void => {
    const state = start(waves, { seats, seed })
    for (const [seat, choice] of answers) answer(waves, state, seat, choice)
  }

export const kernel: Suite = {
  about:
    'random playouts of Waves against a simulator written by hand and against boardgame.io; the price of the kernel’s calls, and of those of We’re Sinking! beside',
  async run(settings) {
    const alone = [...playouts(settings), ...calls(settings)]
    // Games share the kernel's code, which is compiled for what it has seen: Waves is measured before another game is even loaded.
    const { sinkingFigures } = await import('../kernel/sinking.ts')
    return [...alone, ...sinkingFigures(settings)]
  },
}
