import type { BottomEvent } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import { useRef } from 'react'
import type { BottomProps } from '../props.ts'

/** One thing done in a turn, as the strip beside the pool shows it. */
export interface Stroke {
  readonly what: StrokeKind
  readonly seat: Seat
  /** The cards it is done with; none for a number of hidden ones. */
  readonly cards: readonly number[]
  /** What it is done to: a ship, and cards. */
  readonly target: Seat | null
  readonly named: readonly number[]
  /** What it costs or brings, and how that comes about. */
  readonly points: number
  readonly value: number
  readonly factor: number
  readonly discount: number
  readonly stopped: boolean
}

export type StrokeKind = 'draws' | 'plays' | 'buys' | 'acts' | 'copies' | 'answers' | 'takes' | 'overboard' | 'tired' | 'back' | 'loses'

/** A turn as far as it was told: what went overboard for points, what else changed the pool, and what was done. */
export interface ToldTurn {
  readonly seat: Seat
  readonly thrown: readonly Thrown[]
  /** Points of actions, and points spent or lost. */
  readonly gained: number
  readonly spent: number
  readonly strokes: readonly Stroke[]
  /** Out of turn a Teacher's owner has a purse: what went into it, and out of it. */
  readonly purse: Pick<ToldTurn, 'thrown' | 'spent'>
}

/** Cards sacrificed together: one, or one that a Seal doubles. */
export interface Thrown {
  readonly cards: readonly number[]
  readonly points: number
}

const NO_PURSE = { thrown: [], spent: 0 }
export const UNTOLD: ToldTurn = { seat: -1, thrown: [], gained: 0, spent: 0, strokes: [], purse: NO_PURSE }

const KIND_OF: Readonly<Record<string, StrokeKind>> = {
  drew: 'draws',
  played: 'plays',
  taught: 'plays',
  bought: 'buys',
  acted: 'acts',
  copied: 'copies',
  reacted: 'answers',
  took: 'takes',
  jettisoned: 'overboard',
  tired: 'tired',
  returned: 'back',
  pointsLost: 'loses',
}

/** What of an event is the price or the number that its stroke shows. */
const COUNTED: Readonly<Partial<Record<StrokeKind, Counted>>> = { plays: 'cost', buys: 'price', loses: 'points', draws: 'n' }
type Counted = 'points' | 'cost' | 'price' | 'n' | 'value' | 'factor' | 'discount'
const numberIn = (event: BottomEvent, field: Counted): number => (typeof event[field] === 'number' ? event[field] : 0)
const cardsIn = ({ card, cards }: BottomEvent): readonly number[] => (card === undefined ? (cards ?? []) : [card])

/** The turn with one more event of it. */
export function told(turn: ToldTurn, event: BottomEvent): ToldTurn {
  const { type } = event
  const seat = event.seat ?? -1
  if (type === 'turn') return { ...UNTOLD, seat }
  const ofTurn = seat === turn.seat
  if (type === 'sacrificed') {
    const into = ofTurn ? turn : turn.purse
    const thrown = [...into.thrown, { cards: cardsIn(event), points: numberIn(event, 'points') }]
    return ofTurn ? { ...turn, thrown } : { ...turn, purse: { ...turn.purse, thrown } }
  }
  if (type === 'purseLost') return { ...turn, purse: NO_PURSE }
  if (type === 'gained') return ofTurn && !event.lost ? { ...turn, gained: turn.gained + numberIn(event, 'points') } : turn
  if (type === 'barred') return { ...turn, spent: turn.spent - numberIn(event, 'points'), strokes: stop(turn.strokes, event) }
  if (type === 'cancelled' || type === 'keptOff') return { ...turn, strokes: stop(turn.strokes, event) }
  if (type === 'named')
    return { ...turn, strokes: turn.strokes.map((one, i) => (i === turn.strokes.length - 1 ? withNamed(one, event) : one)) }
  const what = KIND_OF[type]
  // What goes overboard for points lies on the rail already.
  const laid = [...turn.thrown, ...turn.purse.thrown]
  if (what === undefined || (type === 'jettisoned' && laid.some(({ cards }) => cards.includes(event.card ?? -1)))) return turn
  const counted = COUNTED[what]
  const points = counted === undefined ? 0 : numberIn(event, counted)
  // Whoever has nothing to draw goes down, and that is told; what others draw meanwhile is not of this turn.
  if (what === 'draws' && (points === 0 || !ofTurn)) return turn
  const stroke: Stroke = {
    what,
    seat,
    cards: what === 'draws' ? [] : cardsIn(event),
    target: [event.target, event.host, event.from].find((one): one is number => typeof one === 'number') ?? null,
    named: [],
    points,
    value: numberIn(event, 'value'),
    factor: numberIn(event, 'factor'),
    discount: numberIn(event, 'discount'),
    stopped: false,
  }
  const spends = ofTurn && (type === 'played' || type === 'bought' || type === 'pointsLost')
  const paid = !ofTurn && type === 'taught' ? points : 0
  // An answer is given with a purse of its own.
  const purse = type === 'reacted' ? NO_PURSE : { ...turn.purse, spent: turn.purse.spent + paid }
  return { ...turn, spent: turn.spent + (spends ? points : 0), purse, strokes: [...turn.strokes, stroke] }
}

const withNamed = (stroke: Stroke, event: BottomEvent): Stroke =>
  stroke.what === 'acts' || stroke.what === 'copies' ? { ...stroke, named: cardsIn(event) } : stroke

/** The last thing done with this card is done no more. */
function stop(strokes: readonly Stroke[], { card }: BottomEvent): readonly Stroke[] {
  const at = strokes.findLastIndex(({ cards }) => cards.includes(card ?? -1))
  return at < 0 ? strokes : strokes.with(at, { ...strokes[at], stopped: true })
}

/** The turn that is told just now, or was told last: what others did stays in sight until something new is done. */
export function useToldTurn({ moment, view, seat }: BottomProps): { readonly now: ToldTurn; readonly strip: ToldTurn } {
  const kept = useRef<{ n: number; now: ToldTurn; strip: ToldTurn }>({ n: -1, now: UNTOLD, strip: UNTOLD })
  const last = kept.current
  if (moment !== null && moment.n !== last.n) {
    // Whoever comes in the middle of a turn is told the rest of it.
    const begun = last.now.seat < 0 ? { ...UNTOLD, seat: view.active } : last.now
    const now = moment.events.reduce(told, begun)
    // That one's own turn begins, and what one draws, is seen in the hand.
    const quiet = now.seat === seat && now.thrown.length === 0 && now.strokes.every(({ what }) => what === 'draws')
    kept.current = { n: moment.n, now, strip: quiet ? last.strip : now }
  }
  // The pool is spent or lost: what paid for it is forgotten with it.
  const { now, strip } = kept.current
  const isOver = now.seat !== view.active || (view.points === 0 && moment === null)
  return { now: isOver ? { ...UNTOLD, purse: now.purse } : now, strip }
}
