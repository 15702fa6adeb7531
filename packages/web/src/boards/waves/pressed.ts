import type { Aim } from '@flotilla/waves/face'
import { priceFor } from '@flotilla/waves/face'
import { ioOf, type WavesProps } from './props.ts'

type Press = Readonly<Record<string, unknown>>

/** The die that a press drafts, or null. */
function drafted(press: Press): number | null {
  const die = press.take ?? press.bribe ?? press.sailor
  return typeof die === 'number' ? die : null
}

/**
 * The own press is seen at once: the die flies to its nest, the aim is drawn. What the server says a moment later is the same, or
 * the press is taken back and the board is what it was. Until then nothing more can be chosen.
 */
export function withPress(props: WavesProps): WavesProps {
  const { view, seat, pressed, ask } = props
  if (pressed === null || pressed === undefined || seat === null || ask === null) return props
  const press = pressed as Press
  const seen = ask.kind === 'draft' ? draft(props, press) : ask.kind === 'aim' ? { ...view, aims: [...view.aims, pressed as Aim] } : null
  return seen === null ? props : { ...props, view: seen, offered: [], refused: [] }
}

function draft(props: WavesProps, press: Press): WavesProps['view'] | null {
  const { view, seat } = props
  const die = drafted(press)
  if (die === null || seat === null || !view.pool.includes(die)) return null
  const { sailorFace } = props.game.edition.dice
  const paid = 'bribe' in press ? priceFor(ioOf(props), seat, die) : 0
  return {
    ...view,
    pool: view.pool.filter((one) => one !== die),
    dice: 'sailor' in press ? view.dice.with(die, sailorFace) : view.dice,
    ships: view.ships.map((ship, k) => (k === seat ? { ...ship, infamy: ship.infamy - paid, nest: [...ship.nest, die] } : ship)),
  }
}
