import { ACTIONS, COLUMNS } from '@flotilla/sinking/client'
import { withPress as seenAtOnce } from '../kit/pressed.ts'
import type { SinkingProps, SinkingView } from './props.ts'

type Press = Readonly<Record<string, unknown>>

const card = (press: Press): number | null => {
  const back = press.item ?? press.card ?? press.discard
  return typeof back === 'number' ? back : null
}

const without = <T>(things: readonly T[], thing: T): T[] => things.filter((one) => one !== thing)

/** The dial lies in its room, the words are said, the card leaves the hand. After a claim one may go on talking. */
export function withPress(props: SinkingProps): SinkingProps {
  const { view, seat, pressed, ask } = props
  const { claim } = (pressed ?? {}) as Press
  if (typeof claim === 'string' && seat !== null && ask !== null)
    return { ...props, view: { ...view, claims: view.claims.with(seat, indexIn(ACTIONS, claim)) } }
  return seenAtOnce(props, (_, press) => (seat === null ? null : (laid(view, seat, press) ?? moved(view, seat, press))))
}

const indexIn = (list: readonly string[], id: unknown): number => list.findIndex((one) => one === id)

function laid(view: SinkingView, seat: number, { action, column, item }: Press): SinkingView | null {
  const does = indexIn(ACTIONS, action)
  const at = indexIn(COLUMNS, column)
  if (does === -1 || item !== undefined) return null
  return {
    ...view,
    faces: view.faces.with(seat, does),
    dials: at === -1 ? view.dials : view.dials.map((dials, k) => (k === at ? [...without(dials, seat), seat] : without(dials, seat))),
  }
}

/** A card of the own hand is on its way out, or one of a room on its way in. */
function moved(view: SinkingView, seat: number, press: Press): SinkingView | null {
  const back = card(press)
  if (back === null) return null
  const hand = view.hands[seat]
  if (hand.includes(back)) return { ...view, hands: view.hands.with(seat, without(hand, back)) }
  if (press.item !== undefined || !view.columns.some((column) => column.includes(back))) return null
  return {
    ...view,
    columns: view.columns.map((column) => without(column, back)),
    hands: view.hands.with(seat, [...hand, back]),
  }
}
