import { answer, readCtx } from '../engine.ts'
import { IllegalChoice } from '../errors.ts'
import type { Game, Outcome } from '../game.ts'
import { type State, everyone, PUBLIC } from '../state.ts'
import { nameOf, playOut, viewers, type Play } from './play.ts'
import { must, mustEqual } from './verdict.ts'

/** The game comes to an end: no dead end on the way, not too long, and with a whole result. */
export function reachesEnd(game: Game, play: Play): void {
  playOut(game, { ...play, every: Infinity }, ({ state }) => {
    const before = JSON.stringify(state)
    mustBeWhole(game.outcome(readCtx(game, state)), state.seats)
    must(JSON.stringify(state) === before, 'working out the result changed the state')
    for (let seat = 0; seat < state.seats; seat++) {
      try {
        answer(game, state, seat, {})
        throw new Error('the game goes on after its end')
      } catch (error) {
        must(error instanceof IllegalChoice && error.refusal.code === 'kernel.gameOver', `after the end: ${String(error)}`)
      }
    }
  })
}

function mustBeWhole({ standings, winners }: Outcome, seats: number): void {
  const seated = sorted(standings.map(({ seat }) => seat))
  mustEqual(seated, viewers({ seats }).slice(1), 'the result names every seat once')
  for (const { seat, rank, score, parts } of standings) {
    // Where everybody has lost, nobody is first.
    must(Number.isInteger(rank) && rank >= 1 && rank <= seats + 1, `${nameOf(seat)} has rank ${rank}`)
    must([score, ...Object.values(parts)].every(Number.isFinite), `the score of ${nameOf(seat)} is not a number`)
    must(rank !== 1 || winners.length === 0 || winners.includes(seat), `${nameOf(seat)} has rank 1 and has not won`)
    must(rank === 1 || !winners.includes(seat), `${nameOf(seat)} has won with rank ${rank}`)
  }
}

/** What the game says must always hold does, before every answer and at the end; and so does what the kernel relies on. */
export function holdsInvariants(game: Game, play: Play): void {
  playOut(game, play, ({ state }) => {
    game.invariants?.(readCtx(game, state))
    mustBeSound(game, state)
  })
}

function mustBeSound(game: Game, { agenda, asks, seats, pools, faces, known }: State): void {
  for (const { step } of agenda) must(Object.hasOwn(game.steps, step), `the agenda names the step '${step}', which the game has not`)
  for (const { kind, seat, sealed } of asks) {
    must(Object.hasOwn(game.asks, kind), `there is an ask '${kind}', which the game has not`)
    must(seat >= 0 && seat < seats && sealed === undefined, `an ask for ${nameOf(seat)} at a table of ${seats}`)
  }
  must(new Set(asks.map(({ seat }) => seat)).size === asks.length, 'a seat has two asks at once')
  must(faces.length === known.length, `${faces.length} faces, and who knows of ${known.length}`)
  for (const knowers of known) must((knowers & ~(everyone(seats) | PUBLIC)) === 0, `known to seats that do not exist: ${knowers}`)
  for (const { name, first, faces: composition } of pools) {
    mustEqual(composition, sorted(composition), `the faces of pool '${name}', which everybody sees and are sorted`)
    mustEqual(sorted(faces.slice(first, first + composition.length)), composition, `the components of pool '${name}'`)
  }
}

export const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)
