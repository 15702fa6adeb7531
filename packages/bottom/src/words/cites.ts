import type { Event } from '@flotilla/kernel'
import { kindOf, ruleOf } from '../board/kinds.ts'
import type { SeenBottom } from '../board/state.ts'

/** The rules that events follow. */
const RULES: Readonly<Record<string, string>> = {
  first: 'TB-1.5',
  drafted: 'TB-1.6',
  turn: 'TB-2.2',
  anchored: 'TB-3.3',
  drew: 'TB-3.5',
  reshuffled: 'TB-3.6',
  raided: 'TB-3.4',
  steered: 'TB-18.4',
  sacrificed: 'TB-4.2',
  jettisoned: 'TB-13.1',
  climbed: 'TB-13.1',
  clung: 'TB-6.7',
  entered: 'TB-7.3',
  played: 'TB-6.2',
  barred: 'TB-14.14',
  keptOff: 'TB-14.9',
  copied: 'TB-15.6',
  named: 'TB-14.2',
  cancelled: 'TB-14.14',
  saved: 'TB-14.9',
  tired: 'TB-7.1',
  buried: 'TB-13.7',
  returned: 'TB-13.6',
  took: 'TB-13.5',
  gained: 'TB-4.7',
  taught: 'TB-14.11',
  purseLost: 'TB-14.11',
  bought: 'TB-5.1',
  offered: 'TB-5.3',
  swept: 'TB-5.6',
  undertow: 'TB-19.1',
  judged: 'TB-15.4',
  pointsLost: 'TB-4.6',
  discarded: 'TB-8.1',
  cruiseLimit: 'TB-9.7',
  iceberg: 'TB-9.1',
  abandoned: 'TB-10.4',
  sinking: 'TB-3.7',
  rescued: 'TB-11.2',
  sunk: 'TB-12.2',
}

/** What happens because a card says so cites the card. */
const BY_CARD = new Set(['acted', 'reacted', 'shuffledIn'])
const captain = 'TB-K43'

export function cites({ type, card, faces }: Event): string | undefined {
  if (!BY_CARD.has(type)) return RULES[type]
  const face = (faces as Readonly<Record<number, number>> | undefined)?.[Number(card)]
  return face === undefined ? captain : ruleOf(kindOf(face))
}

/** What is announced stands beside what was announced before; all that follows stands under it. */
const ANNOUNCED = new Set(['acted', 'copied', 'named', 'played', 'reacted', 'raided', 'judged'])

export const nesting = ({ chain }: SeenBottom, { type }: Event): number => chain.length - (ANNOUNCED.has(type) && chain.length > 0 ? 1 : 0)
