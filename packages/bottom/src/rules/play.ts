import type { Seat } from '@flotilla/kernel'
import { costSum, enterBoard } from '../board/board.ts'
import { NONE, newDeed, remove, topDeed, type Io } from '../board/state.ts'
import { PLAY_ENTER, SETTLE, windowAt } from './steps.ts'

/** TB-6.5: announced with its partner or host and paid; then the bar may answer. The card stays in the hand until it enters. */
export function announcePlay(io: Io, seat: Seat, card: number, host: Seat, onto: number): void {
  const s = io.state
  const deed = newDeed('play', seat, card, s.faces[card] >> 6)
  const sum = costSum(io, seat, card)
  deed.count = sum.cost
  deed.target = host
  if (onto !== NONE) deed.picks.push(onto)
  s.points -= deed.count
  s.chain.push(deed)
  io.emit?.({ type: 'played', seat, card, ...sum, left: s.points, ...(host === NONE ? {} : { host }) })
  if (host === NONE) io.next(windowAt('bar', 1), PLAY_ENTER, SETTLE)
  else io.next(windowAt('bar', 1), windowAt('hit', 0), PLAY_ENTER, SETTLE)
}

export const playSteps = {
  /** The card lies down, or goes back to hand: with its points if the bar stopped it (TB-14.14), without if its host did (TB-14.9). */
  'play.enter'(io: Io): void {
    const s = io.state
    const { seat, card, target, picks, count, stopped, win } = topDeed(io)
    if (stopped && win === 'hit') io.emit?.({ type: 'keptOff', seat, card, points: count })
    else if (stopped) {
      s.points += count
      s.barred.push(s.faces[card])
      io.emit?.({ type: 'barred', seat, card, points: count })
    } else {
      remove(s.ships[seat].hand, card)
      // TB-7.5: played anew, it may act again.
      if (s.options.actAgain === 'played' && s.used.includes(s.faces[card])) s.replayed.push(s.faces[card])
      enterBoard(io, target === NONE ? seat : target, card, picks.length > 0 ? picks[0] : NONE, seat)
    }
    s.chain.pop()
  },
}
