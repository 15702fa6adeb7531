import type { Prospects, Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { countedCards, pointsSeen } from '../rules/end.ts'
import type { Io, SinkingState } from '../board/state.ts'
import { CHEST_POINTS, outlookOf, type Outlook } from './outlook.ts'
import learned from './prospects.json' with { type: 'json' }

/** What counts for a seat when a round begins: most of it turns round with the ship's fate. */
export function describe(io: Io, seat: Seat, { saved, rich, light, toWin, toSink }: Outlook, into: number[]): void {
  const s = io.state
  const points = pointsSeen(io, seat, seat) / 10
  const cards = countedCards(io, seat) / 5
  const few = Math.max(0, s.hands[seat].length - io.edition.limits.fewestCards) / 5
  const chests = (s.chests[seat].length * CHEST_POINTS) / 10
  const soon = 1 / (1 + Math.min(toWin, toSink))
  let at = 0
  const put = (value: number): void => {
    into[at++] = value
    into[at++] = value * saved
    into[at++] = value * saved * saved
    into[at++] = value * soon
    into[at++] = value * soon * saved
  }
  put(points)
  put(cards)
  put(few)
  put(chests)
  put(Math.sqrt(Math.max(0, points)))
  put(rich)
  put(light)
  put(saved * rich + (1 - saved) * light)
}

export const prospects: Prospects<SinkingState, Edition> = {
  features: (io: Io, seat: Seat, into: number[]) => describe(io, seat, outlookOf(io, seat), into),
  weights: learned.weights,
}
