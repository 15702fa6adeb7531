import { costSum, isQuiet, kindOf, NONE, priceIn, sacrificeAt, TIRED, type Io } from '@flotilla/bottom/face'
import { lookAt } from '@flotilla/kernel'
import type { BottomProps } from './props.ts'

interface Press {
  readonly sacrifice?: number
  readonly seal?: number
  readonly play?: number
  readonly buy?: number | 'iceberg'
  readonly discard?: number
  readonly maid?: number
  readonly put?: number
  readonly take?: number
}
type View = BottomProps['view']

/**
 * The own press is seen at once: the card lies where it was put and the pool is what it will be. What the server says a moment later
 * is the same, or the press is taken back and the board is what it was. Until then nothing more can be chosen.
 */
export function withPress(props: BottomProps): BottomProps {
  const { view, seat, pressed, ask, game } = props
  if (pressed === null || pressed === undefined || seat === null || ask === null) return props
  const seen = seenWith(view, lookAt(game, view), seat, pressed, ask.kind)
  return seen === null ? props : { ...props, view: seen, offered: [], refused: [] }
}

function seenWith(view: View, io: Io, seat: number, press: Press, ask: string): View | null {
  const { hand, water, deck, board } = view.ships[seat]
  const ship = (change: Partial<View['ships'][number]>): View['ships'] =>
    view.ships.map((one, k) => (k === seat ? { ...one, ...change } : one))
  const without = (...backs: number[]): number[] => hand.filter((back) => !backs.includes(back))
  const { sacrifice, seal, play, buy, discard, put, take } = press
  if (ask === 'draft.pick')
    return take === undefined || !view.packs[seat].includes(take)
      ? null
      : { ...view, packs: view.packs.with(seat, []), ships: ship({ deck: [take, ...deck] }) }
  if (discard !== undefined)
    return hand.includes(discard) ? { ...view, ships: ship({ hand: without(discard), water: [...water, discard] }) } : null
  if (press.maid !== undefined && put !== undefined)
    return hand.includes(put) ? { ...view, ships: ship({ hand: without(put), deck: [...deck, put] }) } : null
  if (ask !== 'main') return null
  if (sacrifice !== undefined) {
    // What answers its own going overboard is not guessed.
    if (!hand.includes(sacrifice) || !isQuiet(kindOf(view.faces[sacrifice]))) return null
    const gone = seal === undefined ? [sacrifice] : [sacrifice, seal]
    const points = view.points + sacrificeAt(io, sacrifice) * gone.length
    return { ...view, points, ships: ship({ hand: without(...gone), water: [...water, ...gone] }) }
  }
  if (typeof buy === 'number') {
    const card = view.row[buy - 1]
    if (card === undefined || card === NONE) return null
    return { ...view, points: view.points - priceIn(io, buy), row: view.row.with(buy - 1, NONE), ships: ship({ water: [...water, card] }) }
  }
  if (play === undefined || !hand.includes(play)) return null
  const { id, entersTired } = io.edition.cards[kindOf(view.faces[play])]
  // A partner or a host is asked for first.
  if (id === 'assistant' || id === 'stowaway') return null
  return {
    ...view,
    points: view.points - costSum(io, seat, play).cost,
    turned: entersTired ? view.turned.with(play, TIRED) : view.turned,
    ships: ship({ hand: without(play), board: [...board, play] }),
  }
}
