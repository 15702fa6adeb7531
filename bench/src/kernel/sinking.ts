import { copy, imagining, rng, view, type Game, type State } from '@flotilla/kernel'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { inTurn, sideBySide, type Measured, type Work } from '../measure.ts'
import type { Figure, Settings } from '../suite.ts'
import { kernelPlayouts } from './playout.ts'
import { middlePositions } from './positions.ts'

const SEED = 1
const GAMES = 64

const CALLS = ['decisions', 'copy', 'view', 'imagine'] as const
type Call = (typeof CALLS)[number]

function works<S extends State, E>(game: Game<S, E>, seats: number): Record<Call, Work> {
  const positions = middlePositions(game, seats, GAMES)
  const luck = rng(SEED)
  return {
    decisions: kernelPlayouts(game, seats, SEED),
    copy: inTurn(positions, ({ state }) => copy(game, state)),
    view: inTurn(positions, ({ state, ask }) => view(game, state, ask.seat)),
    imagine: inTurn(
      positions.map(({ seen }) => imagining(game, seen)),
      (another) => another(luck),
    ),
  }
}

/**
 * We're Sinking! beside Waves: random decisions, and what a copy, a view and an imagined world cost where hands are hidden.
 * The ratio is the cost of one of them in so many of Waves.
 *
 * Why a decision costs three of Waves: between two of them a round deals a dozen cards, rolls up to six dice and opens windows to
 * every seat, and each card that enters or leaves a hand unseen deals the backs of that hand anew (SK-15.7). An imagined world is
 * dearer still, because it must agree with every hand's ledger (SK-15.2): each remembered card is led to a place where it can be.
 */
export function sinkingFigures({ seats, seconds }: Settings): Figure[] {
  const crew = Math.min(waves.seats.max, Math.max(sinking.seats.min, seats))
  const ours = works(sinking, crew)
  const beside = works(waves, crew)
  return CALLS.map((call) => {
    const measured = sideBySide({ sinking: ours[call], waves: beside[call] }, call === 'decisions' ? 2 * seconds : seconds / 2)
    return figure(call, measured.sinking, measured.waves)
  })
}

function figure(call: Call, sinkingCost: Measured, wavesCost: Measured): Figure {
  const ratio = wavesCost.fine / sinkingCost.fine
  if (call === 'decisions') return { name: 'sinking decisions: kernel / waves', value: sinkingCost.fine, unit: 'decisions/s', ratio }
  return { name: `sinking ${call} / waves`, value: 1e6 / sinkingCost.fine, unit: 'µs', ratio }
}
