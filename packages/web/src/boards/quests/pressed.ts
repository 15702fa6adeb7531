import { cellAt } from '@flotilla/quests/client'
import { withPress as seenAtOnce } from '../kit/pressed.ts'
import type { QuestsProps } from './props.ts'

/** The ship lies where she was sent. */
export const withPress = (props: QuestsProps): QuestsProps =>
  seenAtOnce(props, ({ view }, { to }, { seat, ask }) => {
    if (ask.kind !== 'turn' && ask.kind !== 'voyage') return null
    const cell = Array.isArray(to) ? cellAt(Number(to[0]), Number(to[1])) : -1
    return cell === -1 ? null : { ...view, ships: view.ships.map((ship, k) => (k === seat ? { ...ship, cell } : ship)) }
  })
