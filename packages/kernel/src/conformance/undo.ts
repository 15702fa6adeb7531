import { IllegalChoice } from '../errors.ts'
import type { Game } from '../game.ts'
import { type Seat, type State, everyone, PUBLIC, seatsIn } from '../state.ts'
import { Table } from '../table.ts'
import { sorted } from './ends.ts'
import { nameOf, playOut, startFor, type Play } from './play.ts'
import { must, mustEqual } from './verdict.ts'

/** Undo gives back the former state byte for byte, as far as it reaches; it never crosses chance, knowledge or another's answer. */
export function undoRestores(game: Game, play: Play): void {
  const table = new Table(game, startFor(play))
  const past: string[] = []
  playOut(game, { ...play, every: 1 }, ({ state, move, rng }) => {
    const now = JSON.stringify(state)
    if (JSON.stringify(table.state) !== now) mustEqual(table.state, state, 'the game with undo')
    past.push(now)
    if (move === null) return
    const { seat } = move.ask
    table.answer(seat, move.choice)
    const after = JSON.stringify(table.state)
    const other = rng.below(state.seats)
    if (other !== seat) mustNotUndo(table, other, after)
    const depth = table.undoable(seat)
    if (depth === 0) return mustNotUndo(table, seat, after)
    mustBeInnocent(JSON.parse(past[past.length - depth]) as State, table, seat, depth)
    const taken = table.answers.slice(-depth)
    for (let back = 1; back <= depth; back++) {
      table.undo(seat)
      must(JSON.stringify(table.state) === past[past.length - back], `undoing ${back} of ${depth} answers gives another state`)
    }
    for (const [who, choice] of taken) table.answer(who, choice)
    must(JSON.stringify(table.state) === after, 'undone and answered again, the game is another')
  })
}

function mustNotUndo(table: Table, seat: Seat, before: string): void {
  must(table.undoable(seat) === 0, `${nameOf(seat)} may undo another seat's answer`)
  try {
    table.undo(seat)
  } catch (error) {
    must(error instanceof IllegalChoice && JSON.stringify(table.state) === before, `a refused undo: ${String(error)}`)
    return
  }
  throw new Error(`${nameOf(seat)} has undone what it may not`)
}

/** What may be undone was the seat's own, told nothing and rolled nothing. */
function mustBeInnocent(before: State, { state, answers }: Table, seat: Seat, depth: number): void {
  must(
    answers.slice(-depth).every(([who]) => who === seat),
    `${nameOf(seat)} may undo another seat's answer`,
  )
  must(before.undoBarrier === state.undoBarrier && before.sealed === null, 'undo crosses chance, knowledge or sealed answers')
  for (const knower of [...seatsIn(everyone(state.seats)).map((one) => 1 << one), PUBLIC])
    for (const { name, first, faces } of state.pools) {
      const knew = knownTo(before, knower, first, faces.length)
      for (const face of knownTo(state, knower, first, faces.length)) {
        const at = knew.indexOf(face)
        must(at !== -1, `undo would take back what was learned of pool '${name}'`)
        knew.splice(at, 1)
      }
    }
}

function knownTo({ faces, known }: State, knower: number, first: number, count: number): number[] {
  return sorted(faces.slice(first, first + count).filter((_, at) => (known[first + at] & knower) !== 0))
}
