import type { Aim } from '@flotilla/waves/client'
import { priceFor } from '@flotilla/waves/client'
import { withPress as seenAtOnce } from '../kit/pressed.ts'
import { ioOf, type WavesProps } from './props.ts'

type Press = Readonly<Record<string, unknown>>

/** The die that a press drafts, or null. */
function drafted(press: Press): number | null {
  const die = press.take ?? press.bribe ?? press.sailor
  return typeof die === 'number' ? die : null
}

/** The die flies to its nest, the aim is drawn. */
export const withPress = (props: WavesProps): WavesProps =>
  seenAtOnce(props, (_, press, { seat, ask }) =>
    ask.kind === 'draft'
      ? draft(props, press, seat)
      : ask.kind === 'aim'
        ? { ...props.view, aims: [...props.view.aims, props.pressed as Aim] }
        : null,
  )

function draft(props: WavesProps, press: Press, seat: number): WavesProps['view'] | null {
  const { view } = props
  const die = drafted(press)
  if (die === null || !view.pool.includes(die)) return null
  const { sailorFace } = props.game.edition.dice
  const paid = 'bribe' in press ? priceFor(ioOf(props), seat, die) : 0
  return {
    ...view,
    pool: view.pool.filter((one) => one !== die),
    dice: 'sailor' in press ? view.dice.with(die, sailorFace) : view.dice,
    ships: view.ships.map((ship, k) => (k === seat ? { ...ship, infamy: ship.infamy - paid, nest: [...ship.nest, die] } : ship)),
  }
}
