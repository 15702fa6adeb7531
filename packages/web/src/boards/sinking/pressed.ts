import { ACTIONS, COLUMNS } from '@flotilla/sinking/face'
import type { SinkingProps, SinkingView } from './props.ts'

type Press = Readonly<Record<string, unknown>>

const card = (press: Press): number | null => {
  const back = press.item ?? press.card ?? press.discard
  return typeof back === 'number' ? back : null
}

const without = <T>(things: readonly T[], thing: T): T[] => things.filter((one) => one !== thing)

/**
 * The own press is seen at once: the dial lies in its room, the words are said, the card leaves the hand. What the server says a
 * moment later is the same, or the press is taken back and the board is what it was.
 */
export function withPress(props: SinkingProps): SinkingProps {
  const { view, seat, pressed, ask } = props
  if (pressed === null || pressed === undefined || seat === null || ask === null) return props
  const press = pressed as Press
  if (typeof press.claim === 'string')
    return {
      ...props,
      view: {
        ...view,
        claims: view.claims.with(
          seat,
          ACTIONS.findIndex((one) => one === press.claim),
        ),
      },
    }
  const seen = laid(view, seat, press) ?? moved(view, seat, press)
  return seen === null ? props : { ...props, view: seen, offered: [], refused: [] }
}

function laid(view: SinkingView, seat: number, { action, column, item }: Press): SinkingView | null {
  const does = ACTIONS.findIndex((one) => one === action)
  const at = COLUMNS.findIndex((one) => one === column)
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
