import { cellAt } from '@flotilla/quests/face'
import type { Fields, QuestsProps } from './props.ts'

/** The own press is seen at once: the ship lies where she was sent. The server says the same a moment later, or it is taken back. */
export function withPress(view: QuestsProps['view'], { seat, ask, pressed }: QuestsProps): QuestsProps['view'] {
  if (pressed === null || pressed === undefined || seat === null || (ask?.kind !== 'turn' && ask?.kind !== 'voyage')) return view
  const { to } = pressed as Fields
  const cell = Array.isArray(to) ? cellAt(Number(to[0]), Number(to[1])) : -1
  return cell === -1 ? view : { ...view, ships: view.ships.map((ship, k) => (k === seat ? { ...ship, cell } : ship)) }
}
