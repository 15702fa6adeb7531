import { askOf, same, type Seat } from '@flotilla/kernel'
import { cost, type ClockContext } from './clocks.ts'
import type { Draft } from './entries.ts'
import { takenBack } from './game-value.ts'
import type { Request } from './messages.ts'
import type { Position } from './position.ts'
import { TableRefusal } from './refusal.ts'
import type { TableRules } from './rules.ts'
import { paceOf } from './windows.ts'

/** Where a person sits; null if they do not. */
export function seatOf({ seats }: Pick<Position, 'seats'>, person: string | null): Seat | null {
  const seat = person === null ? -1 : seats.findIndex((one) => one.person === person)
  return seat === -1 ? null : seat
}

/** Whether this has been stored already: the same request, or the answer that the seat's settings gave to the same ask. */
export function isDone(position: Position, request: Request): boolean {
  if (position.requests.get(request.person)?.includes(request.request) === true) return true
  const seat = seatOf(position, request.person)
  if (request.type !== 'answer' || request.asked === undefined || seat === null) return false
  return position.ordered.get(seat)?.some(({ asked, choice }) => asked === request.asked && same(choice, request.choice)) === true
}

interface Around {
  readonly rules: TableRules
  readonly position: Position
  readonly now: number
  readonly clocks: ClockContext
}

/** The entry that a request asks for. Throws a TableRefusal where the table does not do it; the rules are asked afterwards. */
export function draftFor(request: Request, around: Around): Draft {
  const { position } = around
  const base = { person: request.person, by: 'person', request: request.request, seat: -1, given: null, spent: 0 } as const
  switch (request.type) {
    case 'answer':
    case 'undo':
      return { ...base, ...decision(request, around) }
    case 'wait':
      return { ...base, kind: waiting(request.person, around) }
    case 'decide':
      return { ...base, kind: agreed(request.kind, position) }
    case 'seat':
      return { ...base, kind: 'seat', seat: request.seat, given: request.sitting }
  }
}

function decision(
  request: Extract<Request, { type: 'answer' | 'undo' }>,
  { rules, position, now, clocks }: Around,
): Pick<Draft, 'kind' | 'seat' | 'given' | 'spent'> {
  const seat = seatOf(position, request.person)
  if (seat === null) throw new TableRefusal('table.notSeated')
  checkPlaying(position)
  const { window } = position
  const isAsked = askOf(position.game.state, seat) !== undefined && !position.held.some((one) => one.seat === seat)
  // Inside a window whoever has no decision of it open is refused alike, whatever they try: nothing tells how far it is.
  if (window !== null && (request.type === 'undo' || !isAsked)) throw new TableRefusal('table.held')
  if (request.type === 'undo') return { kind: 'undo', seat, given: takenBack(position.game, seat), spent: 0 }
  if (request.asked !== undefined && request.asked !== position.asked[seat]) throw new TableRefusal('table.staleAsk')
  const spent = cost(rules, position, seat, now, clocks)
  return { kind: window === null ? 'answer' : 'hold', seat, given: request.choice, spent }
}

function checkPlaying({ status }: Position): void {
  if (status === 'paused') throw new TableRefusal('table.paused')
  if (status !== 'playing') throw new TableRefusal('table.over')
}

/** Everybody may lengthen a window once, whether or not they have anything to decide in it. */
function waiting(person: string, { rules, position }: Around): 'wait' {
  if (seatOf(position, person) === null) throw new TableRefusal('table.notSeated')
  checkPlaying(position)
  const { window } = position
  if (window === null || paceOf(rules, position)?.kind !== 'brisk' || window.waits.includes(person)) throw new TableRefusal('table.noWait')
  return 'wait'
}

function agreed(kind: 'pause' | 'resume' | 'end', { status, window }: Position): typeof kind {
  if (window !== null) throw new TableRefusal('table.held')
  const isSensible = kind === 'resume' ? status === 'paused' : status === 'playing' || (kind === 'end' && status === 'paused')
  if (!isSensible) throw new TableRefusal(status === 'paused' ? 'table.paused' : 'table.over')
  return kind
}
