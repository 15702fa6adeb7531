import { hasEnded } from './end.ts'
import { endCruise, isCruiseOver } from './from-cruise-to-sinking.ts'
import { type BottomState, type Ctx, NONE, READY, type SeenBottom } from '../board/state.ts'
import { END_LIMIT, END_POINTS, endPassive, TURN_BEFORE, TURN_NEXT, TURN_READY } from './steps.ts'
import { isSinkingOver, sinkAll } from './sinking-phase.ts'
import { CARDS } from './cards/index.ts'
import type { Seat, Step } from '@flotilla/kernel'

/** The turn, in the steps of TB-2.2: each pushes the one that follows. */
export const turnSteps = {
  /** TB-2.3: the counter goes up, tired cards become ready. */
  'turn.ready'(ctx: Ctx): void {
    const s = ctx.state
    const ship = s.ships[s.active]
    s.turn++
    ship.turns++
    // TB-4.1: points are the active player's, and begin at 0.
    s.points = 0
    s.dealing = 0
    ship.steered = false
    for (let i = 0; i < ship.board.length; i++) s.turned[ship.board[i]] = READY
    ctx.push(TURN_BEFORE)
    ctx.emit?.({ type: 'turn', seat: s.active, phase: s.phase === 'sinking' ? 'sinking' : 'cruise', turn: s.turn })
  },

  /** TB-2.7: passives at the end, points, hand limit, marks, next seat. */
  'turn.end'(ctx: Ctx): void {
    endTurn(ctx, TURN_NEXT)
  },

  /** TB-4.6: what was not spent is lost only now. */
  'end.points'(ctx: Ctx): void {
    const s = ctx.state
    const { points } = s
    s.points = 0
    if (points > 0) ctx.emit?.({ type: 'pointsLost', seat: s.active, points })
  },

  /** TB-2.1: the next seat afloat; or the phase, or the game, is over. */
  'turn.next'(ctx: Ctx): void {
    const s = ctx.state
    endMarks(s)
    const left = nextAfloat(s)
    if (hasEnded(s)) return
    if (s.phase === 'sinking' && isSinkingOver(s)) return sinkAll(ctx)
    s.active = left
    if (s.phase === 'cruise' && isCruiseOver(s)) endCruise(ctx)
    else ctx.push(TURN_READY)
  },
}

/** TB-2.7: step 6. Whoever abandons ship (TB-10.4) does not escape it: the ship sinks only when it is done. */
// TB-R71
export function endTurn(ctx: Ctx, last: Step): void {
  const s = ctx.state
  ctx.next(END_POINTS, END_LIMIT, last)
  const { board } = s.ships[s.active]
  for (let i = board.length - 1; i >= 0; i--) if (CARDS[s.faces[board[i]] >> 6].atEnd !== undefined) ctx.push(endPassive(board[i]))
}

function endMarks(s: BottomState): void {
  s.points = 0
  s.used = []
  s.replayed = []
  s.barred = []
  s.tidied = []
  s.dealing = 0
}

function nextAfloat({ active, seats, ships }: SeenBottom): Seat {
  for (let k = 1; k <= seats; k++) if (!ships[(active + k) % seats].sunk) return (active + k) % seats
  return NONE
}
