import { attackOf, costSum, kindName, sacrificeAt, worth, worthOf, type Deed, type ReadCtx } from '@flotilla/bottom/client'
import type { Message, Seat, Seen } from '@flotilla/kernel'
import type { Table } from '../props.ts'

/** What it all began with, and whether it is stopped as things stand. */
export interface Root {
  readonly deed: Seen<Deed>
  readonly stopped: boolean
}

/** What the deed costs the own ship if it stands: so many cards of a pile, or what of the board. */
export function stakeOf({ board, ctx }: Table, { deed, stopped }: Root): Message | null {
  const { view, seat } = board
  if (seat === null) return null
  const last = view.chain[view.chain.length - 1]
  const hit = [...view.chain].reverse().find(({ what, target }) => what === 'hit' && target === seat) ?? deed
  if (last.what === 'batch') return { code: 'board.stake.batch', params: { cost: cheapest(ctx, seat, last.picks), hand: pays(ctx, seat) } }
  if (hit.what === 'play') return hit.target === seat || stopped ? null : { code: 'board.stake.play', params: { cost: hit.count } }
  const zone = attackOf(ctx, hit)?.zone
  const own = view.ships[seat]
  if (hit.target !== seat || zone === undefined || zone === 'board') {
    const lost = hit.picks.filter((back) => own.board.includes(back)).reduce((sum, back) => sum + worthOf(ctx, back), 0)
    return lost === 0 ? null : { code: 'board.stake.board', params: { from: worth(ctx, seat), to: worth(ctx, seat) - lost, stopped } }
  }
  const n = Math.min(own[zone].length, hit.count > 0 ? hit.count : numberOf(ctx, hit))
  return {
    code: `board.stake.${zone}`,
    params: { n, of: own[zone].length, left: own[zone].length - n, air: view.phase === 'sinking', stopped },
  }
}

const numberOf = (ctx: ReadCtx, { kind, times }: Seen<Deed>): number => Number(ctx.edition.cards[kind].params.cards ?? 1) * times
const cheapest = (ctx: ReadCtx, seat: Seat, backs: readonly number[]): number =>
  Math.min(...backs.map((back) => costSum(ctx, seat, back).cost))
/** What all that is in hand would give. */
const pays = (ctx: ReadCtx, seat: Seat): number => ctx.state.ships[seat].hand.reduce((sum, back) => sum + sacrificeAt(ctx, back), 0)

/** What follows from an answer: of the own card, or of none. */
export function outcomeOf({ board: { view } }: Table, named: number | null, root: Root): Message | null {
  const last = view.chain[view.chain.length - 1]
  const card = kindName(last.kind << 6)
  if (named === null && last.what === 'reaction')
    return { code: 'board.if.stands', params: { card: kindName(root.deed.kind << 6), stopped: root.stopped } }
  if (named === null) return { code: 'board.if.pass', params: { card, batch: last.what === 'batch' } }
  const own = kindName(view.faces[named])
  // A hit's answers say it themselves.
  return own === 'steward' || own === 'lifebuoy' ? null : { code: `board.if.${own}`, params: { card, by: last.seat } }
}
