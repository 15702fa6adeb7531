import { costSum, isQuiet, kindOf, NONE, priceIn, sacrificeAt, TIRED, type ReadCtx } from '@flotilla/bottom/client'
import { readView } from '@flotilla/kernel'
import { withPress as seenAtOnce } from '../kit/pressed.ts'
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

/** The card lies where it was put and the pool is what it will be. */
export const withPress = (props: BottomProps): BottomProps =>
  seenAtOnce(props, ({ view, game }, press, { seat, ask }) => seenWith(view, readView(game, view), seat, press, ask.kind))

function seenWith(view: View, ctx: ReadCtx, seat: number, press: Press, ask: string): View | null {
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
    const points = view.points + sacrificeAt(ctx, sacrifice) * gone.length
    return { ...view, points, ships: ship({ hand: without(...gone), water: [...water, ...gone] }) }
  }
  if (typeof buy === 'number') {
    const card = view.row[buy - 1]
    if (card === undefined || card === NONE) return null
    return { ...view, points: view.points - priceIn(ctx, buy), row: view.row.with(buy - 1, NONE), ships: ship({ water: [...water, card] }) }
  }
  if (play === undefined || !hand.includes(play)) return null
  const { id, entersTired } = ctx.edition.cards[kindOf(view.faces[play])]
  // A partner or a host is asked for first.
  if (id === 'assistant' || id === 'stowaway') return null
  return {
    ...view,
    points: view.points - costSum(ctx, seat, play).cost,
    turned: entersTired ? view.turned.with(play, TIRED) : view.turned,
    ships: ship({ hand: without(play), board: [...board, play] }),
  }
}
